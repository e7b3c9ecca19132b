package io.github.hiverules.engine;

import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Optional;

/** Computes the value of a position for the side to move. */
final class Evaluation {

    /** The value of a won game, which no undecided position has. */
    static final int WIN = 1_000_000;

    /** What each number of occupied neighbors of a Queen Bee is worth to the opponent. */
    private static final int[] SURROUNDED_VALUES = {0, 30, 80, 160, 280, 450, 0};

    private static final int NEAR_DISTANCE = 8;

    private Evaluation() {}

    static int of(Position position) {
        Color mover = position.sideToMove();
        return position.outcome().isOver()
                ? ofEnd(position, mover)
                : ofQueens(position) + freedom(position, mover) - freedom(position, mover.opposite());
    }

    static int ofQueens(Position position) {
        Color mover = position.sideToMove();
        if (position.outcome().isOver()) {
            return ofEnd(position, mover);
        }
        return danger(position, mover.opposite()) - danger(position, mover);
    }

    private static int ofEnd(Position position, Color mover) {
        Optional<Color> winner = position.outcome().winner();
        return winner.isEmpty() ? 0 : winner.get() == mover ? WIN : -WIN;
    }

    private static int danger(Position position, Color color) {
        Optional<Hex> queen = position.cellOf(Piece.of(color, Bug.QUEEN_BEE));
        return queen.isPresent() ? SURROUNDED_VALUES[position.occupiedNeighborCount(queen.get())] : 0;
    }

    /** Adds up the values of the pieces that are neither covered nor pinned; values are higher near the other Queen. */
    private static int freedom(Position position, Color color) {
        Optional<Hex> target = position.cellOf(Piece.of(color.opposite(), Bug.QUEEN_BEE));
        int sum = 0;
        for (Piece top : position.topPieces()) {
            if (top.color() == color && !position.isPinned(top)) {
                sum += pieceValue(top, position.cellOf(top).orElseThrow(), target);
            }
        }
        return sum;
    }

    /**
     * An Ant can go anywhere it fits, so being near matters least to it. A Beetle fits even into gaps that others
     * cannot enter, but has to be near.
     */
    private static int pieceValue(Piece piece, Hex at, Optional<Hex> target) {
        int near = target.isPresent() ? Math.max(0, NEAR_DISTANCE - at.distanceTo(target.get())) : 0;
        if (piece.bug() == Bug.SOLDIER_ANT) {
            return 20 + near;
        }
        if (piece.bug() == Bug.BEETLE) {
            return 10 + 5 * near;
        }
        return piece.bug() == Bug.QUEEN_BEE ? 10 : 10 + 2 * near;
    }
}
