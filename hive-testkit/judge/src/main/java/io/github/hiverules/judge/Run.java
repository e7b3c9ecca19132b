package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.engine.EngineFailureException;
import io.github.hiverules.engine.EngineInfo;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * One run of the judge: asks a program all cases, and turns the answers into a report.
 *
 * @param <S> what the program can be asked
 */
final class Run<S extends Session> {

    /** The limit for each suite, and for the search for shorter examples. */
    private static final int MAX_FAILURES = 3;

    private static final String DOES_NOT_START = "the engine does not start";
    private static final String FAILED_TOO_OFTEN = "the engine failed too often";
    private static final String MAX_FAILURES_REACHED = "enough cases have failed";

    private final Starter<S> starter;
    private final ConformanceOptions options;
    private final RunEnd end;
    private Optional<Program<S>> running = Optional.empty();
    private EngineInfo info = EngineInfo.unknown();
    private final Map<CaseResult.Suite, Integer> failures = new EnumMap<>(CaseResult.Suite.class);
    private final List<CaseResult> results = new ArrayList<>();
    private boolean startFailed;
    private boolean perftFailed;
    private int failedCases;

    Run(Starter<S> starter, ConformanceOptions options, RunEnd end) {
        this.starter = starter;
        this.options = options;
        this.end = end;
    }

    /** Starts a program; called again whenever it has hung or died. */
    @FunctionalInterface
    interface Starter<S extends Session> {
        Program<S> start() throws IOException;
    }

    ConformanceReport of(List<ConformanceCase<S>> cases, Reader reader, Consumer<CaseResult> listener)
            throws IOException {
        try {
            for (ConformanceCase<S> one : cases) {
                listener.accept(result(one));
            }
            return report(reader, List.of());
        } finally {
            stop();
        }
    }

    /** Asks one case. */
    CaseResult result(ConformanceCase<S> one) throws IOException {
        long start = System.nanoTime();
        Optional<String> skipped = reasonToSkip(one);
        List<Difference> differences = List.of();
        List<Answer> answers = List.of();
        List<Note> notes = List.of();
        if (skipped.isEmpty()) {
            try {
                S session = program().session();
                skipped = ask(one, session);
                differences = session.differences();
                answers = session.answers();
                notes = session.notes();
            } catch (EngineFailureException e) {
                skipped = end.reason();
                startFailed = skipped.isEmpty();
                Game emptyGame = Game.start(one.ruleset());
                differences = startFailed ? List.of(EngineSession.failure(e, emptyGame, "")) : List.of();
            }
        }
        Duration time = Duration.ofNanos(System.nanoTime() - start);
        CaseResult result =
                new CaseResult(one.suite(), one.name(), differences, answers, notes, skipped.orElse(""), time);
        results.add(result);
        failedCases += result.status() == CaseResult.Status.FAILED ? 1 : 0;
        return result;
    }

    /** Ends the run with a report, which says what was not asked. */
    ConformanceReport report(Reader reader, List<String> unasked) throws IOException {
        try {
            boolean isStopped = end.isReached();
            List<Finding> findings = shrink(Findings.of(results, reader, end));
            return new ConformanceReport(info, results, findings, unasked, isStopped);
        } finally {
            stop();
        }
    }

    private List<Finding> shrink(List<Finding> findings) throws IOException {
        List<Finding> shortened = new ArrayList<>();
        int failuresWhileShrinking = 0;
        for (Finding finding : findings) {
            if (startFailed || failuresWhileShrinking >= MAX_FAILURES || end.isReached()) {
                shortened.add(finding);
                continue;
            }
            try {
                shortened.add(Shrinker.shrink(finding, program(), end.atMost(options.timeLimit())));
            } catch (IOException e) {
                // The finding keeps its longer example.
                shortened.add(finding);
                stop();
                failuresWhileShrinking++;
            }
        }
        return shortened;
    }

    /** Asks a case, and returns why it was not asked or not finished, or empty if it was. */
    private Optional<String> ask(ConformanceCase<S> one, S session) throws IOException {
        if (!program().supports(one.ruleset())) {
            return Optional.of("the engine does not announce all pieces");
        }
        session.avoidsPerft = perftFailed;
        try {
            one.questions().ask(session);
            return session.skipReason;
        } catch (IOException e) {
            stop();
            if (end.isReached()) {
                return end.reason();
            }
            session.reportFailure(e);
            perftFailed |= session.wasAskedForPerft();
            // The protocol has no perft, so this failure says nothing about the rest of the suite.
            if (!session.wasAskedForPerft()) {
                failures.merge(one.suite(), 1, Integer::sum);
            }
            return Optional.empty();
        }
    }

    private Optional<String> reasonToSkip(ConformanceCase<S> one) {
        if (end.isReached()) {
            return end.reason();
        }
        if (startFailed) {
            return Optional.of(DOES_NOT_START);
        }
        if (failures.getOrDefault(one.suite(), 0) >= MAX_FAILURES) {
            return Optional.of(FAILED_TOO_OFTEN);
        }
        return failedCases >= options.maxFailures() ? Optional.of(MAX_FAILURES_REACHED) : Optional.empty();
    }

    private Program<S> program() throws IOException {
        if (running.isEmpty()) {
            Program<S> program = starter.start();
            running = Optional.of(program);
            info = program.info();
        }
        return running.get();
    }

    private void stop() {
        running.ifPresent(Program::close);
        running = Optional.empty();
    }
}
