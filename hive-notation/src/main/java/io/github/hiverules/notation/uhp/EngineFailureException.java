package io.github.hiverules.notation.uhp;

import io.github.hiverules.notation.internal.ProgramTexts;
import java.io.IOException;
import java.util.Locale;

/**
 * Thrown when an engine does not answer a question. After {@link Kind#UNSUPPORTED_RULES}, {@link Kind#REFUSED} and
 * {@link Kind#UNREADABLE} you can ask it again; after any other failure, close it.
 */
public final class EngineFailureException extends IOException {

    private static final long serialVersionUID = 1L;

    /** How the engine failed. */
    private final Kind kind;

    EngineFailureException(Kind kind, String command, String more) {
        super(message(kind, command, more));
        this.kind = kind;
    }

    private static String message(Kind kind, String command, String more) {
        String failure = ProgramTexts.of("failure." + kind.name().toLowerCase(Locale.ROOT));
        String when = ProgramTexts.of(command.isEmpty() ? "failure.start" : "failure.command", failure, command);
        return more.isEmpty() ? when : ProgramTexts.of("failure.more", when, more);
    }

    /** {@return how the engine failed} */
    public Kind kind() {
        return kind;
    }

    /**
     * The kinds of failures of an engine.
     *
     * <p><a href="https://github.com/hiverules/hive-rules/blob/main/hive-core/docs/evolution.md">Later versions</a>
     * may add more, so a {@code switch} needs a {@code default}.
     */
    public enum Kind {
        /** The engine gave no complete answer in time. */
        NO_ANSWER,
        /** The engine exited. */
        CRASHED,
        /** The engine printed more than any answer holds. */
        FLOOD,
        /** The engine printed something before it was asked. */
        UNASKED,
        /** The engine has no option for a rule of the game. */
        UNSUPPORTED_RULES,
        /** The engine answered {@code err} or {@code invalidmove}. */
        REFUSED,
        /** The answer is not what the protocol demands. */
        UNREADABLE
    }
}
