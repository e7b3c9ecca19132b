package io.github.hiverules.notation.svg;

import io.github.hiverules.hex.Hex;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The order in which cells are drawn: row by row, so that a stack covers what lies behind it. */
final class BackToFront {

    static final Comparator<Hex> ORDER = Comparator.comparingInt(Hex::r).thenComparingInt(Hex::q);

    private BackToFront() {}

    static <T> Map<Hex, List<T>> sorted(Map<Hex, List<T>> stacks) {
        Map<Hex, List<T>> sorted = new TreeMap<>(ORDER);
        stacks.forEach((hex, stack) -> {
            if (!stack.isEmpty()) {
                sorted.put(hex, List.copyOf(stack));
            }
        });
        return Collections.unmodifiableMap(sorted);
    }
}
