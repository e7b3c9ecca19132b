package io.github.hiverules.notation.file;

import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.TextPlace;
import io.github.hiverules.notation.internal.Texts;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;

/** Reads lines with their ends, and knows where each begins. Not thread-safe. */
final class LineReader {

    private static final int END = -1;

    private final Reader in;
    private long offset;
    private int line;
    private int ahead;
    private boolean begun;

    LineReader(Reader in) {
        this.in = new BufferedReader(in);
    }

    /**
     * A line.
     *
     * @param text the line with its end; what exceeds the greatest length of a game by more than one character is dropped
     * @param place where it begins
     */
    record Line(String text, TextPlace place) {

        boolean isBlank() {
            return Texts.skipBlanks(text, 0, text.length()) == text.length();
        }
    }

    /** Returns the next line, which is empty at the end of the text. */
    Line next() {
        TextPlace place = new TextPlace((int) Math.min(offset, Integer.MAX_VALUE), line + 1, 1);
        StringBuilder text = new StringBuilder();
        try {
            if (!begun) {
                ahead = in.read();
                begun = true;
            }
            boolean ended = false;
            while (ahead != END && !ended) {
                char c = (char) ahead;
                if (text.length() <= ReadOptions.MAX_LENGTH) {
                    text.append(c);
                }
                offset++;
                ahead = in.read();
                ended = c == '\n' || (c == '\r' && ahead != '\n');
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        line++;
        return new Line(text.toString(), place);
    }
}
