package io.github.hiverules.internal.rule;

import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Hive;
import io.github.hiverules.internal.packed.Marks;
import io.github.hiverules.internal.packed.Neighborhoods;
import io.github.hiverules.internal.packed.Workspace;
import java.util.Arrays;

/** HIVE-2: whether lifting a piece breaks the hive. */
public final class OneHive {

    private OneHive() {}

    /** Whether the one piece on a cell holds the hive together. */
    public static boolean isPinned(Workspace workspace, int cell) {
        Hive hive = workspace.hive();
        if (hive.height(cell) > 1) {
            return false;
        }
        int neighbors = hive.neighbors(cell);
        return Neighborhoods.arcs(neighbors) > 1 && !allReached(workspace, cell, neighbors);
    }

    /** The smallest part of the hive that lifting the piece on a cell would cut off; empty if it is not pinned. */
    public static int[] cutOff(Workspace workspace, int cell) {
        Hive hive = workspace.hive();
        int[] smallest = {};
        if (!isPinned(workspace, cell)) {
            return smallest;
        }
        for (int rest = hive.neighbors(cell); rest != 0; rest &= rest - 1) {
            int start = Cells.step(cell, Integer.numberOfTrailingZeros(rest));
            int count = walk(workspace, cell, start);
            if (smallest.length == 0 || count < smallest.length) {
                smallest = Arrays.copyOf(workspace.queue(), count);
            }
        }
        return smallest;
    }

    private static boolean allReached(Workspace workspace, int lifted, int neighbors) {
        walk(workspace, lifted, Cells.step(lifted, Integer.numberOfTrailingZeros(neighbors)));
        for (int rest = neighbors; rest != 0; rest &= rest - 1) {
            if (!workspace.marks().contains(Cells.step(lifted, Integer.numberOfTrailingZeros(rest)))) {
                return false;
            }
        }
        return true;
    }

    /** Collects in the queue what is connected with a cell while a piece is lifted; returns how many cells. */
    private static int walk(Workspace workspace, int lifted, int start) {
        Hive hive = workspace.hive();
        Marks marks = workspace.marks();
        int[] queue = workspace.queue();
        marks.clear();
        marks.add(lifted);
        marks.add(start);
        queue[0] = start;
        int end = 1;
        for (int next = 0; next < end; next++) {
            int cell = queue[next];
            for (int rest = hive.neighbors(cell); rest != 0; rest &= rest - 1) {
                int neighbor = Cells.step(cell, Integer.numberOfTrailingZeros(rest));
                if (marks.add(neighbor)) {
                    queue[end++] = neighbor;
                }
            }
        }
        return end;
    }
}
