package io.github.hiverules.notation.internal;

import io.github.hiverules.notation.Expected;
import io.github.hiverules.notation.Fault;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.TextPlace;
import java.util.Optional;

/** A text that is being read: finds lines and columns and makes faults. Not thread-safe. */
public final class Source {

    private static final int LONGEST_EXCERPT = 40;

    private final String text;

    // The place that was asked for last: the next one is near, so line ends are counted from here.
    private int offset;
    private int line = 1;
    private int lineStart;

    private int noBraceFrom = Integer.MAX_VALUE;

    public Source(String text) {
        this.text = text;
    }

    /** Returns the source, or throws if the text is longer than the documented limit. */
    public static Source of(CharSequence text) {
        boolean tooLong = text.length() > ReadOptions.MAX_LENGTH;
        Source source =
                new Source(tooLong ? text.subSequence(0, LONGEST_EXCERPT).toString() : text.toString());
        if (tooLong) {
            throw source.unreadable(0, source.length(), Expected.SHORTER_TEXT);
        }
        return source;
    }

    public String text() {
        return text;
    }

    public int length() {
        return text.length();
    }

    public char at(int index) {
        return text.charAt(index);
    }

    /** Returns where the next closing brace is, or -1. That there is none is found out once, not for each open comment. */
    public int closingBrace(int from) {
        int brace = from < noBraceFrom ? text.indexOf('}', from) : -1;
        if (brace < 0) {
            noBraceFrom = Math.min(from, noBraceFrom);
        }
        return brace;
    }

    public TextPlace place(int wanted) {
        for (; offset < wanted; offset++) {
            if (text.charAt(offset) == '\n') {
                line++;
                lineStart = offset + 1;
            }
        }
        if (wanted < lineStart) {
            for (int index = wanted; index < lineStart; index++) {
                line -= text.charAt(index) == '\n' ? 1 : 0;
            }
            lineStart = text.lastIndexOf('\n', wanted - 1) + 1;
        }
        offset = wanted;
        return new TextPlace(wanted, line, wanted - lineStart + 1);
    }

    /** Returns a part of the text, shortened if it is long. */
    public String excerpt(int start, int end) {
        return end - start <= LONGEST_EXCERPT
                ? text.substring(start, end)
                : text.substring(start, start + LONGEST_EXCERPT - 3) + "...";
    }

    /** Returns what was read, or throws if there is nothing because the text between two offsets is not what was expected. */
    public <T> T require(Optional<T> read, int start, int end, Expected expected) {
        if (read.isEmpty()) {
            throw unreadable(start, end, expected);
        }
        return read.get();
    }

    /** Reads a whole number, or throws if there is none or it is no int. */
    public int number(int start, int end, Expected expected) {
        try {
            return Integer.parseInt(excerpt(start, end));
        } catch (NumberFormatException e) {
            throw unreadable(start, end, expected);
        }
    }

    public NotationException unreadable(int start, int end, Expected expected) {
        return new NotationException(new Fault.Unreadable(place(start), excerpt(start, end), expected));
    }
}
