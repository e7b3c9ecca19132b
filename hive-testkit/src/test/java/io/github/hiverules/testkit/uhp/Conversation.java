package io.github.hiverules.testkit.uhp;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.function.Function;

/** A simple loop of commands and answers for engines that the tests make up. */
final class Conversation {

    private Conversation() {}

    static void answerAll(BufferedReader in, Writer out, Function<String, List<String>> answers) throws IOException {
        for (String command = in.readLine(); command != null; command = in.readLine()) {
            for (String line : answers.apply(command)) {
                out.write(line + "\n");
            }
            out.write("ok\n");
            out.flush();
        }
    }
}
