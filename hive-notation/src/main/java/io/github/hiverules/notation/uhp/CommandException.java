package io.github.hiverules.notation.uhp;

import io.github.hiverules.notation.internal.ProgramTexts;
import io.github.hiverules.notation.internal.Texts;
import java.util.Optional;

/** Thrown when a command cannot be carried out; says why in one line. */
final class CommandException extends RuntimeException {

    private static final long serialVersionUID = 1L;
    private static final int LONGEST_EXCERPT = 40;

    CommandException(String message) {
        super(message);
    }

    /** Returns the exception with a text of the language file. */
    static CommandException of(String key, Object... values) {
        return new CommandException(ProgramTexts.of("session." + key, values));
    }

    static <T> T require(Optional<T> needed, String key, Object... values) {
        return needed.orElseThrow(() -> of(key, values));
    }

    /**
     * Returns the beginning of a text without control characters, which could look like the end of a line in an answer.
     */
    static String excerpt(String text) {
        return printable(text.length() <= LONGEST_EXCERPT ? text : text.substring(0, LONGEST_EXCERPT - 3) + "...");
    }

    static String printable(String text) {
        return Texts.withoutControls(text, '?');
    }
}
