package io.github.hiverules.judge;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The result of one case: a diagram, a perft table, a random game or a requirement of the protocol. */
public final class CaseResult {

    /** The maximum number of differences to show; further ones nearly always have the same cause. */
    private static final int MAX_DIFFERENCES = 5;

    private final Suite suite;
    private final String name;
    private final List<Difference> differences;
    private final List<Answer> answers;
    private final List<Note> notes;
    private final String skipReason;
    private final Duration time;

    CaseResult(
            Suite suite,
            String name,
            List<Difference> differences,
            List<Answer> answers,
            List<Note> notes,
            String skipReason,
            Duration time) {
        this.suite = suite;
        this.name = name;
        this.differences = List.copyOf(differences);
        this.answers = List.copyOf(answers);
        this.notes = List.copyOf(notes);
        this.skipReason = differences.isEmpty() ? skipReason : "";
        this.time = time;
    }

    /** {@return the suite that the case belongs to} */
    public Suite suite() {
        return suite;
    }

    /** {@return what the case is about} */
    public String name() {
        return name;
    }

    /** {@return whether the engine passed, failed, or was not asked, or not asked everything} */
    public Status status() {
        if (!differences.isEmpty()) {
            return Status.FAILED;
        }
        return skipReason.isEmpty() ? Status.PASSED : Status.SKIPPED;
    }

    /** {@return what the engine did differently; empty unless the case failed} */
    public List<Difference> differences() {
        return differences;
    }

    /** Returns all answers about the rules, right and wrong. */
    List<Answer> answers() {
        return answers;
    }

    /** Returns the differences that are about the protocol, not about the rules. */
    List<Difference> protocolDifferences() {
        return differences.stream()
                .filter(difference -> !difference.isAboutRules())
                .toList();
    }

    /** {@return the harmless habits that the engine showed} */
    public List<Note> notes() {
        return notes;
    }

    /** {@return why the case was skipped, or not finished without a difference; otherwise empty} */
    public String skipReason() {
        return skipReason;
    }

    /** {@return the time that the case took} */
    public Duration time() {
        return time;
    }

    /** {@return what the engine did differently, for people: a few differences, and the number of the others} */
    public String failure() {
        String text = differences.stream()
                .limit(MAX_DIFFERENCES)
                .map(Difference::text)
                .collect(Collectors.joining("\n"));
        int more = differences.size() - MAX_DIFFERENCES;
        return more <= 0 ? text : text + "\n\nand " + more + (more == 1 ? " more difference" : " more differences");
    }

    /** {@return the suite and the name} */
    public String fullName() {
        return suite + ": " + name;
    }

    /** {@return the suite, the name and the status} */
    @Override
    public String toString() {
        return fullName() + ": " + status();
    }

    /**
     * The suites of cases, in the order in which they are tried.
     */
    public enum Suite {
        /** The commands of the protocol. */
        PROTOCOL,
        /** The rulebook's diagrams. */
        DIAGRAMS,
        /** Random games. */
        RANDOM_GAMES,
        /** Perft counts. */
        PERFT;

        /** {@return the name of this suite, for example {@code random games}} */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    /**
     * The result of a case.
     */
    public enum Status {
        /** The engine did what was expected. */
        PASSED,
        /** The engine did something else. */
        FAILED,
        /** The engine was not asked, or not asked everything. */
        SKIPPED
    }
}
