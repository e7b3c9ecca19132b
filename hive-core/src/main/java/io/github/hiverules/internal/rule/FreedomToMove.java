package io.github.hiverules.internal.rule;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.CellBits;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Neighborhoods;

/**
 * Gates and contact: where a piece can step on the ground (SLIDE-1 and SLIDE-2), above it (CLIMB-1) and in a throw
 * (PILLBUG-4). The constants other than {@link #ALL_RULES} leave out a rule: because the ruleset does, or to show which
 * rule stopped a move.
 */
public enum FreedomToMove {
    ALL_RULES,
    /** Ignores gates above the ground (CLIMB-1), except in throws. */
    NO_GATES_ABOVE_GROUND,
    /** Ignores gates on the ground (SLIDE-1). */
    NO_GATES_ON_GROUND,
    /** Does not require contact during a ground step (SLIDE-2); the new cell must still touch the hive. */
    NO_CONTACT;

    public boolean hasAllGroundRules() {
        return this == ALL_RULES || this == NO_GATES_ABOVE_GROUND;
    }

    /** Returns the directions of legal ground steps from a cell whose other neighbors are given. */
    public static int groundSteps(int neighbors) {
        return Neighborhoods.slides(neighbors);
    }

    /** Returns the directions in which the piece lifted from {@code lifted} can step on the ground. */
    public int groundSteps(Board board, int lifted, int cell) {
        int neighbors = board.neighborsWithout(lifted, cell);
        if (hasAllGroundRules()) {
            return groundSteps(neighbors);
        }
        int empty = ~neighbors & Neighborhoods.ALL;
        return this == NO_GATES_ON_GROUND
                ? empty & Neighborhoods.eitherSide(neighbors)
                : touchingSteps(board, lifted, cell, empty & ~Neighborhoods.bothSides(neighbors));
    }

    /**
     * Returns the directions in which no gate stops a piece that leaves a cell with {@code level} pieces under it, or
     * enters a higher one. For steps from ground to ground, use {@link #groundSteps}.
     */
    public int climbs(Board board, int cell, int level) {
        int open = Neighborhoods.ALL;
        if (this == NO_GATES_ABOVE_GROUND) {
            return open;
        }
        int candidates = Neighborhoods.bothSides(CellBits.highNeighbors(board.bits(cell)));
        for (int rest = candidates; rest != 0; rest &= rest - 1) {
            int direction = Integer.numberOfTrailingZeros(rest);
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

    /** Returns those steps that lead to cells next to the hive. */
    private static int touchingSteps(Board board, int lifted, int cell, int steps) {
        int touching = 0;
        for (int rest = steps; rest != 0; rest &= rest - 1) {
            int direction = Integer.numberOfTrailingZeros(rest);
            if (board.neighborsWithout(lifted, Cells.step(cell, direction)) != 0) {
                touching |= 1 << direction;
            }
        }
        return touching;
    }
}
