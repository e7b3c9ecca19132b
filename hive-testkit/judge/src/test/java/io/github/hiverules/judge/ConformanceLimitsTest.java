package io.github.hiverules.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.InstanceOfAssertFactories.DURATION;

import io.github.hiverules.engine.EngineStarter;
import io.github.hiverules.engine.testing.InProcessEngine;
import io.github.hiverules.judge.CaseResult.Status;
import io.github.hiverules.judge.CaseResult.Suite;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A run ends when its user wants it to, and the report says what was found and what was not reached. */
class ConformanceLimitsTest {

    private static final ConformanceOptions QUICK =
            ConformanceOptions.defaults().withRandomGamesPerSet(1).withMaxPerftNodes(100);

    private static EngineStarter mistaken() {
        return MistakenEngine.of("SPIDER_STOPS_EARLY");
    }

    /** A report has a result for each game. */
    @ParameterizedTest
    @ValueSource(ints = {-1, 10_001, Integer.MAX_VALUE})
    void withRandomGamesPerSet_outOfRange_isRefused(int games) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> QUICK.withRandomGamesPerSet(games))
                .withMessage(games + " games, expected 0 to 10000");
    }

    @Test
    void judge_noTime_skipsEverything() throws IOException {
        ConformanceReport report = Conformance.judge(mistaken(), QUICK.withRunLimit(Duration.ZERO));

        assertThat(report.isStopped()).isTrue();
        assertThat(report.findings()).isEmpty();
        assertThat(report.results())
                .hasSize(Conformance.caseCount(QUICK))
                .allMatch(result -> result.status() == Status.SKIPPED)
                .extracting(CaseResult::skipReason)
                .containsOnly("the time for the run was over");
    }

    @Test
    void judge_engineThatHangs_doesNotOutlastTheRun() throws IOException {
        EngineStarter hanging = InProcessEngine.of((in, out) -> {
            out.write("id Hanging v1\n\nok\n");
            out.flush();
            new CountDownLatch(1).await();
        });

        // The engine may take an hour for an answer; the run may not.
        ConformanceReport report = Conformance.judge(
                hanging, QUICK.withTimeLimit(Duration.ofHours(1)).withRunLimit(Duration.ofMillis(500)));

        assertThat(report.isStopped()).isTrue();
        assertThat(report.hasJudged()).isFalse();
        assertThat(report.hasPassed()).isFalse();
        assertThat(report.results()).allMatch(result -> result.status() == Status.SKIPPED);
    }

    /** An engine gets ten times its limit to start, but not more than the run. */
    @Test
    @Execution(ExecutionMode.CONCURRENT)
    void judge_engineThatDoesNotStart_getsNoMoreTimeThanTheRun() throws IOException {
        List<Duration> limits = new ArrayList<>();

        ConformanceReport report = Conformance.judge(
                limit -> {
                    limits.add(limit.multipliedBy(10));
                    return EngineStarter.ofCommand(List.of("sleep", "600")).start(limit);
                },
                QUICK.withTimeLimit(Duration.ofHours(1)).withRunLimit(Duration.ofSeconds(1)));

        assertThat(limits).singleElement(DURATION).isLessThanOrEqualTo(Duration.ofSeconds(1));
        assertThat(report.isStopped()).isTrue();
        assertThat(report.hasJudged()).isFalse();
    }

    @Test
    void judge_interrupted_reportsWhatWasFound() throws IOException {
        List<CaseResult> reported = new ArrayList<>();

        ConformanceReport report = Conformance.judge(mistaken(), QUICK, result -> {
            reported.add(result);
            if (result.status() == Status.FAILED) {
                Thread.currentThread().interrupt();
            }
        });

        assertThat(Thread.interrupted()).isTrue();
        assertThat(report.isStopped()).isTrue();
        assertThat(report.hasPassed()).isFalse();
        assertThat(report.findings())
                .singleElement()
                .satisfies(finding -> assertThat(finding.title()).contains("SPIDER-1"));
        assertThat(report.results()).isEqualTo(reported).hasSize(Conformance.caseCount(QUICK));
        assertThat(report.results())
                .filteredOn(result -> result.skipReason().equals("the run was stopped"))
                .hasSizeGreaterThan(100);
    }

    @Test
    void judge_interruptedDuringCase_keepsItsAnswers() throws IOException {
        Thread judge = Thread.currentThread();
        AtomicInteger lists = new AtomicInteger();
        EngineStarter engine = AlteredEngine.with(new Alteration() {
            @Override
            public List<String> answer(String command, List<String> lines, String gameString) {
                if (command.equals("validmoves") && lists.incrementAndGet() == 3) {
                    judge.interrupt();
                }
                return EngineFault.OMITS_SPIDER_MOVES.answer(command, lines, gameString);
            }
        });

        ConformanceReport report = Conformance.judge(engine, QUICK.withSuites(Set.of(Suite.RANDOM_GAMES)));

        assertThat(Thread.interrupted()).isTrue();
        assertThat(report.results().get(0).status()).isEqualTo(Status.FAILED);
        assertThat(report.failedCases()).hasSize(1);
        assertThat(report.findings())
                .singleElement()
                .satisfies(finding -> assertThat(finding.example().kind()).isEqualTo(Difference.Kind.MOVES));
    }

    @Test
    void judge_someSuites_runsNoOthers() throws IOException {
        ConformanceOptions options = QUICK.withSuites(Set.of(Suite.PROTOCOL, Suite.PERFT));

        ConformanceReport report = Conformance.judge(AlteredEngine.with(new Alteration() {}), options);

        assertThat(report.hasPassed()).isTrue();
        assertThat(report.isStopped()).isFalse();
        assertThat(report.results()).extracting(CaseResult::suite).containsOnly(Suite.PROTOCOL, Suite.PERFT);
    }

    /** An engine without perft counts is asked for the moves of no more positions than it would have to count. */
    @Test
    void judge_fewPerftNodes_alsoLimitsWalks() throws IOException {
        AtomicInteger lists = new AtomicInteger();
        EngineStarter engine = AlteredEngine.with(new Alteration() {
            @Override
            public List<String> answer(String command, List<String> lines, String gameString) {
                lists.addAndGet(command.equals("validmoves") ? 1 : 0);
                return command.startsWith("perft") ? List.of("err unknown") : lines;
            }
        });

        ConformanceReport report =
                Conformance.judge(engine, QUICK.withSuites(Set.of(Suite.PERFT)).withMaxPerftNodes(10));

        assertThat(report.hasPassed()).isTrue();
        assertThat(lists.get()).isLessThanOrEqualTo(report.results().size() * 10);
    }

    @Test
    void judge_telling_comesFirst() throws IOException {
        List<Suite> suites = new ArrayList<>();

        Conformance.judge(mistaken(), QUICK.withRunLimit(Duration.ZERO), result -> suites.add(result.suite()));

        assertThat(suites.stream().distinct())
                .containsExactly(Suite.PROTOCOL, Suite.DIAGRAMS, Suite.RANDOM_GAMES, Suite.PERFT);
    }
}
