package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Bugs;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Destinations;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.GroundStep;
import java.util.Arrays;

/** Finds one of the shortest ways of a piece to a cell that it can reach. */
public final class Paths {

    private Paths() {}

    /** The cells from start to another end as a piece of a kind passes them; empty if it cannot get there. */
    public static int[] of(
            Workspace workspace, int bug, int start, int end, GroundStep rule, boolean gatesAboveGround) {
        Board board = workspace.board();
        return switch (bug) {
            case Bugs.SPIDER -> spider(board, start, end, rule);
            case Bugs.LADYBUG -> LadybugMovement.path(board, start, end, gatesAboveGround);
            default -> {
                Destinations destinations = workspace.destinations();
                destinations.start(start);
                OwnMovement.addAs(workspace, bug, start, rule, gatesAboveGround);
                if (!destinations.contains(end)) {
                    yield new int[0];
                }
                yield bug == Bugs.SOLDIER_ANT ? ant(workspace, start, end, rule) : new int[] {start, end};
            }
        };
    }

    private static int[] spider(Board board, int start, int end, GroundStep rule) {
        for (int one : neighbors(start, rule.from(board, start, start))) {
            for (int two : neighbors(one, rule.from(board, start, one))) {
                boolean reaches = (rule.from(board, start, two) & Cells.toward(two, end)) != 0;
                if (two != start && end != one && reaches) {
                    return new int[] {start, one, two, end};
                }
            }
        }
        return new int[0];
    }

    private static int[] ant(Workspace workspace, int start, int end, GroundStep rule) {
        int[] queue = workspace.queue();
        int[] before = new int[Cells.COUNT];
        Arrays.fill(before, Cells.NONE);
        before[start] = start;
        queue[0] = start;
        int last = 0;
        for (int next = 0; before[end] == Cells.NONE; next++) {
            int cell = queue[next];
            for (int neighbor : neighbors(cell, rule.from(workspace.board(), start, cell))) {
                if (before[neighbor] == Cells.NONE) {
                    before[neighbor] = cell;
                    queue[++last] = neighbor;
                }
            }
        }
        int length = 1;
        for (int cell = end; cell != start; cell = before[cell]) {
            length++;
        }
        int[] path = new int[length];
        for (int cell = end; length > 0; cell = before[cell]) {
            path[--length] = cell;
        }
        return path;
    }

    /** The neighbors of a cell in some directions. */
    public static int[] neighbors(int cell, int directions) {
        int[] neighbors = new int[Integer.bitCount(directions)];
        int count = 0;
        for (int rest = directions; rest != 0; rest &= rest - 1) {
            neighbors[count++] = Cells.step(cell, Integer.numberOfTrailingZeros(rest));
        }
        return neighbors;
    }
}
