package io.github.hiverules.testkit.uhp;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.function.Predicate;

/** Some of the cases of a conformance check, for tests that cannot wait for all. */
public final class SomeCases {

    private static final ConformanceOptions OPTIONS = ConformanceOptions.defaults()
            .withRandomGames(0)
            .withMaxPerftNodes(100)
            .withTimeLimit(Duration.ofSeconds(5));
    private static final List<ConformanceCase> ALL = ConformanceCases.all(OPTIONS);

    private SomeCases() {}

    /** Checks how an engine answers the protocol's commands. */
    static ConformanceReport protocol(EngineStarter starter, Duration timeLimit) throws IOException {
        return Conformance.judge(starter, OPTIONS.withTimeLimit(timeLimit), ProtocolCases.all(true));
    }

    /** Checks an engine with some of the cases, among them one random game of each set. */
    static ConformanceReport judge(EngineStarter starter, Predicate<ConformanceCase> wanted) throws IOException {
        return Conformance.judge(
                starter,
                OPTIONS,
                ConformanceCases.all(OPTIONS.withRandomGames(1)).stream()
                        .filter(wanted)
                        .toList());
    }

    /** Checks an engine with some cases of a suite, from a number on. */
    public static ConformanceReport judge(EngineStarter starter, CaseResult.Suite suite, int first, int count)
            throws IOException {
        List<ConformanceCase> cases = ALL.stream()
                .filter(conformanceCase -> conformanceCase.suite() == suite)
                .toList();
        int from = Math.min(first % cases.size(), cases.size() - count);
        return Conformance.judge(starter, OPTIONS, cases.subList(from, from + count));
    }
}
