package io.github.hiverules.internal.rule;

import io.github.hiverules.internal.packed.CellBits;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Hive;
import io.github.hiverules.internal.packed.Neighborhoods;

/** CLIMB-1: which steps that start or end above the ground a gate stops. */
public final class ClimbStep {

    private ClimbStep() {}

    /**
     * The directions in which no gate stops a climbing piece. The height of its cell is counted without the piece
     * itself. Steps from ground to ground are not meant here: they are ground steps.
     */
    public static int open(Hive hive, int cell, int standing) {
        int suspects = Neighborhoods.between(CellBits.highNeighbors(hive.bits(cell)));
        int open = Neighborhoods.ALL;
        for (int rest = suspects; rest != 0; rest &= rest - 1) {
            int direction = Integer.numberOfTrailingZeros(rest);
            if (blocked(hive, cell, standing, direction)) {
                open &= ~(1 << direction);
            }
        }
        return open;
    }

    private static boolean blocked(Hive hive, int cell, int standing, int direction) {
        int left = hive.height(Cells.step(cell, Cells.left(direction)));
        int right = hive.height(Cells.step(cell, Cells.right(direction)));
        int passing = Math.max(standing, hive.height(Cells.step(cell, direction)));
        return Math.min(left, right) > passing;
    }
}
