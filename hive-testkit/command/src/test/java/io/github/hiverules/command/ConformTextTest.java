package io.github.hiverules.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.engine.EngineStarter;
import io.github.hiverules.engine.UhpClient;
import io.github.hiverules.engine.UhpEngine;
import io.github.hiverules.judge.Conformance;
import io.github.hiverules.judge.ConformanceOptions;
import io.github.hiverules.judge.ConformanceReport;
import io.github.hiverules.notation.TournamentOpening;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Reports on engines that are wrong in known ways. */
class ConformTextTest {

    private static final int PIPE_SIZE = 1 << 16;
    private static final ConformanceOptions QUICK_OPTIONS = ConformanceOptions.defaults()
            .withRandomGamesPerSet(0)
            .withMaxPerftNodes(10)
            .withTimeLimit(Duration.ofMinutes(1));

    @FunctionalInterface
    private interface Program {
        void run(BufferedReader in, Writer out) throws IOException;
    }

    private static EngineStarter engine(Program program) {
        return limit -> {
            PipedOutputStream commands = new PipedOutputStream();
            PipedInputStream answers = new PipedInputStream(PIPE_SIZE);
            PipedInputStream in = new PipedInputStream(commands, PIPE_SIZE);
            PipedOutputStream out = new PipedOutputStream(answers);
            Thread thread = new Thread(() -> run(program, in, out), "test-engine");
            thread.setDaemon(true);
            thread.start();
            return UhpClient.of(answers, commands, limit);
        };
    }

    private static void run(Program program, PipedInputStream commands, PipedOutputStream answers) {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(commands, StandardCharsets.UTF_8));
                Writer out = new OutputStreamWriter(answers, StandardCharsets.UTF_8)) {
            program.run(in, out);
        } catch (IOException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static ConformanceReport judge(Program program) throws IOException {
        return Conformance.judge(engine(program), QUICK_OPTIONS);
    }

    private static final Program QUEEN_FIRST = (in, out) -> UhpEngine.of(
                    "Queen v1", (game, limit) -> game.legalMoves().get(0))
            .withTournamentOpening(TournamentOpening.OFF)
            .run(in, out);

    /** Repeats the game that it was given, and lists the pass twice in every position. */
    private static final Program PARROT = (in, out) -> {
        out.write("id Parrot v1\n\nok\n");
        out.flush();
        for (String command = in.readLine(); command != null; command = in.readLine()) {
            String word = command.split(" ", -1)[0];
            String answer = switch (word) {
                case "newgame" -> command.substring(word.length()).strip();
                case "validmoves" -> "pass;pass";
                default -> "err";
            };
            out.write(answer + "\nok\n");
            out.flush();
        }
    };

    @Test
    void reports_engineThatListsIllegalMove_nameQuestionMoveAndRule() throws IOException {
        ConformanceReport report = judge(QUEEN_FIRST);
        String text = ConformOutput.text(report);

        assertThat(text.lines())
                .anyMatch(line -> line.matches(
                        "FAILED Lists moves that OPENING-1 forbids: Queen Bees, \\d+ of \\d+ such questions"));
        assertThat(text)
                .contains("    asked: validmoves\n    is illegal: wQ: OPENING-1 The Queen Bee wQ may not be")
                .endsWith("FAILED\n");
        assertThat(text.lines().filter(line -> line.startsWith("FAILED "))).hasSize(1);
        assertThat(ConformOutput.json(report))
                .startsWith("{\"engine\":\"Queen v1\"")
                .contains(
                        "\"passed\":false,\"judged\":true,\"stopped\":false,\"findings\":[{\"title\":\"Lists moves that OPENING-1"
                                + " forbids: Queen Bees\",\"rule\":\"OPENING-1\",\"kinds\":[\"queen-bee\"],\"count\":")
                .contains("\"example\":{\"kind\":\"moves\",\"game\":\"Base")
                .contains("\"case\":\"diagrams: ", "\"asked\":")
                .doesNotContain("\n");
    }

    @Test
    void reports_engineWithHarmlessHabit_haveNoteAboutIt() throws IOException {
        ConformanceReport report = judge(PARROT);

        assertThat(ConformOutput.text(report))
                .contains("NOTE lists moves twice (", "    the protocol: validmoves asks for every valid move;");
        assertThat(ConformOutput.markdown(report))
                .contains("## Note: the engine lists moves twice\n\nThis does no harm. The protocol: validmoves asks");
        assertThat(ConformOutput.json(report)).contains("\"notes\":[{\"habit\":\"lists-twice\",\"title\":");
    }

    @Test
    void xml_caseWithManyDifferences_namesSomeAndCountsTheRest() throws IOException {
        assertThat(ConformOutput.xml(judge(PARROT))).containsPattern("\n\nand \\d+ more differences?</failure>");
    }
}
