package io.github.hiverules.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.engine.EngineStarter;
import io.github.hiverules.engine.UhpEngine;
import io.github.hiverules.engine.testing.CommandLoop;
import io.github.hiverules.engine.testing.FirstMoveProgram;
import io.github.hiverules.engine.testing.InProcessEngine;
import io.github.hiverules.judge.CaseResult.Status;
import io.github.hiverules.notation.uhp.GameString;
import java.io.BufferedReader;
import java.io.FilterReader;
import java.io.IOException;
import java.io.Writer;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** When an engine hangs, exits, prints junk or never stops printing, the conformance check ends and reports it. */
class ConformanceRobustnessTest {

    private static final String GREETING = "id Faulty v1\nMosquito;Ladybug;Pillbug\nok\n";
    private static final ConformanceOptions IMPATIENT = ConformanceOptions.defaults()
            .withRandomGamesPerSet(0)
            .withMaxPerftNodes(100)
            .withTimeLimit(Duration.ofSeconds(3));
    /** The check stops each of the three suites after three failures; there are no random games. */
    private static final int MAX_FAILURES = 3 * 3;

    private static final ConformanceOptions PATIENT = IMPATIENT.withTimeLimit(Duration.ofMinutes(1));

    private static List<String> failures(ConformanceReport report) {
        return report.failedCases().stream()
                .flatMap(result -> result.differences().stream())
                .filter(difference -> difference.kind() == Difference.Kind.FAILURE)
                .flatMap(difference -> difference.details().stream())
                .toList();
    }

    private static void hang() throws InterruptedException {
        new CountDownLatch(1).await();
    }

    private static void greet(Writer out) throws IOException {
        out.write(GREETING);
        out.flush();
    }

    @Test
    @Execution(ExecutionMode.CONCURRENT)
    void judge_silentEngine_failsAtStartup() throws IOException {
        // A short limit is safe, because the engine never answers.
        ConformanceOptions shortLimit = IMPATIENT.withTimeLimit(Duration.ofMillis(100));
        ConformanceReport report = Conformance.judge(InProcessEngine.of((in, out) -> hang()), shortLimit);

        assertThat(failures(report)).containsExactly("the engine gave no complete answer in time at startup");
        assertThat(report.results().stream().filter(result -> result.status() == Status.SKIPPED))
                .hasSize(report.results().size() - 1)
                .extracting(CaseResult::skipReason)
                .containsOnly("the engine does not start");
    }

    @Test
    @Execution(ExecutionMode.CONCURRENT)
    void judge_engineHangsAtCommand_namesCommand() throws IOException {
        AtomicBoolean hung = new AtomicBoolean();
        EngineStarter starter = InProcessEngine.of((in, out) -> {
            // When it is started again, it ends at once, so that the test waits only once.
            if (!hung.getAndSet(true)) {
                greet(out);
                in.readLine();
                hang();
            }
        });

        // The engine answers nothing but its greeting, for which it has ten times as long.
        ConformanceReport report = Conformance.judge(starter, IMPATIENT.withTimeLimit(Duration.ofSeconds(1)));

        assertThat(failures(report))
                .first()
                .isEqualTo("the engine gave no complete answer in time; the command was 'info'");
    }

    @Test
    void judge_engineHangsOnce_startsItAgain() throws IOException {
        AtomicBoolean hung = new AtomicBoolean();
        EngineStarter starter = InProcessEngine.of((in, out) -> {
            if (!hung.getAndSet(true)) {
                greet(out);
                hang();
            }
            UhpEngine.of("HangsOnce v1", (game, limit) -> game.legalMoves().get(0))
                    .run(in, out);
        });

        ConformanceReport report = Conformance.judge(starter, IMPATIENT.withTimeLimit(Duration.ofSeconds(5)));

        assertThat(report.failedCases()).hasSize(1);
        assertThat(failures(report)).hasSize(1);
    }

