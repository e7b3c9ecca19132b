package io.github.hiverules.testkit;

import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The answers to one question about one position. Each is computed once for all programs that make the same of the
 * mistakes that it asks about.
 */
final class KnownAnswers<T> {

    /** The answers, by the mistakes that they asked about and by those of them that were made. */
    private final Map<BitSet, Map<BitSet, T>> all = new LinkedHashMap<>();

    /**
     * Returns the answer of a program.
     *
     * @param mistakes the mistakes that the program makes; what the answer asks about is added to their list
     * @param answer computes the answer from these mistakes
     */
    T get(Mistakes mistakes, Supplier<T> answer) {
        for (Map.Entry<BitSet, Map<BitSet, T>> known : all.entrySet()) {
            T found = known.getValue().get(mistakes.made(known.getKey()));
            if (found != null) {
                mistakes.addAsked(known.getKey());
                return found;
            }
        }
        BitSet askedBefore = mistakes.takeAsked();
        T computed = answer.get();
        BitSet asked = mistakes.takeAsked();
        all.computeIfAbsent(asked, unused -> new HashMap<>()).put(mistakes.made(asked), computed);
        mistakes.addAsked(askedBefore);
        mistakes.addAsked(asked);
        return computed;
    }
}
