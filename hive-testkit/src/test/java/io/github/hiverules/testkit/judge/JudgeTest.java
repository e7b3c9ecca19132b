package io.github.hiverules.testkit.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.hiverules.Move;
import io.github.hiverules.Ruleset;
import io.github.hiverules.engine.EngineFailureException;
import io.github.hiverules.engine.EngineStarter;
import io.github.hiverules.engine.UhpAnswer;
import io.github.hiverules.engine.UhpEngine;
import io.github.hiverules.engine.testing.FirstMoveProgram;
import io.github.hiverules.engine.testing.InProcessEngine;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Engines that are right, wrong or broken. */
class JudgeTest {

    private static final JudgeOptions OPTIONS =
            JudgeOptions.defaults().withGames(1).withTimeLimit(Duration.ofMinutes(1));
    private static final JudgeOptions BASE = OPTIONS.withGames(0).withRuleset(Ruleset.ONLINE.withExpansions(Set.of()));

    private static List<String> headings(Report report) {
        return report.findings().stream().map(Finding::heading).toList();
    }

    @ParameterizedTest
    @EnumSource
    void judge_fault_isReportedWithItsCount(EngineFault fault) throws IOException {
        Report report = Judge.judge(AlteredEngine.with(fault), BASE);

        List<String> headings = headings(report);
        assertThat(headings).as(report.text()).hasSameSizeAs(fault.headings());
        for (int i = 0; i < headings.size(); i++) {
            assertThat(headings.get(i)).matches(fault.headings().get(i));
        }
    }

    @Test
    void judge_ownEngineInAllSets_passes() throws IOException {
        Report report = Judge.judge(EngineStarter.ofCommand(FirstMoveProgram.command()), OPTIONS);

        assertThat(report.findings()).isEmpty();
        assertThat(report.hasPassed()).isTrue();
        assertThat(report.text()).startsWith("FirstMove v1: ").endsWith(" 0 findings\n\nPASSED\n");
    }

    /** Their answers are right, but differ from those of the library's engine. */
    @Test
    void judge_dialects_pass() throws IOException {
        Alteration mzinga = new Alteration() {
            @Override
            public List<String> answer(String command, List<String> lines, String gameString) {
                boolean isOver = gameString.matches("[^;]*;(WhiteWins|BlackWins|Draw);.*");
                if (isOver && command.matches("(play|pass|validmoves|bestmove)\\b.*")) {
                    return List.of("err The game is over.");
                }
                return switch (command.split(" ", -1)[0]) {
                    case "bestmove" -> List.of(lines.get(0) + ";1;0.25", lines.get(0));
                    case "options" -> List.of("TranspositionTableSizeMB;int;32;32;1;1024");
                    default -> lines;
                };
            }
        };

        assertThat(Judge.judge(AlteredEngine.with(mzinga), BASE).findings()).isEmpty();
    }

    private static void greet(Writer out) throws IOException {
        out.write("id Faulty v1\n\nok\n");
        out.flush();
    }

    private static void hang() throws InterruptedException {
        new CountDownLatch(1).await();
    }

    @Test
    void judge_engineThatDoesNotStart_throws() {
        assertThatExceptionOfType(EngineFailureException.class)
                .isThrownBy(() -> Judge.judge(
                        InProcessEngine.of((in, out) -> hang()), OPTIONS.withTimeLimit(Duration.ofMillis(100))));
    }

    /** An engine may take ten times the time limit to start, but not longer than the run. */
    @Test
    void judge_engineThatMayStartForLongerThanTheRun_getsATenthOfTheRunLimit() {
        List<Duration> limits = new ArrayList<>();
        EngineStarter hangs = limit -> {
            limits.add(limit);
            throw new IOException("does not start");
        };

        for (Duration run : List.of(Duration.ofSeconds(20), Duration.ofDays(1))) {
            assertThatExceptionOfType(IOException.class)
                    .isThrownBy(() -> Judge.judge(hangs, OPTIONS.withRunLimit(run)));
        }

        assertThat(limits.get(0)).isLessThanOrEqualTo(Duration.ofSeconds(2));
        assertThat(limits.get(1)).isEqualTo(OPTIONS.timeLimit());
    }

    /** Whatever the engine does, nothing is asked after the end of the run, not even for shorter games. */
    @Test
    void judge_runLimit_asksNothingAfterwards() throws IOException {
        List<String> asked = new ArrayList<>();
        EngineStarter hangs = InProcessEngine.of((in, out) -> {
            greet(out);
            in.readLine();
            greet(out);
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                asked.add(line);
                hang();
            }
        });

        Report report = Judge.judge(hangs, OPTIONS.withRunLimit(Duration.ofMillis(300)));

