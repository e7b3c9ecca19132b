package io.github.hiverules.notation.number;

import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.NotExpressibleException;
import io.github.hiverules.notation.fault.InexpressibleFeature;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;

/** All numbers that name a move of one position. */
final class MoveNames {

    /** Three equal pieces in hand on each of six sides; a movement has at most seven names. */
    static final int MOST = 18;

    static final int PER_PIECE = 196;
    static final int PER_REFERENCE = 7;

    /** Takes the place of a direction for a move onto the reference. */
    static final int ON_TOP = 6;

    private final PieceGrid grid = new PieceGrid();

    MoveNames(Position before) {
        grid.load(before);
    }

    /** The name that refers to the same piece as {@code MoveString.write}. */
    int first(Move move) {
        if (move instanceof Move.Placement placement) {
            return first(PieceGrid.number(placement.piece()), placement.to());
        }
        return move instanceof Move.Movement movement
                ? first(PieceGrid.number(movement.piece()), movement.to())
                : MoveNumber.PASS;
    }

    private int first(int piece, Hex to) {
        if (grid.count() == 0) {
            return name(piece, piece, ON_TOP);
        }
        int cell = PieceGrid.cell(to.q(), to.r());
        int top = grid.topWithout(piece, cell);
        if (top != PieceGrid.NONE && isAt(top, to.q(), to.r())) {
            return name(piece, top, ON_TOP);
        }
        // Clockwise from the east, which has the number 1.
        for (int turn = 1; turn <= PieceGrid.SIDES; turn++) {
            int side = turn < PieceGrid.SIDES ? turn : 0;
            int reference = neighbor(piece, to, cell, side);
            if (reference != PieceGrid.NONE) {
                return name(piece, reference, opposite(side));
            }
        }
        throw new NotExpressibleException(InexpressibleFeature.ISOLATED_DESTINATION);
    }

    /** Writes all names of a move into an array, and returns their number. */
    int all(Move move, int[] names) {
        if (move instanceof Move.Movement movement) {
            return all(PieceGrid.number(movement.piece()), movement.to(), names, 0);
        }
        if (move instanceof Move.Placement placement) {
            return allOfKind(placement.piece(), placement.to(), names);
        }
        names[0] = MoveNumber.PASS;
        return 1;
    }

    private int allOfKind(Piece piece, Hex to, int[] names) {
        Bug bug = piece.bug();
        int one = PieceGrid.number(piece) - piece.number() + 1;
        int count = 0;
        for (int alike = one; alike < one + bug.count(); alike++) {
            if (!grid.isInPlay(alike)) {
                count = all(alike, to, names, count);
            }
        }
        return count;
    }

    private int all(int piece, Hex to, int[] names, int from) {
        int count = from;
        if (grid.count() == 0) {
            names[count++] = name(piece, piece, ON_TOP);
            return count;
        }
        int cell = PieceGrid.cell(to.q(), to.r());
        int top = grid.topWithout(piece, cell);
        if (top != PieceGrid.NONE && isAt(top, to.q(), to.r())) {
            names[count++] = name(piece, top, ON_TOP);
        }
        for (int side = 0; side < PieceGrid.SIDES; side++) {
            int reference = neighbor(piece, to, cell, side);
            if (reference != PieceGrid.NONE) {
                names[count++] = name(piece, reference, opposite(side));
            }
        }
        return count;
    }

    /** The piece on top of a neighbor of a destination once the moving piece was lifted. */
    private int neighbor(int mover, Hex to, int cell, int side) {
        int top = grid.topWithout(mover, PieceGrid.neighbor(cell, side));
        return top != PieceGrid.NONE && isAt(top, to.q() + PieceGrid.dq(side), to.r() + PieceGrid.dr(side))
                ? top
                : PieceGrid.NONE;
    }

    /** Whether a piece stands on a cell, not on another one that shares the cell's number. */
    private boolean isAt(int piece, int q, int r) {
        int order = grid.orderOf(piece);
        return grid.q(order) == q && grid.r(order) == r;
    }

    private static int opposite(int side) {
        return side < PieceGrid.SIDES / 2 ? side + PieceGrid.SIDES / 2 : side - PieceGrid.SIDES / 2;
    }

    private static int name(int piece, int reference, int side) {
        return piece * PER_PIECE + reference * PER_REFERENCE + side;
    }
}
