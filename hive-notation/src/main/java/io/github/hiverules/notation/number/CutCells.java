package io.github.hiverules.notation.number;

/**
 * Finds the cells without which the hive would fall apart, stacks included: the articulation points of a graph, in one
 * depth-first search (Hopcroft and Tarjan, 1973).
 */
final class CutCells {

    /*
     * The search goes from cell to cell as deep as it can. A cell is a cut cell if the search below it finds no path
     * back to a cell above it.
     */

    private final PieceGrid grid;

    /** The order of the lowest piece of each occupied cell, plus 1. */
    private final byte[] orders = new byte[PieceGrid.CELLS];

    /** The depth at which the search came to a cell, from 1; 0 before that. */
    private final int[] depths = new int[PieceGrid.PIECES];

    private int cut;

    CutCells(PieceGrid grid) {
        this.grid = grid;
    }

    /** The cut cells of the grid, as bits: bit n is set for the cell of the nth piece in play. */
    int find() {
        cut = 0;
        int stacks = grid.stacks();
        if (stacks == 0) {
            return 0;
        }
        for (int order = 0; order < stacks; order++) {
            orders[grid.cellOf(order)] = (byte) (order + 1);
            depths[order] = 0;
        }
        walkFromStart();
        for (int order = 0; order < stacks; order++) {
            orders[grid.cellOf(order)] = 0;
        }
        return cut;
    }

    /** The start is cut if the search through its first neighbor misses another one. */
    private void walkFromStart() {
        depths[0] = 1;
        int walks = 0;
        for (int side = 0; side < PieceGrid.SIDES; side++) {
            int next = orders[PieceGrid.neighbor(grid.cellOf(0), side)] - 1;
            if (next != PieceGrid.NONE && depths[next] == 0) {
                walk(next, 2);
                walks++;
            }
        }
        cut |= walks > 1 ? 1 : 0;
    }

    /** Searches on from a cell; returns the least depth of any neighbor of the cells found from here on. */
    private int walk(int order, int depth) {
        depths[order] = depth;
        int least = depth;
        int cell = grid.cellOf(order);
        for (int side = 0; side < PieceGrid.SIDES; side++) {
            int next = orders[PieceGrid.neighbor(cell, side)] - 1;
            if (next == PieceGrid.NONE) {
                continue;
            }
            if (depths[next] == 0) {
                int beyond = walk(next, depth + 1);
                least = Math.min(least, beyond);
                cut |= beyond >= depth ? 1 << order : 0;
            } else {
                least = Math.min(least, depths[next]);
            }
        }
        return least;
    }
}
