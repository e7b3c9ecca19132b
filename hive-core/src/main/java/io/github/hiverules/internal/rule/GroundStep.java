package io.github.hiverules.internal.rule;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Neighborhoods;

/** SLIDE-1 and SLIDE-2: the legal ground steps. The relaxed constants show which rule stopped a move. */
public enum GroundStep {
    /** Both rules hold: exactly one of the two cells next to the step is occupied. */
    LEGAL,
    /** Ignores gates (SLIDE-1). */
    THROUGH_GATES,
    /** Does not require contact during the step (SLIDE-2); the new cell must still touch the hive. */
    LOSING_CONTACT;

    /** Returns the directions of legal steps from a cell with the given neighbors, not counting the moving piece. */
    public static int legalDirections(int neighbors) {
        return Neighborhoods.slides(neighbors);
    }

    /** Returns the directions in which the piece lifted from {@code lifted} can step from {@code cell}. */
    public int directions(Board board, int lifted, int cell) {
        int neighbors = board.neighborsWithout(lifted, cell);
        if (this == LEGAL) {
            return legalDirections(neighbors);
        }
        int empty = ~neighbors & Neighborhoods.ALL;
        return this == THROUGH_GATES
                ? empty & Neighborhoods.eitherSide(neighbors)
                : touchingSteps(board, lifted, cell, empty & ~Neighborhoods.bothSides(neighbors));
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
