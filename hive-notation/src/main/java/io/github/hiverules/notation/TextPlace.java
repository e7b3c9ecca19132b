package io.github.hiverules.notation;

/**
 * One place in a text.
 *
 * <p>Immutable and thread-safe.
 *
 * @param offset how many characters ({@code char}s) precede it
 * @param line its line, counted from 1
 * @param column how many characters precede it in its line, plus 1
 */
public record TextPlace(int offset, int line, int column) {

    /** The beginning of a text. */
    public static final TextPlace START = new TextPlace(0, 1, 1);

    /**
     * Returns line and column.
     *
     * @return for example {@code 3:17}
     */
    @Override
    public String toString() {
        return line + ":" + column;
    }
}
