package io.github.hiverules.command;

import io.github.hiverules.notation.fault.Fault;

/** Thrown when input cannot be used; the user sees the message as one line. */
final class UnusableInputException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    UnusableInputException(String message) {
        super(message);
    }

    static UnusableInputException of(String source, Fault fault) {
        String hint = fault.violation().map(Wording::hint).orElse("");
        return new UnusableInputException(source + ":" + Wording.message(fault) + hint);
    }
}
