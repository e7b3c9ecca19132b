package io.github.hiverules.internal.rule;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Bugs;
import io.github.hiverules.internal.packed.CellBits;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Destinations;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.packed.Window;
import io.github.hiverules.piece.Bug;

/**
 * PILLBUG-2, PILLBUG-3, PILLBUG-6 and PILLBUG-7: which pieces can throw, what they can throw, and where to. Of the rules
 * for throws, {@link Resting}, {@link OneHive} and {@link FreedomToMove} decide the rest.
 */
public final class Throwing {

    private static final int PILLBUG = Bugs.bit(Bug.PILLBUG);
    private static final int[] CANDIDATES = {candidates(0), candidates(1)};

    private Throwing() {}

    /** Returns the pieces of a player that can throw now. */
    public static int throwers(Board board, int color, int resting) {
        int throwers = 0;
        for (int remaining = Resting.without(CANDIDATES[color] & board.uncovered(), resting);
                remaining != 0;
                remaining &= remaining - 1) {
            int id = Integer.numberOfTrailingZeros(remaining);
            if (canThrow(board, id, board.cellOf(id))) {
                throwers |= 1 << id;
            }
        }
        return throwers;
    }

    /** Returns whether a Mosquito on a cell can copy a Pillbug. */
    public static boolean touchesPillbug(Board board, int cell) {
        return (board.bugsNextTo(cell) & PILLBUG) != 0;
    }

    /** Returns the pieces that throwers can lift, including pinned and resting ones. */
    public static int liftable(Board board, int throwers) {
        int liftable = 0;
        for (int remaining = throwers; remaining != 0; remaining &= remaining - 1) {
            int cell = board.cellOf(Integer.numberOfTrailingZeros(remaining));
            int starts = board.neighbors(cell) & FreedomToMove.throwingSteps(board, cell);
            for (int start = starts; start != 0; start &= start - 1) {
                int neighbor = Cells.step(cell, Integer.numberOfTrailingZeros(start));
                if (board.height(neighbor) == 1) {
                    liftable |= 1 << board.top(neighbor);
                }
            }
        }
        return liftable;
    }

    /** Returns the directions from a thrower's cell in which a thrown piece can land. */
    public static int landings(Board board, int thrower) {
        return ~board.neighbors(thrower) & FreedomToMove.throwingSteps(board, thrower);
    }

    /** Adds the cells to which throwers can throw the liftable piece on a cell. */
    public static void add(Board board, int throwers, int cell, Destinations destinations) {
        for (int remaining = throwers; remaining != 0; remaining &= remaining - 1) {
            int thrower = board.cellOf(Integer.numberOfTrailingZeros(remaining));
            if ((FreedomToMove.throwingSteps(board, thrower) & Cells.toward(thrower, cell)) != 0) {
                destinations.addWindow(Window.neighbors(destinations.bit(thrower), landings(board, thrower)));
            }
        }
    }

    private static boolean canThrow(Board board, int id, int cell) {
        return CellBits.height(board.bits(cell)) == 1
                && (PieceIds.bugBit(id) == PILLBUG || touchesPillbug(board, cell));
    }

    private static int candidates(int color) {
        return 1 << PieceIds.idOf(color, Bug.PILLBUG) | 1 << PieceIds.idOf(color, Bug.MOSQUITO);
    }
}
