package io.github.hiverules.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Ruleset;
import io.github.hiverules.engine.MatchGame.Ending;
import io.github.hiverules.engine.testing.CommandLoop;
import io.github.hiverules.engine.testing.InProcessEngine;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.piece.Color;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class EngineMatchTest {

    private static final int GAMES = 6;

    /** The grace time is long enough for a correct engine on a busy machine. */
    private static final MatchOptions QUICK = MatchOptions.defaults()
            .withGames(GAMES)
            .withMoveTime(Duration.ofMillis(1))
            .withGraceTime(Duration.ofMinutes(1))
            .withMaxPlies(60);

    private static EngineStarter randomEngine() {
        return EngineStarter.of(UhpEngine.of("Random v1", RandomMoveProgram.chooser()));
    }

    /** Returns the library's engine, but with the given answer to {@code bestmove}. */
    private static EngineStarter engineAnswering(String line) {
        return InProcessEngine.of((in, out) -> {
            UhpSession session = new UhpSession(UhpEngine.of(
                    "Altered v1", (game, limit) -> game.legalMoves().get(0)));
            out.write(String.join("\n", session.answer("info")) + "\nok\n");
            out.flush();
            CommandLoop.answerAll(
                    in, out, command -> command.startsWith("bestmove") ? List.of(line) : session.answer(command));
        });
    }

    private static MatchReport play(EngineStarter first, EngineStarter second) throws IOException {
        return EngineMatch.play(first, second, QUICK, game -> {});
    }

    private static void assertLosesAllGames(EngineStarter engine, Ending ending, String reason) throws IOException {
        int games = 2;
        MatchOptions options = QUICK.withGames(games);

        MatchReport report = EngineMatch.play(engine, randomEngine(), options, game -> {});

        assertThat(report.games()).hasSize(games).allSatisfy(game -> {
            assertThat(game.ending()).isEqualTo(ending);
            assertThat(game.reason()).contains(reason);
            assertThat(game.points()).isZero();
        });
        assertThat(report.losses()).isEqualTo(games);
        assertThat(report)
                .asString()
                .contains("games lost by failures of the first engine: " + ending.description() + " (2)")
                .doesNotContain("of the second engine");
        assertThat(EngineMatch.play(randomEngine(), engine, options, game -> {}).wins())
                .isEqualTo(games);
    }

    @Test
    void play_twoEngines_swapColorsAndShareOpenings() throws IOException {
        List<MatchGame> reported = new ArrayList<>();

        MatchReport report = EngineMatch.play(randomEngine(), randomEngine(), QUICK, reported::add);

        assertThat(reported).isEqualTo(report.games()).hasSize(GAMES);
        assertThat(report.wins() + report.draws() + report.losses()).isEqualTo(GAMES);
        for (int i = 0; i < GAMES; i += 2) {
            MatchGame first = reported.get(i);
            MatchGame second = reported.get(i + 1);
            assertThat(first.firstEngineColor()).isEqualTo(Color.WHITE);
            assertThat(second.firstEngineColor()).isEqualTo(Color.BLACK);
            assertThat(first.game().upTo(4).position())
                    .isEqualTo(second.game().upTo(4).position());
        }
        assertThat(reported.get(0).game().upTo(4).position())
                .isNotEqualTo(reported.get(2).game().upTo(4).position());
    }

    @Test
    void play_eachGame_endsByLibraryRules() throws IOException {
        MatchReport report = play(randomEngine(), randomEngine());

        assertThat(report.games()).allSatisfy(game -> {
            GameResult result = game.game().result();
            assertThat(game.ending()).isEqualTo(result.ending().isDeclared() ? Ending.PLY_LIMIT : Ending.GAME_OVER);
            assertThat(game.game().plyCount()).isLessThanOrEqualTo(60);
        });
    }

    /** A chooser whose move depends on nothing but the game. */
    private static Move deterministic(Game game) {
        return game.legalMoves().random(new SplittableRandom(game.position().key()));
    }

    /** The first games of three pairs wait for each other, so they are played at the same time; each has its engines. */
    @Test
    void play_parallelGames_haveTheirOwnEngines_andTheSameResultInTheSameOrder() throws IOException {
        CyclicBarrier barrier = new CyclicBarrier(3);
        AtomicInteger starts = new AtomicInteger();
        EngineStarter waiting = limit -> {
            starts.incrementAndGet();
            return EngineStarter.of(UhpEngine.of("Waiting v1", (game, unused) -> {
                        if (game.plyCount() <= 5) {
                            await(barrier);
                        }
                        return deterministic(game);
                    }))
                    .start(limit);
        };
        EngineStarter other = EngineStarter.of(UhpEngine.of("Other v1", (game, limit) -> deterministic(game)));
        List<MatchGame> reported = new ArrayList<>();

        MatchReport report = EngineMatch.play(waiting, other, QUICK.withParallelGames(3), reported::add);

        assertThat(starts).hasValue(3);
        assertThat(reported).isEqualTo(report.games());
        EngineStarter alone = EngineStarter.of(UhpEngine.of("Waiting v1", (game, limit) -> deterministic(game)));
        assertThat(reported)
                .isEqualTo(EngineMatch.play(alone, other, QUICK, game -> {}).games());
    }

    /** The second start waits for the first move, and fails. */
    @Test
    void play_engineThatStartsOnlyOnce_hasItsNameInGamesOfOtherPair() throws IOException {
        CountDownLatch asked = new CountDownLatch(1);
        AtomicInteger starts = new AtomicInteger();
        EngineStarter asking = EngineStarter.of(UhpEngine.of("Once v1", (game, limit) -> {
            asked.countDown();
            return deterministic(game);
        }));
        EngineStarter once = limit -> {
            if (starts.getAndIncrement() == 0) {
                return asking.start(limit);
            }
            try {
                asked.await();
            } catch (InterruptedException e) {
                throw new InterruptedIOException();
            }
            return InProcessEngine.of((in, out) -> {}).start(limit);
        };

        MatchReport report =
                EngineMatch.play(once, randomEngine(), QUICK.withGames(2).withParallelGames(2), game -> {});

        assertThat(report.games()).map(MatchGame::ending).containsOnlyOnce(Ending.CLOSED);
        assertThat(report.games())
                .allSatisfy(game -> assertThat(List.of(game.whiteName(), game.blackName()))
                        .containsExactlyInAnyOrder("Once v1", "Random v1"));
    }

    private static void await(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void play_listenerThrows_endsEnginesOfAllGames() throws InterruptedException {
        Leftovers<?> threads = Leftovers.threads();

        assertThatThrownBy(() -> EngineMatch.play(randomEngine(), randomEngine(), QUICK.withParallelGames(2), game -> {
                    throw new IllegalStateException("enough");
                }))
                .hasMessage("enough");

        threads.awaitNone();
    }

    @Test
    void play_interruptedCaller_endsEnginesAndStaysInterrupted() throws InterruptedException {
        Leftovers<?> threads = Leftovers.threads();
        Thread.currentThread().interrupt();

        assertThatThrownBy(() -> play(randomEngine(), randomEngine())).isInstanceOf(InterruptedIOException.class);

        assertThat(Thread.interrupted()).isTrue();
        threads.awaitNone();
    }

    /** This engine prefers to repeat positions, so the third occurrence comes soon. */
    @Test
    void play_thirdOccurrence_isDraw() throws IOException {
        EngineStarter repeatingEngine = EngineStarter.of(UhpEngine.of(
                "Repeating v1",
                (game, limit) -> game.legalMoves().stream()
                        .filter(move -> game.play(move).occurrences() > 1)
                        .findFirst()
                        .orElseGet(() -> game.legalMoves().get(game.legalMoves().size() - 1))));

        MatchReport report = EngineMatch.play(
                repeatingEngine,
                repeatingEngine,
                QUICK.withGames(2).withRuleset(Ruleset.TOURNAMENT).withMaxPlies(200),
                game -> {});

        assertThat(report.games())
                .allSatisfy(game -> assertThat(game.game().result().ending()).isEqualTo(GameResult.Ending.REPETITION));
        assertThat(report.draws()).isEqualTo(2);
        assertThat(report.score()).isEqualTo(0.5);
    }

    @Test
    void play_engineChoosesIllegalMove_losesAndReportNamesRule() throws IOException {
        assertLosesAllGames(engineAnswering("pass"), Ending.ILLEGAL_MOVE, "an illegal move: PASS-1 ");
    }

    @Test
    void play_engineAnswersJunk_loses() throws IOException {
        assertLosesAllGames(engineAnswering("wX9 nowhere"), Ending.PROTOCOL, "cannot be read");
        assertLosesAllGames(engineAnswering("err no idea"), Ending.PROTOCOL, "refused");
    }

    @Test
    void play_engineStartsGameOfAnotherType_loses() throws IOException {
        EngineStarter onlyBase = InProcessEngine.of((in, out) -> {
            out.write("id OnlyBase v1\nok\n");
            out.flush();
            CommandLoop.answerAll(
                    in,
                    out,
                    command -> command.startsWith("newgame") ? List.of("Base;NotStarted;White[1]") : List.of());
        });

        assertLosesAllGames(
                onlyBase,
                Ending.PROTOCOL,
                "the engine does not support the rules of this game; the command was 'newgame Base+MLP");
        assertLosesAllGames(onlyBase, Ending.PROTOCOL, "(its game is of the type 'Base')");
    }

    /** Only the first start of the engine has the short time limit: it loses on time, however busy the machine is. */
    @Test
    void play_engineHangsOnce_losesThatGameOnTime() throws IOException {
        EngineStarter hanging = EngineStarter.of(UhpEngine.of("Hangs v1", (game, limit) -> hang()));
        AtomicBoolean hung = new AtomicBoolean();
        EngineStarter hangingOnce =
                limit -> hung.getAndSet(true) ? randomEngine().start(limit) : hanging.start(Duration.ofMillis(300));

        MatchReport report = EngineMatch.play(hangingOnce, randomEngine(), QUICK.withGames(2), game -> {});

        assertThat(report.games().get(0).ending()).isEqualTo(Ending.LOSS_ON_TIME);
        assertThat(report.games().get(0).game().result()).isEqualTo(GameResult.lossOnTimeOf(Color.WHITE));
        assertThat(report.games().get(1).ending().isFailure()).isFalse();
        assertThat(Ending.LOSS_ON_TIME.description()).isEqualTo("loss on time");
    }

    private static Move hang() {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return Move.pass();
    }

    @Test
    void play_engineDoesNotStart_losesAllGamesAfterTwoStarts() throws IOException {
        List<Integer> starts = new ArrayList<>();
        EngineStarter engine = limit -> {
            starts.add(starts.size());
            return InProcessEngine.of((in, out) -> {}).start(limit);
        };

        MatchReport report = play(engine, randomEngine());

        assertThat(report.losses()).isEqualTo(GAMES);
        assertThat(starts).hasSize(2);
        assertThat(report.games()).allMatch(game -> game.ending() == Ending.CLOSED);
    }

    @Test
    void play_programDoesNotExist_throwsIoException() {
        EngineStarter missing = EngineStarter.ofCommand(List.of("/no/such/engine"));

        assertThatThrownBy(() -> play(randomEngine(), missing)).isInstanceOf(IOException.class);
    }

    @Test
    void pgn_eachGame_isReadBackWithItsResult() throws IOException {
        for (MatchGame game : play(randomEngine(), engineAnswering("pass")).games()) {
            Game read = Pgn.parse(game.pgn(), ReadOptions.lenient()).orThrow().game();

            assertThat(read.moves()).isEqualTo(game.game().moves());
            assertThat(read.result().outcome()).isEqualTo(game.game().result().outcome());
            assertThat(game.pgn()).contains("[White \"", "[Reason \"an illegal move: PASS-1 ");
        }
    }

    /** For 20 wins of 20 games, the lower end of Wilson's interval is 20 / (20 + 1.96 * 1.96) = 0.8389. */
    @Test
    void rangeOfScore_twentyWins_endsAtOne() throws IOException {
        MatchReport report = EngineMatch.play(
                randomEngine(), engineAnswering("pass"), QUICK.withGames(20).withOpeningPlies(0), game -> {});

        assertThat(report.score()).isEqualTo(1);
        assertThat(report.leastScore()).isCloseTo(0.8389, within(0.0001));
        assertThat(report.greatestScore()).isCloseTo(1, within(1e-9));
    }

    @Test
    void rangeOfScore_withoutGames_isEverything() throws IOException {
        MatchReport report = EngineMatch.play(randomEngine(), randomEngine(), QUICK.withGames(0), game -> {});

        assertThat(report.score()).isEqualTo(0.5);
        assertThat(report.leastScore()).isZero();
        assertThat(report.greatestScore()).isEqualTo(1);
    }

    @Test
    void options_print_namesOfTheirValues() {
        assertThat(QUICK)
                .hasToString(
                        "MatchOptions[ruleset=" + Ruleset.TOURNAMENT + ", games=6, moveTime=PT0.001S, graceTime=PT1M,"
                                + " openingPlies=4, maxPlies=60, seed=1, parallelGames=1]");
    }

    @Test
    void options_outOfRange_areRefused() {
        assertThatThrownBy(() -> QUICK.withGames(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> QUICK.withParallelGames(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> QUICK.withMaxPlies(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> QUICK.withMoveTime(Duration.ofMillis(-1)))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
