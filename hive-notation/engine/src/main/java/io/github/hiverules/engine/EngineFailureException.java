package io.github.hiverules.engine;

import java.io.IOException;

/**
 * Thrown when an engine gives no usable answer. After {@link Kind#UNSUPPORTED_RULES}, {@link Kind#REFUSED} and {@link
 * Kind#UNREADABLE} you can send it more commands. After {@link Kind#NO_ANSWER}, the next command waits for the late
 * answer, which it drops. After any other failure, close the engine.
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
        String when = command.isEmpty()
                ? kind.sentence + " at startup"
                : kind.sentence + "; the command was '" + command + "'";
        return detail.isEmpty() ? when : when + " (" + detail + ")";
    }

    /** {@return how the engine failed} */
    public Kind kind() {
        return kind;
    }

    /**
     * The kinds of failures of an engine.
     */
    public enum Kind {
        /** The engine gave no complete answer in time. */
        NO_ANSWER("the engine gave no complete answer in time"),
        /** The engine exited. */
        EXITED("the engine exited"),
        /**
         * The engine closed its input, or its output if that is not the output of a process, but is still running as far
         * as is known.
         */
        CLOSED("the engine closed its output or its input"),
        /** The engine printed more than any answer can hold. */
        FLOOD("the engine's answer does not end"),
        /** The engine printed something without being asked. */
        UNSOLICITED_OUTPUT("the engine printed lines without being asked"),
        /** The engine has no option for a rule of the game. */
        UNSUPPORTED_RULES("the engine does not support the rules of this game"),
        /** The engine answered {@code err} or {@code invalidmove}. */
        REFUSED("the engine refused"),
        /** The answer does not follow the protocol. */
        UNREADABLE("the engine's answer cannot be read");

        private final String sentence;

        Kind(String sentence) {
            this.sentence = sentence;
        }
    }
}
