package io.github.hiverules.engine;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/** The limits of a search for a move: a depth, a time, or both. A search ends at whichever it reaches first. */
public final class SearchLimit {

    private static final Duration ONE_YEAR = Duration.ofDays(365);

    private final OptionalInt depth;
    private final Optional<Duration> time;

    private SearchLimit(OptionalInt depth, Optional<Duration> time) {
        this.depth = depth;
        this.time = time;
    }

    /**
     * {@return a limit by depth}
     *
     * @param depth the number of plies to look ahead, at least 1
     * @throws IllegalArgumentException if the depth is less than 1
     */
    public static SearchLimit ofDepth(int depth) {
        return new SearchLimit(OptionalInt.of(requirePositive(depth)), Optional.empty());
    }

    /**
     * {@return a limit by time}
     *
     * @param time how long to think
     */
    public static SearchLimit ofTime(Duration time) {
        return new SearchLimit(OptionalInt.empty(), Optional.of(atMostOneYear(Objects.requireNonNull(time, "time"))));
    }

    /** Returns a time, or a year if it is longer: nobody waits so long, and sums of such times do not overflow. */
    static Duration atMostOneYear(Duration time) {
        return time.compareTo(ONE_YEAR) < 0 ? time : ONE_YEAR;
    }

    private static int requirePositive(int depth) {
        if (depth < 1) {
            throw new IllegalArgumentException("the depth is less than 1");
        }
        return depth;
    }

    /** {@return the maximum number of plies to look ahead, at least 1, or empty if only time matters} */
    public OptionalInt depth() {
        return depth;
    }

    /** {@return the maximum time to think, or empty if only the depth matters} */
    public Optional<Duration> time() {
        return time;
    }

    /**
     * {@return a copy with the given depth}
     *
     * @param newDepth the number of plies to look ahead, at least 1
     * @throws IllegalArgumentException if the depth is less than 1
     */
    public SearchLimit withDepth(int newDepth) {
        return new SearchLimit(OptionalInt.of(requirePositive(newDepth)), time);
    }

    /**
     * {@return a copy with the given time}
     *
     * @param newTime how long to think
     */
    public SearchLimit withTime(Duration newTime) {
        return new SearchLimit(depth, Optional.of(Objects.requireNonNull(newTime, "newTime")));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SearchLimit that && depth.equals(that.depth) && time.equals(that.time);
    }

    @Override
    public int hashCode() {
        return Objects.hash(depth, time);
    }

    /** {@return the limits, for logs} */
    @Override
    public String toString() {
        return "SearchLimit[" + depth + ", " + time + "]";
    }
}
