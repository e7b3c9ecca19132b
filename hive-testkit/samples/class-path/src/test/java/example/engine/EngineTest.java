package example.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.hiverules.Game;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.engine.EngineStarter;
import io.github.hiverules.engine.SearchLimit;
import io.github.hiverules.engine.UhpClient;
import io.github.hiverules.testkit.judge.Judge;
import io.github.hiverules.testkit.judge.JudgeOptions;
import io.github.hiverules.testkit.judge.Report;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class EngineTest {

    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();
    private static final List<String> COMMAND =
            List.of(JAVA, "-cp", System.getProperty("java.class.path"), Engine.class.getName());

    @Test
    void judge_engineThatPlacesQueenFirst_namesRule() throws IOException {
        List<String> mistaken =
                Stream.concat(COMMAND.stream(), Stream.of("queen-first")).toList();
        JudgeOptions options = JudgeOptions.defaults().withGames(1);
        Report report = Judge.judge(EngineStarter.ofCommand(mistaken), options);

        assertEquals(Rule.OPENING_1, report.findings().get(0).rule().orElseThrow());
    }

    @Test
    void engine_playsOverPipe() throws IOException {
        try (UhpClient engine = UhpClient.start(new ProcessBuilder(COMMAND), Duration.ofMinutes(1))) {
            assertEquals("Sample v1", engine.info().id());
            engine.newGame(Game.start(Ruleset.TOURNAMENT));
            while (engine.game().plyCount() < 10) {
                engine.play(engine.bestMove(SearchLimit.ofDepth(1)));
            }

            assertEquals(engine.game().legalMoves(), engine.legalMoves());
        }
    }
}
