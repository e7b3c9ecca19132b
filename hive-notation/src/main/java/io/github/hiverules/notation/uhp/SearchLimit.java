package io.github.hiverules.notation.uhp;

import java.time.Duration;
import java.util.Objects;

/**
 * The limits of a search for a move: depth and time.
 *
 * @param depth the maximum number of plies to look ahead, at least 1
 * @param time the maximum time to think
 */
public record SearchLimit(int depth, Duration time) {

    private static final int UNLIMITED_DEPTH = 100;
    private static final Duration UNLIMITED_TIME = Duration.ofDays(1);

    /**
     * Checks the depth.
     *
     * @throws IllegalArgumentException if the depth is less than 1
     */
    public SearchLimit {
        Objects.requireNonNull(time, "time");
        if (depth < 1) {
            throw new IllegalArgumentException("the depth is less than 1");
        }
    }

    /**
     * {@return a limit by depth, with one day of time}
     *
     * @param depth the number of plies to look ahead, at least 1
     * @throws IllegalArgumentException if the depth is less than 1
     */
    public static SearchLimit ofDepth(int depth) {
        return new SearchLimit(depth, UNLIMITED_TIME);
    }

    /**
     * {@return a limit by time, with a depth of 100, which no search reaches}
     *
     * @param time how long to think
     */
    public static SearchLimit ofTime(Duration time) {
        Objects.requireNonNull(time, "time");
        return new SearchLimit(UNLIMITED_DEPTH, time);
    }
}
