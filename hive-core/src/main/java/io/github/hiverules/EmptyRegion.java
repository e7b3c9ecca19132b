package io.github.hiverules;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.CellSet;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.FreedomToMove;
import java.util.Arrays;

/**
 * A region of empty cells that touch the hive: all such cells that are connected to a given one. A gate does not end
 * a region; a row of pieces does.
 */
final class EmptyRegion {

    private final int[] border;
    private final boolean isHole;

    private EmptyRegion(int[] border, boolean isHole) {
        this.border = border;
        this.isHole = isHole;
    }

    /** Returns the cells of the pieces that touch the region, each once. */
    int[] border() {
        return border;
    }

    /** Returns whether pieces enclose the region. */
    boolean isHole() {
        return isHole;
    }

    /** Finds the region of {@code cell} as if the piece on {@code lifted} were gone; the two may be the same cell. */
    static EmptyRegion around(Workspace workspace, int lifted, int cell) {
        Board board = workspace.board();
        int[] cells = walk(workspace, lifted, cell);
        CellSet visited = workspace.visited();
        int[] queue = workspace.queue();
        int end = 0;
        for (int at : cells) {
            for (int remaining = board.neighborsWithout(lifted, at); remaining != 0; remaining &= remaining - 1) {
                int piece = Cells.step(at, Integer.numberOfTrailingZeros(remaining));
                if (visited.add(piece)) {
                    queue[end++] = piece;
                }
            }
        }
        int[] border = Arrays.copyOf(queue, end);
        // The top row of a hole has a piece above it; the top row outside has none.
        boolean isHole = smallestOffset(workspace, border) < smallestOffset(workspace, cells);
        return new EmptyRegion(border, isHole);
    }

    private static int[] walk(Workspace workspace, int lifted, int start) {
        CellSet visited = workspace.visited();
        visited.clear();
        visited.add(start);
        int[] queue = workspace.queue();
        queue[0] = start;
        int end = 1;
        for (int next = 0; next < end; next++) {
            int cell = queue[next];
            int steps = FreedomToMove.NO_GATES_ON_GROUND.groundSteps(workspace.board(), lifted, cell);
            for (int remaining = steps; remaining != 0; remaining &= remaining - 1) {
                int neighbor = Cells.step(cell, Integer.numberOfTrailingZeros(remaining));
                if (visited.add(neighbor)) {
                    queue[end++] = neighbor;
                }
            }
        }
        return Arrays.copyOf(queue, end);
    }

    private static int smallestOffset(Workspace workspace, int... cells) {
        int smallest = Cells.COUNT;
        for (int cell : cells) {
            smallest = Math.min(smallest, (cell - workspace.corner()) & Cells.MASK);
        }
        return smallest;
    }
}
