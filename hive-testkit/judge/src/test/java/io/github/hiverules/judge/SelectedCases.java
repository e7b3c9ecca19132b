package io.github.hiverules.judge;

import io.github.hiverules.engine.EngineStarter;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.function.Predicate;

/** Judges engines by a few cases of a conformance check, for tests that cannot wait for all of them. */
final class SelectedCases {

    private static final ConformanceOptions OPTIONS = ConformanceOptions.defaults()
            .withRandomGamesPerSet(0)
            .withMaxPerftNodes(100)
            .withTimeLimit(Duration.ofSeconds(5));
    private static final List<ConformanceCase<EngineSession>> ALL_CASES = Conformance.cases(OPTIONS);

    private SelectedCases() {}

    /** Judges an engine by the cases that test the protocol's commands. */
    static ConformanceReport judgeProtocol(EngineStarter starter, Duration timeLimit) throws IOException {
        return Conformance.judge(starter, OPTIONS.withTimeLimit(timeLimit), ProtocolCases.all(true), result -> {});
    }

    /** Judges an engine by the cases that a predicate selects. There is one random game of each set. */
    static ConformanceReport judge(EngineStarter starter, Predicate<ConformanceCase<EngineSession>> isSelected)
            throws IOException {
        return Conformance.judge(
                starter,
                OPTIONS,
                Conformance.cases(OPTIONS.withRandomGamesPerSet(1)).stream()
                        .filter(isSelected)
                        .toList(),
                result -> {});
    }

    /** Judges an engine by the first cases of a suite. */
    static ConformanceReport judge(EngineStarter starter, CaseResult.Suite suite, int count) throws IOException {
        List<ConformanceCase<EngineSession>> cases = ALL_CASES.stream()
                .filter(conformanceCase -> conformanceCase.suite() == suite)
                .limit(count)
                .toList();
        return Conformance.judge(starter, OPTIONS, cases, result -> {});
    }
}
