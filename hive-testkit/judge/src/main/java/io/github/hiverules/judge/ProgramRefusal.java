package io.github.hiverules.judge;

import io.github.hiverules.engine.UhpAnswer;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * How a program refuses a move.
 *
 * @param text what the program answered, perhaps shortened
 * @param cause what it threw
 */
record ProgramRefusal(String text, Optional<Throwable> cause) {

    /** Exceptions that nobody throws on purpose when a move is illegal. */
    private static final Pattern CRASH = Pattern.compile(
            "NullPointer|IndexOutOfBounds|ClassCast|Arithmetic|ConcurrentModification|NegativeArraySize|StackOverflow"
                    + "|NoSuchElement|UnsupportedOperation|InputMismatch|EmptyStack");

    /** More than {@link UhpAnswer#excerpt(String)} keeps. */
    private static final int MAX_TEXT_LENGTH = 1000;

    private static final ProgramRefusal FALSE = new ProgramRefusal("false", Optional.empty());

    static ProgramRefusal ofFalse() {
        return FALSE;
    }

    static ProgramRefusal ofThrown(Throwable thrown) {
        String text = String.valueOf(thrown);
        return new ProgramRefusal(text.substring(0, Math.min(text.length(), MAX_TEXT_LENGTH)), Optional.of(thrown));
    }

    /** Reads the answer of an engine, which may say more than {@code invalidmove}. */
    static ProgramRefusal ofAnswer(UhpAnswer answer) {
        return new ProgramRefusal(answer.excerpt(), Optional.empty());
    }

    /** Drops what was thrown, which may hold on to whole positions. */
    ProgramRefusal withoutCause() {
        return new ProgramRefusal(text, Optional.empty());
    }

    /** Returns what the program answered, for people. */
    String answer() {
        return UhpAnswer.excerpt(text);
    }

    /** Returns the program's own words, without numbers; empty if it only says no. */
    Optional<String> words() {
        if (equals(FALSE)) {
            return Optional.empty();
        }
        String answer = answer();
        String words = answer.startsWith("invalidmove")
                ? answer.substring("invalidmove".length()).strip()
                : answer;
        return Optional.of(words.replaceAll("-?\\d+", "#")).filter(some -> !some.isEmpty());
    }

    /** Returns whether the program crashed. */
    boolean isCrash() {
        return words().filter(words -> CRASH.matcher(words).find()).isPresent();
    }
}
