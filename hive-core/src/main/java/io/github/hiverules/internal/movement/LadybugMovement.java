package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Neighborhoods;
import io.github.hiverules.internal.packed.Window;
import io.github.hiverules.internal.rule.ClimbStep;

/** LADYBUG-1: two steps on top of the hive, the third one down. */
final class LadybugMovement {

    private LadybugMovement() {}

    /** The cells that it can reach, as bits of its {@link Window}. */
    static long window(Board board, int cell, boolean gatesAboveGround) {
        long tops = 0;
        for (int up = ups(board, cell, gatesAboveGround); up != 0; up &= up - 1) {
            int direction = Integer.numberOfTrailingZeros(up);
            int acrosses = acrosses(board, cell, Cells.step(cell, direction), gatesAboveGround);
            tops |= Window.neighbors(Window.step(Window.CENTER, direction), acrosses);
        }
        long reached = 0;
        for (long rest = tops; rest != 0; rest &= rest - 1) {
            int bit = Long.numberOfTrailingZeros(rest);
            reached |= Window.neighbors(bit, downs(board, Window.cell(cell, bit), gatesAboveGround));
        }
        return reached;
    }

    static int[] path(Board board, int start, int end, boolean gatesAboveGround) {
        for (int one : Paths.neighbors(start, ups(board, start, gatesAboveGround))) {
            for (int two : Paths.neighbors(one, acrosses(board, start, one, gatesAboveGround))) {
                if ((downs(board, two, gatesAboveGround) & Cells.toward(two, end)) != 0) {
                    return new int[] {start, one, two, end};
                }
            }
        }
        return new int[0];
    }

    private static int ups(Board board, int cell, boolean gatesAboveGround) {
        return board.neighbors(cell) & open(board, cell, 0, gatesAboveGround);
    }

    private static int acrosses(Board board, int lifted, int cell, boolean gatesAboveGround) {
        return board.neighborsWithout(lifted, cell) & open(board, cell, board.height(cell), gatesAboveGround);
    }

    /** Its own cell is not among them, because the board still shows the Ladybug there. */
    private static int downs(Board board, int cell, boolean gatesAboveGround) {
        return ~board.neighbors(cell) & open(board, cell, board.height(cell), gatesAboveGround);
    }

    private static int open(Board board, int cell, int standing, boolean gatesAboveGround) {
        return gatesAboveGround ? ClimbStep.open(board, cell, standing) : Neighborhoods.ALL;
    }
}
