package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Bugs;
import io.github.hiverules.piece.Bug;

/** MOSQUITO-1 to MOSQUITO-3: the insects that a Mosquito copies. */
public final class MosquitoMovement {

    private static final int BEETLE = Bugs.bit(Bug.BEETLE);
    private static final int MOSQUITO = Bugs.bit(Bug.MOSQUITO);

    private MosquitoMovement() {}

    /**
     * Returns the insects that a Mosquito on top of a cell copies, as a set: those that it touches, or only the Beetle
     * if it is on top of another piece.
     */
    public static int copiedBugs(Board board, int cell) {
        return board.height(cell) > 1 ? BEETLE : board.bugsNextTo(cell) & ~MOSQUITO;
    }
}
