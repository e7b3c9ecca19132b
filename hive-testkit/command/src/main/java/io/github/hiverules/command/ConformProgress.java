package io.github.hiverules.command;

import io.github.hiverules.judge.CaseResult;
import io.github.hiverules.judge.CaseResult.Status;
import io.github.hiverules.judge.CaseResult.Suite;
import java.io.PrintStream;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** Shows how many cases are done: a bar on a terminal, and a line for each finished suite. Not thread-safe. */
final class ConformProgress {

    private final PrintStream err;
    private final Progress progress;
    private final Map<Status, Integer> counts = new EnumMap<>(Status.class);
    private Optional<Suite> suite = Optional.empty();
    private int done;

    ConformProgress(PrintStream err, Progress progress) {
        this.err = err;
        this.progress = progress;
    }

    void add(CaseResult result) {
        if (suite.isPresent() && suite.get() != result.suite()) {
            end();
        }
        suite = Optional.of(result.suite());
        counts.merge(result.status(), 1, Integer::sum);
        progress.show(++done);
    }

    void end() {
        progress.hide();
        suite.ifPresent(ended -> err.println(ended + ": " + count(Status.PASSED) + " passed, " + count(Status.FAILED)
                + " failed, " + count(Status.SKIPPED) + " skipped"));
        err.flush();
        counts.clear();
    }

    private int count(Status status) {
        return counts.getOrDefault(status, 0);
    }
}
