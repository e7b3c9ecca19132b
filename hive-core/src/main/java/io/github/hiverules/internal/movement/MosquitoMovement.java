package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Bugs;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.PieceIds;

/** MOSQUITO-1 to MOSQUITO-3: the kinds that a Mosquito copies. */
public final class MosquitoMovement {

    private MosquitoMovement() {}

    /**
     * Returns the kinds that a Mosquito on top of a cell copies, as bits: the kinds that it touches, or only the Beetle
     * if it is on top of another piece.
     */
    public static int copiedBugs(Board board, int cell) {
        return board.height(cell) > 1 ? 1 << Bugs.BEETLE : touchedBugs(board, cell) & ~(1 << Bugs.MOSQUITO);
    }

    /** Returns the kinds on top of the neighbors of a cell, as bits. */
    public static int touchedBugs(Board board, int cell) {
        int bugs = 0;
        for (int rest = board.neighbors(cell); rest != 0; rest &= rest - 1) {
            int neighbor = Cells.step(cell, Integer.numberOfTrailingZeros(rest));
            bugs |= 1 << PieceIds.bugOf(board.top(neighbor));
        }
        return bugs;
    }
}
