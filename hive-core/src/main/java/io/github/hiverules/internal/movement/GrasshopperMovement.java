package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.CellBits;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Destinations;

/** GRASSHOPPER-1: a jump in a straight line over one or more pieces to the first empty cell. */
final class GrasshopperMovement {

    private GrasshopperMovement() {}

    static Destinations add(Board board, int cell, Destinations destinations) {
        for (int remaining = board.neighbors(cell); remaining != 0; remaining &= remaining - 1) {
            destinations.add(landing(board, cell, Integer.numberOfTrailingZeros(remaining)));
        }
        return destinations;
    }

    /** Returns the first empty cell in a direction. */
    static int landing(Board board, int cell, int direction) {
        int next = Cells.step(cell, direction);
        while (CellBits.isOccupied(board.bits(next))) {
            next = Cells.step(next, direction);
        }
        return next;
    }
}
