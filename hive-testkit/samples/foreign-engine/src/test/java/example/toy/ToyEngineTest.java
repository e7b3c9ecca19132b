package example.toy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.hiverules.Game;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.testkit.PerftCase;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.junit.PerftSource;
import io.github.hiverules.testkit.junit.RulebookDiagramSource;
import java.util.HashSet;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;

class ToyEngineTest {

    @ParameterizedTest
    @RulebookDiagramSource(ruleset = "base.opening", withGame = true)
    void toyEngine_agreesWithBaseGameDiagrams(RulebookDiagram diagram) {
        Game game = diagram.game().orElseThrow();
        assertEquals(
                new HashSet<>(game.legalMoves()),
                ToyEngine.legalMoves(GameString.writeForEngine(game)).stream()
                        .map(text -> MoveString.read(text, game.position()))
                        .collect(Collectors.toSet()));
    }

    @ParameterizedTest
    @PerftSource(maxNodes = 20_000, ruleset = "base.opening")
    void toyEngine_countsTheSameMovesAsPerftTables(PerftCase perft) {
        assertEquals(perft.count(), ToyEngine.perft(perft.gameString(), perft.depth()));
    }
}
