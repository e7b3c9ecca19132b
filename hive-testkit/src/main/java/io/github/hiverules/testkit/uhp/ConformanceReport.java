package io.github.hiverules.testkit.uhp;

import io.github.hiverules.notation.uhp.EngineInfo;
import java.util.List;

/**
 * The result of checking an engine. Immutable and thread-safe.
 *
 * @param engine what the engine says about itself
 * @param results what came of each case, in the order in which they were tried
 * @param findings the differences of all cases, grouped by cause
 */
public record ConformanceReport(EngineInfo engine, List<CaseResult> results, List<Finding> findings) {

    /**
     * Copies the lists.
     *
     * @param engine the engine
     * @param results what came of each case
     * @param findings the differences by cause
     */
    public ConformanceReport {
        results = List.copyOf(results);
        findings = List.copyOf(findings);
    }

    /**
     * Groups the differences of all cases by cause: the same rule and kind of piece, or the same command. Perft counts
     * that differ are not another finding if moves differ.
     *
     * @param engine what the engine says about itself
     * @param results what came of each case
     */
    public ConformanceReport(EngineInfo engine, List<CaseResult> results) {
        this(engine, results, Findings.of(results));
    }

    /** {@return whether no case failed} */
    public boolean passed() {
        return failed().isEmpty();
    }

    /** {@return the cases that failed, unmodifiable} */
    public List<CaseResult> failed() {
        return results.stream()
                .filter(result -> result.status() == CaseResult.Status.FAILED)
                .toList();
    }

    /**
     * {@return the number of cases of a suite with a status}
     *
     * @param suite the suite
     * @param status what came of the cases
     */
    public long count(CaseResult.Suite suite, CaseResult.Status status) {
        return results.stream()
                .filter(result -> result.suite() == suite && result.status() == status)
                .count();
    }
}
