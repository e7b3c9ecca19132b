package io.github.hiverules.internal.packed;

/** A set of cells that comes out sorted, row by row: one bit for each cell of a position's window. */
public final class CellRows {

    /** Two rows to a word: fewer loops to leave, which processors guess badly, than with a word for each. */
    private final long[] words = new long[Cells.COUNT / Long.SIZE];

    private int first = Cells.COUNT;
    private int last = -1;

    /** Adds a cell, counted row by row from the corner of the window. */
    public void add(int offset) {
        int word = offset / Long.SIZE;
        words[word] |= 1L << offset;
        first = Math.min(first, word);
        last = Math.max(last, word);
    }

    /** Takes a cell out. */
    void remove(int offset) {
        words[offset / Long.SIZE] &= ~(1L << offset);
    }

    boolean contains(int offset) {
        return (words[offset / Long.SIZE] >>> offset & 1) != 0;
    }

    boolean isEmpty() {
        return last < 0;
    }

    int size() {
        int size = 0;
        for (int word = first; word <= last; word++) {
            size += Long.bitCount(words[word]);
        }
        return size;
    }

    void clear() {
        for (int word = first; word <= last; word++) {
            words[word] = 0;
        }
        first = Cells.COUNT;
        last = -1;
    }

    /** Writes the cells into an array, each increased by a base; returns the index after the last. */
    int copyTo(int[] target, int start, int base) {
        int index = start;
        for (int word = first; word <= last; word++) {
            int wordBase = base + word * Long.SIZE;
            for (long rest = words[word]; rest != 0; rest &= rest - 1) {
                target[index++] = wordBase + Long.numberOfTrailingZeros(rest);
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
