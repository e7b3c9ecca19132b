package io.github.hiverules.internal.packed;

/** Counters of empty cells, by what surrounds them. One addition updates all counters for a cell that changes. */
public final class CellCounts {

    /*
     * Six counters of ten bits share a long. One table holds what a cell adds to all of them; its index is the lowest
     * 13 bits of the cell's CellBits, which describe the neighbors. The highest two counters are those for placing.
     * When a piece is lifted only for a calculation, they may borrow from each other, which does no harm.
     */

    private static final int FIELD_BITS = 10;
    private static final int FIELD_MASK = (1 << FIELD_BITS) - 1;
    private static final int PERIMETER_SHIFT = 0;
    private static final int DEAD_SHIFT = FIELD_BITS;
    private static final int GATES_SHIFT = 2 * FIELD_BITS;
    private static final int HOLES_SHIFT = 3 * FIELD_BITS;
    private static final int PLACEABLE_SHIFT = 4 * FIELD_BITS;
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
        return (int) counts & FIELD_MASK;
    }

    /** The number of empty cells that touch the hive and allow no ground step in or out. */
    public static int dead(long counts) {
        return (int) (counts >>> DEAD_SHIFT) & FIELD_MASK;
    }

    /** The number of gates between two empty cells. */
    public static int gates(long counts) {
        return ((int) (counts >>> GATES_SHIFT) & FIELD_MASK) / 2;
    }

    /** The number of empty cells with six occupied neighbors. */
    public static int oneCellHoles(long counts) {
        return (int) (counts >>> HOLES_SHIFT) & FIELD_MASK;
    }

    /** The number of cells on which a color may place, once both colors are in play. */
    public static int placeable(long counts, int color) {
        return (int) (counts >>> (PLACEABLE_SHIFT + FIELD_BITS * color)) & FIELD_MASK;
    }

    private static long ofEmptyCell(int bits, int neighbors) {
        int white = CellBits.neighborsOf(bits, 0);
        int black = CellBits.neighborsOf(bits, 1);
        int gates = Integer.bitCount(Neighborhoods.bothSides(neighbors) & ~neighbors);
        long counts = 1L << PERIMETER_SHIFT | (long) gates << GATES_SHIFT;
        counts |= Neighborhoods.slides(neighbors) == 0 ? 1L << DEAD_SHIFT : 0;
        counts |= neighbors == Neighborhoods.ALL ? 1L << HOLES_SHIFT : 0;
        counts |= black == 0 ? 1L << PLACEABLE_SHIFT : 0;
        counts |= white == 0 ? 1L << (PLACEABLE_SHIFT + FIELD_BITS) : 0;
        return counts;
    }
}
