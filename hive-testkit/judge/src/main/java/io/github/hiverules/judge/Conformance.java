package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.notation.uhp.EngineFailureException;
import io.github.hiverules.notation.uhp.EngineInfo;
import io.github.hiverules.notation.uhp.UhpClient;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Judges an engine for the Universal Hive Protocol: the commands, the rulebook's diagrams, perft counts and random
 * games.
 *
 * <p>It always asks the engine for all legal moves, and compares them by piece and cell, not by text. It skips sets
 * that the engine does not announce. An engine that hangs, dies or prints without end fails the case and is restarted,
 * up to a limit per suite. An engine that does not start is not retried.
 *
 * <p>The most telling questions come first. The run ends early after {@link ConformanceOptions#withRunLimit a time
 * limit}, or when another thread interrupts the one that judges, which then stays interrupted. The report says what was
 * found until then, and which cases were skipped.
 */
public final class Conformance {

    /** The limit for each suite, and for the search for shorter examples. */
    private static final int MAX_ENGINE_FAILURES = 3;

    private static final String DOES_NOT_START = "the engine does not start";
    private static final String FAILED_TOO_OFTEN = "the engine failed too often";
    private static final String MAX_FAILURES_REACHED = "enough cases have failed";

    private final EngineStarter starter;
    private final ConformanceOptions options;
    private final Consumer<CaseResult> listener;
    private final RunEnd end;
    private Optional<UhpClient> running = Optional.empty();
    private EngineInfo info = EngineInfo.unknown();
    private final Map<CaseResult.Suite, Integer> engineFailures = new EnumMap<>(CaseResult.Suite.class);
    private boolean startFailed;
    private boolean perftFailed;
    private int failedCases;

    private Conformance(EngineStarter starter, ConformanceOptions options, Consumer<CaseResult> listener) {
        this.starter = starter;
        this.options = options;
        this.listener = listener;
        this.end = RunEnd.after(options.runLimit());
    }

    /**
     * {@return the report on an engine}
     *
     * @param starter starts the engine
     * @param options how thoroughly to judge it, and how long to wait for it
     * @throws IOException if the engine cannot be started
     */
    public static ConformanceReport judge(EngineStarter starter, ConformanceOptions options) throws IOException {
        return judge(starter, options, result -> {});
    }

    /**
     * Judges an engine like {@link #judge(EngineStarter, ConformanceOptions)}, and reports each case as soon as it is
     * done.
     *
     * @param starter starts the engine
     * @param options how thoroughly to judge it, and how long to wait for it
     * @param listener receives each result
     * @return the report on the engine
     * @throws IOException if the engine cannot be started
     */
    public static ConformanceReport judge(
            EngineStarter starter, ConformanceOptions options, Consumer<CaseResult> listener) throws IOException {
        Objects.requireNonNull(listener, "listener");
        return new Conformance(starter, options, listener).run(ConformanceCases.all(options), new Predictions());
    }

    static ConformanceReport judge(
            EngineStarter starter, ConformanceOptions options, List<ConformanceCase> cases, Predictions predictions)
            throws IOException {
        return new Conformance(starter, options, result -> {}).run(cases, predictions);
    }

    /**
     * {@return the number of cases, which is the number of results in a report}
     *
     * @param options how thoroughly to judge an engine
     */
    public static int caseCount(ConformanceOptions options) {
        return ConformanceCases.all(options).size();
    }

    private ConformanceReport run(List<ConformanceCase> cases, Predictions predictions) throws IOException {
        List<CaseResult> results = new ArrayList<>();
        try {
            for (ConformanceCase conformanceCase : cases) {
                CaseResult result = run(conformanceCase);
                results.add(result);
                failedCases += result.status() == CaseResult.Status.FAILED ? 1 : 0;
                listener.accept(result);
            }
            boolean isStopped = end.isReached();
            return new ConformanceReport(info, results, shrink(Findings.of(results, predictions)), isStopped);
        } finally {
            stop();
        }
    }

