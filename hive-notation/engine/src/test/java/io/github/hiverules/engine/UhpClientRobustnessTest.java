package io.github.hiverules.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.engine.EngineFailureException.Kind;
import io.github.hiverules.engine.testing.InProcessEngine;
import io.github.hiverules.notation.uhp.GameString;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.SequenceInputStream;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** Every call to a misbehaving program returns, and no process or thread is left afterward. */
class UhpClientRobustnessTest {

    /** For programs that never answer. */
    private static final Duration TINY_LIMIT = Duration.ofMillis(100);

    /** The programs have ten times as long to start, and thus to misbehave. */
    private static final Duration SHORT_LIMIT = Duration.ofMillis(200);

    /** Calls take about a second longer than their limit; the rest is for a busy machine. */
    private static final Duration DEADLINE = Duration.ofSeconds(40);

    private static final Duration HUGE_LIMIT = Duration.ofHours(1);

    /** The command with this game is longer than the buffer of a pipe, usually 64 kilobytes. */
    private static final Game LONG_GAME = longGame();

    private static final String LONG_COMMAND = "newgame " + GameString.writeForEngine(LONG_GAME);

    private static final Map<MisbehavingProgram, Set<Kind>> KINDS = Map.of(
            MisbehavingProgram.DOES_NOT_READ, Set.of(Kind.NO_ANSWER),
            MisbehavingProgram.DOES_NOT_WRITE, Set.of(Kind.NO_ANSWER),
            MisbehavingProgram.ANSWERS_ONE_CHARACTER_PER_SECOND, Set.of(Kind.NO_ANSWER),
            MisbehavingProgram.ANSWERS_ENDLESS_LINES, Set.of(Kind.FLOOD),
            MisbehavingProgram.ANSWERS_ENDLESS_LINE, Set.of(Kind.FLOOD),
            MisbehavingProgram.EXITS_AT_FIRST_COMMAND, Set.of(Kind.EXITED),
            MisbehavingProgram.CLOSES_ITS_OUTPUT, Set.of(Kind.NO_ANSWER),
            MisbehavingProgram.CLOSES_ITS_INPUT, Set.of(Kind.CLOSED));

    private static final Leftovers<?> PROCESSES = Leftovers.processes();
    private static final Leftovers<?> THREADS = Leftovers.threads();

    private static Game longGame() {
        Game game = GameString.read("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-");
        Game cycle = GameString.read(
                "Base;InProgress;White[5];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wQ \\wS1;bQ bS1/;wQ -wS1;bQ bS1-");
        List<Move> backAndForth = cycle.moves().subList(game.plyCount(), cycle.plyCount());
        while (GameString.writeForEngine(game).length() < 1 << 18) {
            for (int i = 0; i < 1000; i++) {
                game = game.playAll(backAndForth);
            }
        }
        return game;
    }

    @AfterAll
    static void assertNothingIsLeft() throws InterruptedException {
        PROCESSES.awaitNone();
        THREADS.awaitNone();
    }

    /** Returns a client that gives the program little time for its answers, but any time to start. */
    private static UhpClient start(MisbehavingProgram program) throws IOException {
        ProcessChannel channel = new ProcessChannel(new ProcessBuilder(program.command()));
        byte[] greeting = new byte[MisbehavingProgram.GREETING.length()];
        assertThat(channel.answers().readNBytes(greeting, 0, greeting.length)).isEqualTo(greeting.length);
        InputStream answers = new SequenceInputStream(new ByteArrayInputStream(greeting), channel.answers());
        return new UhpClient(new GreetedChannel(channel, answers), TINY_LIMIT);
    }

    /** A program whose greeting has arrived. */
    private record GreetedChannel(ProcessChannel program, InputStream answers) implements EngineChannel {

        @Override
        public OutputStream commands() {
            return program.commands();
        }

        @Override
        public boolean hasExited() {
            return program.hasExited();
        }

        @Override
        public String exitDetails() {
            return program.exitDetails();
        }

        @Override
        public void close() {
            program.close();
        }
    }

