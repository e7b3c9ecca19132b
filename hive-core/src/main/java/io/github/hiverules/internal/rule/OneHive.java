package io.github.hiverules.internal.rule;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.CellCounts;
import io.github.hiverules.internal.packed.CellSet;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Contour;
import io.github.hiverules.internal.packed.Neighborhoods;
import io.github.hiverules.internal.packed.Workspace;
import java.util.Arrays;

/**
 * HIVE-2: finds out whether lifting a piece splits the hive. All movements end next to the hive (HIVE-1), so nothing
 * else can split it.
 */
public final class OneHive {

    /*
     * The neighbors of a piece form arcs with gaps between them. A piece with one arc is free. Otherwise it is pinned,
     * an articulation point of the hive, if and only if two of its gaps belong to the same region of empty cells: a
     * loop through that region and over the piece's cell then separates two arcs, which only the piece connects.
     * Without holes there is only one region.
     */

    private OneHive() {}

    /** Returns whether a piece is pinned in a hive without holes. With holes, only {@link #isPinned} can tell. */
    public static boolean isPinnedWithoutHoles(Board board, int cell) {
        return Neighborhoods.arcs(board.neighbors(cell)) > 1 && board.height(cell) == 1 && board.holes() == 0;
    }

    /** Returns whether the only piece on a cell holds the hive together. */
    public static boolean isPinned(Workspace workspace, int cell) {
        Board board = workspace.board();
        int neighbors = board.neighbors(cell);
        int arcs = Neighborhoods.arcs(neighbors);
        if (arcs <= 1 || board.height(cell) > 1) {
            return false;
        }
        int holes = board.holes();
        if (holes == 0) {
            return true;
        }
        if (CellCounts.oneCellHoles(board.counts()) == holes) {
            return arcs - adjacentHoles(board, cell, neighbors) > 1;
        }
        return arcs == 2
                ? areGapsConnected(board, cell, neighbors)
                : !areNeighborsConnected(workspace, cell, neighbors);
    }

    /** Returns the smallest part of the hive that only the pinned piece on a cell connects to the rest. */
    public static int[] cutOffCells(Workspace workspace, int cell) {
        int[] smallest = {};
        for (int neighbor : Cells.neighbors(cell)) {
            if (workspace.board().height(neighbor) > 0) {
                int count = walk(workspace, cell, neighbor);
                if (smallest.length == 0 || count < smallest.length) {
                    smallest = Arrays.copyOf(workspace.queue(), count);
                }
            }
        }
        return smallest;
    }

    /** Returns the number of gaps that are holes of one cell. */
    private static int adjacentHoles(Board board, int cell, int neighbors) {
        int holes = 0;
        int narrowGaps = Neighborhoods.bothSides(neighbors) & ~neighbors;
        for (int remaining = narrowGaps; remaining != 0; remaining &= remaining - 1) {
            int gap = Cells.step(cell, Integer.numberOfTrailingZeros(remaining));
            if (board.neighbors(gap) == Neighborhoods.ALL) {
                holes++;
            }
        }
        return holes;
    }

    /**
     * Returns whether the two gaps of a piece are in one region. Walks along the edges of both gaps in step. The walk
     * that returns first decides: if it returns through the other gap, both gaps belong to one region.
     */
    private static boolean areGapsConnected(Board board, int cell, int neighbors) {
        int starts = Neighborhoods.arcStarts(neighbors);
        int first = Contour.step(Integer.numberOfTrailingZeros(starts));
        int second = Contour.step(Integer.numberOfTrailingZeros(starts & (starts - 1)));
        int firstStep = first;
        int secondStep = second;
        int firstCell = cell;
        int secondCell = cell;
        while (true) {
            firstCell = Contour.to(firstCell, firstStep);
            firstStep = Contour.nextPiece(board.neighbors(firstCell), firstStep);
            if (firstCell == cell) {
                return firstStep != first;
            }
            secondCell = Contour.to(secondCell, secondStep);
            secondStep = Contour.nextPiece(board.neighbors(secondCell), secondStep);
            if (secondCell == cell) {
                return secondStep != second;
            }
        }
    }

    private static boolean areNeighborsConnected(Workspace workspace, int lifted, int neighbors) {
        walk(workspace, lifted, Cells.step(lifted, Integer.numberOfTrailingZeros(neighbors)));
        for (int remaining = neighbors; remaining != 0; remaining &= remaining - 1) {
            if (!workspace.visited().contains(Cells.step(lifted, Integer.numberOfTrailingZeros(remaining)))) {
                return false;
            }
        }
        return true;
    }

    /** Puts the occupied cells connected to a cell into the queue, without the lifted piece; returns their number. */
    private static int walk(Workspace workspace, int lifted, int start) {
        Board board = workspace.board();
        CellSet visited = workspace.visited();
        int[] queue = workspace.queue();
        visited.clear();
        visited.add(lifted);
        visited.add(start);
        queue[0] = start;
        int end = 1;
        for (int next = 0; next < end; next++) {
            int cell = queue[next];
            for (int remaining = board.neighbors(cell); remaining != 0; remaining &= remaining - 1) {
                int neighbor = Cells.step(cell, Integer.numberOfTrailingZeros(remaining));
                if (visited.add(neighbor)) {
                    queue[end++] = neighbor;
                }
            }
        }
        return end;
    }
}