    private List<Finding> shrink(List<Finding> findings) throws IOException {
        List<Finding> shortened = new ArrayList<>();
        int failuresWhileShrinking = 0;
        for (Finding finding : findings) {
            if (startFailed || failuresWhileShrinking >= MAX_ENGINE_FAILURES || end.isReached()) {
                shortened.add(finding);
                continue;
            }
            try {
                shortened.add(Shrinker.shrink(finding, engine(), end.atMost(options.timeLimit())));
            } catch (EngineFailureException e) {
                // The finding keeps its longer example.
                shortened.add(finding);
                stop();
                failuresWhileShrinking++;
            }
        }
        return shortened;
    }

    private CaseResult run(ConformanceCase original) throws IOException {
        ConformanceCase conformanceCase = perftFailed ? original.withoutPerft() : original;
        long start = System.nanoTime();
        Optional<String> skipped = reasonToSkip(conformanceCase);
        List<Difference> differences = List.of();
        List<Evidence> evidence = List.of();
        List<Note> notes = List.of();
        if (skipped.isEmpty()) {
            try {
                EngineSession session = new EngineSession(engine(), options, end, conformanceCase);
                skipped = whyUntestable(conformanceCase);
                if (skipped.isEmpty()) {
                    skipped = run(conformanceCase, session);
                }
                differences = session.differences();
                evidence = session.evidence();
                notes = session.notes();
            } catch (EngineFailureException e) {
                skipped = end.reason();
                startFailed = skipped.isEmpty();
                Game emptyGame = Game.start(conformanceCase.ruleset());
                differences = startFailed
                        ? List.of(new Difference(
                                Difference.Kind.FAILURE, emptyGame, "", List.of(String.valueOf(e.getMessage()))))
                        : List.of();
            }
        }
        CaseResult.Status status = !differences.isEmpty()
                ? CaseResult.Status.FAILED
                : skipped.isPresent() ? CaseResult.Status.SKIPPED : CaseResult.Status.PASSED;
        Duration time = Duration.ofNanos(System.nanoTime() - start);
        return new CaseResult(
                conformanceCase.suite(),
                conformanceCase.name(),
                status,
                differences,
                evidence,
                notes,
                differences.isEmpty() ? skipped.orElse("") : "",
                time);
    }

    /** Runs a case, and returns why it was not finished, or empty if it was. */
    private Optional<String> run(ConformanceCase conformanceCase, EngineSession session) {
        try {
            conformanceCase.run(session);
            return Optional.empty();
        } catch (EngineFailureException e) {
            stop();
            if (end.isReached()) {
                return end.reason();
            }
            session.reportFailure(String.valueOf(e.getMessage()));
            perftFailed |= session.wasAskedForPerft();
            // The protocol has no perft, so this failure says nothing about the rest of the suite.
            if (!session.wasAskedForPerft()) {
                engineFailures.merge(conformanceCase.suite(), 1, Integer::sum);
            }
            return Optional.empty();
        }
    }

    private Optional<String> reasonToSkip(ConformanceCase conformanceCase) {
        if (end.isReached()) {
            return end.reason();
        }
        if (startFailed) {
            return Optional.of(DOES_NOT_START);
        }
        if (engineFailures.getOrDefault(conformanceCase.suite(), 0) >= MAX_ENGINE_FAILURES) {
            return Optional.of(FAILED_TOO_OFTEN);
        }
        return failedCases >= options.maxFailures() ? Optional.of(MAX_FAILURES_REACHED) : Optional.empty();
    }

    private Optional<String> whyUntestable(ConformanceCase conformanceCase) {
        return info.supports(conformanceCase.ruleset())
                ? conformanceCase.whyInexpressible()
                : Optional.of("the engine does not announce all pieces");
    }

    private UhpClient engine() throws IOException {
        if (running.isEmpty()) {
            UhpClient engine = starter.start(options.timeLimit());
            running = Optional.of(engine);
            info = engine.info();
        }
        return running.get();
    }

    private void stop() {
        running.ifPresent(UhpClient::close);
        running = Optional.empty();
    }
}
