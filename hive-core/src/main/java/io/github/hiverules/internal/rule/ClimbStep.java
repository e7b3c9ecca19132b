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
     * Returns the directions in which no gate stops a piece that leaves a cell with {@code level} pieces under it. For
     * steps from ground to ground, use {@link GroundStep}.
     */
    public int directions(Board board, int cell, int level) {
        int open = Neighborhoods.ALL;
        if (this == NO_GATES_ABOVE_GROUND) {
            return open;
        }
        int candidates = Neighborhoods.bothSides(CellBits.highNeighbors(board.bits(cell)));
        for (int rest = candidates; rest != 0; rest &= rest - 1) {
            int direction = Integer.numberOfTrailingZeros(rest);
            if (isBlocked(board, cell, level, direction)) {
                open &= ~(1 << direction);
            }
        }
        return open;
    }

    private static boolean isBlocked(Board board, int cell, int level, int direction) {
        int left = board.height(Cells.step(cell, Cells.left(direction)));
        int right = board.height(Cells.step(cell, Cells.right(direction)));
        int stepLevel = Math.max(level, board.height(Cells.step(cell, direction)));
        return Math.min(left, right) > stepLevel;
    }
}
