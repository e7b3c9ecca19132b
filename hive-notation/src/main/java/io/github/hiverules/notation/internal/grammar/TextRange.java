package io.github.hiverules.notation.internal.grammar;

/**
 * A range of a text.
 *
 * @param start the offset of its first character
 * @param end the offset after its last character
 */
public record TextRange(int start, int end) {

    public static final TextRange NONE = new TextRange(0, 0);

    public boolean isEmpty() {
        return start == end;
    }
}
