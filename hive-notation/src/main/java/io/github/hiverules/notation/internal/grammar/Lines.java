package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.notation.fault.TextPlace;
import io.github.hiverules.notation.internal.Characters;

/** Some lines of a longer text. Faults name their places in the whole text. */
public class Lines extends Characters {

    private final TextPlace place;

    public Lines(String text, TextPlace place) {
        super(text);
        this.place = place;
    }

    public final TextPlace place() {
        return place;
    }

    /** Returns a new source, which only one reader may use. */
    public Source source() {
        return new Source(toString(), place);
    }

    public final boolean isBlank() {
        return skipBlanks(0, length()) == length();
    }

    /** Returns whether this is the end of the text, as no other line is empty. */
    public final boolean isEnd() {
        return length() == 0;
    }
}