    @Test
    void judge_engineExits_reportsIt() throws IOException {
        ConformanceReport report = Conformance.judge(
                InProcessEngine.of((in, out) -> {
                    greet(out);
                    in.readLine();
                }),
                IMPATIENT);

        assertThat(failures(report))
                .hasSize(MAX_FAILURES)
                .allMatch(message -> message.startsWith("the engine closed its output"));
    }

    @Test
    void judge_engineFloodsLines_stopsIt() throws IOException {
        ConformanceReport report =
                Conformance.judge(InProcessEngine.of((in, out) -> flood(in, out, "wA1;wS1\n")), PATIENT);

        assertThat(failures(report)).hasSize(MAX_FAILURES).allMatch(message -> message.contains("does not end"));
    }

    @Test
    void judge_engineFloodsOneLine_stopsIt() throws IOException {
        ConformanceReport report =
                Conformance.judge(InProcessEngine.of((in, out) -> flood(in, out, "wA1;wS1;")), PATIENT);

        assertThat(failures(report)).hasSize(MAX_FAILURES).allMatch(message -> message.contains("does not end"));
    }

    private static void flood(BufferedReader in, Writer out, String text) throws IOException {
        greet(out);
        in.readLine();
        while (true) {
            out.write(text);
        }
    }

    @Test
    void judge_engineAnswersJunk_failsWithoutControlCharacters() throws IOException {
        EngineStarter engine = InProcessEngine.of((in, out) -> {
            greet(out);
            CommandLoop.answerAll(
                    in,
                    out,
                    command -> List.of(
                            "\u0000\u0007\uD800\u009B31m\u202E",
                            ";;;;",
                            "Base;;;;",
                            "perft(1) = 99999999999999999999"));
        });

        ConformanceReport report = Conformance.judge(engine, PATIENT);

        assertThat(report.hasPassed()).isFalse();
        assertThat(failures(report)).isEmpty();
        assertThat(report.results().stream().filter(result -> result.status() == Status.PASSED))
                .isEmpty();
        assertThat(details(report)).noneMatch(detail -> detail.matches(".*[\\p{Cc}\\p{Cf}].*"));
    }

    private static List<String> details(ConformanceReport report) {
        return report.failedCases().stream()
                .flatMap(result -> result.differences().stream())
                .flatMap(difference -> difference.details().stream())
                .toList();
    }

    /** Returns an engine that repeats the game of {@code newgame} and gives fixed answers to everything else. */
    private static EngineStarter engineWithFixedAnswers(String perft, String validMoves) {
        return InProcessEngine.of((in, out) -> {
            greet(out);
            CommandLoop.answerAll(in, out, command -> {
                String firstWord = command.split(" ", -1)[0];
                return switch (firstWord) {
                    case "newgame" ->
                        List.of(command.substring(firstWord.length()).strip());
                    case "perft" -> List.of(perft);
                    case "validmoves" -> List.of(validMoves);
                    default -> List.of("done");
                };
            });
        });
    }

    @Test
    void judge_engineListsTooManyMoves_reportsNumberButNoMissingMove() throws IOException {
        EngineStarter engine = engineWithFixedAnswers("err", "wA1;".repeat(100_000));

        ConformanceReport report = SelectedCases.judge(engine, CaseResult.Suite.PERFT, 2);

        assertThat(report.failedCases()).hasSize(2);
        assertThat(details(report))
                .contains("lists 100001 moves, too many to compare")
                .noneMatch(detail -> detail.startsWith("misses: "));
    }

    @Test
    void judge_moveLongerThanPipe_isUnreadable() throws IOException {
        EngineStarter engine = engineWithFixedAnswers("err", "w".repeat(1 << 19));

        ConformanceReport report = SelectedCases.judge(engine, CaseResult.Suite.PERFT, 1);

        assertThat(details(report)).anyMatch(detail -> detail.startsWith("cannot be read: "));
    }

