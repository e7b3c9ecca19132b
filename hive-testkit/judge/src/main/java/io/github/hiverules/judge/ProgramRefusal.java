package io.github.hiverules.judge;

import io.github.hiverules.engine.UhpAnswer;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * How a program refuses a move.
 *
 * @param text what the program answered, perhaps shortened
 * @param ownText the part of it that the program says in its own words, empty if it only says no
 * @param cause what it threw
 */
record ProgramRefusal(String text, String ownText, Optional<Throwable> cause) {

    /** Exceptions that nobody throws on purpose when a move is illegal. */
    private static final Pattern CRASH = Pattern.compile(
            "NullPointer|IndexOutOfBounds|ClassCast|Arithmetic|ConcurrentModification|NegativeArraySize|StackOverflow"
                    + "|NoSuchElement|UnsupportedOperation|InputMismatch|EmptyStack");

    /** More than {@link UhpAnswer#excerpt(String)} keeps. */
    private static final int MAX_TEXT_LENGTH = 1000;

    static ProgramRefusal ofFalse() {
        return new ProgramRefusal("false", "", Optional.empty());
    }

    static ProgramRefusal ofThrown(Throwable thrown) {
        String whole = String.valueOf(thrown);
        String text = whole.substring(0, Math.min(whole.length(), MAX_TEXT_LENGTH));
        return new ProgramRefusal(text, text, Optional.of(thrown));
    }

    /** Reads the answer of an engine, which may say more than {@code invalidmove}. */
    static ProgramRefusal ofAnswer(UhpAnswer answer) {
        String text = answer.excerpt();
        String ownText = text.startsWith("invalidmove")
                ? text.substring("invalidmove".length()).strip()
                : text;
        return new ProgramRefusal(text, ownText, Optional.empty());
    }

    /** Drops what was thrown, which may hold on to whole positions. */
    ProgramRefusal withoutCause() {
        return new ProgramRefusal(text, ownText, Optional.empty());
    }

    /** Returns what the program answered, for people. */
    String answer() {
        return UhpAnswer.excerpt(text);
    }

    /** Returns the program's own words, without numbers; empty if it only says no. */
    Optional<String> words() {
        return Optional.of(UhpAnswer.excerpt(ownText).replaceAll("-?\\d+", "#")).filter(words -> !words.isEmpty());
    }

    /** Returns whether the program crashed. */
    boolean isCrash() {
        return words().filter(words -> CRASH.matcher(words).find()).isPresent();
    }
}
