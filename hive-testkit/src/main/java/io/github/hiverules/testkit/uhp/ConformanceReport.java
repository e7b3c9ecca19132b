package io.github.hiverules.testkit.uhp;

import java.util.List;

/**
 * The result of checking an engine.
 *
 * <p>Immutable and thread-safe.
 *
 * @param engine what the engine says about itself
 * @param results what came of each case, in the order in which they were tried
 * @param findings the differences of all cases, grouped by cause
 */
public record ConformanceReport(EngineInfo engine, List<CaseResult> results, List<Finding> findings) {

    /**
     * Copies the lists.
     *
     * @param engine what the engine says about itself
     * @param results what came of each case, in the order in which they were tried
     * @param findings the differences of all cases, grouped by cause
     */
    public ConformanceReport {
        results = List.copyOf(results);
        findings = List.copyOf(findings);
    }

    /**
     * Groups the differences of all cases by cause: the same rule and kind of piece, or the same command. If moves differ,
     * differing perft counts are not another finding.
     *
     * @param engine what the engine says about itself
     * @param results what came of each case, in the order in which they were tried
     */
    public ConformanceReport(EngineInfo engine, List<CaseResult> results) {
        this(engine, results, Findings.of(results));
    }

    /**
     * Returns whether the engine did everything as expected.
     *
     * @return true if no case failed
     */
    public boolean passed() {
        return failed().isEmpty();
    }

    /**
     * Returns the cases that failed.
     *
     * @return an unmodifiable list
     */
    public List<CaseResult> failed() {
        return results.stream()
                .filter(result -> result.status() == CaseResult.Status.FAILED)
                .toList();
    }

    /**
     * Counts cases of one suite.
     *
     * @param suite the suite
     * @param status what came of the cases
     * @return the number of cases of the suite with this status
     */
    public long count(CaseResult.Suite suite, CaseResult.Status status) {
        return results.stream()
                .filter(result -> result.suite() == suite && result.status() == status)
                .count();
    }
}
