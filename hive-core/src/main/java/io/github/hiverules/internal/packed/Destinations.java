package io.github.hiverules.internal.packed;

/** The cells that one piece can reach: those in its {@link Window}, and a list of those further away. */
public final class Destinations {

    private final Marks farMarks = new Marks();
    private final int[] far = new int[Cells.COUNT];
    private int farCount;
    private long window;
    private int center;

    /** Empties the set and puts a piece's cell in the middle. */
    public void start(int cell) {
        center = cell;
        window = 0;
        if (farCount > 0) {
            farCount = 0;
            farMarks.clear();
        }
    }

    /** Adds a cell; tells whether it is new. */
    public boolean add(int cell) {
        int bit = Window.bit(center, cell);
        if (bit == Window.OUTSIDE) {
            return addFar(cell);
        }
        boolean added = (window >>> bit & 1) == 0;
        window |= 1L << bit;
        return added;
    }

    /** Adds cells of the window. */
    public void addWindow(long bits) {
        window |= bits;
    }

    /** Takes the piece's own cell out. */
    public void removeCenter() {
        window = Window.withoutCenter(window);
    }

    /** Whether a cell is in the set. */
    public boolean contains(int cell) {
        int bit = Window.bit(center, cell);
        return bit == Window.OUTSIDE ? farCount > 0 && farMarks.contains(cell) : (window >>> bit & 1) != 0;
    }

    /** How many cells there are. */
    public int size() {
        return Long.bitCount(window) + farCount;
    }

    /** Writes the cells into an array: those in the window in order, then the others; returns the index after the last. */
    public int copyTo(int[] target, int start) {
        int index = start;
        for (long rest = window; rest != 0; rest &= rest - 1) {
            target[index++] = Window.cell(center, Long.numberOfTrailingZeros(rest));
        }
        System.arraycopy(far, 0, target, index, farCount);
        return index + farCount;
    }

    /** Whether all cells are in the window. */
    public boolean isNear() {
        return farCount == 0;
    }

    private boolean addFar(int cell) {
        if (!farMarks.add(cell)) {
            return false;
        }
        far[farCount++] = cell;
        return true;
    }
}
