package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Bugs;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Destinations;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.ClimbStep;
import io.github.hiverules.internal.rule.GroundStep;

/** Finds a shortest path of a piece to a cell that it can reach. */
public final class Paths {

    private Paths() {}

    /** Returns the cells that a piece of a kind passes from start to end; empty if it cannot get there. */
    public static int[] of(Workspace workspace, int bug, int start, int end, GroundStep ground, ClimbStep climb) {
        Board board = workspace.board();
        return switch (bug) {
            case Bugs.SPIDER -> SpiderMovement.path(board, start, end, ground);
            case Bugs.LADYBUG -> LadybugMovement.path(board, start, end, climb);
            // The other kinds take one step or a jump.
            default -> {
                Destinations destinations = workspace.destinations();
                destinations.clearFor(start);
                OwnMovement.addAs(workspace, bug, start, ground, climb);
                if (!destinations.contains(end)) {
                    yield new int[0];
                }
                yield bug == Bugs.SOLDIER_ANT
                        ? SoldierAntMovement.path(workspace, start, end, ground)
                        : new int[] {start, end};
            }
        };
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
