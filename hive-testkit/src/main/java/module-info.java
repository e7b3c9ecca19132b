/**
 * For tests of engines and apps of the board game Hive: rulebook diagrams, perft tables, reference rules, and sample and
 * random games.
 *
 * <h2>A tour</h2>
 *
 * This module builds on {@link io.github.hiverules.core}, which knows the rules, and {@link
 * io.github.hiverules.notation}, which reads and writes games.
 *
 * <ul>
 *   <li>{@link io.github.hiverules.testkit.RulebookDiagrams RulebookDiagrams} are drawn positions that state what is
 *       legal there and which {@link io.github.hiverules.Rule Rule} forbids the rest.
 *   <li>{@link io.github.hiverules.testkit.PerftTables PerftTables} are perft counts, most of them confirmed by
 *       independent programs.
 *   <li>{@link io.github.hiverules.testkit.ReferenceRules ReferenceRules} implements all rules a second time, slowly
 *       and plainly.
 *   <li>{@link io.github.hiverules.testkit.RandomGames RandomGames} and {@link io.github.hiverules.testkit.SampleGames
 *       SampleGames} give you a {@link io.github.hiverules.Game Game} to try things with.
 * </ul>
 *
 * <p>The package {@link io.github.hiverules.testkit.judge} compares a program with all of this: {@link
 * io.github.hiverules.testkit.judge.HiveTests HiveTests} a program on the JVM, {@link
 * io.github.hiverules.testkit.judge.Judge Judge} an engine in any language. For programs in other languages, the jar
 * holds diagrams and counts as JSON in {@code META-INF/hive-rules/fixtures.json}.
 *
 * <p>JUnit and jqwik are optional: only the packages {@code junit} and {@code jqwik} need them.
 */
@org.jspecify.annotations.NullMarked
@SuppressWarnings("requires-automatic") // jqwik
module io.github.hiverules.testkit {
    requires transitive io.github.hiverules.core;
    requires transitive io.github.hiverules.engine;
    requires transitive io.github.hiverules.notation;
    requires static org.jspecify;

    // Not transitive, although the packages junit and jqwik expose their types: the other packages work without them.
    requires static org.junit.jupiter.api;
    requires static org.junit.jupiter.params;
    // An automatic module: jqwik declares its name only in the manifest.
    requires static net.jqwik.api;

    exports io.github.hiverules.testkit;
    exports io.github.hiverules.testkit.jqwik;
    exports io.github.hiverules.testkit.junit;
    exports io.github.hiverules.testkit.judge;

    opens io.github.hiverules.testkit.junit to
            org.junit.platform.commons;
}
