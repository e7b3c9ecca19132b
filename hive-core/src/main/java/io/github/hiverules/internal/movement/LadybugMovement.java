package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Window;
import io.github.hiverules.internal.rule.FreedomToMove;

/** LADYBUG-1: two steps on top of the hive, the third one down. */
final class LadybugMovement {

    private LadybugMovement() {}

    /** Returns the cells that it can reach, as bits of its {@link Window}. */
    static long window(Board board, int cell, FreedomToMove freedom) {
        long reached = 0;
        for (long remaining = halfway(board, cell, freedom); remaining != 0; remaining &= remaining - 1) {
            int bit = Long.numberOfTrailingZeros(remaining);
            reached |= Window.neighbors(bit, stepsDown(board, Window.cell(cell, bit), freedom));
        }
        return reached;
    }

    /** Returns the cells on which its two steps on top of the hive can end, as bits of its window. */
    static long halfway(Board board, int cell, FreedomToMove freedom) {
        long halfway = 0;
        for (int up = stepsUp(board, cell, freedom); up != 0; up &= up - 1) {
            int direction = Integer.numberOfTrailingZeros(up);
            int across = stepsAcross(board, cell, Cells.step(cell, direction), freedom);
            halfway |= Window.neighbors(Window.step(Window.CENTER, direction), across);
        }
        return halfway;
    }

    static int[] path(Board board, int start, int end, FreedomToMove freedom) {
        for (int one : Cells.neighbors(start, stepsUp(board, start, freedom))) {
            for (int two : Cells.neighbors(one, stepsAcross(board, start, one, freedom))) {
                if ((stepsDown(board, two, freedom) & Cells.toward(two, end)) != 0) {
                    return new int[] {start, one, two, end};
                }
            }
        }
        return new int[0];
    }

    private static int stepsUp(Board board, int cell, FreedomToMove freedom) {
        return board.neighbors(cell) & freedom.climbs(board, cell, 0);
    }

    private static int stepsAcross(Board board, int lifted, int cell, FreedomToMove freedom) {
        return board.neighborsWithout(lifted, cell) & freedom.climbs(board, cell, board.height(cell));
    }

    /** Returns the steps down, never to the Ladybug's own cell, because the board still shows it there. */
    private static int stepsDown(Board board, int cell, FreedomToMove freedom) {
        return ~board.neighbors(cell) & freedom.climbs(board, cell, board.height(cell));
    }
}
