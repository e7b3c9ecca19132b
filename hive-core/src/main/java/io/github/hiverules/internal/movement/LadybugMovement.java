package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Destinations;
import io.github.hiverules.internal.packed.Hive;
import io.github.hiverules.internal.packed.Neighborhoods;
import io.github.hiverules.internal.rule.ClimbStep;

/** LADYBUG-1: two steps on top of the hive, the third one down. */
public final class LadybugMovement {

    private LadybugMovement() {}

    static void add(Hive hive, int cell, boolean gatesAboveGround, Destinations destinations) {
        for (int up = ups(hive, cell, gatesAboveGround); up != 0; up &= up - 1) {
            int one = Cells.step(cell, Integer.numberOfTrailingZeros(up));
            for (int across = acrosses(hive, cell, one, gatesAboveGround); across != 0; across &= across - 1) {
                int two = Cells.step(one, Integer.numberOfTrailingZeros(across));
                for (int down = downs(hive, two, gatesAboveGround); down != 0; down &= down - 1) {
                    destinations.add(Cells.step(two, Integer.numberOfTrailingZeros(down)));
                }
            }
        }
    }

    static int[] path(Hive hive, int start, int end, boolean gatesAboveGround) {
        for (int one : Paths.neighbors(start, ups(hive, start, gatesAboveGround))) {
            for (int two : Paths.neighbors(one, acrosses(hive, start, one, gatesAboveGround))) {
                if ((downs(hive, two, gatesAboveGround) & Cells.toward(two, end)) != 0) {
                    return new int[] {start, one, two, end};
                }
            }
        }
        throw new AssertionError("no way to a destination");
    }

    private static int ups(Hive hive, int cell, boolean gatesAboveGround) {
        return hive.neighbors(cell) & open(hive, cell, 0, gatesAboveGround);
    }

    private static int acrosses(Hive hive, int lifted, int cell, boolean gatesAboveGround) {
        return hive.neighborsWithout(lifted, cell) & open(hive, cell, hive.height(cell), gatesAboveGround);
    }

    private static int downs(Hive hive, int cell, boolean gatesAboveGround) {
        return ~hive.neighbors(cell) & open(hive, cell, hive.height(cell), gatesAboveGround);
    }

    private static int open(Hive hive, int cell, int standing, boolean gatesAboveGround) {
        return gatesAboveGround ? ClimbStep.open(hive, cell, standing) : Neighborhoods.ALL;
    }
}
