package io.github.hiverules.internal.packed;

/** A set of cells that comes out sorted, row by row: one bit for each column of a position's window. */
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

    /** Takes a cell out. */
    void remove(int offset) {
        rows[offset / Cells.SPAN] &= ~(1 << offset);
    }

    boolean contains(int offset) {
        return (rows[offset / Cells.SPAN] >>> offset & 1) != 0;
    }

    boolean isEmpty() {
        return last < 0;
    }

    int size() {
        int size = 0;
        for (int row = first; row <= last; row++) {
            size += Integer.bitCount(rows[row]);
        }
        return size;
    }

    void clear() {
        for (int row = first; row <= last; row++) {
            rows[row] = 0;
        }
        first = Cells.SPAN;
        last = -1;
    }

    /** Writes the cells into an array, each increased by a base; returns the index after the last. */
    int copyTo(int[] target, int start, int base) {
        int index = start;
        for (int row = first; row <= last; row++) {
            int rowBase = base + row * Cells.SPAN;
            for (int rest = rows[row]; rest != 0; rest &= rest - 1) {
                target[index++] = rowBase + Integer.numberOfTrailingZeros(rest);
            }
        }
        return index;
    }

    /** Writes the cells into an array, each increased by a base, and empties the set; returns how many they were. */
    public int drainTo(int[] target, int base) {
        int count = copyTo(target, 0, base);
        clear();
        return count;
    }
}
