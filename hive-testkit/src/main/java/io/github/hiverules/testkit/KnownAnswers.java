package io.github.hiverules.testkit;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Supplier;

/**
 * The answers to one question about one position. Each is computed once for all programs that make the same of the
 * mistakes that it asks about.
 */
final class KnownAnswers<T> {

    private final List<Known<T>> all = new ArrayList<>();

    /** An answer, the mistakes that it asked about, and those of them that were made. */
    private record Known<T>(BitSet asked, BitSet made, T answer) {}

    /**
     * Returns the answer of a program.
     *
     * @param mistakes the mistakes that the program makes; what the answer asks about is added to their list
     * @param answer computes the answer from these mistakes
     */
    T get(Mistakes mistakes, Supplier<T> answer) {
        for (Known<T> known : all) {
            if (mistakes.made(known.asked).equals(known.made)) {
                mistakes.addAsked(known.asked);
                return known.answer;
            }
        }
        BitSet askedBefore = mistakes.takeAsked();
        T computed = answer.get();
        BitSet asked = mistakes.takeAsked();
        all.add(new Known<>(asked, mistakes.made(asked), computed));
        mistakes.addAsked(askedBefore);
        mistakes.addAsked(asked);
        return computed;
    }
}
