package io.github.hiverules.internal.movegen;

import io.github.hiverules.internal.movement.PillbugMovement;
import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Bugs;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Destinations;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.packed.Window;

/** The pieces of a player that can throw now, with the pieces that they can throw and the destinations. */
final class Throwers {

    private Throwers() {}

    static int of(Board board, int color, int resting) {
        int candidates = 1 << PieceIds.idOf(color, Bugs.PILLBUG) | 1 << PieceIds.idOf(color, Bugs.MOSQUITO);
        int throwers = 0;
        for (int rest = candidates & board.uncovered(); rest != 0; rest &= rest - 1) {
            int id = Integer.numberOfTrailingZeros(rest);
            if (id != resting && PillbugMovement.canThrow(board, board.cellOf(id))) {
                throwers |= 1 << id;
            }
        }
        return throwers;
    }

    /** The pieces that throwers can lift, including pinned and resting ones. */
    static int liftable(Board board, int throwers) {
        int liftable = 0;
        for (int rest = throwers; rest != 0; rest &= rest - 1) {
            int cell = board.cellOf(Integer.numberOfTrailingZeros(rest));
            int starts = board.neighbors(cell) & PillbugMovement.openDirections(board, cell);
            for (int start = starts; start != 0; start &= start - 1) {
                int neighbor = Cells.step(cell, Integer.numberOfTrailingZeros(start));
                if (board.height(neighbor) == 1) {
                    liftable |= 1 << board.top(neighbor);
                }
            }
        }
        return liftable;
    }

    /** Adds the cells to which throwers can throw the liftable piece on a cell. */
    static void add(Board board, int throwers, int cell, Destinations destinations) {
        for (int rest = throwers; rest != 0; rest &= rest - 1) {
            int thrower = board.cellOf(Integer.numberOfTrailingZeros(rest));
            if ((PillbugMovement.openDirections(board, thrower) & Cells.toward(thrower, cell)) != 0) {
                int landingDirections = PillbugMovement.landingDirections(board, thrower);
                destinations.addWindow(Window.neighbors(destinations.bit(thrower), landingDirections));
            }
        }
    }
}