    private static void assertFailsInTime(ThrowingCallable call) {
        long start = System.nanoTime();

        assertThatThrownBy(call).isInstanceOf(EngineFailureException.class);

        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(DEADLINE);
    }

    @ParameterizedTest
    @Execution(ExecutionMode.CONCURRENT)
    @EnumSource(
            mode = Mode.MATCH_ANY,
            names = {".*GREETS.*", "STARTS_CHILD_PROCESS"})
    void start_misbehavingProgram_fails(MisbehavingProgram program) {
        assertFailsInTime(() -> UhpClient.start(new ProcessBuilder(program.command()), SHORT_LIMIT));
    }

    /** Silent programs get the tiny limit; all others get enough time to misbehave. */
    @ParameterizedTest
    @Execution(ExecutionMode.CONCURRENT)
    @EnumSource(
            mode = Mode.MATCH_NONE,
            names = {".*GREETS.*", "STARTS_CHILD_PROCESS"})
    void ask_misbehavingProgram_failsEachTimeWithItsKind(MisbehavingProgram program) throws IOException {
        // If the program prints without being asked, the client may notice that before or after the first command.
        Set<Kind> expected = KINDS.getOrDefault(program, Set.of(Kind.UNSOLICITED_OUTPUT, Kind.FLOOD));
        Duration limit = expected.contains(Kind.NO_ANSWER) ? TINY_LIMIT : DEADLINE;
        try (UhpClient client = start(program)) {
            assertThatThrownBy(() -> client.ask("newgame Base", limit))
                    .isInstanceOfSatisfying(
                            EngineFailureException.class,
                            failure -> assertThat(failure.kind()).isIn(expected));
            assertFailsInTime(() -> client.newGame(LONG_GAME));
            assertFailsInTime(() -> client.bestMove(SearchLimit.ofTime(Duration.ofMillis(1))));
            assertFailsInTime(() -> client.ask(LONG_COMMAND, TINY_LIMIT));
        }
    }

    @Test
    void ask_interruptedWhileProgramDoesNotRead_throws() throws Exception {
        CountDownLatch started = new CountDownLatch(1);
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        AtomicReference<Boolean> isInterrupted = new AtomicReference<>(false);
        UhpClient client = InProcessEngine.of((in, out) -> {
                    out.write("id Deaf v1\n\nok\n");
                    out.flush();
                    new CountDownLatch(1).await();
                })
                .start(HUGE_LIMIT);
        Thread caller = new Thread(() -> {
            started.countDown();
            try {
                client.ask(LONG_COMMAND);
            } catch (EngineFailureException e) {
                thrown.set(e);
                isInterrupted.set(Thread.currentThread().isInterrupted());
            }
        });
        caller.start();
        started.await();
        caller.interrupt();
        caller.join(DEADLINE.toMillis());
        client.close();

        assertThat(thrown.get()).isInstanceOf(EngineFailureException.class).hasMessageContaining("interrupted");
        assertThat(isInterrupted.get()).isTrue();
    }

    @Test
    void close_programDoesNotRead_returns() throws IOException {
        try (UhpClient client = start(MisbehavingProgram.DOES_NOT_READ)) {
            assertFailsInTime(() -> client.ask(LONG_COMMAND, TINY_LIMIT));
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void ask_afterTimeout_doesNotTakeLateAnswer() throws IOException {
        String program = "echo ok; read a; sleep 0.3; echo late; echo answer to $a; echo ok; read b; echo answer to $b;"
                + " echo ok; read c";
        try (UhpClient client = UhpClient.start(new ProcessBuilder("sh", "-c", program), DEADLINE)) {
            assertFails(Kind.NO_ANSWER, () -> client.ask("first", TINY_LIMIT));
            assertFails(Kind.NO_ANSWER, () -> client.ask("never sent", Duration.ZERO));

            assertThat(client.ask("second").lines()).containsExactly("answer to second");
        }
    }

    private static void assertFails(Kind kind, ThrowingCallable call) {
        assertThatThrownBy(call)
                .isInstanceOfSatisfying(
                        EngineFailureException.class,
                        failure -> assertThat(failure.kind()).isEqualTo(kind));
    }
}
