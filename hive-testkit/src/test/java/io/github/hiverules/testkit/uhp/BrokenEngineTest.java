package io.github.hiverules.testkit.uhp;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.UhpEngine;
import io.github.hiverules.testkit.uhp.CaseResult.Status;
import java.io.BufferedReader;
import java.io.FilterReader;
import java.io.IOException;
import java.io.Writer;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** Engines that hang, die, print junk or flood: the check comes to an end and says so. */
class BrokenEngineTest {

    private static final String GREETING = "id Broken v1\nMosquito;Ladybug;Pillbug\nok\n";
    private static final ConformanceOptions IMPATIENT = ConformanceOptions.defaults()
            .withRandomGames(0)
            .withMaxPerftNodes(100)
            .withTimeLimit(Duration.ofSeconds(3));
    /** Three failures are enough of a suite; there are no random games. */
    private static final int THREE_SUITES = 3 * 3;

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
    void check_engineThatNeverSpeaks_givesUp() throws IOException {
        // A short limit is safe: an engine that never speaks does not answer in any time.
        ConformanceOptions hasty = IMPATIENT.withTimeLimit(Duration.ofMillis(100));
        ConformanceReport report = Conformance.judge(InProcessEngine.of((in, out) -> hang()), hasty);

        assertThat(failures(report)).containsExactly("the engine gave no complete answer in time at its start");
        assertThat(report.results().stream().filter(result -> result.status() == Status.SKIPPED))
                .hasSize(report.results().size() - 1)
                .extracting(CaseResult::reason)
                .containsOnly("the engine does not start");
    }

    @Test
    void check_engineThatHangsAtACommand_namesTheCommand() throws IOException {
        AtomicBoolean hung = new AtomicBoolean();
        EngineStarter starter = InProcessEngine.of((in, out) -> {
            // Later it ends at once, because waiting once is enough.
            if (!hung.getAndSet(true)) {
                greet(out);
                in.readLine();
                hang();
            }
        });

        ConformanceReport report = Conformance.judge(starter, IMPATIENT);

        assertThat(failures(report)).first().isEqualTo("the engine gave no complete answer in time at 'info'");
    }

    @Test
    void check_engineThatHangsOnce_isStartedAgain() throws IOException {
        AtomicBoolean hung = new AtomicBoolean();
        EngineStarter starter = InProcessEngine.of((in, out) -> {
            if (!hung.getAndSet(true)) {
                greet(out);
                hang();
            }
            UhpEngine.of("Moody v1", (game, limit) -> game.legalMoves().get(0)).run(in, out);
        });

        ConformanceReport report = Conformance.judge(starter, IMPATIENT.withTimeLimit(Duration.ofSeconds(5)));

        assertThat(report.failedCases()).hasSize(1);
        assertThat(failures(report)).hasSize(1);
    }

    @Test
    void check_engineThatDies_saysThatItEnded() throws IOException {
        ConformanceReport report = Conformance.judge(
                InProcessEngine.of((in, out) -> {
                    greet(out);
                    in.readLine();
                }),
                IMPATIENT);

        assertThat(failures(report)).hasSize(THREE_SUITES).allMatch(message -> message.startsWith("the engine exited"));
    }

    @Test
    void check_engineThatPrintsLinesWithoutEnd_isStopped() throws IOException {
        ConformanceReport report =
                Conformance.judge(InProcessEngine.of((in, out) -> flood(in, out, "wA1;wS1\n")), PATIENT);

        assertThat(failures(report)).hasSize(THREE_SUITES).allMatch(message -> message.contains("does not end"));
    }

    @Test
    void check_engineThatPrintsOneLineWithoutEnd_isStopped() throws IOException {
        ConformanceReport report =
                Conformance.judge(InProcessEngine.of((in, out) -> flood(in, out, "wA1;wS1;")), PATIENT);

        assertThat(failures(report)).hasSize(THREE_SUITES).allMatch(message -> message.contains("does not end"));
    }

    private static void flood(BufferedReader in, Writer out, String text) throws IOException {
        greet(out);
        in.readLine();
        while (true) {
            out.write(text);
        }
    }

