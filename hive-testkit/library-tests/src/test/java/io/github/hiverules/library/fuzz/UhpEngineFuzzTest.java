package io.github.hiverules.library.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.hiverules.engine.UhpEngine;
import io.github.hiverules.notation.file.GameFiles;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Takes arbitrary lines as commands. The engine answers each in the form of the protocol, and a command that it refuses
 * changes nothing: without it, all other answers are the same.
 */
class UhpEngineFuzzTest {

    private static final int MAX_BYTES = 3000;
    private static final int MAX_COMMANDS = 40;

    /** Commands whose answers reveal the game and the options. */
    private static final List<String> LAST_COMMANDS = List.of("validmoves", "options", "undo", "validmoves", "info");

    private static final UhpEngine ENGINE =
            UhpEngine.of("Fuzz v1", (game, limit) -> game.legalMoves().get(0));

    @FuzzTest
    void commands(byte[] data) throws IOException {
        List<String> commands = commands(GameFiles.decode(Arrays.copyOf(data, Math.min(data.length, MAX_BYTES))));
        List<String> answers = answers(commands);
        int[] accepted = IntStream.range(0, answers.size())
                .filter(i ->
                        !answers.get(i).startsWith("err ") && !answers.get(i).startsWith("invalidmove "))
                .toArray();

        assertThat(answers).allSatisfy(answer -> assertThat(answer).doesNotContainPattern("[\\p{Cc}&&[^\\n]]"));
        assertThat(answers(chosen(commands, accepted))).isEqualTo(chosen(answers, accepted));
    }

    private static List<String> chosen(List<String> lines, int[] indexes) {
        return Arrays.stream(indexes).mapToObj(lines::get).toList();
    }

    /** Returns the commands as the engine sees them, without those that would end it or let it count for long. */
    private static List<String> commands(String text) {
        List<String> commands = new ArrayList<>(Arrays.stream(text.split("\n", MAX_COMMANDS + 1))
                .limit(MAX_COMMANDS)
                .map(line -> line.strip().replaceAll("^(exit|perft\\s+\\d+)$", "perft 2"))
                .toList());
        commands.addAll(LAST_COMMANDS);
        return commands;
    }

    /** Returns an answer for each command, after the one that the engine gives when it starts. */
    private static List<String> answers(List<String> commands) throws IOException {
        StringWriter out = new StringWriter();
        ENGINE.run(new StringReader(String.join("\n", commands)), out);
        List<String> answers = List.of(out.toString().split("(?m)^ok\n", -1));
        assertThat(answers).hasSize(commands.size() + 2).last().isEqualTo("");
        return answers.subList(1, answers.size() - 1);
    }
}
