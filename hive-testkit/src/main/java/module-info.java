/**
 * Helps to test engines and apps for the board game Hive, and holds the {@code hive} command.
 *
 * <h2>A tour</h2>
 *
 * {@link io.github.hiverules.testkit.RulebookDiagrams} are drawn positions with what is legal there and what each rule refuses;
 * {@link io.github.hiverules.testkit.PerftTables} are counts on which independent programs agree; {@link
 * io.github.hiverules.testkit.ReferenceRules} is a second, slow and plain implementation of all rules; {@link
 * io.github.hiverules.testkit.RandomGames} and {@link io.github.hiverules.testkit.SampleGames} are games to try things with.
 *
 * <h2>Test your own engine</h2>
 *
 * An engine has to answer two questions, as text: which moves are legal after this game, and how many sequences of moves of a
 * given length there are (perft, see {@link io.github.hiverules.testkit.junit.PerftSource}). The first one in JUnit:
 *
 * <pre><code>
 * &#64;ParameterizedTest
 * &#64;RulebookDiagramSource(forUhp = true)
 * void myEngine_knowsTheRules(RulebookDiagram diagram) {
 *     DiagramAssertions.assertAgrees(diagram, game -&gt; myEngine.legalMovesAfter(game));
 * }
 * </code></pre>
 *
 * <p>An engine of the Universal Hive Protocol is asked over a pipe, whatever it is written in: {@link
 * io.github.hiverules.testkit.uhp.Conformance} plays it through diagrams, perft tables and random games and reports what
 * differs, as {@code hive conform} does, and {@link io.github.hiverules.testkit.uhp.UhpClient} asks it single questions. For other engines the jar holds diagrams and counts as JSON, in
 * {@code META-INF/hive-rules/fixtures.json}.
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
