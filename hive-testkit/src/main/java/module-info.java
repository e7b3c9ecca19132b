/**
 * Helps to test engines and apps for the board game Hive, and holds the {@code hive} command.
 *
 * <p>JUnit, jqwik and picocli are optional: only the packages named after them need them.
 */
@org.jspecify.annotations.NullMarked
@SuppressWarnings("requires-automatic")
module io.github.hiverules.testkit {
    requires transitive io.github.hiverules.core;
    requires transitive io.github.hiverules.notation;
    requires static org.jspecify;

    // Not transitive, though the fixtures' signatures name their types: who uses neither must not need them.
    requires static org.junit.jupiter.api;
    requires static org.junit.jupiter.params;
    // An automatic module: jqwik names it only in its manifest.
    requires static net.jqwik.api;
    requires static info.picocli;

    exports io.github.hiverules.testkit;
    exports io.github.hiverules.testkit.jqwik;
    exports io.github.hiverules.testkit.junit;
    exports io.github.hiverules.testkit.uhp;

    opens io.github.hiverules.testkit.cli to
            info.picocli;
    opens io.github.hiverules.testkit.junit to
            org.junit.platform.commons;
}
