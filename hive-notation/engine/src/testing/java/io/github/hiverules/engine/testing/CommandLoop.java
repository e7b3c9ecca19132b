package io.github.hiverules.engine.testing;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.function.Function;

/** Reads commands and writes answers for simple engines that tests make up. */
public final class CommandLoop {

    private CommandLoop() {}

    public static void answerAll(BufferedReader in, Writer out, Function<String, List<String>> answer)
            throws IOException {
        for (String command = in.readLine(); command != null; command = in.readLine()) {
            for (String line : answer.apply(command)) {
                out.write(line + "\n");
            }
            out.write("ok\n");
            out.flush();
        }
    }
}
