package example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.hiverules.Perft;
import io.github.hiverules.Position;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.testkit.PerftCase;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.junit.PerftSource;
import io.github.hiverules.testkit.junit.RulebookDiagramSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/** The library itself stands in for the engine under test. */
class FixturesTest {

    @Test
    void junit_isVersion6() {
        String version = Test.class.getPackage().getImplementationVersion();

        assertTrue(version.startsWith("6."), version);
    }

    @ParameterizedTest
    @RulebookDiagramSource(ruleset = "mlp.opening", withGame = true)
    void engine_agreesWithDiagram(RulebookDiagram diagram) {
        assertTrue(diagram.agreesWith(diagram.position().legalMoves()));
    }

    @ParameterizedTest
    @PerftSource(maxNodes = 10_000, ruleset = "mlp.opening")
    void engine_countsAllMoves(PerftCase perft) {
        assertEquals(perft.count(), Perft.count(position(perft.gameString()), perft.depth()));
    }

    private static Position position(String game) {
        return GameString.read(game).position();
    }
}
