package io.github.hiverules.notation.uhp;

import io.github.hiverules.notation.ReadOptions;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;

/** The lines of an input. What exceeds the greatest length of a text is dropped, so that no line can fill the memory. */
final class CommandLines {

    private final Reader in;

    CommandLines(Reader in) {
        this.in = new BufferedReader(in);
    }

    /** Returns the next line without white space around it, or {@code exit} at the end of the input. */
    String next() throws IOException {
        StringBuilder line = new StringBuilder();
        int c = in.read();
        if (c < 0) {
            return "exit";
        }
        for (; c >= 0 && c != '\n'; c = in.read()) {
            if (line.length() <= ReadOptions.MAX_LENGTH) {
                line.append((char) c);
            }
        }
        return line.toString().strip();
    }
}
