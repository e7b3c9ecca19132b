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

/**
 * Takes arbitrary lines as commands. The engine answers each in the form of the protocol and does what it reports. If
 * it refuses a command, it keeps its game and goes on.
 */
class UhpEngineFuzzTest {

    private static final int MAX_BYTES = 3000;
    private static final int MAX_COMMANDS = 40;

    /** Depths 0 to 2 take no time. */
    private static final int PERFT_DEPTHS = 3;

    /** Commands whose answers reveal all changes to the game and the options. */
    private static final List<String> LAST_COMMANDS = List.of("validmoves", "options", "undo", "validmoves", "info");

    private static final UhpEngine ENGINE =
            UhpEngine.of("Fuzz v1", (game, limit) -> game.legalMoves().get(0));

    @FuzzTest
    void commands(byte[] data) throws IOException {
        List<String> commands = commands(GameFiles.decode(Arrays.copyOf(data, Math.min(data.length, MAX_BYTES))));
        StringWriter out = new StringWriter();
        ENGINE.run(new StringReader(String.join("\n", commands)), out);

        List<List<String>> answers = answers(out.toString());
        int executed = commands.contains("exit") ? commands.indexOf("exit") : commands.size();
        assertThat(answers).hasSize(1 + executed);
        UhpExpectation expectation = new UhpExpectation();
        expectation.check("info", answers.get(0));
        for (int i = 0; i < executed; i++) {
            expectation.check(commands.get(i), answers.get(i + 1));
        }
    }

    /** Returns the commands as the engine sees them, without surrounding whitespace. */
    private static List<String> commands(String text) {
        List<String> commands = new ArrayList<>();
        for (String line : text.split("\n", MAX_COMMANDS + 1)) {
            if (commands.size() < MAX_COMMANDS) {
                commands.add(withLimitedDepth(line.strip()));
            }
        }
        commands.addAll(LAST_COMMANDS);
        return commands;
    }

    /** Limits the depth of perft, because otherwise the engine would count for too long. */
    private static String withLimitedDepth(String command) {
        String argument = command.startsWith("perft ")
                ? command.substring("perft ".length()).strip()
                : "";
        boolean isValidDepth =
                argument.matches("\\d{1,9}") && Integer.parseInt(argument) <= UhpExpectation.MAX_PERFT_DEPTH;
        return isValidDepth ? "perft " + Integer.parseInt(argument) % PERFT_DEPTHS : command;
    }

    private static List<List<String>> answers(String text) {
        List<List<String>> answers = new ArrayList<>();
        List<String> answer = new ArrayList<>();
        for (String line : text.split("\n", -1)) {
            if (line.equals("ok")) {
                answers.add(answer);
                answer = new ArrayList<>();
            } else {
                answer.add(line);
            }
        }
        // Each answer ends with "ok" and a line ending, so only the empty rest of the text is left.
        assertThat(answer).containsExactly("");
        return answers;
    }
}
