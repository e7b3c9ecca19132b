package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Destinations;
import io.github.hiverules.internal.packed.Hive;
import io.github.hiverules.internal.rule.GroundStep;

/** SPIDER-1: exactly three ground steps, no cell twice. */
public final class SpiderMovement {

    private SpiderMovement() {}

    static void add(Hive hive, int cell, GroundStep rule, Destinations destinations) {
        for (int first = rule.from(hive, cell, cell); first != 0; first &= first - 1) {
            int one = Cells.step(cell, Integer.numberOfTrailingZeros(first));
            for (int second = rule.from(hive, cell, one); second != 0; second &= second - 1) {
                int two = Cells.step(one, Integer.numberOfTrailingZeros(second));
                if (two == cell) {
                    continue;
                }
                for (int third = rule.from(hive, cell, two); third != 0; third &= third - 1) {
                    int three = Cells.step(two, Integer.numberOfTrailingZeros(third));
                    if (three != one && three != cell) {
                        destinations.add(three);
                    }
                }
            }
        }
    }
}