        assertThat(asked).hasSizeLessThan(2);
        assertThat(report.findings()).isEmpty();
        assertThat(report.summary()).endsWith("because the time for the run was over");
    }

    @Test
    void judge_engineHangsOnce_isStartedAgainAndFullyJudged() throws IOException {
        AtomicInteger starts = new AtomicInteger();
        EngineStarter starter = InProcessEngine.of((in, out) -> {
            if (starts.getAndIncrement() == 0) {
                greet(out);
                hang();
            }
            UhpEngine.of("HangsOnce v1", (game, limit) -> game.legalMoves().get(0))
                    .run(in, out);
        });

        Report report = Judge.judge(starter, BASE.withTimeLimit(Duration.ofSeconds(3)));

        assertThat(headings(report)).containsExactly("Gives no answer in time");
        assertThat(report.isStopped()).isFalse();
        assertThat(report.positions()).isGreaterThan(50);
    }

    @Test
    void judge_engineThatAlwaysExits_stopsAndKeepsWhatItSaw() throws IOException {
        Report report = Judge.judge(
                InProcessEngine.of((in, out) -> {
                    greet(out);
                    in.readLine();
                }),
                OPTIONS);

        assertThat(headings(report)).containsExactly("Fails instead of answering, 10 times");
        assertThat(report.isStopped()).isTrue();
        assertThat(report.summary()).contains("not everything was asked, because the program failed 10 times");
    }

    /** As Mzinga, Nokamute and others write counts. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    perft(4) = 21600 in 3 ms, 7 M/s | 21600
                    4: 21,600                       | 21600
                    4 21600                         | 21600
                    21600                           | 21600
                    21,600                          | 21600
                    4,096                           | 4096
                    perft(3) = 1440                 | -1
                    """)
    void count_ofEngine_isRead(String line, long count) {
        OptionalLong read = ProtocolChecks.count(new UhpAnswer("perft 4", List.of(line)), 4);

        assertThat(read.orElse(-1)).isEqualTo(count);
    }

    @Test
    void kinds_allAreInPageOnFormats() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "formats.md"));

        assertThat(Stream.of(Finding.Kind.values()).map(kind -> "`" + kind.id() + "`"))
                .allMatch(page::contains);
    }

    @Test
    void judge_interrupted_keepsCountsAndMoves() throws IOException {
        Thread judge = Thread.currentThread();
        AtomicInteger starts = new AtomicInteger();
        EngineStarter starter = AlteredEngine.with(EngineFault.ALWAYS_LISTS_PASS);
        EngineStarter counted = limit -> {
            starts.incrementAndGet();
            return starter.start(limit);
        };
        Report report = Judge.judge(counted, BASE, positions -> {
            if (positions == 40) {
                judge.interrupt();
            }
        });

        assertThat(Thread.interrupted()).isTrue();
        assertThat(report.isStopped()).isTrue();
        assertThat(report.positions()).isEqualTo(40);
        assertThat(headings(report))
                .singleElement()
                .asString()
                .matches("Accepts \\d\\d of \\d\\d moves that PASS-1 forbids");
        assertThat(report.findings().get(0).moves()).containsExactly(Move.pass());
        assertThat(starts).hasValue(1);
    }

    @Test
    void judge_engineThatPlaysCoveredPieces_showsIt() throws IOException {
        Alteration acceptsAll = new Alteration() {
            @Override
            public List<String> answer(String command, List<String> lines, String gameString) {
                return command.startsWith("play") && lines.get(0).startsWith("invalidmove")
                        ? List.of(gameString)
                        : lines;
            }
        };

        Report report = Judge.judge(AlteredEngine.with(acceptsAll), BASE);

        assertThat(headings(report))
                .anyMatch(heading -> heading.matches("Plays an illegal move that it does not list, \\d+ times"));
        assertThat(report.findings()).as("and two checks of the protocol").hasSizeLessThan(6);
    }

    /** The first position after which the engine exits, rather than a game that passes through it. */
    @Test
    void judge_engineThatExitsAfterSomeMove_showsShortestGame() throws IOException {
        EngineStarter exits = InProcessEngine.of((in, out) -> {
            greet(out);
            for (String line = in.readLine(); line != null && !line.contains(";wB1"); line = in.readLine()) {
                boolean isGame = line.startsWith("newgame ") && line.contains(";");
                out.write((isGame ? line.substring("newgame ".length()) : "err") + "\nok\n");
                out.flush();
            }
        });

        Report report = Judge.judge(exits, BASE);

        assertThat(report.findings())
                .filteredOn(finding -> finding.heading().startsWith("Fails"))
                .singleElement()
                .extracting(finding -> finding.game().plyCount())
                .isEqualTo(1);
    }

    @Test
    void judge_refusedMoveOfList_isQuotedAsTheEngineWritesIt() throws IOException {
        Alteration secondPieceFirst = new Alteration() {
            @Override
            public List<String> answer(String command, List<String> lines, String gameString) {
                boolean isFirst = gameString.contains(";NotStarted;");
                return command.equals("validmoves") && isFirst
                        ? EngineFault.replace(lines, "wS1", "wS2")
                        : command.contains(";wS1") || command.equals("play wS1")
                                ? List.of("invalidmove wS2 comes first")
                                : lines;
            }
        };

        Report report = Judge.judge(AlteredEngine.with(secondPieceFirst), BASE);

        assertThat(report.findings())
                .filteredOn(finding -> finding.heading().startsWith("Refuses a move that it accepts or lists"))
                .singleElement()
                .extracting(Finding::details)
                .isEqualTo(List.of(
                        "it accepts: wS2", "it refuses: invalidmove MAT-2 The Spider wS1 must enter before wS2."));
    }
}
