package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Bugs;
import io.github.hiverules.internal.packed.CellBits;
import io.github.hiverules.internal.packed.Neighborhoods;
import io.github.hiverules.internal.packed.PieceIds;

/** PILLBUG-1: one ground step. PILLBUG-2 to PILLBUG-6: which pieces can throw, and in which directions. */
public final class PillbugMovement {

    private PillbugMovement() {}

    static int steps(Board board, int cell) {
        return QueenBeeMovement.steps(board, cell);
    }

    /** Returns whether the Pillbug or Mosquito on top of a cell can throw, assuming that it does not rest. */
    public static boolean canThrow(Board board, int cell) {
        int bits = board.bits(cell);
        boolean isPillbug = PieceIds.bugOf(CellBits.top(bits)) == Bugs.PILLBUG;
        return CellBits.height(bits) == 1 && (isPillbug || touchesPillbug(board, cell));
    }

    /** Returns whether a Mosquito on a cell can copy a Pillbug. */
    public static boolean touchesPillbug(Board board, int cell) {
        return (MosquitoMovement.touchedBugs(board, cell) & 1 << Bugs.PILLBUG) != 0;
    }

    /** Returns the directions from a thrower in which no gate stops a thrown piece (PILLBUG-4). */
    public static int openDirections(Board board, int cell) {
        return ~Neighborhoods.bothSides(CellBits.highNeighbors(board.bits(cell))) & Neighborhoods.ALL;
    }

    /** Returns the directions from a thrower in which a thrown piece can land. */
    public static int landingDirections(Board board, int cell) {
        return ~board.neighbors(cell) & openDirections(board, cell);
    }
}
