package io.github.hiverules.library.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.hiverules.Game;
import io.github.hiverules.Ruleset;
import io.github.hiverules.engine.SearchLimit;
import io.github.hiverules.engine.UhpClient;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;

/** Takes arbitrary bytes as the answers of an engine. The client plays only legal moves, or says what is wrong. */
class EngineAnswersFuzzTest {

    private static final int MAX_PLIES = 20;

    @FuzzTest
    void answers(byte[] data) {
        try (UhpClient engine =
                UhpClient.of(new ByteArrayInputStream(data), OutputStream.nullOutputStream(), Duration.ofSeconds(10))) {
            Game game = Game.start(Ruleset.BASE);
            engine.newGame(game);
            for (int ply = 0; ply < MAX_PLIES && !game.isOver(); ply++) {
                game = game.play(engine.bestMove(SearchLimit.ofDepth(1)));
                engine.play(game.lastMove().orElseThrow());
                assertThat(engine.game()).isEqualTo(game);
            }
        } catch (IOException e) {
            assertThat(e.getMessage()).isNotBlank().doesNotContainPattern("[\\p{Cc}&&[^\\n]]");
        }
    }
}
