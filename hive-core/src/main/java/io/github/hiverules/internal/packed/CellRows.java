package io.github.hiverules.internal.packed;

/** A set of cells that comes out sorted, row by row: one bit for each column of the window. */
public final class CellRows {

    private final int[] rows = new int[Cells.SPAN];
    private int first = Cells.SPAN;
    private int last = -1;

    /** Adds a cell, counted row by row from the corner of the window. */
    public void add(int offset) {
        int row = offset / Cells.SPAN;
        rows[row] |= 1 << offset;
        first = Math.min(first, row);
        last = Math.max(last, row);
    }

    /** Writes the cells into an array, each increased by a base, and empties the set; returns how many they were. */
    public int drainTo(int[] target, int base) {
        int count = 0;
        for (int row = first; row <= last; row++) {
            int start = base + row * Cells.SPAN;
            for (int rest = rows[row]; rest != 0; rest &= rest - 1) {
                target[count++] = start + Integer.numberOfTrailingZeros(rest);
            }
            rows[row] = 0;
        }
        first = Cells.SPAN;
        last = -1;
        return count;
    }
}
