package io.github.hiverules.internal.packed;

import java.util.Arrays;

/** A set of cells that is emptied in no time. */
public final class Marks {

    private final int[] stamps = new int[Cells.COUNT];
    private int now = 1;

    /** Empties the set. */
    public void clear() {
        if (++now == 0) {
            Arrays.fill(stamps, 0);
            now = 1;
        }
    }

    /** Adds a cell; tells whether it is new. */
    public boolean add(int cell) {
        boolean added = stamps[cell] != now;
        stamps[cell] = now;
        return added;
    }

    /** Whether a cell is in the set. */
    public boolean contains(int cell) {
        return stamps[cell] == now;
    }
}
