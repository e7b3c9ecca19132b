package io.github.hiverules.engine;

import java.util.Optional;

/** Thrown when a command cannot be carried out; says why in one line. */
final class CommandException extends RuntimeException {

    private static final long serialVersionUID = 1L;
    private static final int MAX_EXCERPT = 40;

    CommandException(String message) {
        super(message);
    }

    static <T> T require(Optional<T> value, String message) {
        return value.orElseThrow(() -> new CommandException(message));
    }

    /** Returns the beginning of a text, without control characters, which could look like line endings. */
    static String excerpt(String text) {
        String shown = text.length() <= MAX_EXCERPT ? text : text.substring(0, MAX_EXCERPT - 3) + "...";
        return shown.replaceAll("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}]", "?");
    }

    /** Describes what a bot threw, shortened, even if its own description fails. */
    static String excerpt(Throwable thrown) {
        try {
            return UhpAnswer.excerpt(String.valueOf(thrown.toString()));
        } catch (RuntimeException | Error e) {
            return thrown.getClass().getName();
        }
    }
}
