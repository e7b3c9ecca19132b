package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.FreedomToMove;
import io.github.hiverules.piece.Bug;

/** Finds a shortest path of a piece to a cell that it can reach. */
public final class Paths {

    private Paths() {}

    /** Returns the cells that a piece of a kind passes from start to end; empty if it cannot get there. */
    public static int[] of(Workspace workspace, Bug bug, int start, int end, FreedomToMove freedom) {
        Board board = workspace.board();
        return switch (bug) {
            case SPIDER -> SpiderMovement.path(board, start, end, freedom);
            case LADYBUG -> LadybugMovement.path(board, start, end, freedom);
            case SOLDIER_ANT ->
                canReach(workspace, bug, start, end, freedom)
                        ? SoldierAntMovement.path(workspace, start, end, freedom)
                        : new int[0];
            // One step or a jump. A Mosquito's path is that of a kind that it copies.
            case QUEEN_BEE, BEETLE, GRASSHOPPER, MOSQUITO, PILLBUG ->
                canReach(workspace, bug, start, end, freedom) ? new int[] {start, end} : new int[0];
        };
    }

    private static boolean canReach(Workspace workspace, Bug bug, int start, int end, FreedomToMove freedom) {
        workspace.destinations().clearFor(start);
        return OwnMovement.add(workspace, bug, start, freedom).contains(end);
    }

    public static int[] neighbors(int cell, int directions) {
        int[] neighbors = new int[Integer.bitCount(directions)];
        int count = 0;
        for (int rest = directions; rest != 0; rest &= rest - 1) {
            neighbors[count++] = Cells.step(cell, Integer.numberOfTrailingZeros(rest));
        }
        return neighbors;
    }
}
