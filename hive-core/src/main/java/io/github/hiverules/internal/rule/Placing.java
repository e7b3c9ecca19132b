package io.github.hiverules.internal.rule;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.CellBits;
import io.github.hiverules.internal.packed.CellCounts;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Neighborhoods;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.packed.SortedCells;

/**
 * MAT-1, MAT-2 and PLACE-1 to PLACE-6: which pieces a color may place, and on which cells. {@link QueenDuty} may forbid
 * some of them.
 */
public final class Placing {

    /** The cell of the first piece: the origin. */
    public static final int FIRST_CELL = 0;

    private Placing() {}

    /** Returns the pieces in hand that enter next: of each insect in the set, the one with the lowest number. */
    public static int nextPieces(Board board, int color, int pieceSet) {
        return PieceIds.lowestNumbers(pieceSet & PieceIds.ofColor(color) & ~board.inPlay());
    }

    public static boolean isAllowed(Board board, int color, int cell) {
        int bits = board.bits(cell);
        if (board.inPlay() == 0) {
            return cell == FIRST_CELL;
        }
        if (CellBits.isOccupied(bits)) {
            return false;
        }
        if (isFirstPlacement(board, color)) {
            return CellBits.neighbors(bits) != 0;
        }
        return CellBits.neighborsOf(bits, color) != 0 && CellBits.neighborsOf(bits, 1 - color) == 0;
    }

    /** Returns whether a color has no piece in play, so its first one may touch the other color (PLACE-2). */
    public static boolean isFirstPlacement(Board board, int color) {
        return (board.inPlay() & PieceIds.ofColor(color)) == 0;
    }

    public static int count(Board board, int color) {
        if (board.inPlay() == 0) {
            return 1;
        }
        return isFirstPlacement(board, color)
                ? CellCounts.perimeter(board.counts())
                : CellCounts.placeable(board.counts(), color);
    }

    /** Adds the cells on which a color may place a piece, as offsets from the corner of the frame. */
    public static void addCells(Board board, int color, int corner, SortedCells cells) {
        if (board.inPlay() == 0) {
            cells.add((FIRST_CELL - corner) & Cells.MASK);
            return;
        }
        boolean isFirst = isFirstPlacement(board, color);
        int touchable = board.uncovered() & PieceIds.ofColor(isFirst ? 1 - color : color);
        int forbiddenBits = isFirst ? CellBits.OCCUPIED : CellBits.OCCUPIED | CellBits.neighborsMask(1 - color);
        for (int remaining = touchable; remaining != 0; remaining &= remaining - 1) {
            int cell = board.cellOf(Integer.numberOfTrailingZeros(remaining));
            int empty = ~board.neighbors(cell) & Neighborhoods.ALL;
            for (int left = empty; left != 0; left &= left - 1) {
                int candidate = Cells.step(cell, Integer.numberOfTrailingZeros(left));
                if ((board.bits(candidate) & forbiddenBits) == 0) {
                    cells.add((candidate - corner) & Cells.MASK);
                }
            }
        }
    }
}
