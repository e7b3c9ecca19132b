package io.github.hiverules.internal.rule;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.CellBits;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Neighborhoods;

/**
 * Gates and contact: where a piece can step on the ground (SLIDE-1 and SLIDE-2), above it (CLIMB-1) and in a throw
 * (PILLBUG-4). Ants take the same ground steps along the {@code Contour} of the hive, from the same table.
 */
public final class FreedomToMove {

    private FreedomToMove() {}

    /** Returns the directions of legal ground steps from a cell whose other neighbors are given. */
    public static int groundSteps(int neighbors) {
        return Neighborhoods.slides(neighbors);
    }

    /** Returns the directions in which the piece lifted from {@code lifted} can step on the ground. */
    public static int groundSteps(Board board, int lifted, int cell) {
        return groundSteps(board.neighborsWithout(lifted, cell));
    }

    /**
     * Returns the directions in which no gate stops a piece that leaves a cell with {@code level} pieces under it, or
     * enters a higher one. For steps from ground to ground, use {@link #groundSteps}.
     */
    public static int climbs(Board board, int cell, int level, RuleFlags rules) {
        int open = Neighborhoods.ALL;
        if (!rules.gatesAboveGround()) {
            return open;
        }
        int candidates = Neighborhoods.bothSides(CellBits.highNeighbors(board.bits(cell)));
        for (int remaining = candidates; remaining != 0; remaining &= remaining - 1) {
            int direction = Integer.numberOfTrailingZeros(remaining);
            if (isGateAboveGround(board, cell, level, direction)) {
                open &= ~(1 << direction);
            }
        }
        return open;
    }

    /** Returns the directions from a thrower in which no gate stops a thrown piece, whatever the ruleset. */
    public static int throwingSteps(Board board, int thrower) {
        return ~Neighborhoods.bothSides(CellBits.highNeighbors(board.bits(thrower))) & Neighborhoods.ALL;
    }

    private static boolean isGateAboveGround(Board board, int cell, int level, int direction) {
        int left = board.height(Cells.step(cell, Cells.left(direction)));
        int right = board.height(Cells.step(cell, Cells.right(direction)));
        int stepLevel = Math.max(level, board.height(Cells.step(cell, direction)));
        return Math.min(left, right) > stepLevel;
    }
}
