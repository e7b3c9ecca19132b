package io.github.hiverules;

import io.github.hiverules.piece.Color;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A record of a game: its start, the moves and a result.
 *
 * <p>Every change makes a new game and leaves the old one as it was; both share their common past. Immutable and
 * thread-safe.
 */
public final class Game {

    /** Fewer plies are looked at one by one for a repetition, so that usual games need no memory to search in. */
    private static final int MANY = 100;

    private final @Nullable Game before;
    private final @Nullable Move lastMove;
    private final int plies;
    private final Position position;
    private final GameResult result;

    /** How many plies before this one may show the same position: those since the last placement. */
    private final int reversible;

    /** The positions of these plies and this one, where they are many and the draw by repetition asks for them. */
    private final @Nullable SeenPositions seen;

    /** The hash of the position once it was asked for; threads that ask at the same time write the same. */
    private int hash;

    private Game(
            @Nullable Game before,
            @Nullable Move lastMove,
            int plies,
            int reversible,
            @Nullable SeenPositions seen,
            Position position,
            GameResult result) {
        this.before = before;
        this.lastMove = lastMove;
        this.plies = plies;
        this.reversible = reversible;
        this.seen = seen;
        this.position = position;
        this.result = result;
    }

    /**
     * Starts a game on the empty table.
     *
     * @param ruleset the rules
     * @return the game without moves
     */
    public static Game start(Ruleset ruleset) {
        return from(Position.initial(ruleset));
    }

    /**
     * Starts a game from a position.
     *
     * @param start where the game begins
     * @return the game without moves
     */
    public static Game from(Position start) {
        return new Game(null, null, 0, 0, null, start, surroundedIn(start));
    }

    /**
     * Plays a move. If the ruleset has the draw by repetition, the third occurrence of a position ends the game.
     *
     * @param move the move
     * @return the game with this move added
     * @throws IllegalMoveException if the move is illegal or the game has ended
     */
    public Game play(Move move) {
        if (result.outcome().isOver()) {
            throw new IllegalMoveException(position, move, new TurnViolation.GameOver(result.outcome()));
        }
        Position next = position.play(move);
        int since = move instanceof Move.Placement ? 0 : reversible + 1;
        boolean draws = next.ruleset().repetitionDraw();
        SeenPositions all = draws && since >= MANY ? new SeenPositions(seen(), next, next.key()) : null;
        Game game = new Game(this, move, plies + 1, since, all, next, surroundedIn(next));
        boolean drawn = draws && !game.result.outcome().isOver() && game.occurrences() >= 3;
        return drawn ? game.ended(new GameResult(Outcome.DRAW, GameResult.Ending.REPETITION)) : game;
    }

    /**
     * Plays several moves.
     *
     * @param moves the moves, in order
     * @return the game with these moves added
     * @throws IllegalMoveException at the first illegal move
     */
    public Game playAll(Iterable<? extends Move> moves) {
        Game game = this;
        for (Move move : moves) {
            game = game.play(move);
        }
        return game;
    }

    /**
     * Takes the last move back, and with it any result.
     *
     * @return the game before the last move
     * @throws IllegalStateException if no move was made
     */
    public Game undo() {
        if (before == null) {
            throw new IllegalStateException("no move to take back");
        }
        return before;
    }

    /**
     * Ends the game by resignation, on time or by agreement (rules RESIGN-1, DRAW-1).
     *
     * @param newResult the result
     * @return the ended game
     * @throws IllegalStateException if the game has ended already
     * @throws IllegalArgumentException if the result is not one that players or clocks can bring about
     */
    public Game end(GameResult newResult) {
        if (result.outcome().isOver()) {
            throw new IllegalStateException("the game has ended: " + result);
        }
        GameResult.Ending ending = newResult.ending();
        if (ending != GameResult.Ending.AGREEMENT
                && ending != GameResult.Ending.RESIGNATION
                && ending != GameResult.Ending.TIME) {
            throw new IllegalArgumentException("not for players to decide: " + newResult);
        }
        return ended(newResult);
    }

