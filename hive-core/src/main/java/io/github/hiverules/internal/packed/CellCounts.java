package io.github.hiverules.internal.packed;

/** Counters of empty cells, by what surrounds them. One addition updates all counters for a cell that changes. */
public final class CellCounts {

    /*
     * Six counters of ten bits share a long. One table holds what a cell adds to all of them; its index is the lowest
     * 13 bits of the cell's CellBits, which describe the neighbors. The highest two counters are those for placing.
     * When a piece is lifted only for a calculation, they may borrow from each other, which does no harm.
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

    /** The number of empty cells that touch the hive. */
    public static int perimeter(long counts) {
        return (int) counts & FIELD;
    }

    /** The number of empty cells that touch the hive and allow no ground step in or out. */
    public static int dead(long counts) {
        return (int) (counts >>> DEAD) & FIELD;
    }

    /** The number of gates between two empty cells. */
    public static int gates(long counts) {
        return ((int) (counts >>> GATES) & FIELD) / 2;
    }

    /** The number of empty cells with six occupied neighbors. */
    public static int oneCellHoles(long counts) {
        return (int) (counts >>> HOLES) & FIELD;
    }

    /** The number of cells on which a color may place, once both colors are in play. */
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
