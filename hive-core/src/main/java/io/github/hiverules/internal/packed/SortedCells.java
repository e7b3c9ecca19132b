package io.github.hiverules.internal.packed;

/** A set of cells in row-by-row order: one bit for each cell of a position's frame, by its offset. */
public final class SortedCells {

    /** Two rows share a word. One word for each row would need more short loops, whose ends the CPU mispredicts. */
    private final long[] words = new long[Cells.COUNT / Long.SIZE];

    /** Only the words from {@code first} to {@code end - 1} can have cells. */
    private int first = words.length;

    private int end;

    public void add(int offset) {
        int word = offset / Long.SIZE;
        first = Math.min(first, word);
        end = Math.max(end, word + 1);
        words[word] |= 1L << offset;
    }

    void remove(int offset) {
        words[offset / Long.SIZE] &= ~(1L << offset);
    }

    boolean contains(int offset) {
        return (words[offset / Long.SIZE] >>> offset & 1) != 0;
    }

    boolean isEmpty() {
        return end == 0;
    }

    int size() {
        int size = 0;
        for (int word = first; word < end; word++) {
            size += Long.bitCount(words[word]);
        }
        return size;
    }

    public void clear() {
        for (int word = first; word < end; word++) {
            words[word] = 0;
        }
        first = words.length;
        end = 0;
    }

    /** Writes the cells into an array, in order; returns the index after the last. */
    public int copyTo(char[] target, int start) {
        int index = start;
        for (int word = first; word < end; word++) {
            int base = word * Long.SIZE;
            for (long remaining = words[word]; remaining != 0; remaining &= remaining - 1) {
                target[index++] = (char) (base + Long.numberOfTrailingZeros(remaining));
            }
        }
        return index;
    }

    public int get(int index) {
        int word = first;
        int remaining = index;
        for (int count = Long.bitCount(words[word]); remaining >= count; count = Long.bitCount(words[word])) {
            remaining -= count;
            word++;
        }
        return word * Long.SIZE + Bits.get(words[word], remaining);
    }
}
