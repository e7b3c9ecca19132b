package io.github.hiverules.judge;

import io.github.hiverules.engine.UhpAnswer;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * How a program refuses a move.
 *
 * @param answer what the program answered, for people
 * @param words the program's own words, without numbers; empty if it only says no
 * @param cause what it threw
 */
record ProgramRefusal(String answer, Optional<String> words, Optional<Throwable> cause) {

    /** Exceptions that nobody throws on purpose when a move is illegal. */
    private static final Pattern CRASH = Pattern.compile(
            "NullPointer|IndexOutOfBounds|ClassCast|Arithmetic|ConcurrentModification|NegativeArraySize|StackOverflow"
                    + "|NoSuchElement|UnsupportedOperation|InputMismatch|EmptyStack");

    static ProgramRefusal ofFalse() {
        return new ProgramRefusal("false", Optional.empty(), Optional.empty());
    }

    static ProgramRefusal ofThrown(Throwable thrown) {
        String text = UhpAnswer.excerpt(String.valueOf(thrown));
        return new ProgramRefusal(text, Optional.of(withoutNumbers(text)), Optional.of(thrown));
    }

    /** Reads the answer of an engine, which may say more than {@code invalidmove}. */
    static ProgramRefusal ofAnswer(UhpAnswer answer) {
        String text = answer.excerpt();
        String words = text.startsWith("invalidmove")
                ? text.substring("invalidmove".length()).strip()
                : text;
        return new ProgramRefusal(
                text, Optional.of(withoutNumbers(words)).filter(some -> !some.isEmpty()), Optional.empty());
    }

    private static String withoutNumbers(String text) {
        return text.replaceAll("-?\\d+", "#");
    }

    /** Returns whether the program crashed. */
    boolean isCrash() {
        return words.isPresent() && CRASH.matcher(words.get()).find();
    }
}
