/** An app that reads games. */
module example.app {
    requires io.github.hiverules.notation;

    exports example.app;
}
