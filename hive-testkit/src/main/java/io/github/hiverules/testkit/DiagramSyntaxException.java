package io.github.hiverules.testkit;

import java.io.Serial;

/** Thrown when a text is not a diagram; gives the line, the column, the text found there and what was expected. */
public final class DiagramSyntaxException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    /** The line, from 1. */
    private final int line;
    /** The column, from 1. */
    private final int column;
    /** The text found there, perhaps empty. */
    private final String found;
    /** A short description of what was expected. */
    private final String expected;

    DiagramSyntaxException(int line, int column, String found, String expected) {
        super("line " + line + ", column " + column + ": expected " + expected + ", found '" + found + "'");
        this.line = line;
        this.column = column;
        this.found = found;
        this.expected = expected;
    }

    /** {@return the line of the fault, counted from 1} */
    public int line() {
        return line;
    }

    /** {@return the column of the fault, counted from 1} */
    public int column() {
        return column;
    }

    /** {@return the text found there, perhaps empty} */
    public String found() {
        return found;
    }

    /** {@return a short description of what was expected} */
    public String expected() {
        return expected;
    }
}
