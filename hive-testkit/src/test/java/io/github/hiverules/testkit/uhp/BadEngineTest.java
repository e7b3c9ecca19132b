package io.github.hiverules.testkit.uhp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.Game;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.uhp.EngineFailureException;
import io.github.hiverules.notation.uhp.EngineFailureException.Kind;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.SearchLimit;
import io.github.hiverules.notation.uhp.UhpClient;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** However badly a program behaves, each call comes back, and nothing of it is left after the end. */
class BadEngineTest {

    private static final Duration LIMIT = Duration.ofSeconds(1);

    /** A program that must never be waited for longer than it takes to find that it is silent. */
    private static final Duration TINY_LIMIT = Duration.ofMillis(100);

    /** A call may take its limit and another second; the rest is for a busy machine. */
    private static final Duration DEADLINE = Duration.ofSeconds(40);

    private static final Duration HUGE_LIMIT = Duration.ofHours(1);
    private static final int MILLIS_BETWEEN = 10;

    /** As a command, it is longer than what a pipe holds, usually 64 kilobytes. */
    private static final Game LONG_GAME = longGame();

    private static final String LONG_COMMAND = "newgame " + GameString.writeForEngine(LONG_GAME);

    private static final Map<BadEngine, Set<Kind>> KINDS = Map.of(
            BadEngine.DOES_NOT_READ, Set.of(Kind.NO_ANSWER),
            BadEngine.DOES_NOT_WRITE, Set.of(Kind.NO_ANSWER),
            BadEngine.ANSWERS_A_CHARACTER_A_SECOND, Set.of(Kind.NO_ANSWER),
            BadEngine.ANSWERS_WITHOUT_END, Set.of(Kind.FLOOD),
            BadEngine.ANSWERS_A_LINE_WITHOUT_END, Set.of(Kind.FLOOD),
            BadEngine.DIES_AT_A_COMMAND, Set.of(Kind.CRASHED),
            BadEngine.CLOSES_ITS_OUTPUT, Set.of(Kind.CRASHED),
            BadEngine.CLOSES_ITS_INPUT, Set.of(Kind.CRASHED));

    private final Set<ProcessHandle> processesBefore = processes();
    private final Set<Thread> threadsBefore = threads();

    private static Game longGame() {
        Game game = GameString.read("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-");
        Game there = GameString.read(
                "Base;InProgress;White[5];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wQ \\wS1;bQ bS1/;wQ -wS1;bQ bS1-");
        List<Move> around = there.moves().subList(game.plyCount(), there.plyCount());
        while (GameString.writeForEngine(game).length() < 1 << 18) {
            for (int i = 0; i < 1000; i++) {
                game = game.playAll(around);
            }
        }
        return game;
    }

    private static Set<ProcessHandle> processes() {
        return ProcessHandle.current().descendants().collect(Collectors.toSet());
    }

    private static Set<Thread> threads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("engine-"))
                .collect(Collectors.toSet());
    }

    @AfterEach
    void nothing_isLeft() throws InterruptedException {
        awaitNone(() -> without(processesBefore, processes()));
        awaitNone(() -> without(threadsBefore, threads()));
    }

    private static <T> Set<T> without(Set<T> before, Set<T> now) {
        return now.stream().filter(one -> !before.contains(one)).collect(Collectors.toSet());
    }

    private static void awaitNone(Supplier<Set<?>> left) throws InterruptedException {
        long end = System.nanoTime() + DEADLINE.toNanos();
        while (!left.get().isEmpty() && System.nanoTime() < end) {
            Thread.sleep(MILLIS_BETWEEN);
        }
        assertThat(left.get()).isEmpty();
    }

    private static void assertFailsInTime(ThrowingCallable question) {
        long start = System.nanoTime();

        assertThatThrownBy(question).isInstanceOf(EngineFailureException.class);

        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(DEADLINE);
    }

    @ParameterizedTest
    @EnumSource(
            mode = Mode.MATCH_ANY,
            names = {".*GREETS.*", "STARTS_ANOTHER_PROGRAM"})
    void start_badEngine_fails(BadEngine engine) {
        assertFailsInTime(() -> UhpClient.start(engine.command(), TINY_LIMIT));
    }

    /** An engine that is silent is not waited for; one that does something has time to do it. */
    @ParameterizedTest
    @EnumSource(
            mode = Mode.MATCH_NONE,
            names = {".*GREETS.*", "STARTS_ANOTHER_PROGRAM"})
    void question_toABadEngine_failsEachTimeAndSaysHow(BadEngine engine) throws IOException {
        // What it prints before the first command may or may not be seen by then.
        Set<Kind> expected = KINDS.getOrDefault(engine, Set.of(Kind.UNASKED, Kind.FLOOD));
        Duration limit = expected.contains(Kind.NO_ANSWER) ? TINY_LIMIT : DEADLINE;
        try (UhpClient client = UhpClient.start(engine.command(), LIMIT)) {
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
    void ask_interruptedWhileTheEngineDoesNotRead_comesBack() throws Exception {
        CountDownLatch greeted = new CountDownLatch(1);
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        AtomicReference<Boolean> interrupted = new AtomicReference<>(false);
        UhpClient client = InProcessEngine.of((in, out) -> {
                    out.write("id Deaf v1\n\nok\n");
                    out.flush();
                    new CountDownLatch(1).await();
                })
                .start(HUGE_LIMIT);
        Thread caller = new Thread(() -> {
            greeted.countDown();
            try {
                client.ask(LONG_COMMAND);
            } catch (EngineFailureException e) {
                thrown.set(e);
                interrupted.set(Thread.currentThread().isInterrupted());
            }
        });
        caller.start();
        greeted.await();
        caller.interrupt();
        caller.join(DEADLINE.toMillis());
        client.close();

        assertThat(thrown.get()).isInstanceOf(EngineFailureException.class).hasMessageContaining("interrupted");
        assertThat(interrupted.get()).isTrue();
    }

    @Test
    void close_whileTheEngineDoesNotRead_comesBack() throws IOException {
        try (UhpClient client = UhpClient.start(BadEngine.DOES_NOT_READ.command(), LIMIT)) {
            assertFailsInTime(() -> client.ask(LONG_COMMAND, TINY_LIMIT));
        }
    }
}
