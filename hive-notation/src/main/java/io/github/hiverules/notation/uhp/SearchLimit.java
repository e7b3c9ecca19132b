package io.github.hiverules.notation.uhp;

import java.time.Duration;

/**
 * How long to think about a move: up to a given number of plies ahead, or up to a given time.
 *
 * <p>Immutable and thread-safe.
 *
 * @param depth the greatest number of plies to look ahead, at least 1
 * @param time how long to think at most
 */
public record SearchLimit(int depth, Duration time) {

    private static final int ANY_DEPTH = 100;
    private static final Duration ANY_TIME = Duration.ofDays(1);

    /**
     * Checks the depth.
     *
     * @param depth the greatest number of plies to look ahead, at least 1
     * @param time how long to think at most
     * @throws IllegalArgumentException if the depth is less than 1
     */
    public SearchLimit {
        if (depth < 1) {
            throw new IllegalArgumentException("the depth is less than 1");
        }
    }

    /**
     * Returns a limit by depth.
     *
     * @param depth the number of plies to look ahead, at least 1
     * @return the limit, with a day of time
     * @throws IllegalArgumentException if the depth is less than 1
     */
    public static SearchLimit ofDepth(int depth) {
        return new SearchLimit(depth, ANY_TIME);
    }

    /**
     * Returns a limit by time.
     *
     * @param time how long to think
     * @return the limit, with a depth that is never reached
     */
    public static SearchLimit ofTime(Duration time) {
        return new SearchLimit(ANY_DEPTH, time);
    }
}
