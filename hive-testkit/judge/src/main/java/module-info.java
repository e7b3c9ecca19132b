/**
 * Judges programs that play the board game Hive: which rules they get wrong, each shown with a short game.
 *
 * <p>There are three ways in:
 *
 * <ul>
 *   <li>{@link io.github.hiverules.judge.HiveTests HiveTests} tests a program on the JVM, even one that only accepts or
 *       refuses moves.
 *   <li>{@link io.github.hiverules.judge.EngineAssertions EngineAssertions} compare moves that an engine lists, in tests
 *       of your own.
 *   <li>{@link io.github.hiverules.judge.Conformance Conformance} questions an engine for the Universal Hive Protocol
 *       over a pipe, whatever language it is written in, as {@code hive conform} does.
 * </ul>
 *
 * <p>An engine that lists moves answers two questions, as text: which moves are legal after this game, and how many
 * sequences of moves of a given length there are (perft, see {@link io.github.hiverules.testkit.junit.PerftSource
 * PerftSource}). In JUnit, the first question looks like this:
 *
 * <pre><code>
 * &#64;ParameterizedTest
 * &#64;RulebookDiagramSource(ruleset = "mlp.opening", withGame = true)
 * void myEngine_agreesWithDiagram(RulebookDiagram diagram) {
 *     EngineAssertions.assertAgrees(diagram, game -&gt; myEngine.legalMovesAfter(game));
 * }
 * </code></pre>
 *
 * <p>The module {@link io.github.hiverules.engine} asks an engine one question at a time, and lets engines play against
 * each other.
 *
 * <p>JUnit is optional: only {@link io.github.hiverules.judge.HiveTests#tests() HiveTests.tests()} needs it.
 */
@org.jspecify.annotations.NullMarked
module io.github.hiverules.judge {
    requires transitive io.github.hiverules.engine;
    requires transitive io.github.hiverules.testkit;
    requires static org.jspecify;

    // Not transitive, although HiveTests exposes its type: everything else works without it.
    requires static org.junit.jupiter.api;

    exports io.github.hiverules.judge;
}
