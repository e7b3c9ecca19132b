package example.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.hiverules.Game;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.uhp.SearchLimit;
import io.github.hiverules.notation.uhp.UhpClient;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class EngineTest {

    @Test
    void engine_playsOverPipe() throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> command = List.of(java, "-cp", System.getProperty("java.class.path"), Engine.class.getName());
        try (UhpClient engine = UhpClient.start(command, Duration.ofMinutes(1))) {
            assertEquals("Sample v1", engine.info().id());
            engine.newGame(Game.start(Ruleset.TOURNAMENT));
            while (engine.game().plyCount() < 10) {
                engine.play(engine.bestMove(SearchLimit.ofDepth(1)));
            }

            assertEquals(engine.game().legalMoves(), engine.legalMoves());
        }
    }
}
