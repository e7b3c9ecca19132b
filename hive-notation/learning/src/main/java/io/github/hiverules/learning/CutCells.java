package io.github.hiverules.learning;

/**
 * Finds the cells without which the hive would fall apart, including stacks: the articulation points of a graph, in one
 * depth-first search (Hopcroft and Tarjan, 1973).
 */
final class CutCells {

    /*
     * The search goes as deep as it can from cell to cell. A cell is a cut cell if the search from it finds no path
     * back to a cell that the search found earlier.
     */

    private final PieceGrid grid;

    /** The index of the lowest piece of each occupied cell, plus 1. */
    private final byte[] indexes = new byte[PieceGrid.CELL_COUNT];

    /** The depth at which the search found a cell, from 1, or 0 if it has not found the cell yet. */
    private final int[] depths = new int[PieceGrid.PIECE_COUNT];

    private int cutCells;

    CutCells(PieceGrid grid) {
        this.grid = grid;
    }

    /** Returns the cut cells of the grid, as bits: bit n is set for the cell of the nth piece in play. */
    int find() {
        cutCells = 0;
        int stacks = grid.stacks();
        for (int index = 0; index < stacks; index++) {
            indexes[grid.cellOf(index)] = (byte) (index + 1);
            depths[index] = 0;
        }
        searchFromStart();
        for (int index = 0; index < stacks; index++) {
            indexes[grid.cellOf(index)] = 0;
        }
        return cutCells;
    }

    /** The start cell is a cut cell if the search from its first neighbor misses another neighbor. */
    private void searchFromStart() {
        depths[0] = 1;
        int searches = 0;
        for (int direction = 0; direction < PieceGrid.DIRECTION_COUNT; direction++) {
            int next = indexes[PieceGrid.neighbor(grid.cellOf(0), direction)] - 1;
            if (next != PieceGrid.NONE && depths[next] == 0) {
                search(next, 2);
                searches++;
            }
        }
        cutCells |= searches > 1 ? 1 : 0;
    }

    /** Searches on from a cell; returns the minimum depth of all neighbors of the cells that it finds. */
    private int search(int index, int depth) {
        depths[index] = depth;
        int minDepth = depth;
        int cell = grid.cellOf(index);
        for (int direction = 0; direction < PieceGrid.DIRECTION_COUNT; direction++) {
            int next = indexes[PieceGrid.neighbor(cell, direction)] - 1;
            if (next == PieceGrid.NONE) {
                continue;
            }
            if (depths[next] == 0) {
                int depthBeyond = search(next, depth + 1);
                minDepth = Math.min(minDepth, depthBeyond);
                cutCells |= depthBeyond >= depth ? 1 << index : 0;
            } else {
                minDepth = Math.min(minDepth, depths[next]);
            }
        }
        return minDepth;
    }
}
