package io.github.hiverules.notation.fault;

/**
 * A location in a text.
 *
 * @param offset the number of characters ({@code char}s) before it
 * @param line its line, counted from 1
 * @param column the number of characters before it in its line, plus 1
 */
public record TextLocation(int offset, int line, int column) {

    /** The beginning of a text. */
    public static final TextLocation START = new TextLocation(0, 1, 1);

    /** {@return line and column, for example {@code 3:17}} */
    @Override
    public String toString() {
        return line + ":" + column;
    }
}
