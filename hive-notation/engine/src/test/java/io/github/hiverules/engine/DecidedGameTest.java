package io.github.hiverules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.engine.MatchGame.Ending;
import io.github.hiverules.engine.testing.InProcessEngine;
import io.github.hiverules.piece.Color;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a match has decided stays decided, whatever an engine does afterwards. */
class DecidedGameTest {

    private static final MatchOptions OPTIONS = MatchOptions.defaults()
            .withGames(2)
            .withMoveTime(Duration.ofMillis(1))
            .withGraceTime(Duration.ofMinutes(1));

    /** By this ply, or by repetition, random games have ended. */
    private static final int PLIES_OF_WHOLE_GAME = 3_000;

    /** The ways in which an engine can fail to answer a command. */
    private enum Failure {
        EXIT(Ending.CLOSED),
        REFUSE(Ending.PROTOCOL),
        HANG(Ending.LOSS_ON_TIME),
        FLOOD(Ending.FLOOD);

        private final Ending ending;

        Failure(Ending ending) {
            this.ending = ending;
        }

        /** Fails to answer; returns only if the engine goes on. */
        boolean happen(Writer out) throws IOException, InterruptedException {
            switch (this) {
                case EXIT -> {
                    return false;
                }
                case REFUSE -> out.write("err no\nok\n");
                case HANG -> new CountDownLatch(1).await();
                case FLOOD -> {
                    while (true) {
                        out.write("wS1;wA1\n");
                    }
                }
            }
            out.flush();
            return true;
        }
    }

    private static UhpSession session() {
        return new UhpSession(
                UhpEngine.of("Loser v1", (game, limit) -> game.legalMoves().get(0)));
    }

    /** Returns an engine that plays badly and fails at the first command that has a property after its answer. */
    private static EngineStarter loser(Failure failure, Predicate<String> property) {
        return InProcessEngine.of((in, out) -> play(in, out, failure, property));
    }

    private static void play(BufferedReader in, Writer out, Failure failure, Predicate<String> property)
            throws IOException, InterruptedException {
        UhpSession session = session();
        for (Optional<String> line = Optional.of("info"); line.isPresent(); line = Optional.ofNullable(in.readLine())) {
            String answer = String.join("\n", session.answer(line.get())) + "\n";
            if (!property.test(line.get() + " " + answer)) {
                out.write(answer + "ok\n");
                out.flush();
            } else if (!failure.happen(out)) {
                return;
            }
        }
    }

    private static EngineStarter winner() {
        return EngineStarter.of(UhpEngine.of("Winner v1", new SampleBot()));
    }

    @ParameterizedTest
    @EnumSource(Failure.class)
    void play_failureAfterLastMove_isLostOnBoard(Failure failure) throws IOException {
        EngineStarter loser = loser(failure, text -> text.contains("Wins"));

        MatchReport report = EngineMatch.play(winner(), loser, OPTIONS, game -> {});

        assertThat(report.wins()).isEqualTo(2);
        assertThat(report.games()).allSatisfy(game -> {
            assertThat(game.ending()).isEqualTo(Ending.GAME_OVER);
            assertThat(game.game().result().ending().isDeclared()).isFalse();
        });
    }

    @ParameterizedTest
    @EnumSource(Failure.class)
    void play_failureAtPlyLimit_isDraw(Failure failure) throws IOException {
        EngineStarter loser = loser(failure, text -> text.startsWith("play") && text.contains(";Black[3];"));

        MatchReport report = EngineMatch.play(winner(), loser, OPTIONS.withMaxPlies(5), game -> {});

        assertThat(report.games()).allSatisfy(game -> assertThat(game.ending()).isEqualTo(Ending.PLY_LIMIT));
    }

    /** A failure in time costs the game. The time limit is short only for the engine that hangs. */
    @ParameterizedTest
    @EnumSource(Failure.class)
    void play_failureAtFirstMove_isLost(Failure failure) throws IOException {
        EngineStarter loser = loser(failure, text -> text.startsWith("play"));
        EngineStarter impatient = limit -> loser.start(failure == Failure.HANG ? Duration.ofMillis(300) : limit);

        MatchReport report = EngineMatch.play(winner(), impatient, OPTIONS, game -> {});

        assertThat(report.wins()).isEqualTo(2);
        assertThat(report.games()).allSatisfy(game -> assertThat(game.ending()).isEqualTo(failure.ending));
    }

    @ParameterizedTest
    @EnumSource(Failure.class)
    void play_failureAtOpeningThatIsOver_changesNothing(Failure failure) throws IOException {
        EngineStarter loser = loser(failure, text -> text.startsWith("newgame"));

        MatchReport report =
                EngineMatch.play(loser, winner(), OPTIONS.withOpeningPlies(PLIES_OF_WHOLE_GAME), game -> {});

        assertThat(report.games()).hasSize(2).allSatisfy(game -> {
            assertThat(game.game().isOver()).isTrue();
            assertThat(game.ending()).isEqualTo(Ending.GAME_OVER);
        });
    }

    /** An engine that ends with its game is started again for the next one, at no cost. */
    @Test
    void play_exitBetweenGames_costsNothing() throws IOException {
        AtomicInteger newGames = new AtomicInteger();
        EngineStarter loser =
                loser(Failure.EXIT, text -> text.matches("(?s)newgame \\S+;.*") && newGames.incrementAndGet() == 2);

        MatchReport report = EngineMatch.play(winner(), loser, OPTIONS.withMaxPlies(6), game -> {});

        assertThat(report.games()).allSatisfy(game -> assertThat(game.ending()).isEqualTo(Ending.PLY_LIMIT));
    }

    /** The program is removed in the middle of the match. */
    @Test
    void play_engineThatCannotBeStartedAgain_losesRest() throws IOException {
        EngineStarter loser = loser(Failure.EXIT, text -> text.startsWith("play"));
        AtomicInteger starts = new AtomicInteger();
        EngineStarter removed = limit -> {
            if (starts.incrementAndGet() > 1) {
                throw new IOException("no such program");
            }
            return loser.start(limit);
        };

        MatchReport report = EngineMatch.play(winner(), removed, OPTIONS.withGames(4), game -> {});

        assertThat(report.wins()).isEqualTo(4);
        assertThat(report.games().get(1).ending()).isEqualTo(Ending.EXITED);
        assertThat(report.games().get(1).reason()).contains("no such program");
        assertThat(report.games().get(1).game().result().outcome().winner()).contains(Color.BLACK);
    }
}
