package io.github.hiverules.command;

import java.io.IOException;
import java.util.Locale;

/** Thrown when the answer cannot be written, which ends the command. */
final class OutputException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    OutputException(IOException cause) {
        super(FileFailure.of(cause), cause);
    }

    /** Returns whether the reader of a pipe has gone away, as {@code head} does; then nobody needs the rest. */
    boolean isClosedPipe() {
        // Java has no type for this; the operating systems' messages contain the word in most languages.
        return String.valueOf(getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
    }
}