    @Test
    void check_engineThatAnswersJunk_failsWithoutAnError() throws IOException {
        EngineStarter junk = InProcessEngine.of((in, out) -> {
            greet(out);
            Conversation.answerAll(
                    in,
                    out,
                    command -> List.of(
                            "\u0000\u0007\uD800\u009B31m\u202E",
                            ";;;;",
                            "Base;;;;",
                            "perft(1) = 99999999999999999999"));
        });

        ConformanceReport report = Conformance.judge(junk, PATIENT);

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

    /** Knows the game that it was given and nothing else. */
    private static EngineStarter parrot(String perft, String validMoves) {
        return InProcessEngine.of((in, out) -> {
            greet(out);
            Conversation.answerAll(in, out, command -> {
                String word = command.split(" ", -1)[0];
                return switch (word) {
                    case "newgame" -> List.of(command.substring(word.length()).strip());
                    case "perft" -> List.of(perft);
                    case "validmoves" -> List.of(validMoves);
                    default -> List.of("done");
                };
            });
        });
    }

    @Test
    void check_engineThatListsMovesWithoutEnd_isNotFollowed() throws IOException {
        EngineStarter engine = parrot("err", "wA1;".repeat(100_000));

        ConformanceReport report = SomeCases.judge(engine, CaseResult.Suite.PERFT, 0, 2);

        assertThat(report.failedCases()).hasSize(2);
        assertThat(details(report)).contains("lists 100001 moves");
    }

    @Test
    void check_moveThatIsLongerThanAPipe_isNotPlayed() throws IOException {
        EngineStarter engine = parrot("err", "w".repeat(1 << 19));

        ConformanceReport report = SomeCases.judge(engine, CaseResult.Suite.PERFT, 0, 1);

        assertThat(details(report)).anyMatch(detail -> detail.startsWith("cannot be read: "));
    }

    @Test
    void check_perftOfPunctuation_isNotACount() throws IOException {
        EngineStarter engine = parrot(".".repeat(1_000_000), "err");

        ConformanceReport report = SomeCases.judge(engine, CaseResult.Suite.PERFT, 0, 1);

        assertThat(details(report)).contains("answered: err");
    }

    @Test
    void check_engineThatDiesInTheMiddleOfAGame_showsTheGameAndTheCommand() throws IOException {
        EngineStarter mortal =
                InProcessEngine.of((in, out) -> dyingAt("validmoves", ";White[").run(in, out));

        ConformanceReport report = SomeCases.judge(mortal, CaseResult.Suite.DIAGRAMS, 0, 60);

        Difference death = report.findings().get(0).example();
        assertThat(death.kind()).isEqualTo(Difference.Kind.FAILURE);
        assertThat(death.command()).isEqualTo("validmoves");
        assertThat(GameString.writeForEngine(death.game())).contains(";White[", ";w");
    }

    @Test
    void check_engineThatDiesAtPerft_isWalkedInstead() throws IOException {
        EngineStarter mortal =
                InProcessEngine.of((in, out) -> dyingAt("perft", "").run(in, out));

        ConformanceReport report = SomeCases.judge(mortal, CaseResult.Suite.PERFT, 0, 20);

        assertThat(report.failedCases()).hasSize(1);
        assertThat(report.findings()).singleElement().satisfies(finding -> {
            assertThat(finding.title()).isEqualTo("the engine exited");
            assertThat(finding.example().command()).startsWith("perft ");
        });
        assertThat(report.results().stream().filter(result -> result.status() == Status.PASSED))
                .hasSize(19);
    }

    @Test
    void check_bareOkForIllegalMoves_isAFaultOfProtocol() throws IOException {
        ConformanceReport report = SomeCases.judge(
                FaultyEngine.with(new Alteration() {
                    @Override
                    public List<String> answer(String command, List<String> lines, String gameString) {
                        return lines.get(0).startsWith("invalidmove") ? List.of() : lines;
                    }
                }),
                CaseResult.Suite.DIAGRAMS,
                0,
                60);

        assertThat(report.findings()).singleElement().satisfies(finding -> {
            assertThat(finding.example().kind()).isEqualTo(Difference.Kind.PROTOCOL);
            assertThat(finding.example().details()).containsExactly("expected: invalidmove", "answered: a bare ok");
        });
    }

    /** Our own engine, which ends at a command in a game whose string has a part. */
    private static InProcessEngine.Program dyingAt(String word, String part) {
        return (lines, out) -> {
            StringBuilder game = new StringBuilder();
            UhpEngine.of("Mortal v1", (any, limit) -> any.legalMoves().get(0))
                    .run(
                            new FilterReader(lines) {
                                private String line = "";

                                @Override
                                public int read(char[] buffer, int offset, int length) throws IOException {
                                    if (line.isEmpty()) {
                                        String next = lines.readLine();
                                        if (next == null || (next.startsWith(word) && game.indexOf(part) >= 0)) {
                                            return -1;
                                        }
                                        if (next.startsWith("newgame")) {
                                            game.setLength(0);
                                            game.append(next);
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
    void check_programThatEndsAtOnce_tellsItsExitCodeAndLastWords() throws IOException {
        EngineStarter starter = EngineStarter.ofCommand(EngineProgram.command("dance"));

        assertThat(failures(Conformance.judge(starter, PATIENT)))
                .singleElement()
                .asString()
                .matches(message -> message.startsWith("the engine exited at its start"))
                .matches(message -> message.contains("exit code 2") && message.contains("dance"));
    }
}
