package io.github.hiverules.testkit.uhp;

import io.github.hiverules.Game;
import io.github.hiverules.notation.uhp.EngineFailureException;
import io.github.hiverules.notation.uhp.EngineInfo;
import io.github.hiverules.notation.uhp.UhpClient;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Checks an engine of the Universal Hive Protocol: the commands, the rulebook's diagrams, perft counts and random games.
 *
 * <p>It always asks the engine for all legal moves and compares them by piece and cell, however they are written. It skips
 * sets that the engine does not announce. An engine that hangs, dies or prints without end fails the case and is
 * restarted, up to a limit.
 */
public final class Conformance {

    private static final int MOST_FAILURES = 5;
    private static final String GIVEN_UP = "the engine failed too often";
    private static final String ENOUGH = "enough has failed";

    private final EngineStarter starter;
    private final ConformanceOptions options;
    private final Consumer<CaseResult> listener;
    private Optional<UhpClient> running = Optional.empty();
    private EngineInfo info = EngineInfo.NONE;
    private int failures;
    private int failed;

    private Conformance(EngineStarter starter, ConformanceOptions options, Consumer<CaseResult> listener) {
        this.starter = starter;
        this.options = options;
        this.listener = listener;
    }

    /**
     * {@return what came of checking an engine}
     *
     * @param starter starts the engine
     * @param options how thoroughly and patiently
     * @throws IOException if the engine cannot be started
     */
    public static ConformanceReport check(EngineStarter starter, ConformanceOptions options) throws IOException {
        return check(starter, options, result -> {});
    }

    /**
     * Checks an engine like {@link #check(EngineStarter, ConformanceOptions)}, and reports each case as soon as it is
     * done.
     *
     * @param starter starts the engine
     * @param options how thoroughly and patiently
     * @param listener is told each result
     * @return what came of it
     * @throws IOException if the engine cannot be started
     */
    public static ConformanceReport check(
            EngineStarter starter, ConformanceOptions options, Consumer<CaseResult> listener) throws IOException {
        return new Conformance(starter, options, listener).run(ConformanceCases.all(options));
    }

    static ConformanceReport check(EngineStarter starter, ConformanceOptions options, List<ConformanceCase> cases)
            throws IOException {
        return new Conformance(starter, options, result -> {}).run(cases);
    }

    /**
     * {@return the number of cases, and so of the results in a report}
     *
     * @param options how thoroughly an engine is checked
     */
    public static int size(ConformanceOptions options) {
        return ConformanceCases.all(options).size();
    }

    private ConformanceReport run(List<ConformanceCase> cases) throws IOException {
        List<CaseResult> results = new ArrayList<>();
        try {
            for (ConformanceCase conformanceCase : cases) {
                CaseResult result = run(conformanceCase);
                results.add(result);
                failed += result.status() == CaseResult.Status.FAILED ? 1 : 0;
                listener.accept(result);
            }
            return new ConformanceReport(info, results, shrunk(Findings.of(results)));
        } finally {
            stop();
        }
    }

    private List<Finding> shrunk(List<Finding> findings) throws IOException {
        List<Finding> shrunk = new ArrayList<>();
        for (Finding finding : findings) {
            shrunk.add(failures < MOST_FAILURES ? shrunk(finding) : finding);
        }
        return shrunk;
    }

    /** If the engine fails while it is asked again, the finding stays as it was. */
    private Finding shrunk(Finding finding) throws IOException {
        try {
            return Shrinker.shrink(finding, engine(), options.answerTime());
        } catch (EngineFailureException e) {
            stop();
            failures++;
            return finding;
        }
    }

    private CaseResult run(ConformanceCase conformanceCase) throws IOException {
        long start = System.nanoTime();
        List<Difference> differences = new ArrayList<>();
        Optional<String> skipped = Optional.empty();
        try {
            skipped = reasonToSkip(conformanceCase);
            if (skipped.isEmpty()) {
                EngineSession session = new EngineSession(engine(), options, differences);
                conformanceCase.run(session);
            }
        } catch (EngineFailureException e) {
            stop();
            failures++;
            Game none = Game.start(conformanceCase.ruleset());
            differences.add(new Difference(Difference.Kind.FAILURE, none, "", List.of(String.valueOf(e.getMessage()))));
        }
        CaseResult.Status status = skipped.isPresent()
                ? CaseResult.Status.SKIPPED
                : differences.isEmpty() ? CaseResult.Status.PASSED : CaseResult.Status.FAILED;
        Duration time = Duration.ofNanos(System.nanoTime() - start);
        return new CaseResult(
                conformanceCase.suite(), conformanceCase.name(), status, differences, skipped.orElse(""), time);
    }

    private Optional<String> reasonToSkip(ConformanceCase conformanceCase) throws IOException {
        if (failures >= MOST_FAILURES) {
            return Optional.of(GIVEN_UP);
        }
        if (failed >= options.maxFailures()) {
            return Optional.of(ENOUGH);
        }
        engine();
        return info.knows(conformanceCase.ruleset())
                ? conformanceCase.inexpressible()
                : Optional.of("the engine does not announce all pieces");
    }

    private UhpClient engine() throws IOException {
        if (running.isEmpty()) {
            UhpClient engine = starter.start(options.answerTime());
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
