package io.github.hiverules.learning;

import io.github.hiverules.hex.Hex;

/** Finds the empty cells next to top pieces of one color only, a row of cells at a time. */
final class Rim {

    /*
     * Each row of the torus is a long, and each of its cells a bit. The neighbors of a row's cells are this row shifted
     * by one in both directions, and the rows above and below, as they are and shifted by one.
     */

    private static final int GRID_WIDTH = PieceGrid.GRID_WIDTH;

    private final PieceGrid grid;
    private final Planes planes;
    private final int area;
    private final long[][] tops = new long[2][GRID_WIDTH];

    Rim(PieceGrid grid, Planes planes) {
        this.grid = grid;
        this.planes = planes;
        this.area = planes.width() * planes.width();
    }

    /** Writes ones into two planes, first into the plane of the player to move. */
    void write(float[] target, int offset, int player, Hex center) {
        long rows = 0;
        for (int index = 0; index < grid.stacks(); index++) {
            int row = grid.r(index) & GRID_WIDTH - 1;
            tops[grid.top(grid.cellOf(index)) < PieceGrid.PIECES_PER_COLOR ? 0 : 1][row] |= 1L << grid.q(index);
            rows |= 1L << row;
        }
        long around = rows | Long.rotateLeft(rows, 1) | Long.rotateRight(rows, 1);
        for (long remaining = around; remaining != 0; remaining &= remaining - 1) {
            int row = Long.numberOfTrailingZeros(remaining);
            long empty = ~(tops[0][row] | tops[1][row]);
            long white = neighbors(tops[0], row) & empty;
            long black = neighbors(tops[1], row) & empty;
            write(white & ~black, row, target, offset + player * area, center);
            write(black & ~white, row, target, offset + (1 - player) * area, center);
        }
        for (long remaining = rows; remaining != 0; remaining &= remaining - 1) {
            int row = Long.numberOfTrailingZeros(remaining);
            tops[0][row] = 0;
            tops[1][row] = 0;
        }
    }

    /** Returns the cells of a row that are next to pieces of one color. */
    private static long neighbors(long[] tops, int row) {
        long above = tops[row - 1 & GRID_WIDTH - 1];
        long below = tops[row + 1 & GRID_WIDTH - 1];
        return Long.rotateLeft(tops[row], 1)
                | Long.rotateRight(tops[row], 1)
                | above
                | Long.rotateRight(above, 1)
                | below
                | Long.rotateLeft(below, 1);
    }

    private void write(long cells, int row, float[] target, int plane, Hex center) {
        int firstQ = grid.minQ() - 1;
        int firstR = grid.minR() - 1;
        int r = firstR - center.r() + (row - firstR & GRID_WIDTH - 1);
        for (long remaining = cells; remaining != 0; remaining &= remaining - 1) {
            int column = Long.numberOfTrailingZeros(remaining);
            int index = planes.index(firstQ - center.q() + (column - firstQ & GRID_WIDTH - 1), r);
            if (index != Planes.OUTSIDE) {
                target[plane + index] = 1;
            }
        }
    }
}
