package io.github.hiverules.internal.packed;

/** Counts over all cells, kept up to date by one addition for each neighbor that changes. */
public final class CellCounts {

    /*
     * Six counters share a long, ten bits each, so that one table of 8192 entries, indexed by what a cell knows of its
     * neighbors (the lowest 13 bits of CellBits), says what the cell adds to all of them. The two for placing are the
     * highest: where a piece is lifted only on paper, they may borrow from each other without harm.
     */

    private static final int WIDTH = 10;
    private static final int FIELD = (1 << WIDTH) - 1;
    private static final int PERIMETER = 0;
    private static final int DEAD = WIDTH;
    private static final int GATES = 2 * WIDTH;
    private static final int HOLES = 3 * WIDTH;
    private static final int PLACEABLE = 4 * WIDTH;
    private static final long[] OF_CELL = new long[CellBits.SURROUNDINGS + 1];

    static {
        for (int bits = 0; bits < OF_CELL.length; bits++) {
            int neighbors = CellBits.neighbors(bits);
            if (!CellBits.occupied(bits) && neighbors != 0) {
                OF_CELL[bits] = ofEmptyCell(bits, neighbors);
            }
        }
    }

    private CellCounts() {}

    /** What a cell adds to the counters. */
    public static long of(int bits) {
        return OF_CELL[bits & CellBits.SURROUNDINGS];
    }

    /** How many empty cells touch the hive. */
    public static int perimeter(long counts) {
        return (int) counts & FIELD;
    }

    /** How many empty cells touch the hive but allow no ground step in or out. */
    public static int dead(long counts) {
        return (int) (counts >>> DEAD) & FIELD;
    }

    /** How many gates there are between two empty cells. */
    public static int gates(long counts) {
        return ((int) (counts >>> GATES) & FIELD) / 2;
    }

    /** How many empty cells have six occupied neighbors. */
    public static int oneCellHoles(long counts) {
        return (int) (counts >>> HOLES) & FIELD;
    }

    /** On how many empty cells a color may place, once both have a piece in play. */
    public static int placeable(long counts, int color) {
        return (int) (counts >>> (PLACEABLE + WIDTH * color)) & FIELD;
    }

    private static long ofEmptyCell(int bits, int neighbors) {
        int white = CellBits.neighborsOf(bits, 0);
        int black = CellBits.neighborsOf(bits, 1);
        int gates = Integer.bitCount(Neighborhoods.bothSides(neighbors) & ~neighbors);
        long counts = 1L << PERIMETER | (long) gates << GATES;
        counts |= Neighborhoods.slides(neighbors) == 0 ? 1L << DEAD : 0;
        counts |= neighbors == Neighborhoods.ALL ? 1L << HOLES : 0;
        counts |= black == 0 ? 1L << PLACEABLE : 0;
        counts |= white == 0 ? 1L << (PLACEABLE + WIDTH) : 0;
        return counts;
    }
}
