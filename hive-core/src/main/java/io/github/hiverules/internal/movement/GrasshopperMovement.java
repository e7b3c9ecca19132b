package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.CellBits;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Destinations;
import io.github.hiverules.internal.packed.Hive;

/** GRASSHOPPER-1: a jump in a straight line over one or more pieces to the first empty cell. */
final class GrasshopperMovement {

    private GrasshopperMovement() {}

    static void add(Hive hive, int cell, Destinations destinations) {
        for (int rest = hive.neighbors(cell); rest != 0; rest &= rest - 1) {
            destinations.add(landing(hive, cell, Integer.numberOfTrailingZeros(rest)));
        }
    }

    /** The first empty cell in a direction. */
    static int landing(Hive hive, int cell, int direction) {
        int next = Cells.step(cell, direction);
        while (CellBits.occupied(hive.bits(next))) {
            next = Cells.step(next, direction);
        }
        return next;
    }
}
