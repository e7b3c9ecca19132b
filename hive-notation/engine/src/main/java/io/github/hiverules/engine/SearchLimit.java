package io.github.hiverules.engine;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The limits of a search for a move: a depth, a time, or both. A search ends at whichever it reaches first.
 *
 * @param depth the maximum number of plies to look ahead, at least 1, or empty if only time matters
 * @param time the maximum time to think, at most a year, or empty if only the depth matters
 */
public record SearchLimit(OptionalInt depth, Optional<Duration> time) {

    static final Duration ONE_YEAR = Duration.ofDays(365);

    /**
     * Cuts the time to a year.
     *
     * @throws IllegalArgumentException if the depth is less than 1, or if there is no limit
     */
    public SearchLimit {
        Objects.requireNonNull(depth, "depth");
        time = Objects.requireNonNull(time, "time").map(SearchLimit::atMostOneYear);
        if (depth.orElse(1) < 1) {
            throw new IllegalArgumentException("the depth is less than 1");
        }
        if (depth.isEmpty() && time.isEmpty()) {
            throw new IllegalArgumentException("neither a depth nor a time");
        }
    }

    /**
     * {@return a limit by depth}
     *
     * @param depth the number of plies to look ahead, at least 1
     * @throws IllegalArgumentException if the depth is less than 1
     */
    public static SearchLimit ofDepth(int depth) {
        return new SearchLimit(OptionalInt.of(depth), Optional.empty());
    }

    /**
     * {@return a limit by time}
     *
     * @param time how long to think
     */
    public static SearchLimit ofTime(Duration time) {
        return new SearchLimit(OptionalInt.empty(), Optional.of(Objects.requireNonNull(time, "time")));
    }

    /** Returns a time, or a year if it is longer: nobody waits so long, and sums of such times do not overflow. */
    static Duration atMostOneYear(Duration time) {
        return time.compareTo(ONE_YEAR) < 0 ? time : ONE_YEAR;
    }
}
