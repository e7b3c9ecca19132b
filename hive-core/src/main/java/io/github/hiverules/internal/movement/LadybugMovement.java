package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Hive;
import io.github.hiverules.internal.packed.Neighborhoods;
import io.github.hiverules.internal.packed.Window;
import io.github.hiverules.internal.rule.ClimbStep;

/** LADYBUG-1: two steps on top of the hive, the third one down. */
final class LadybugMovement {

    private LadybugMovement() {}

    /** The cells that it can reach, as bits of its {@link Window}. */
    static long window(Hive hive, int cell, boolean gatesAboveGround) {
        long tops = 0;
        for (int up = ups(hive, cell, gatesAboveGround); up != 0; up &= up - 1) {
            int direction = Integer.numberOfTrailingZeros(up);
            int acrosses = acrosses(hive, cell, Cells.step(cell, direction), gatesAboveGround);
            tops |= Window.neighbors(Window.step(Window.CENTER, direction), acrosses);
        }
        long reached = 0;
        for (long rest = tops; rest != 0; rest &= rest - 1) {
            int bit = Long.numberOfTrailingZeros(rest);
            reached |= Window.neighbors(bit, downs(hive, Window.cell(cell, bit), gatesAboveGround));
        }
        return reached;
    }

    static int[] path(Hive hive, int start, int end, boolean gatesAboveGround) {
        for (int one : Paths.neighbors(start, ups(hive, start, gatesAboveGround))) {
            for (int two : Paths.neighbors(one, acrosses(hive, start, one, gatesAboveGround))) {
                if ((downs(hive, two, gatesAboveGround) & Cells.toward(two, end)) != 0) {
                    return new int[] {start, one, two, end};
                }
            }
        }
        return new int[0];
    }

    private static int ups(Hive hive, int cell, boolean gatesAboveGround) {
        return hive.neighbors(cell) & open(hive, cell, 0, gatesAboveGround);
    }

    private static int acrosses(Hive hive, int lifted, int cell, boolean gatesAboveGround) {
        return hive.neighborsWithout(lifted, cell) & open(hive, cell, hive.height(cell), gatesAboveGround);
    }

    /** The cell that it left is not among them: the Ladybug still stands there. */
    private static int downs(Hive hive, int cell, boolean gatesAboveGround) {
        return ~hive.neighbors(cell) & open(hive, cell, hive.height(cell), gatesAboveGround);
    }

    private static int open(Hive hive, int cell, int standing, boolean gatesAboveGround) {
        return gatesAboveGround ? ClimbStep.open(hive, cell, standing) : Neighborhoods.ALL;
    }
}
