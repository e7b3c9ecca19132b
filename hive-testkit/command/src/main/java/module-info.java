/**
 * The {@code hive} command for the board game Hive: it checks, explains, draws and converts games, and tests engines.
 *
 * <p>This module exports nothing: whatever the command does, {@link io.github.hiverules.core}, {@link
 * io.github.hiverules.notation} and {@link io.github.hiverules.testkit} offer as a library.
 */
@org.jspecify.annotations.NullMarked
module io.github.hiverules.command {
    requires io.github.hiverules.testkit;
    requires io.github.hiverules.drawing;
    requires io.github.hiverules.jackson;
    requires info.picocli;
    requires static org.jspecify;

    opens io.github.hiverules.command to
            info.picocli;
}
