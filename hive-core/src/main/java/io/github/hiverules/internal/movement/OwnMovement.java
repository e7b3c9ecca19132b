package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Bugs;
import io.github.hiverules.internal.packed.CellCounts;
import io.github.hiverules.internal.packed.Destinations;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.FreedomToMove;
import io.github.hiverules.piece.Bug;

/**
 * The cells to which an uncovered piece can go by itself, if it is neither pinned nor resting; never the cell that it
 * leaves (STAY-1). The files of the kinds decide which cells these are.
 */
public final class OwnMovement {

    private static final int ANT = Bugs.bit(Bug.SOLDIER_ANT);
    private static final int BEETLE = Bugs.bit(Bug.BEETLE);

    /** The kinds that reach only cells to which an Ant can walk. */
    private static final int WALKERS = ANT | Bugs.bit(Bug.QUEEN_BEE) | Bugs.bit(Bug.SPIDER) | Bugs.bit(Bug.PILLBUG);

    private OwnMovement() {}

    /**
     * Adds the cells that a kind can reach from a cell to the workspace's destinations, and returns these. If rules about
     * ground steps are left out, the destinations must still be empty.
     */
    public static Destinations add(Workspace workspace, Bug bug, int cell, FreedomToMove freedom) {
        Board board = workspace.board();
        Destinations destinations = workspace.destinations();
        return switch (bug) {
            case QUEEN_BEE -> destinations.addNeighbors(QueenBeeMovement.steps(board, cell, freedom));
            case SPIDER -> destinations.addWindow(SpiderMovement.window(board, cell, freedom));
            case BEETLE -> destinations.addNeighbors(BeetleMovement.steps(board, cell, freedom));
            case GRASSHOPPER -> GrasshopperMovement.add(board, cell, destinations);
            case SOLDIER_ANT -> SoldierAntMovement.add(workspace, cell, freedom);
            case MOSQUITO -> {
                for (int remaining = MosquitoMovement.copiedBugs(board, cell);
                        remaining != 0;
                        remaining &= remaining - 1) {
                    add(workspace, Bugs.first(remaining), cell, freedom);
                }
                yield destinations;
            }
            case LADYBUG -> destinations.addWindow(LadybugMovement.window(board, cell, freedom));
            case PILLBUG -> destinations.addNeighbors(PillbugMovement.steps(board, cell, freedom));
        };
    }

    public static void addHalfway(Workspace workspace, int cell, FreedomToMove freedom) {
        workspace.destinations().addWindow(LadybugMovement.halfway(workspace.board(), cell, freedom));
    }

    /** Returns the number of cells that {@link #add} adds, usually without finding them. */
    public static int count(Workspace workspace, Bug bug, int cell, FreedomToMove freedom) {
        Board board = workspace.board();
        return switch (bug) {
            case QUEEN_BEE -> Integer.bitCount(QueenBeeMovement.steps(board, cell, freedom));
            case SPIDER -> Long.bitCount(SpiderMovement.window(board, cell, freedom));
            case BEETLE -> Integer.bitCount(BeetleMovement.steps(board, cell, freedom));
            case GRASSHOPPER -> Integer.bitCount(board.neighbors(cell));
            case SOLDIER_ANT -> SoldierAntMovement.count(workspace, cell);
            case MOSQUITO -> countAsMosquito(workspace, cell, freedom);
            case LADYBUG -> Long.bitCount(LadybugMovement.window(board, cell, freedom));
            case PILLBUG -> Integer.bitCount(PillbugMovement.steps(board, cell, freedom));
        };
    }

    /** Returns a number that is not less than what {@link #count} returns for a piece that is not pinned. */
    public static int bound(Workspace workspace, Bug bug, int cell, FreedomToMove freedom) {
        Board board = workspace.board();
        return switch (bug) {
            case QUEEN_BEE, SPIDER, BEETLE, GRASSHOPPER, PILLBUG -> count(workspace, bug, cell, freedom);
            case SOLDIER_ANT -> SoldierAntMovement.bound(board, cell);
            case MOSQUITO -> {
                int sum = 0;
                for (int remaining = MosquitoMovement.copiedBugs(board, cell);
                        remaining != 0;
                        remaining &= remaining - 1) {
                    sum += bound(workspace, Bugs.first(remaining), cell, freedom);
                }
                yield sum;
            }
            case LADYBUG -> CellCounts.perimeter(board.counts());
        };
    }

    /** Returns the cells of a shortest path from start to end, both included; empty if the piece cannot get there. */
    public static int[] path(Workspace workspace, Bug bug, int start, int end, FreedomToMove freedom) {
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
        return add(workspace, bug, start, freedom).contains(end);
    }

    private static int countAsMosquito(Workspace workspace, int cell, FreedomToMove freedom) {
        Board board = workspace.board();
        int copied = MosquitoMovement.copiedBugs(board, cell);
        if (copied == 0) {
            return 0;
        }
        if ((copied & copied - 1) == 0) {
            return count(workspace, Bugs.first(copied), cell, freedom);
        }
        if ((copied & ANT) != 0 && (copied & ~(WALKERS | BEETLE)) == 0) {
            int steps = (copied & BEETLE) == 0 ? 0 : BeetleMovement.steps(board, cell, freedom);
            return SoldierAntMovement.count(workspace, cell) + Integer.bitCount(board.neighbors(cell) & steps);
        }
        Destinations destinations = workspace.destinations();
        destinations.clearFor(cell);
        return add(workspace, Bug.MOSQUITO, cell, freedom).size();
    }
}
