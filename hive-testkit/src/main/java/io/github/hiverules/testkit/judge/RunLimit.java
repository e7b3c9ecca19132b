package io.github.hiverules.testkit.judge;

import java.time.Duration;
import java.util.Optional;

/** When a run ends early: after a time limit, or when somebody interrupts the thread of the judge. */
final class RunLimit {

    /** Longer than any run, and short enough to be counted in nanoseconds. */
    static final Duration NEVER = Duration.ofDays(365);

    private final long deadline;

    private RunLimit(long deadline) {
        this.deadline = deadline;
    }

    /** Returns a time limit or, if it is too long to be counted, one that no run reaches. */
    static Duration countable(Duration limit) {
        return limit.compareTo(NEVER) < 0 ? limit : NEVER;
    }

    static RunLimit after(Duration limit) {
        return new RunLimit(System.nanoTime() + limit.toNanos());
    }

    /** Returns why there are no more questions, or empty if the run goes on. */
    Optional<String> reason() {
        if (Thread.currentThread().isInterrupted()) {
            return Optional.of("the run was stopped");
        }
        return timeLeft().isZero() ? Optional.of("the time for the run was over") : Optional.empty();
    }

    boolean isReached() {
        return reason().isPresent();
    }

    /** Returns a time limit that ends with the run at the latest. */
    Duration atMost(Duration limit) {
        Duration left = timeLeft();
        return left.compareTo(limit) < 0 ? left : limit;
    }

    private Duration timeLeft() {
        return Duration.ofNanos(Math.max(0, deadline - System.nanoTime()));
    }
}
