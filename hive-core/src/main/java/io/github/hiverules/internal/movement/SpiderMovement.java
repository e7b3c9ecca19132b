package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Window;
import io.github.hiverules.internal.rule.FreedomToMove;

/** SPIDER-1: exactly three ground steps, no cell twice. */
final class SpiderMovement {

    private SpiderMovement() {}

    /** Returns the cells that it can reach, as bits of its {@link Window}. */
    static long window(Board board, int cell) {
        long reached = 0;
        for (int first = FreedomToMove.groundSteps(board, cell, cell); first != 0; first &= first - 1) {
            int one = Integer.numberOfTrailingZeros(first);
            int oneCell = Cells.step(cell, one);
            int oneBit = Window.step(Window.CENTER, one);
            int seconds = onward(board, cell, oneCell, one);
            for (int second = seconds; second != 0; second &= second - 1) {
                int two = Integer.numberOfTrailingZeros(second);
                int thirds = onward(board, cell, Cells.step(oneCell, two), two);
                reached |= Window.neighbors(Window.step(oneBit, two), thirds);
            }
        }
        return Window.withoutCenter(reached);
    }

    /**
     * Returns the directions of the step after a step in {@code direction}: all legal ones except back. Three such
     * steps can enter a cell twice only by returning to the start.
     */
    private static int onward(Board board, int lifted, int cell, int direction) {
        return FreedomToMove.groundSteps(board, lifted, cell) & ~(1 << Cells.opposite(direction));
    }
}
