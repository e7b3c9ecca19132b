package io.github.hiverules;

import io.github.hiverules.internal.packed.Cells;

/** The two cells beside a step. */
final class StepSides {

    private StepSides() {}

    static int[] of(int from, int to) {
        int direction = Integer.numberOfTrailingZeros(Cells.toward(from, to));
        return new int[] {
            Cells.step(from, Cells.left(direction)), Cells.step(from, Cells.right(direction)),
        };
    }
}
