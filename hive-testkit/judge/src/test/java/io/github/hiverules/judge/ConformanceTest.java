package io.github.hiverules.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.Expansion;
import io.github.hiverules.engine.EngineStarter;
import io.github.hiverules.engine.UhpEngine;
import io.github.hiverules.engine.testing.CommandLoop;
import io.github.hiverules.engine.testing.FirstMoveProgram;
import io.github.hiverules.engine.testing.InProcessEngine;
import io.github.hiverules.judge.CaseResult.Status;
import io.github.hiverules.judge.CaseResult.Suite;
import io.github.hiverules.notation.TournamentOpening;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ConformanceTest {

    private static final ConformanceOptions QUICK =
            ConformanceOptions.defaults().withRandomGamesPerSet(1).withMaxPerftNodes(100);

    /** Not every fault shows in these suites, which take a quarter of the time. The deep run has all. */
    private static final ConformanceOptions SHORT =
            QUICK.withSuites(TestDepth.of(List.of(Suite.PROTOCOL, Suite.DIAGRAMS), List.of(Suite.values())));

    /** Faults that show only when moves are played, or sequences of moves are counted. */
    private static final Set<EngineFault> SHOWN_BY_OTHER_SUITES =
            Set.of(EngineFault.OMITS_SPIDER_MOVES, EngineFault.REFUSES_CLIMBS, EngineFault.APPENDS_DIGIT_TO_PERFT);

    private static final Map<EngineFault, ConformanceReport> QUICK_REPORTS = new EnumMap<>(EngineFault.class);

    private static ConformanceReport quickReport(EngineFault fault) throws IOException {
        ConformanceReport known = QUICK_REPORTS.get(fault);
        ConformanceReport report = known != null ? known : Conformance.judge(AlteredEngine.with(fault), QUICK);
        QUICK_REPORTS.put(fault, report);
        return report;
    }

    private static EngineStarter libraryEngine(TournamentOpening opening) {
        return InProcessEngine.of((in, out) -> UhpEngine.of(
                        "Library v1", (game, limit) -> game.legalMoves().get(0))
                .withTournamentOpening(opening)
                .run(in, out));
    }

    @Test
    void judge_libraryEngine_passesEverySuite() throws IOException {
        List<CaseResult> reported = new ArrayList<>();

        ConformanceReport report =
                Conformance.judge(libraryEngine(TournamentOpening.AUTO), QUICK.withMaxPerftNodes(1000), reported::add);

        assertThat(report.failedCases()).isEmpty();
        assertThat(report.hasPassed()).isTrue();
        assertThat(report.engine().id()).isEqualTo("Library v1");
        assertThat(report.engine().expansions()).containsExactly(Expansion.values());
        assertThat(report.count(Suite.PROTOCOL, Status.PASSED)).isEqualTo(13);
        assertThat(report.count(Suite.DIAGRAMS, Status.PASSED)).isGreaterThan(100);
        assertThat(report.count(Suite.PERFT, Status.PASSED)).isEqualTo(8 + 1 + 13 + 24);
        assertThat(report.count(Suite.RANDOM_GAMES, Status.PASSED)).isEqualTo(8);
        assertThat(reported).isEqualTo(report.results()).hasSize(Conformance.caseCount(QUICK));
    }

    @Test
    void judge_engineWithoutTournamentOpening_passesWithoutIt() throws IOException {
        assertThat(Conformance.judge(libraryEngine(TournamentOpening.OFF), SHORT.withTournamentOpening(false))
                        .failedCases())
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void judge_engineFault_isFound(EngineFault fault) throws IOException {
        ConformanceReport report = SHOWN_BY_OTHER_SUITES.contains(fault)
                ? quickReport(fault)
                : Conformance.judge(AlteredEngine.with(fault), SHORT);

        assertThat(report.hasPassed()).isFalse();
        assertThat(report.failedCases())
                .flatExtracting(CaseResult::differences)
                .extracting(Difference::kind)
                .contains(fault.kind())
                .doesNotContain(Difference.Kind.FAILURE);
        // Movements, placements and throws are different sorts of moves.
        assertThat(report.findings())
                .as("%s", report.findings())
                .hasSize(fault == EngineFault.OMITS_SPIDER_MOVES ? 3 : 1);
        assertThat(report.findings().get(0).example().text().lines()).hasSizeBetween(1, 25);
    }

    @ParameterizedTest
    @EnumSource
    void judge_harmlessHabit_givesNoteAndNoFinding(HarmlessHabit habit) throws IOException {
        ConformanceReport report = Conformance.judge(AlteredEngine.with(habit), SHORT);

        assertThat(report.findings()).isEmpty();
        assertThat(report.hasPassed()).isTrue();
        assertThat(report.notes()).extracting(Note::habit).containsExactly(habit.habit());
    }

    @ParameterizedTest
    @EnumSource
    void judge_otherDialect_passes(EngineDialect dialect) throws IOException {
        ConformanceReport report = Conformance.judge(AlteredEngine.with(dialect), QUICK);

        assertThat(report.failedCases()).isEmpty();
    }

    @Test
    void judge_programWithShortTimeLimit_passes() throws IOException {
        EngineStarter program = EngineStarter.ofCommand(FirstMoveProgram.command());

        ConformanceReport report = SelectedCases.judgeProtocol(program, Duration.ofSeconds(1));

        assertThat(report.failedCases()).isEmpty();
    }

    @Test
    void judge_engineUsesAllItsTime_passes() throws IOException {
        EngineStarter slowEngine = InProcessEngine.of((in, out) -> UhpEngine.of("Slow v1", (game, limit) -> {
                    Duration time = limit.time().orElse(Duration.ZERO);
                    if (!time.isZero()) {
                        LockSupport.parkNanos(time.toNanos());
                    }
                    return game.legalMoves().get(0);
                })
                .run(in, out));

        ConformanceReport report = SelectedCases.judgeProtocol(slowEngine, Duration.ofSeconds(1));

        assertThat(report.failedCases()).isEmpty();
    }

    @Test
    void judge_engineOmitsSpiderMoves_reportsOnlyThoseAsMissing() throws IOException {
        ConformanceReport report = quickReport(EngineFault.OMITS_SPIDER_MOVES);

        assertThat(report.failedCases())
                .flatExtracting(CaseResult::differences)
                .extracting(Difference::surplus)
                .containsOnly(List.of());
        assertThat(report.failedCases())
                .flatExtracting(CaseResult::differences)
                .flatExtracting(Difference::missing)
                .isNotEmpty()
                .allMatch(move -> move.toString().contains("S"));
        assertThat(report.findings())
                .extracting(Finding::title)
                .containsExactly(
                        "Misses legal placements of Spiders",
                        "Misses all moves of Spiders",
                        "Misses legal throws of Spiders");
    }

    @Test
    void judge_engineAcceptsIllegalMoves_reportsMovesOfEachCase() throws IOException {
        ConformanceReport report = Conformance.judge(
                AlteredEngine.with(EngineFault.ACCEPTS_ILLEGAL_MOVES),
                QUICK.withSuites(Set.of(Suite.DIAGRAMS, Suite.RANDOM_GAMES)));

        assertThat(report.failedCases())
                .filteredOn(result -> result.suite() == Suite.DIAGRAMS)
                .flatExtracting(CaseResult::differences)
                .isNotEmpty()
                .allSatisfy(difference -> assertThat(difference.surplus())
                        .singleElement()
                        .satisfies(
                                move -> assertThat(difference.game().position().isLegal(move))
                                        .isFalse()));
        assertThat(report.failedCases())
                .filteredOn(result -> result.suite() == Suite.RANDOM_GAMES)
                .hasSize(8)
                .allSatisfy(result -> assertThat(result.differences()).hasSizeGreaterThan(20));
    }

    @Test
    void judge_engineOfBaseGame_skipsOtherSets() throws IOException {
        EngineStarter baseEngine = InProcessEngine.of((in, out) -> {
            out.write("id Small v1\n\nok\n");
            out.flush();
            CommandLoop.answerAll(in, out, command -> List.of("err not yet"));
        });

        ConformanceReport report = Conformance.judge(baseEngine, QUICK);

        assertThat(report.engine().id()).isEqualTo("Small v1");
        assertThat(report.engine().expansions()).isEmpty();
        assertThat(report.count(Suite.RANDOM_GAMES, Status.SKIPPED)).isEqualTo(7);
        assertThat(report.count(Suite.RANDOM_GAMES, Status.FAILED)).isEqualTo(1);
    }

    @Test
    void judge_engineIgnoresNewGame_showsCommandsBefore() throws IOException {
        ConformanceReport report = Conformance.judge(
                AlteredEngine.with(EngineFault.IGNORES_NEWGAME), QUICK.withSuites(Set.of(Suite.PROTOCOL)));

        assertThat(report.findings()).singleElement().satisfies(finding -> {
            assertThat(finding.title()).isEqualTo("violates the protocol: newgame");
            assertThat(finding.example().details()).contains("before: newgame Base;InProgress;White[2];wS1;bS1 wS1-");
        });
    }

    @Test
    void judge_programDoesNotExist_throwsIoException() {
        EngineStarter missing = EngineStarter.ofCommand(List.of("/no/such/engine"));

        assertThatThrownBy(() -> Conformance.judge(missing, QUICK)).isInstanceOf(IOException.class);
    }
}