    /**
     * Ends the game by resignation (rule RESIGN-1).
     *
     * @param loser who resigns
     * @return the ended game
     * @throws IllegalStateException if the game has ended already
     */
    public Game resign(Color loser) {
        return end(GameResult.resignationOf(loser));
    }

    /**
     * Ends the game by agreement on a draw (rule DRAW-1).
     *
     * @return the ended game
     * @throws IllegalStateException if the game has ended already
     */
    public Game agreeDraw() {
        return end(GameResult.agreement());
    }

    /**
     * Returns the position after the last move.
     *
     * @return the position
     */
    public Position position() {
        return position;
    }

    /**
     * Returns the position in which the game began.
     *
     * @return the position before the first move
     */
    public Position startPosition() {
        Game game = this;
        while (game.before != null) {
            game = game.before;
        }
        return game.position;
    }

    /**
     * Returns how the game stands.
     *
     * @return the result, {@link GameResult#IN_PROGRESS} if the game goes on
     */
    public GameResult result() {
        return result;
    }

    /**
     * Returns how many moves were made.
     *
     * @return the number of plies
     */
    public int plies() {
        return plies;
    }

    /**
     * Returns all moves.
     *
     * @return an unmodifiable list, in the order of play
     */
    public List<Move> moves() {
        Move[] moves = new Move[plies];
        for (Game game = this; game != null; game = game.before) {
            if (game.lastMove != null) {
                moves[game.plies - 1] = game.lastMove;
            }
        }
        return List.of(moves);
    }

    /**
     * Returns the last move.
     *
     * @return the move, or empty if none was made
     */
    public Optional<Move> lastMove() {
        return Optional.ofNullable(lastMove);
    }

    /**
     * Returns all positions.
     *
     * @return an unmodifiable list with one more element than there are moves, from the start to now
     */
    public List<Position> positions() {
        Position[] positions = new Position[plies + 1];
        for (Game game = this; game != null; game = game.before) {
            positions[game.plies] = game.position;
        }
        return List.of(positions);
    }

    /**
     * Counts how often the present position has come up so far, in the sense of {@link Position#equals(Object)}. Unless the
     * ruleset has the draw by repetition, this takes time in proportion to the moves since the last placement.
     *
     * @return 1 or more
     */
    public int occurrences() {
        if (seen != null) {
            return seen.occurrences;
        }
        int count = 0;
        int left = reversible;
        for (Game game = this; game != null && left >= 0; game = game.before, left--) {
            if (game.hash() == hash() && game.position.equals(position)) {
                count++;
            }
        }
        return count;
    }

    /** The positions since the last placement; in which order they are added does not matter. */
    private @Nullable SeenPositions seen() {
        SeenPositions all = seen;
        if (all == null) {
            int left = reversible;
            for (Game game = this; game != null && left >= 0; game = game.before, left--) {
                all = new SeenPositions(all, game.position, game.position.key());
            }
        }
        return all;
    }

    private int hash() {
        int known = hash;
        if (known == 0) {
            known = position.hashCode();
            hash = known;
        }
        return known;
    }

    /** Whether the other object is a game with an equal start, the same moves and the same result. */
    @Override
    public boolean equals(Object other) {
        return this == other
                || (other instanceof Game that
                        && plies == that.plies
                        && result.equals(that.result)
                        && startPosition().equals(that.startPosition())
                        && moves().equals(that.moves()));
    }

    @Override
    public int hashCode() {
        return hash() + plies;
    }

    private Game ended(GameResult newResult) {
        return new Game(before, lastMove, plies, reversible, seen, position, newResult);
    }

    private static GameResult surroundedIn(Position position) {
        Outcome outcome = position.outcome();
        return outcome.isOver() ? new GameResult(outcome, GameResult.Ending.QUEEN_SURROUNDED) : GameResult.IN_PROGRESS;
    }
}
