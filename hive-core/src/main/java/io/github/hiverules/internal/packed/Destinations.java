package io.github.hiverules.internal.packed;

/** The cells that one piece can reach: in its {@link Window}, on walks and at the ends of jumps. */
public final class Destinations {

    private final SortedCells sorted = new SortedCells();
    private long window;
    private int center;
    private int corner;

    /** Sets the corner of the frame, from which offsets are counted. */
    void setCorner(int newCorner) {
        corner = newCorner;
    }

    /** Empties the set for a piece on a cell. */
    public void clearFor(int cell) {
        center = cell;
        window = 0;
        if (!sorted.isEmpty()) {
            sorted.clear();
        }
    }

    public Destinations add(int cell) {
        int bit = Window.bit(center, cell);
        if (bit == Window.NONE) {
            addOnWalk(cell);
        } else {
            window |= 1L << bit;
        }
        return this;
    }

    /** Adds a cell of a walk, most of whose cells are outside the window. */
    public void addOnWalk(int cell) {
        sorted.add(offset(cell));
    }

    /** Adds the neighbors of the piece in the given directions. */
    public Destinations addNeighbors(int directions) {
        return addWindow(Window.neighbors(Window.CENTER, directions));
    }

    public Destinations addWindow(long bits) {
        window |= bits;
        return this;
    }

    /** The bit of a cell in the window. */
    public int bit(int cell) {
        return Window.bit(center, cell);
    }

    /** Removes the piece's own cell. */
    public void removeCenter() {
        window = Window.withoutCenter(window);
        sorted.remove(offset(center));
    }

    public boolean contains(int cell) {
        int bit = Window.bit(center, cell);
        return sorted.contains(offset(cell)) || (bit != Window.NONE && (window >>> bit & 1) != 0);
    }

    public int size() {
        if (sorted.isEmpty()) {
            return Long.bitCount(window);
        }
        addWindowToSorted();
        return sorted.size();
    }

    /** Writes the offsets of the cells into an array, in order; returns the index after the last. */
    public int copyTo(char[] target, int start) {
        if (!sorted.isEmpty()) {
            addWindowToSorted();
            return sorted.copyTo(target, start);
        }
        int index = start;
        for (long remaining = window; remaining != 0; remaining &= remaining - 1) {
            target[index++] = (char) offset(Window.cell(center, Long.numberOfTrailingZeros(remaining)));
        }
        return index;
    }

    /** The offset of the cell at an index, in ascending order. */
    public int get(int index) {
        if (!sorted.isEmpty()) {
            addWindowToSorted();
            return sorted.get(index);
        }
        return offset(Window.cell(center, Bits.get(window, index)));
    }

    private void addWindowToSorted() {
        for (long remaining = window; remaining != 0; remaining &= remaining - 1) {
            addOnWalk(Window.cell(center, Long.numberOfTrailingZeros(remaining)));
        }
        window = 0;
    }

    private int offset(int cell) {
        return (cell - corner) & Cells.MASK;
    }
}
