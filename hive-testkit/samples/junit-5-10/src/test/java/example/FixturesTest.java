package example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.hiverules.Game;
import io.github.hiverules.Perft;
import io.github.hiverules.Ruleset;
import io.github.hiverules.testkit.PerftCase;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.junit.DiagramAssertions;
import io.github.hiverules.testkit.junit.EngineAssertions;
import io.github.hiverules.testkit.junit.PerftSource;
import io.github.hiverules.testkit.junit.RulebookDiagramSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/** The library itself stands in for the engine under test. */
class FixturesTest {

    @Test
    void junit_isOldestSupportedVersion() {
        String version = Test.class.getPackage().getImplementationVersion();

        assertTrue(version.startsWith("5.10."), version);
    }

    @ParameterizedTest
    @RulebookDiagramSource(groups = "spider", ruleset = "base")
    void engine_agreesWithDiagram(RulebookDiagram diagram) {
        DiagramAssertions.assertAgrees(diagram, diagram.position().legalMoves());
    }

    @ParameterizedTest
    @PerftSource(maxNodes = 1_000, ruleset = "base")
    void engine_countsAllMoves(PerftCase perft) {
        assertEquals(perft.count(), Perft.count(perft.table().position(), perft.depth()));
    }

    @Test
    void engine_listsTheSameMovesAsGame() {
        Game game = Game.start(Ruleset.ONLINE);

        EngineAssertions.assertSameMoves(game, game.legalMoves());
    }
}
