/** An app that reads games, and the core of a game server. */
module example.app {
    requires transitive io.github.hiverules.jackson;

    exports example.app;
    exports example.server;
}
