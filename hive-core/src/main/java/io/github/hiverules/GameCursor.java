package io.github.hiverules;

import java.util.Objects;

/**
 * A point in a game, to step back and forward through it, or to undo and redo moves. Each step returns a new cursor.
 *
 * <pre>{@code
 * GameCursor cursor = GameCursor.of(game).back().back();
 * Position shown = cursor.game().position();
 * }</pre>
 *
 * @param line the game with all its moves, including those after this point
 * @param ply the number of moves before this point
 */
public record GameCursor(Game line, int ply) {

    /**
     * Checks that the point is in the line.
     *
     * @throws IndexOutOfBoundsException if the line has fewer moves, or the number is negative
     */
    public GameCursor {
        Objects.requireNonNull(line, "line");
        line.checkPly(ply);
    }

    /**
     * {@return the end of a game}
     *
     * @param line the game
     */
    public static GameCursor of(Game line) {
        Objects.requireNonNull(line, "line");
        return new GameCursor(line, line.plyCount());
    }

    /** {@return the game up to here: in progress before the last move of the line, and with its result after it} */
    public Game game() {
        return line.upTo(ply);
    }

    /** {@return whether this is the end of the line} */
    public boolean isAtEnd() {
        return ply == line.plyCount();
    }

    /** {@return the point before the last move, or this one at the start} */
    public GameCursor back() {
        return ply == 0 ? this : at(ply - 1);
    }

    /** {@return the point after the next move of the line, or this one at the end} */
    public GameCursor forward() {
        return isAtEnd() ? this : at(ply + 1);
    }

    /**
     * {@return the point in the same line after the given number of moves}
     *
     * @param newPly the number of moves, 0 for the start
     * @throws IndexOutOfBoundsException if the line has fewer moves, or the number is negative
     */
    public GameCursor at(int newPly) {
        return new GameCursor(line, newPly);
    }

    /**
     * {@return the point after a move from here} The next move of the line leads {@link #forward()}; any other move
     * replaces the rest of the line.
     *
     * @param move the move
     * @throws IllegalMoveException if the move is illegal or the game has ended
     */
    public GameCursor play(Move move) {
        Objects.requireNonNull(move, "move");
        boolean isNext = !isAtEnd() && line.moves().get(ply).equals(move);
        return isNext ? forward() : of(game().play(move));
    }
}
