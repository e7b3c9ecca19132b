package io.github.hiverules.testkit;

import io.github.hiverules.Game;
import io.github.hiverules.LegalMoves;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Random legal games, the same for the same seed on every machine as long as the rules stay the same.
 *
 * <p>Games are numbered from 0, and each can be played without playing earlier ones.
 */
public final class RandomGames {

    private static final int LIVELY_CANDIDATES = 3;

    private final Ruleset ruleset;
    private final long seed;
    private final int maxPlies;
    private final int candidates;

    private RandomGames(Ruleset ruleset, long seed, int maxPlies, int candidates) {
        this.ruleset = ruleset;
        this.seed = seed;
        this.maxPlies = maxPlies;
        this.candidates = candidates;
    }

    /**
     * {@return games in which all legal moves are equally likely}
     *
     * @param ruleset the rules
     * @param seed the seed; a different seed gives different games
     * @param maxPlies the number of plies after which an unfinished game is cut off
     */
    public static RandomGames of(Ruleset ruleset, long seed, int maxPlies) {
        Objects.requireNonNull(ruleset, "ruleset");
        return new RandomGames(ruleset, seed, maxPlies, 1);
    }

    /**
     * {@return games that fill the board sooner and end later} Each move is picked from several random candidates: a
     * climb if there is one, otherwise a placement. A move that ends the game is picked only if all candidates end it.
     */
    public RandomGames lively() {
        return new RandomGames(ruleset, seed, maxPlies, LIVELY_CANDIDATES);
    }

    /**
     * {@return one of the games, finished or cut off}
     *
     * @param number the number of the game, from 0
     */
    public Game game(long number) {
        SplittableRandom random = new SplittableRandom(seed ^ number * 0xBF58476D1CE4E5B9L);
        Game game = Game.start(ruleset);
        while (game.plyCount() < maxPlies && !game.isOver()) {
            game = game.play(chooseMove(game.position(), random));
        }
        return game;
    }

    /** {@return all games, an endless stream in the order of their numbers} */
    public Stream<Game> games() {
        return LongStream.iterate(0, number -> number + 1).mapToObj(this::game);
    }

    /** {@return the positions of all games, an endless stream: game by game, each from its start to its end} */
    public Stream<Position> positions() {
        return games().flatMap(game -> game.positions().stream());
    }

    private Move chooseMove(Position position, SplittableRandom random) {
        LegalMoves moves = position.legalMoves();
        Move chosen = moves.random(random);
        for (int candidate = 1; candidate < candidates; candidate++) {
            Move other = moves.random(random);
            if (liveliness(position, other) > liveliness(position, chosen)) {
                chosen = other;
            }
        }
        return chosen;
    }

    private static int liveliness(Position position, Move move) {
        if (position.play(move).outcome().isOver()) {
            return 0;
        }
        boolean climbs = move instanceof Move.Movement movement
                && position.topAt(movement.to()).isPresent();
        if (climbs) {
            return 3;
        }
        return move instanceof Move.Placement ? 2 : 1;
    }
}
