package io.github.hiverules.notation;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.IntFunction;
import java.util.function.ToLongFunction;

/**
 * How the cost of a task grows with the length of a text that repeats a unit. The task runs on three texts; the second
 * is four times, and the third eight times, as long as the first.
 *
 * @param unit the repeated part of the texts
 * @param earlier the cost of what the second text adds to the first
 * @param later the cost of what the third text adds to the second
 */
public record Growth(String unit, Cost earlier, Cost later) {

    private static final int REPETITIONS = Boolean.getBoolean("hive.deep") ? 40 : 10;

    /** The maximum number of times a reader may look at a character on average. */
    private static final int MAX_READS = 40;

    /**
     * The maximum average number of bytes allocated for a character.
     * It is large because a line of one character can be a broken game.
     */
    private static final int MAX_BYTES = 5_000;

    /** The maximum number of attempts: class loading and compilation may spoil some of them. */
    private static final int MAX_ATTEMPTS = 5;

    private static final ThreadMXBean THREAD = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /**
     * The cost of a text, or of a part of one.
     *
     * @param length the number of characters
     * @param reads the number of times that a character was read
     * @param bytes the number of bytes allocated
     */
    public record Cost(int length, long reads, long bytes) {

        private static Cost of(String text, ToLongFunction<String> task) {
            long before = THREAD.getCurrentThreadAllocatedBytes();
            long reads = task.applyAsLong(text);
            return new Cost(text.length(), reads, THREAD.getCurrentThreadAllocatedBytes() - before);
        }

        private Cost minus(Cost other) {
            return new Cost(length - other.length, reads - other.reads, bytes - other.bytes);
        }
    }

    /** Measures a task that returns the number of characters it has read. */
    public static Growth of(String unit, IntFunction<String> texts, ToLongFunction<String> task) {
        Growth growth = measure(unit, texts, task);
        for (int attempt = 1; attempt < MAX_ATTEMPTS && growth.isExcessive(); attempt++) {
            growth = measure(unit, texts, task);
        }
        return growth;
    }

    private static Growth measure(String unit, IntFunction<String> texts, ToLongFunction<String> task) {
        Cost longest = Cost.of(texts.apply(8 * REPETITIONS), task);
        Cost medium = Cost.of(texts.apply(4 * REPETITIONS), task);
        Cost shortest = Cost.of(texts.apply(REPETITIONS), task);
        return new Growth(unit, medium.minus(shortest), longest.minus(medium));
    }

    /** Returns whether the later characters cost too much, or more than the earlier ones. */
    public boolean isExcessive() {
        double reads = (double) later.reads / later.length;
        double bytes = (double) later.bytes / later.length;
        return reads > MAX_READS
                || bytes > MAX_BYTES
                || reads > 1.05 * Math.max(0, earlier.reads) / earlier.length + 2
                || bytes > 1.1 * Math.max(0, earlier.bytes) / earlier.length + 24;
    }
}
