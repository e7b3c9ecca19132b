package io.github.hiverules;

import static io.github.hiverules.Shorthand.piece;
import static io.github.hiverules.Shorthand.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.hiverules.piece.Color;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** A random move is any legal move, each with the same probability. */
class RandomMoveTest {

    private static final int DRAWS_PER_MOVE = 30;

    /** Both throwers reach the Ant, and both can throw it to the cell between them. */
    private static final Drawing TWO_THROWERS = Drawing.of(Ruleset.ONLINE, """
            .     bQ    bS1
         wP    wM    .
            bA1   .     wQ
               wS1   wB1
        """);

    private final SplittableRandom random = new SplittableRandom(43);
    private double chiSquared;
    private int degreesOfFreedom;

    /** Draws moves, and adds up how far their frequencies are from equal ones. */
    private void draw(Position position) {
        List<Move> legal = List.copyOf(position.legalMoves());
        Map<Move, Integer> frequencies = new HashMap<>();
        for (int draw = 0; draw < DRAWS_PER_MOVE * legal.size(); draw++) {
            frequencies.merge(position.legalMoves().random(random), 1, Integer::sum);
        }
        assertThat(legal).as("legal moves of %s", position).containsAll(frequencies.keySet());
        for (Move move : legal) {
            double difference = frequencies.getOrDefault(move, 0) - DRAWS_PER_MOVE;
            chiSquared += difference * difference / DRAWS_PER_MOVE;
        }
        degreesOfFreedom += legal.size() - 1;
    }

    /** Equal probabilities make the sum nearly normal, with this mean and deviation. */
    private void assertUniform() {
        double deviation = Math.sqrt(2.0 * degreesOfFreedom);
        assertThat(chiSquared).isCloseTo(degreesOfFreedom, within(4 * deviation));
    }

    @Test
    void random_inRandomGames_isUniform() {
        Random games = new Random(43);
        for (int game = 0; game < 40; game++) {
            Ruleset ruleset = RandomPlay.ruleset(games);
            RandomPlay.play(games, ruleset, 70, position -> {
                if (position.turnNumber() % 6 == 0 && !position.outcome().isOver()) {
                    draw(position);
                }
            });
        }

        assertThat(degreesOfFreedom).isGreaterThan(5000);
        assertUniform();
    }

    @Test
    void random_severalThrowersOfOnePiece_isUniform() {
        for (int repetition = 0; repetition < 20; repetition++) {
            draw(TWO_THROWERS.position());
        }

        assertUniform();
    }

    @Test
    void random_forcedPass_isPass() {
        Position position = position(Ruleset.BASE, "0,0 wQ bB1", "1,0 bQ");

        assertThat(position.legalMoves().random(random)).isEqualTo(Move.pass());
        assertThat(position.legalMoves().playRandom(random)).isEqualTo(position.play(Move.pass()));
    }

    @Test
    void playRandom_equalSeed_playsTheSameMove() {
        Position position = TWO_THROWERS.position();

        for (int seed = 0; seed < 50; seed++) {
            Move move = position.legalMoves().random(new SplittableRandom(seed));
            assertThat(position.legalMoves().playRandom(new SplittableRandom(seed)))
                    .isEqualTo(position.play(move));
        }
    }

    @Test
    void random_gameOver_throws() {
        Game resigned = Game.start(Ruleset.BASE).end(GameResult.resignationOf(Color.WHITE));
        Position surrounded =
                position(Ruleset.BASE, "0,0 wQ", "1,0 bQ", "0,1 bA1", "-1,1 bA2", "-1,0 wA1", "0,-1 wA2", "1,-1 wA3");

        assertThatThrownBy(() -> resigned.legalMoves().random(random)).isInstanceOf(NoSuchElementException.class);
        assertThatThrownBy(() -> surrounded.legalMoves().random(random)).isInstanceOf(NoSuchElementException.class);
        assertThat(surrounded.legalMoves().destinations(piece("bQ"))).isEmpty();
        assertThat(surrounded.legalMoves().destinations(piece("wG1"))).isEmpty();
    }
}
