package io.github.hiverules.judge;

import io.github.hiverules.engine.EngineInfo;
import java.util.List;
import java.util.Objects;

/** The result of judging an engine. */
public final class ConformanceReport {

    private final EngineInfo engine;
    private final List<CaseResult> results;
    private final List<Finding> findings;
    private final List<String> unasked;
    private final boolean isStopped;

    ConformanceReport(
            EngineInfo engine,
            List<CaseResult> results,
            List<Finding> findings,
            List<String> unasked,
            boolean isStopped) {
        this.engine = engine;
        this.results = List.copyOf(results);
        this.findings = List.copyOf(findings);
        this.unasked = List.copyOf(unasked);
        this.isStopped = isStopped;
    }

    /** {@return what the engine says about itself} */
    public EngineInfo engine() {
        return engine;
    }

    /** {@return the results of the cases, in the order in which they were tried} */
    public List<CaseResult> results() {
        return results;
    }

    /** {@return the differences of all cases, grouped by the rule that the engine breaks and how it does so} */
    public List<Finding> findings() {
        return findings;
    }

    /**
     * {@return what a program in Java was not asked, in sentences, such as diagrams to which no game leads; nothing is
     * wrong with it}
     */
    public List<String> unasked() {
        return unasked;
    }

    /** {@return whether the run ended early, after its time limit or because somebody interrupted it} */
    public boolean isStopped() {
        return isStopped;
    }

    /** {@return the harmless habits of the engine, one note each; they do not fail the engine} */
    public List<Note> notes() {
        return Note.summary(results);
    }

    /** {@return whether some case could be judged, and none failed} */
    public boolean hasPassed() {
        return hasJudged() && failedCases().isEmpty();
    }

    /** {@return whether some case could be judged: it passed or failed, and was not skipped} */
    public boolean hasJudged() {
        return results.stream().anyMatch(result -> result.status() != CaseResult.Status.SKIPPED);
    }

    /** {@return the cases that failed, unmodifiable} */
    public List<CaseResult> failedCases() {
        return results.stream()
                .filter(result -> result.status() == CaseResult.Status.FAILED)
                .toList();
    }

    /**
     * {@return the number of cases of the given suite that have the given status}
     *
     * @param suite the suite
     * @param status the status of the cases to count
     */
    public long count(CaseResult.Suite suite, CaseResult.Status status) {
        Objects.requireNonNull(suite, "suite");
        Objects.requireNonNull(status, "status");
        return results.stream()
                .filter(result -> result.suite() == suite && result.status() == status)
                .count();
    }
}
