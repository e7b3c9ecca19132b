package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Window;
import io.github.hiverules.internal.rule.GroundStep;

/** SPIDER-1: exactly three ground steps, no cell twice. */
final class SpiderMovement {

    private SpiderMovement() {}

    /** The cells that it can reach, as bits of its {@link Window}. */
    static long window(Board board, int cell, GroundStep rule) {
        long reached = 0;
        for (int first = rule.from(board, cell, cell); first != 0; first &= first - 1) {
            int one = Integer.numberOfTrailingZeros(first);
            int oneCell = Cells.step(cell, one);
            int oneBit = Window.step(Window.CENTER, one);
            int seconds = rule.from(board, cell, oneCell) & ~(1 << Cells.opposite(one));
            for (int second = seconds; second != 0; second &= second - 1) {
                int two = Integer.numberOfTrailingZeros(second);
                int thirds = rule.from(board, cell, Cells.step(oneCell, two)) & ~(1 << Cells.opposite(two));
                reached |= Window.neighbors(Window.step(oneBit, two), thirds);
            }
        }
        return Window.withoutCenter(reached);
    }
}
