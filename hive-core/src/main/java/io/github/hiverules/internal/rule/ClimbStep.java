package io.github.hiverules.internal.rule;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.CellBits;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Neighborhoods;

/** CLIMB-1: the legal steps above the ground. */
public enum ClimbStep {
    LEGAL,
    /** Ignores gates above the ground (CLIMB-1 off). */
    NO_GATES_ABOVE_GROUND;

    /**
     * The directions in which no gate stops a climbing piece. {@code standing} is the height of its cell without the
     * piece. Steps from ground to ground are ground steps, and do not belong here.
     */
    public int directions(Board board, int cell, int standing) {
        int open = Neighborhoods.ALL;
        if (this == NO_GATES_ABOVE_GROUND) {
            return open;
        }
        int suspects = Neighborhoods.bothSides(CellBits.highNeighbors(board.bits(cell)));
        for (int rest = suspects; rest != 0; rest &= rest - 1) {
            int direction = Integer.numberOfTrailingZeros(rest);
            if (isBlocked(board, cell, standing, direction)) {
                open &= ~(1 << direction);
            }
        }
        return open;
    }

    private static boolean isBlocked(Board board, int cell, int standing, int direction) {
        int left = board.height(Cells.step(cell, Cells.left(direction)));
        int right = board.height(Cells.step(cell, Cells.right(direction)));
        int passing = Math.max(standing, board.height(Cells.step(cell, direction)));
        return Math.min(left, right) > passing;
    }
}
