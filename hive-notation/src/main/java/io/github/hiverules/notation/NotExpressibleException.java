package io.github.hiverules.notation;

import io.github.hiverules.notation.fault.Inexpressible;
import io.github.hiverules.notation.internal.Language;

/**
 * Thrown when a notation cannot express what the caller wants to write. {@link
 * io.github.hiverules.notation.game.GameText GameText} can express every game.
 */
public final class NotExpressibleException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /** What cannot be written. */
    private final Inexpressible subject;

    /**
     * Makes the exception.
     *
     * @param subject what the notation cannot express
     */
    public NotExpressibleException(Inexpressible subject) {
        super(message(subject));
        this.subject = subject;
    }

    private static String message(Inexpressible subject) {
        String advice = Language.ENGLISH
                .find("inexpressible." + subject.id() + ".advice")
                .map(text -> "; " + text)
                .orElse("");
        return subject.description() + advice;
    }

    /** {@return what the notation cannot express} */
    public Inexpressible subject() {
        return subject;
    }
}
