package io.github.hiverules.notation.uhp;

import io.github.hiverules.notation.internal.ProgramTexts;
import java.io.IOException;
import java.util.Locale;

/**
 * Thrown when an engine gives no usable answer. After {@link Kind#UNSUPPORTED_RULES}, {@link Kind#REFUSED} and {@link
 * Kind#UNREADABLE} you can send it more commands; after any other failure, close it.
 */
public final class EngineFailureException extends IOException {

    private static final long serialVersionUID = 1L;

    /** How the engine failed. */
    private final Kind kind;

    EngineFailureException(Kind kind, String command, String detail) {
        super(message(kind, command, detail));
        this.kind = kind;
    }

    private static String message(Kind kind, String command, String detail) {
        String failure = ProgramTexts.format("failure." + kind.name().toLowerCase(Locale.ROOT));
        String when = ProgramTexts.format(command.isEmpty() ? "failure.start" : "failure.command", failure, command);
        return detail.isEmpty() ? when : ProgramTexts.format("failure.more", when, detail);
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
        EXITED,
        /** The engine printed more than any answer can hold. */
        FLOOD,
        /** The engine printed something without being asked. */
        UNSOLICITED_OUTPUT,
        /** The engine has no option for a rule of the game. */
        UNSUPPORTED_RULES,
        /** The engine answered {@code err} or {@code invalidmove}. */
        REFUSED,
        /** The answer does not follow the protocol. */
        UNREADABLE
    }
}
