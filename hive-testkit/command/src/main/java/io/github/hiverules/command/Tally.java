package io.github.hiverules.command;

import java.util.Locale;

/** Counts the verdicts of a check. Thread-safe, because another thread reads it when a run is interrupted. */
final class Tally {

    private static final double NANOS_PER_SECOND = 1e9;

    private final long start = System.nanoTime();
    private long ok;
    private long illegal;
    private long unreadable;

    synchronized void add(Verdict.Status status) {
        switch (status) {
            case OK -> ok++;
            case ILLEGAL -> illegal++;
            case UNREADABLE -> unreadable++;
        }
    }

    synchronized long games() {
        return ok + illegal + unreadable;
    }

    synchronized long illegal() {
        return illegal;
    }

    synchronized long unreadable() {
        return unreadable;
    }

    /** Returns the counts as a sentence: {@code 3 games: 1 OK, 1 illegal, 1 unreadable}. */
    synchronized String text() {
        return String.format(
                Locale.ROOT,
                "%s: %d OK, %d illegal, %d unreadable",
                Wording.count(games(), "game"),
                ok,
                illegal,
                unreadable);
    }

    String summary() {
        double seconds = (System.nanoTime() - start) / NANOS_PER_SECOND;
        return text() + String.format(Locale.ROOT, "; %.1f s", seconds);
    }
}
