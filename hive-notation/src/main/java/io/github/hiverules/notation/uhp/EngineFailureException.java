package io.github.hiverules.notation.uhp;

import java.io.IOException;

/**
 * Thrown when an engine does not answer a question. After {@link Kind#RULES}, {@link Kind#REFUSED} and {@link Kind#UNREADABLE} you can ask it
 * again; after any other failure, close it.
 */
public final class EngineFailureException extends IOException {

    private static final long serialVersionUID = 1L;

    /** How the engine failed. */
    private final Kind kind;

    EngineFailureException(Kind kind, String command, String more) {
        super(kind.description
                + (command.isEmpty() ? " at its start" : " at '" + command + "'")
                + (more.isEmpty() ? "" : " (" + more + ")"));
        this.kind = kind;
    }

    /** {@return how the engine failed} */
    public Kind kind() {
        return kind;
    }

    /**
     * How an engine fails.
     *
     * <p><a href="https://github.com/hiverules/hive-rules/blob/main/hive-core/docs/evolution.md">Later versions</a>
     * may add more of them, so a {@code switch} needs a {@code default}.
     */
    public enum Kind {
        /** It gave no complete answer in time. */
        SILENT("the engine gave no complete answer in time"),
        /** It ended. */
        DEAD("the engine ended"),
        /** It printed more than any answer holds. */
        FLOOD("the engine answered without end"),
        /** It printed something before it was asked. */
        UNASKED("the engine printed without being asked"),
        /** It has no option for a rule of the game. */
        RULES("the engine cannot play by the rules of the game"),
        /** It answered {@code err} or {@code invalidmove}. */
        REFUSED("the engine refused"),
        /** Its answer is not what the protocol demands. */
        UNREADABLE("the engine's answer cannot be read");

        private final String description;

        Kind(String description) {
            this.description = description;
        }
    }
}
