package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.notation.fault.TextLocation;
import io.github.hiverules.notation.internal.Characters;

/** One or more lines of a longer text. Faults name their locations in the longer text. */
public class TextLines extends Characters {

    private final TextLocation location;

    public TextLines(String text, TextLocation location) {
        super(text);
        this.location = location;
    }

    public final TextLocation location() {
        return location;
    }

    /** Returns a new source, which only one reader may use. */
    public Source newSource() {
        return new Source(toString(), location);
    }

    public final boolean isBlank() {
        return skipWhitespace(0, length()) == length();
    }

    /**
     * Returns whether this is the end of the text. No other lines are empty, because they include their line ending.
     */
    public final boolean isEnd() {
        return length() == 0;
    }
}
