package io.github.hiverules.internal.packed;

import java.util.Arrays;

/** A mutable set of cells. */
public final class CellSet {

    private final long[] words = new long[Cells.COUNT / Long.SIZE];

    public void clear() {
        Arrays.fill(words, 0);
    }

    /** Adds a cell; returns whether it is new. */
    public boolean add(int cell) {
        boolean added = !contains(cell);
        words[cell >> 6] |= 1L << cell;
        return added;
    }

    public boolean contains(int cell) {
        return (words[cell >> 6] >>> cell & 1) != 0;
    }
}
