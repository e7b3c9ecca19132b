package io.github.hiverules.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** If the command cannot write its output, it prints one line and exits with 2. A closed pipe ends it quietly. */
class OutputFailureTest {

    private static final String GAME = "Base;InProgress;White[2];wS1;bS1 wS1-";

    /** Returns a command line for each command that writes to standard output. */
    static Stream<List<String>> commandLines() {
        return Stream.of(
                List.of(),
                List.of("--version"),
                List.of("check", "--help"),
                List.of("check", "-"),
                List.of("check", "--json", "-"),
                List.of("convert", "--to", "pgn", "-"),
                List.of("moves", GAME),
                List.of("explain", GAME, "wQ -wS1"),
                List.of("show", GAME),
                List.of("perft", "Base", "1"),
                List.of("perft", "--divide", "Base", "2"),
                List.of("uhp"),
                List.of("generate-completion"),
                List.of("help", "show"));
    }

    /** Returns the error messages, without the lines that report the progress of a conformance check. */
    private static List<String> errorMessages(HiveRun run) {
        return run.errLines().stream().filter(line -> line.startsWith("hive: ")).toList();
    }

    @ParameterizedTest
    @MethodSource("commandLines")
    void hive_fullDisk_printsOneLineAndExitsWithTwo(List<String> commandLine) {
        HiveRun run = run(new FailingOutput(0, "No space left on device"), GAME, commandLine);

        assertThat(errorMessages(run)).containsExactly("hive: the output cannot be written: No space left on device");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @ParameterizedTest
    @MethodSource("commandLines")
    void hive_closedPipe_endsQuietly(List<String> commandLine) {
        HiveRun run = run(new FailingOutput(0, "Broken pipe"), GAME, commandLine);

        assertThat(errorMessages(run)).isEmpty();
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    void check_diskThatFillsUp_keepsLinesWritten() {
        FailingOutput out = new FailingOutput(20_000, "No space left on device");

        HiveRun run = run(out, (GAME + "\n").repeat(2_000), List.of("check", "-"));

        assertThat(run.errLines()).containsExactly("hive: the output cannot be written: No space left on device");
        assertThat(out.written).isBetween(10_000, 20_000);
    }

    /** A command that did not notice the closed pipe would read the endless input forever. */
    @ParameterizedTest
    @MethodSource("commandLinesThatRead")
    void hive_closedPipeAndEndlessInput_ends(List<String> commandLine) {
        EndlessInput in = new EndlessInput((GAME + "\n").getBytes(StandardCharsets.UTF_8));

        HiveRun run = run(new FailingOutput(0, "Broken pipe"), in, commandLine);

        assertThat(run.exitCode()).isEqualTo(2);
    }

    static Stream<List<String>> commandLinesThatRead() {
        return Stream.of(List.of("uhp"), List.of("check", "-"), List.of("convert", "--to", "sgf", "-"));
    }

    private static HiveRun run(FailingOutput out, String input, List<String> args) {
        return run(out, new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), args);
    }

    private static HiveRun run(FailingOutput out, InputStream in, List<String> args) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int exitCode = HiveCommand.run(Streams.of(in, out, err, false, false), args.toArray(String[]::new));
        return new HiveRun(exitCode, "", err.toString(StandardCharsets.UTF_8));
    }

    /** An output that takes some bytes and then always fails. */
    private static final class FailingOutput extends OutputStream {

        private final int capacity;
        private final String reason;
        private int written;

        FailingOutput(int capacity, String reason) {
            this.capacity = capacity;
            this.reason = reason;
        }

        @Override
        public void write(int b) throws IOException {
            if (written == capacity) {
                throw new IOException(reason);
            }
            written++;
        }
    }

    /** An input that repeats one line without end. */
    private static final class EndlessInput extends InputStream {

        private final byte[] line;
        private int next;

        EndlessInput(byte[] line) {
            this.line = line;
        }

        @Override
        public int read() {
            next = (next + 1) % line.length;
            return line[next];
        }

        @Override
        public int read(byte[] bytes, int offset, int length) {
            for (int i = 0; i < length; i++) {
                bytes[offset + i] = (byte) read();
            }
            return length;
        }
    }
}
