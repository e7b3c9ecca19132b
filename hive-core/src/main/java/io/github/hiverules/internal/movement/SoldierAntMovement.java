package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Destinations;
import io.github.hiverules.internal.packed.Hive;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.GroundStep;

/** ANT-1: one or more ground steps to any cell so reachable. */
public final class SoldierAntMovement {

    private SoldierAntMovement() {}

    /** Needs destinations without cells yet. */
    static void add(Workspace workspace, int cell, GroundStep rule) {
        Hive hive = workspace.hive();
        Destinations destinations = workspace.destinations();
        int[] queue = workspace.queue();
        destinations.add(cell);
        queue[0] = cell;
        int end = 1;
        for (int next = 0; next < end; next++) {
            int from = queue[next];
            for (int rest = rule.from(hive, cell, from); rest != 0; rest &= rest - 1) {
                int to = Cells.step(from, Integer.numberOfTrailingZeros(rest));
                if (destinations.add(to)) {
                    queue[end++] = to;
                }
            }
        }
        destinations.removeCenter();
    }
}
