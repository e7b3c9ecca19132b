package example.toy;

import static io.github.hiverules.testkit.judge.EngineAssertions.assertAgrees;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.hiverules.testkit.PerftCase;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.junit.PerftSource;
import io.github.hiverules.testkit.junit.RulebookDiagramSource;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;

class ToyEngineTest {

    @ParameterizedTest
    @RulebookDiagramSource(ruleset = "base.opening", withGame = true)
    void toyEngine_agreesWithBaseGameDiagrams(RulebookDiagram diagram) {
        assertAgrees(diagram, ToyEngine::legalMoves);
    }

    @ParameterizedTest
    @RulebookDiagramSource(ids = "X44")
    void assertAgrees_engineForgetsMove_fails(RulebookDiagram diagram) {
        assertThrows(AssertionError.class, () -> assertAgrees(diagram, game -> withoutOneSpiderMove(game)));
    }

    @ParameterizedTest
    @PerftSource(maxNodes = 20_000, ruleset = "base.opening")
    void toyEngine_countsTheSameMovesAsPerftTables(PerftCase perft) {
        assertEquals(perft.count(), ToyEngine.perft(perft.gameString(), perft.depth()));
    }

    private static List<String> withoutOneSpiderMove(String game) {
        List<String> spiderMoves = ToyEngine.legalMoves(game).stream()
                .filter(move -> move.startsWith("bS1"))
                .toList();
        return spiderMoves.subList(1, spiderMoves.size());
    }
}