    @Test
    void judge_engineAnswersPerftWithPunctuation_walksTreeInstead() throws IOException {
        EngineStarter engine = engineWithFixedAnswers(".".repeat(1_000_000), "err");

        ConformanceReport report = SelectedCases.judge(engine, CaseResult.Suite.PERFT, 1);

        assertThat(details(report)).contains("answered: err");
    }

    @Test
    void judge_engineExitsDuringGame_showsGameAndCommand() throws IOException {
        EngineStarter engine = InProcessEngine.of(
                (in, out) -> exitingAt("validmoves", ";White[").run(in, out));

        ConformanceReport report = SelectedCases.judge(engine, CaseResult.Suite.DIAGRAMS, 60);

        Difference failure = report.findings().get(0).example();
        assertThat(failure.kind()).isEqualTo(Difference.Kind.FAILURE);
        assertThat(failure.command()).isEqualTo("validmoves");
        assertThat(GameString.writeForEngine(failure.game())).contains(";White[", ";w");
    }

    @Test
    void judge_engineExitsAtPerft_walksTreeInstead() throws IOException {
        EngineStarter engine =
                InProcessEngine.of((in, out) -> exitingAt("perft", "").run(in, out));

        ConformanceReport report = SelectedCases.judge(engine, CaseResult.Suite.PERFT, 20);

        assertThat(report.failedCases()).hasSize(1);
        assertThat(report.findings()).singleElement().satisfies(finding -> {
            assertThat(finding.title()).isEqualTo("Fails: closes its output or its input");
            assertThat(finding.example().command()).startsWith("perft ");
        });
        assertThat(report.results().stream().filter(result -> result.status() == Status.PASSED))
                .hasSize(19);
    }

    @Test
    void judge_bareOkForIllegalMove_isProtocolFault() throws IOException {
        ConformanceReport report = SelectedCases.judge(
                AlteredEngine.with(new Alteration() {
                    @Override
                    public List<String> answer(String command, List<String> lines, String gameString) {
                        return lines.get(0).startsWith("invalidmove") ? List.of() : lines;
                    }
                }),
                CaseResult.Suite.DIAGRAMS,
                20);

        assertThat(report.findings()).singleElement().satisfies(finding -> {
            assertThat(finding.example().kind()).isEqualTo(Difference.Kind.PROTOCOL);
            assertThat(finding.example().details()).containsExactly("expected: invalidmove", "answered: a bare ok");
        });
    }

    /** Returns the library's engine, changed to exit at a command if the game string contains the given part. */
    private static InProcessEngine.Program exitingAt(String commandPrefix, String gamePart) {
        return (lines, out) -> {
            StringBuilder newGame = new StringBuilder();
            UhpEngine.of("Exiting v1", (played, limit) -> played.legalMoves().get(0))
                    .run(
                            new FilterReader(lines) {
                                private String line = "";

                                @Override
                                public int read(char[] buffer, int offset, int length) throws IOException {
                                    if (line.isEmpty()) {
                                        String next = lines.readLine();
                                        if (next == null
                                                || (next.startsWith(commandPrefix) && newGame.indexOf(gamePart) >= 0)) {
                                            return -1;
                                        }
                                        if (next.startsWith("newgame")) {
                                            newGame.setLength(0);
                                            newGame.append(next);
                                        }
                                        line = next + "\n";
                                    }
                                    int read = Math.min(length, line.length());
                                    line.getChars(0, read, buffer, offset);
                                    line = line.substring(read);
                                    return read;
                                }
                            },
                            out);
        };
    }

    @Test
    void judge_programExitsAtOnce_reportsExitCodeAndErrorOutput() throws IOException {
        EngineStarter starter = EngineStarter.ofCommand(FirstMoveProgram.command("dance"));

        assertThat(failures(Conformance.judge(starter, PATIENT)))
                .singleElement()
                .asString()
                .matches(message -> message.startsWith("the engine exited at startup"))
                .matches(message -> message.contains("exit code 2") && message.contains("dance"));
    }
}
