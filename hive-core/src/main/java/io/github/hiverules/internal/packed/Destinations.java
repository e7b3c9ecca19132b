package io.github.hiverules.internal.packed;

import java.util.Arrays;

/** The cells that one piece can reach: those round it as a window in one long, those further away as a list. */
public final class Destinations {

    /*
     * The window has seven rows of seven cells, eight bits to a row, the piece's own cell in the middle (bit 27). No
     * insect but Ant and Grasshopper leaves it, so that unions and counts are single operations. The bits go up row by
     * row, then column by column: the order in which moves are listed.
     */

    private static final int CENTER_BIT = 27;
    private static final int OUTSIDE = -1;
    private static final int[] BIT_OF = new int[Cells.COUNT];
    private static final int[] CELL_OF = new int[64];
    private static final long[] NEIGHBORS = new long[64];

    static {
        Arrays.fill(BIT_OF, OUTSIDE);
        for (int row = -3; row <= 3; row++) {
            for (int column = -3; column <= 3; column++) {
                int bit = CENTER_BIT + 8 * row + column;
                CELL_OF[bit] = Cells.SPAN * row + column;
                BIT_OF[CELL_OF[bit] & Cells.MASK] = bit;
            }
        }
        for (int directions = 0; directions < 64; directions++) {
            for (int direction = 0; direction < 6; direction++) {
                if ((directions >> direction & 1) != 0) {
                    NEIGHBORS[directions] |= 1L << BIT_OF[Cells.step(0, direction)];
                }
            }
        }
    }

    private final Marks farMarks = new Marks();
    private final int[] far = new int[Cells.COUNT];
    private int farCount;
    private long window;
    private int center;

    /** Empties the set and puts a piece's cell in the middle. */
    public void start(int cell) {
        center = cell;
        window = 0;
        farCount = 0;
        farMarks.clear();
    }

    /** Adds a cell; tells whether it is new. */
    public boolean add(int cell) {
        int bit = BIT_OF[(cell - center) & Cells.MASK];
        if (bit == OUTSIDE) {
            if (!farMarks.add(cell)) {
                return false;
            }
            far[farCount++] = cell;
            return true;
        }
        boolean added = (window >>> bit & 1) == 0;
        window |= 1L << bit;
        return added;
    }

    /** Adds the neighbors of the piece's cell in some directions. */
    public void addNeighbors(int directions) {
        window |= NEIGHBORS[directions];
    }

    /** Takes the piece's own cell out. */
    public void removeCenter() {
        window &= ~(1L << CENTER_BIT);
    }

    /** Whether a cell is in the set. */
    public boolean contains(int cell) {
        int bit = BIT_OF[(cell - center) & Cells.MASK];
        return bit == OUTSIDE ? farCount > 0 && farMarks.contains(cell) : (window >>> bit & 1) != 0;
    }

    /** How many cells there are. */
    public int size() {
        return Long.bitCount(window) + farCount;
    }

    /** Writes the cells into an array, in no particular order; returns the index after the last. */
    public int copyTo(int[] target, int start) {
        int index = start;
        for (long rest = window; rest != 0; rest &= rest - 1) {
            target[index++] = (center + CELL_OF[Long.numberOfTrailingZeros(rest)]) & Cells.MASK;
        }
        System.arraycopy(far, 0, target, index, farCount);
        return index + farCount;
    }
}
