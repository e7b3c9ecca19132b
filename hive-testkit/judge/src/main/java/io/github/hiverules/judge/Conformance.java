package io.github.hiverules.judge;

import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
import io.github.hiverules.engine.EngineInfo;
import io.github.hiverules.engine.EngineStarter;
import io.github.hiverules.engine.UhpClient;
import io.github.hiverules.testkit.PerftTable;
import io.github.hiverules.testkit.PerftTables;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;

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

    /** How many times its time limit a client lets an engine take to start. */
    private static final int START_FACTOR = 10;

    private Conformance() {}

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
        return judge(starter, options, cases(options), listener);
    }

    static ConformanceReport judge(
            EngineStarter starter,
            ConformanceOptions options,
            List<ConformanceCase<EngineSession>> cases,
            Consumer<CaseResult> listener)
            throws IOException {
        RunEnd end = RunEnd.after(options.runLimit());
        return new Run<>(() -> new Engine(starter.start(startLimit(options, end)), options, end), options, end)
                .of(cases, Reader::ofTexts, listener);
    }

    /** An engine may take ten times its time limit to start, but the run still ends in time. */
    private static Duration startLimit(ConformanceOptions options, RunEnd end) {
        return end.atMost(options.timeLimit().multipliedBy(START_FACTOR)).dividedBy(START_FACTOR);
    }

    /**
     * {@return the number of cases, which is the number of results in a report}
     *
     * @param options how thoroughly to judge an engine
     */
    public static int caseCount(ConformanceOptions options) {
        return cases(options).size();
    }

    /** Returns the cases of the chosen suites; the most telling ones come first. */
    static List<ConformanceCase<EngineSession>> cases(ConformanceOptions options) {
        boolean opening = options.tournamentOpening();
        List<ConformanceCase<EngineSession>> cases = new ArrayList<>(ProtocolCases.all(opening));
        RulebookDiagrams.all()
                .forEach(diagram -> cases.add(new DiagramCase(diagram, opening, options.repetitionDraw()).toCase()));
        List<Ruleset> sets = sets(options);
        for (int number = 0; number < options.randomGamesPerSet(); number++) {
            for (Ruleset ruleset : sets) {
                cases.add(new RandomGameCase(ruleset, number, options.seed()).toCase());
            }
        }
        tables(options).map(table -> new PerftTableCase(table).toCase()).forEach(cases::add);
        cases.removeIf(one -> !options.suites().contains(one.suite()));
        return cases;
    }

    private static Stream<PerftTable> tables(ConformanceOptions options) {
        Stream<PerftTable> starts = (options.tournamentOpening()
                        ? PerftTables.startPositions()
                        : PerftTables.withoutTournamentOpening())
                .stream();
        return Stream.of(
                        starts,
                        Stream.of(PerftTables.beetleGate()),
                        PerftTables.pitfalls().stream(),
                        PerftTables.midGames().stream())
                .flatMap(tables -> tables);
    }

    /** Returns the sets; the one with all pieces comes first. */
    private static List<Ruleset> sets(ConformanceOptions options) {
        return PerftTables.startPositions().stream()
                .map(table -> options.repetitionDraw() ? table.ruleset().with(Toggle.REPETITION_DRAW) : table.ruleset())
                .map(ruleset -> options.tournamentOpening() ? ruleset : ruleset.without(Toggle.TOURNAMENT_OPENING))
                .sorted(Comparator.comparingInt(ruleset -> -ruleset.expansions().size()))
                .toList();
    }

    /** A running engine. */
    record Engine(UhpClient client, ConformanceOptions options, RunEnd end) implements Program<EngineSession> {

        @Override
        public EngineInfo info() {
            return client.info();
        }

        @Override
        public boolean supports(Ruleset ruleset) {
            return info().supports(ruleset);
        }

        @Override
        public EngineSession session() {
            return new EngineSession(client, options, end);
        }

        @Override
        public void close() {
            client.close();
        }
    }
}
