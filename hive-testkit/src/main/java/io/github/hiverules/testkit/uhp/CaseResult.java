package io.github.hiverules.testkit.uhp;

import java.time.Duration;
import java.util.List;
import java.util.Locale;

/**
 * The result of one case: a diagram, perft table, random game or point of the protocol. Immutable and thread-safe.
 *
 * @param suite to which kind of cases it belongs
 * @param name what the case is about
 * @param status what came of it
 * @param differences what the engine did differently, empty unless the case failed
 * @param reason why the case was left out, empty unless it was
 * @param time how long the case took
 */
public record CaseResult(
        Suite suite, String name, Status status, List<Difference> differences, String reason, Duration time) {

    /**
     * Copies the differences.
     *
     * @param suite the kind of case
     * @param name what the case is about
     * @param status what came of it
     * @param differences what the engine did differently
     * @param reason why the case was left out
     * @param time how long the case took
     */
    public CaseResult {
        differences = List.copyOf(differences);
    }

    /** The kinds of cases, in the order of the check. */
    public enum Suite {
        /** The commands of the protocol. */
        PROTOCOL,
        /** The rulebook's diagrams. */
        DIAGRAMS,
        /** Perft counts. */
        PERFT,
        /** Random games. */
        RANDOM_GAMES;

        /** {@return the name of this suite, for example {@code random games}} */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    /** The result of a case. */
    public enum Status {
        /** The engine did what was expected. */
        PASSED,
        /** It did not. */
        FAILED,
        /** It was skipped. */
        SKIPPED
    }
}
