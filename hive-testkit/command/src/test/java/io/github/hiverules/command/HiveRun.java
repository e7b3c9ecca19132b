package io.github.hiverules.command;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The output and exit code of one run of the command. */
record HiveRun(int exitCode, String out, String err) {

    static HiveRun of(String... args) {
        return withInput("", args);
    }

    static HiveRun withInput(String input, String... args) {
        return run(input, false, args);
    }

    static HiveRun onTerminal(String input, List<String> args) {
        return run(input, true, args.toArray(String[]::new));
    }

    private static HiveRun run(String input, boolean terminal, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        ByteArrayInputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        int exitCode = HiveCommand.run(Streams.of(in, out, err, terminal, terminal), args);
        return new HiveRun(exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    List<String> outLines() {
        return out.lines().toList();
    }

    List<String> errLines() {
        return err.lines().toList();
    }
}
