package io.github.hiverules.judge;

import io.github.hiverules.engine.EngineStarter;
import java.io.IOException;
import java.time.Duration;
import java.util.List;

/** Judges engines by a few cases of one suite, in the judge's package because users cannot choose cases. */
public final class ConsecutiveCases {

    private static final ConformanceOptions OPTIONS = ConformanceOptions.defaults()
            .withRandomGamesPerSet(0)
            .withMaxPerftNodes(100)
            .withTimeLimit(Duration.ofSeconds(5));
    private static final List<ConformanceCase<EngineSession>> ALL = Conformance.cases(OPTIONS);

    private ConsecutiveCases() {}

    /** Judges an engine by the given number of cases. {@code first} may be larger than the number of all cases. */
    public static ConformanceReport judge(EngineStarter starter, CaseResult.Suite suite, int first, int count)
            throws IOException {
        List<ConformanceCase<EngineSession>> cases =
                ALL.stream().filter(one -> one.suite() == suite).toList();
        int from = Math.min(first % cases.size(), cases.size() - count);
        return Conformance.judge(starter, OPTIONS, cases.subList(from, from + count), result -> {});
    }
}
