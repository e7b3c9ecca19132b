/**
 * Tests for engines and apps of the board game Hive: rulebook diagrams, perft tables, reference rules, random games,
 * and a judge of engines for the Universal Hive Protocol.
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
 * <h2>Test your own engine</h2>
 *
 * An engine answers two questions, as text: which moves are legal after this game, and how many sequences of moves of a
 * given length there are (perft, see {@link io.github.hiverules.testkit.junit.PerftSource PerftSource}). In JUnit, the
 * first question looks like this:
 *
 * <pre><code>
 * &#64;ParameterizedTest
 * &#64;RulebookDiagramSource(ruleset = "mlp.opening", withGame = true)
 * void myEngine_agreesWithDiagram(RulebookDiagram diagram) {
 *     DiagramAssertions.assertAgrees(diagram, game -&gt; myEngine.legalMovesAfter(game));
 * }
 * </code></pre>
 *
 * <p>{@link io.github.hiverules.judge.Conformance Conformance} questions an engine for the Universal Hive
 * Protocol over a pipe, whatever language it is written in. It reports where the engine is wrong in diagrams,
 * perft tables and random games, as {@code hive conform} does. {@link io.github.hiverules.notation.uhp.UhpClient
 * UhpClient} asks questions one at a time. For other engines, the jar holds diagrams and counts as JSON in {@code
 * META-INF/hive-rules/fixtures.json}.
 *
 * <p>JUnit and jqwik are optional: only the packages {@code junit} and {@code jqwik} need them.
 */
@org.jspecify.annotations.NullMarked
@SuppressWarnings({"module", "requires-automatic"}) // the command is compiled later
module io.github.hiverules.testkit {
    requires transitive io.github.hiverules.core;
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
    exports io.github.hiverules.judge;
    exports io.github.hiverules.testkit.json to
            io.github.hiverules.command;

    opens io.github.hiverules.testkit.junit to
            org.junit.platform.commons;
}
