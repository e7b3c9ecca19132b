package io.github.hiverules.testkit.docs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveChooser;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.notation.uhp.UhpEngine;
import io.github.hiverules.testkit.Perft;
import io.github.hiverules.testkit.PerftCase;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.junit.DiagramAssertions;
import io.github.hiverules.testkit.junit.PerftSource;
import io.github.hiverules.testkit.junit.RulebookDiagramSource;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.util.Collection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/** The examples about engines that README and Javadoc show; {@link CompiledExamplesTest} finds them here by their lines. */
class EngineExamplesTest {

    private final OtherEngine myEngine = new OtherEngine();

    @Test
    void bot_becomesAnEngine() throws IOException {
        InputStream keyboard = System.in;
        PrintStream screen = System.out;
        ByteArrayOutputStream answers = new ByteArrayOutputStream();
        try {
            System.setIn(new ByteArrayInputStream("newgame Base\nbestmove depth 1\nexit\n".getBytes(UTF_8)));
            System.setOut(new PrintStream(answers, true, UTF_8));
            runBot();
        } finally {
            System.setIn(keyboard);
            System.setOut(screen);
        }

        assertThat(answers.toString(UTF_8)).contains("id MyBot v1\n", "Base;NotStarted;White[1]\n", "\nwS1\nok\n");
    }

    private static void runBot() throws IOException {
        MoveChooser bot = (position, limit) -> position.legalMoves().get(0);
        UhpEngine.of("MyBot v1", bot)
                .run(new InputStreamReader(System.in, UTF_8), new OutputStreamWriter(System.out, UTF_8));
    }

    @ParameterizedTest
    @RulebookDiagramSource(forUhp = true)
    void myEngine_knowsTheRules(RulebookDiagram diagram) {
        DiagramAssertions.assertAgrees(diagram, game -> myEngine.legalMovesAfter(game));
    }

    @ParameterizedTest
    @PerftSource(maxCount = 10_000, openingOff = false)
    void myEngine_countsAllMoves(PerftCase perft) {
        assertThat(myEngine.perft(perft.gameString(), perft.depth())).isEqualTo(perft.count());
    }

    /** Stands for the reader's engine, which knows nothing of this library. */
    private static final class OtherEngine {

        Collection<String> legalMovesAfter(String gameString) {
            var position = GameString.read(gameString).position();
            return position.legalMoves().stream()
                    .map(move -> MoveString.write(move, position))
                    .toList();
        }

        long perft(String gameString, int depth) {
            return Perft.count(GameString.read(gameString).position(), depth);
        }
    }
}
