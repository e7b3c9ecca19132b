package io.github.hiverules.notation;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.IntFunction;
import java.util.function.ToLongFunction;

/**
 * What a task needs for a text in which a unit is repeated, and for texts in which it is repeated twice and four times
 * as often.
 *
 * @param unit the unit
 * @param first what the second half of the shorter text needs beyond the first one
 * @param then the same for the longer text
 */
public record Growth(String unit, Cost first, Cost then) {

    private static final int TIMES = 20;

    /** How often a reader may look at a character on average. */
    private static final int READS = 30;

    /** How many bytes a task may allocate for a character on average: a line of one character may be a broken game. */
    private static final int BYTES = 5_000;

    /** How often to measure at most: the first time, classes are loaded, and methods may be compiled in between. */
    private static final int MEASUREMENTS = 5;

    private static final ThreadMXBean THREAD = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /**
     * What a task needs for some characters.
     *
     * @param length the number of characters
     * @param reads how many were read
     * @param bytes how many bytes were allocated
     */
    public record Cost(int length, long reads, long bytes) {

        private static Cost of(String text, ToLongFunction<String> task) {
            long before = THREAD.getCurrentThreadAllocatedBytes();
            long reads = task.applyAsLong(text);
            return new Cost(text.length(), reads, THREAD.getCurrentThreadAllocatedBytes() - before);
        }

        private Cost without(Cost less) {
            return new Cost(length - less.length, reads - less.reads, bytes - less.bytes);
        }
    }

    /** Returns the growth of a task that returns how many characters it read. */
    public static Growth of(String unit, IntFunction<String> texts, ToLongFunction<String> task) {
        Growth growth = measure(unit, texts, task);
        for (int again = 1; again < MEASUREMENTS && growth.isTooMuch(); again++) {
            growth = measure(unit, texts, task);
        }
        return growth;
    }

    private static Growth measure(String unit, IntFunction<String> texts, ToLongFunction<String> task) {
        Cost all = Cost.of(texts.apply(4 * TIMES), task);
        Cost half = Cost.of(texts.apply(2 * TIMES), task);
        Cost quarter = Cost.of(texts.apply(TIMES), task);
        return new Growth(unit, half.without(quarter), all.without(half));
    }

    /** Returns whether a character costs too much, or more than those before it. */
    public boolean isTooMuch() {
        double reads = (double) then.reads / then.length;
        double bytes = (double) then.bytes / then.length;
        return reads > READS
                || bytes > BYTES
                || reads > 1.05 * Math.max(0, first.reads) / first.length + 1
                || bytes > 1.1 * Math.max(0, first.bytes) / first.length + 12;
    }
}
