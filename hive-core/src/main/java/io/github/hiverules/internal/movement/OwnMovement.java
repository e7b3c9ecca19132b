package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Bugs;
import io.github.hiverules.internal.packed.Destinations;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.packed.Window;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.ClimbStep;
import io.github.hiverules.internal.rule.GroundStep;

/** The cells to which an uncovered piece can go by itself, if it is neither pinned nor resting. */
public final class OwnMovement {

    private static final int ANT = 1 << Bugs.SOLDIER_ANT;
    private static final int BEETLE = 1 << Bugs.BEETLE;

    /** The kinds that can reach empty cells to which an Ant cannot walk. */
    private static final int GRASSHOPPER_OR_LADYBUG = 1 << Bugs.GRASSHOPPER | 1 << Bugs.LADYBUG;

    private OwnMovement() {}

    /** Adds the cells that a piece can reach to the workspace's destinations. */
    public static void add(Workspace workspace, int id, ClimbStep climb) {
        int bug = PieceIds.bugOf(id);
        int cell = workspace.board().cellOf(id);
        if (bug != Bugs.MOSQUITO) {
            addAs(workspace, bug, cell, GroundStep.LEGAL, climb);
            return;
        }
        for (int rest = MosquitoMovement.copiedBugs(workspace.board(), cell); rest != 0; rest &= rest - 1) {
            addAs(workspace, Integer.numberOfTrailingZeros(rest), cell, GroundStep.LEGAL, climb);
        }
    }

    /** Adds the cells that a kind can reach from a cell. Under relaxed rules the destinations must still be empty. */
    public static void addAs(Workspace workspace, int bug, int cell, GroundStep ground, ClimbStep climb) {
        Board board = workspace.board();
        Destinations destinations = workspace.destinations();
        switch (bug) {
            case Bugs.GRASSHOPPER -> GrasshopperMovement.add(board, cell, destinations);
            case Bugs.SOLDIER_ANT -> {
                if (ground == GroundStep.LEGAL) {
                    SoldierAntMovement.add(board, cell, destinations);
                } else {
                    SoldierAntMovement.addRelaxed(workspace, cell, ground);
                }
            }
            // The other kinds stay near the cell.
            default -> destinations.addWindow(window(board, bug, cell, ground, climb));
        }
    }

    public static void addHalfway(Workspace workspace, int cell, ClimbStep climb) {
        workspace.destinations().addWindow(LadybugMovement.halfway(workspace.board(), cell, climb));
    }

    /** Returns the number of cells that {@link #add} adds, usually without finding them. */
    public static int count(Workspace workspace, int id, ClimbStep climb) {
        Board board = workspace.board();
        int cell = board.cellOf(id);
        int bug = PieceIds.bugOf(id);
        if (bug != Bugs.MOSQUITO) {
            return countAs(workspace, bug, cell, climb);
        }
        int copied = MosquitoMovement.copiedBugs(board, cell);
        if ((copied & copied - 1) == 0) {
            return copied == 0 ? 0 : countAs(workspace, Integer.numberOfTrailingZeros(copied), cell, climb);
        }
        if ((copied & ANT) != 0 && (copied & GRASSHOPPER_OR_LADYBUG) == 0) {
            int climbs = (copied & BEETLE) == 0 ? 0 : board.neighbors(cell) & BeetleMovement.steps(board, cell, climb);
            return SoldierAntMovement.count(workspace, cell) + Integer.bitCount(climbs);
        }
        Destinations destinations = workspace.destinations();
        destinations.clearFor(cell);
        add(workspace, id, climb);
        return destinations.size();
    }

    private static int countAs(Workspace workspace, int bug, int cell, ClimbStep climb) {
        Board board = workspace.board();
        return switch (bug) {
            case Bugs.QUEEN_BEE -> Integer.bitCount(QueenBeeMovement.steps(board, cell));
            case Bugs.PILLBUG -> Integer.bitCount(PillbugMovement.steps(board, cell));
            case Bugs.BEETLE -> Integer.bitCount(BeetleMovement.steps(board, cell, climb));
            case Bugs.GRASSHOPPER -> Integer.bitCount(board.neighbors(cell));
            case Bugs.SOLDIER_ANT -> SoldierAntMovement.count(workspace, cell);
            // Spider and Ladybug: several of their paths lead to the same cell.
            default -> Long.bitCount(window(board, bug, cell, GroundStep.LEGAL, climb));
        };
    }

    private static long window(Board board, int bug, int cell, GroundStep ground, ClimbStep climb) {
        return switch (bug) {
            case Bugs.QUEEN_BEE -> Window.neighbors(Window.CENTER, QueenBeeMovement.steps(board, cell));
            case Bugs.PILLBUG -> Window.neighbors(Window.CENTER, PillbugMovement.steps(board, cell));
            case Bugs.BEETLE -> Window.neighbors(Window.CENTER, BeetleMovement.steps(board, cell, climb));
            case Bugs.SPIDER -> SpiderMovement.window(board, cell, ground);
            case Bugs.LADYBUG -> LadybugMovement.window(board, cell, climb);
            // A Mosquito moves only as the kinds that it copies (MOSQUITO-3).
            default -> 0;
        };
    }
}
