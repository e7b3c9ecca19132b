package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Window;
import io.github.hiverules.internal.rule.FreedomToMove;
import io.github.hiverules.internal.rule.RuleFlags;

/** LADYBUG-1: two steps on top of the hive, the third one down. */
final class LadybugMovement {

    private LadybugMovement() {}

    /** Returns the cells that it can reach, as bits of its {@link Window}. */
    static long window(Board board, int cell, RuleFlags rules) {
        long reached = 0;
        for (long remaining = halfway(board, cell, rules); remaining != 0; remaining &= remaining - 1) {
            int bit = Long.numberOfTrailingZeros(remaining);
            reached |= Window.neighbors(bit, stepsDown(board, Window.cell(cell, bit), rules));
        }
        return reached;
    }

    /** Returns the cells on which its two steps on top of the hive can end, as bits of its window. */
    private static long halfway(Board board, int cell, RuleFlags rules) {
        long halfway = 0;
        for (int up = stepsUp(board, cell, rules); up != 0; up &= up - 1) {
            int direction = Integer.numberOfTrailingZeros(up);
            int across = stepsAcross(board, cell, Cells.step(cell, direction), rules);
            halfway |= Window.neighbors(Window.step(Window.CENTER, direction), across);
        }
        return halfway;
    }

    private static int stepsUp(Board board, int cell, RuleFlags rules) {
        return board.neighbors(cell) & FreedomToMove.climbs(board, cell, 0, rules);
    }

    private static int stepsAcross(Board board, int lifted, int cell, RuleFlags rules) {
        return board.neighborsWithout(lifted, cell) & FreedomToMove.climbs(board, cell, board.height(cell), rules);
    }

    /** Returns the steps down, never to the Ladybug's own cell, because the board still shows it there. */
    private static int stepsDown(Board board, int cell, RuleFlags rules) {
        return ~board.neighbors(cell) & FreedomToMove.climbs(board, cell, board.height(cell), rules);
    }
}
