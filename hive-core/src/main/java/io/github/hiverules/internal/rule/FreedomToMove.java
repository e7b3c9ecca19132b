package io.github.hiverules.internal.rule;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.CellBits;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Neighborhoods;

/**
 * Gates and contact: where a piece can step on the ground (SLIDE-1 and SLIDE-2), above it (CLIMB-1) and in a throw
 * (PILLBUG-4). Some rules may be left out: because the ruleset does, or to show which rule stopped a move.
 */
public final class FreedomToMove {

    private static final int GATES_ON_GROUND = 1;
    private static final int CONTACT = 2;
    private static final int ALL_GROUND_RULES = GATES_ON_GROUND | CONTACT;

    public static final FreedomToMove ALL_RULES = of(~0);

    /** Ignores gates above the ground (CLIMB-1), except in throws. */
    public static final FreedomToMove NO_GATES_ABOVE_GROUND = of(~RuleFlags.GATES_ABOVE_GROUND);

    /** Ignores gates on the ground (SLIDE-1). */
    public static final FreedomToMove NO_GATES_ON_GROUND = new FreedomToMove(~0, CONTACT);

    /** Does not require contact during a ground step (SLIDE-2); the new cell must still touch the hive. */
    public static final FreedomToMove NO_CONTACT = new FreedomToMove(~0, GATES_ON_GROUND);

    private final int toggles;
    private final int groundRules;

    private FreedomToMove(int toggles, int groundRules) {
        this.toggles = toggles;
        this.groundRules = groundRules;
    }

    /** All rules about gates and contact that a ruleset with the given toggles has, see {@link RuleFlags#toggles()}. */
    static FreedomToMove of(int toggles) {
        return new FreedomToMove(toggles, ALL_GROUND_RULES);
    }

    public boolean hasAllGroundRules() {
        return groundRules == ALL_GROUND_RULES;
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
        return groundRules == CONTACT
                ? empty & Neighborhoods.eitherSide(neighbors)
                : touchingSteps(board, lifted, cell, empty & ~Neighborhoods.bothSides(neighbors));
    }

    /**
     * Returns the directions in which no gate stops a piece that leaves a cell with {@code level} pieces under it, or
     * enters a higher one. For steps from ground to ground, use {@link #groundSteps}.
     */
    public int climbs(Board board, int cell, int level) {
        int open = Neighborhoods.ALL;
        if ((toggles & RuleFlags.GATES_ABOVE_GROUND) == 0) {
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

    /** Returns those steps that lead to cells next to the hive. */
    private static int touchingSteps(Board board, int lifted, int cell, int steps) {
        int touching = 0;
        for (int remaining = steps; remaining != 0; remaining &= remaining - 1) {
            int direction = Integer.numberOfTrailingZeros(remaining);
            if (board.neighborsWithout(lifted, Cells.step(cell, direction)) != 0) {
                touching |= 1 << direction;
            }
        }
        return touching;
    }
}
