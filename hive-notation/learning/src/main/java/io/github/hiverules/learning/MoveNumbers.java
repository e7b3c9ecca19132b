package io.github.hiverules.learning;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.fault.InexpressibleFeature;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;

/** Finds the numbers of the moves of one position. */
final class MoveNumbers {

    /** The maximum for a placement: three equal pieces in hand, six references each. A movement has at most seven. */
    static final int MAX_COUNT = 18;

    static final int NUMBERS_PER_PIECE = 7 * PieceGrid.PIECE_COUNT;
    static final int NUMBERS_PER_REFERENCE = 7;

    /** The direction of a move onto the reference piece. */
    static final int ON_TOP = 6;

    private final PieceGrid grid = new PieceGrid();
    private final int[] found = new int[MAX_COUNT];

    MoveNumbers(Position before) {
        grid.load(before);
    }

    /** Returns the number with the same reference piece as in {@code MoveString.write}. */
    int preferred(Move move) {
        if (move.movedPiece().isEmpty()) {
            return MoveNumber.PASS;
        }
        int piece = PieceGrid.number(move.movedPiece().get());
        if (all(piece, move.destination().orElseThrow(), found, 0) == 0) {
            throw new InexpressibleException(InexpressibleFeature.ISOLATED_DESTINATION);
        }
        return found[0];
    }

    /** Writes all numbers of a move into an array, and returns how many there are. */
    int all(Move move, int[] numbers) {
        if (move instanceof Move.Movement movement) {
            return all(PieceGrid.number(movement.piece()), movement.to(), numbers, 0);
        }
        if (move instanceof Move.Placement placement) {
            return allOfKind(placement.piece(), placement.to(), numbers);
        }
        numbers[0] = MoveNumber.PASS;
        return 1;
    }

    private int allOfKind(Piece piece, Hex to, int[] numbers) {
        Bug bug = piece.bug();
        int first = PieceGrid.number(piece) - piece.number() + 1;
        int count = 0;
        for (int equal = first; equal < first + bug.count(); equal++) {
            if (!grid.isInPlay(equal)) {
                count = all(equal, to, numbers, count);
            }
        }
        return count;
    }

    /** Writes the numbers of one piece, beginning with the preferred one. */
    private int all(int piece, Hex to, int[] numbers, int from) {
        int count = from;
        if (grid.count() == 0) {
            numbers[count++] = number(piece, piece, ON_TOP);
            return count;
        }
        int cell = PieceGrid.cell(to.q(), to.r());
        int top = grid.topWithout(piece, cell);
        if (top != PieceGrid.NONE && isAt(top, to.q(), to.r())) {
            numbers[count++] = number(piece, top, ON_TOP);
        }
        // Clockwise from the east, which has the number 1.
        for (int index = 1; index <= PieceGrid.DIRECTION_COUNT; index++) {
            int direction = index % PieceGrid.DIRECTION_COUNT;
            int reference = neighbor(piece, to, cell, direction);
            if (reference != PieceGrid.NONE) {
                numbers[count++] = number(piece, reference, opposite(direction));
            }
        }
        return count;
    }

    /** Returns the piece on top of a neighbor of a destination after the moving piece has been lifted. */
    private int neighbor(int mover, Hex to, int cell, int direction) {
        int top = grid.topWithout(mover, PieceGrid.neighbor(cell, direction));
        return top != PieceGrid.NONE && isAt(top, to.q() + PieceGrid.dq(direction), to.r() + PieceGrid.dr(direction))
                ? top
                : PieceGrid.NONE;
    }

    /** Returns whether a piece stands on a cell, and not on a different cell with the same number in the grid. */
    private boolean isAt(int piece, int q, int r) {
        int index = grid.indexOf(piece);
        return grid.q(index) == q && grid.r(index) == r;
    }

    private static int opposite(int direction) {
        int half = PieceGrid.DIRECTION_COUNT / 2;
        return direction < half ? direction + half : direction - half;
    }

    private static int number(int piece, int reference, int direction) {
        return piece * NUMBERS_PER_PIECE + reference * NUMBERS_PER_REFERENCE + direction;
    }
}
