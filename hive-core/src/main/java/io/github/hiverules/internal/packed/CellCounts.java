package io.github.hiverules.internal.packed;

/** Counts empty cells by their neighbors. One addition updates all counters for a cell that changes. */
public final class CellCounts {

    /*
     * Six counters of ten bits share a long. A table holds what each cell adds to it. The index into the table is the
     * lowest 13 bits of the cell's CellBits: the colors of its neighbors, and whether it is occupied itself.
     */

    private static final int FIELD_BITS = 10;
    private static final int FIELD_MASK = (1 << FIELD_BITS) - 1;
    private static final int PERIMETER_SHIFT = 0;
    private static final int WITHOUT_SLIDES_SHIFT = FIELD_BITS;
    private static final int GATES_SHIFT = 2 * FIELD_BITS;
    private static final int HOLES_SHIFT = 3 * FIELD_BITS;
    private static final int PLACEABLE_SHIFT = 4 * FIELD_BITS;
    private static final long[] COUNTS_BY_BITS = new long[CellBits.SURROUNDINGS + 1];

    static {
        for (int bits = 0; bits < COUNTS_BY_BITS.length; bits++) {
            int neighbors = CellBits.neighbors(bits);
            if (!CellBits.isOccupied(bits) && neighbors != 0) {
                COUNTS_BY_BITS[bits] = ofEmptyCell(bits, neighbors);
            }
        }
    }

    private CellCounts() {}

    /** Returns what a cell adds to the counters. */
    public static long of(int bits) {
        return COUNTS_BY_BITS[bits & CellBits.SURROUNDINGS];
    }

    /** The number of empty cells that touch the hive. */
    public static int perimeter(long counts) {
        return (int) counts & FIELD_MASK;
    }

    /** The number of empty cells that touch the hive and allow no ground step in or out. */
    public static int withoutSlides(long counts) {
        return (int) (counts >>> WITHOUT_SLIDES_SHIFT) & FIELD_MASK;
    }

    /** The number of gates between two empty cells. */
    public static int gates(long counts) {
        return ((int) (counts >>> GATES_SHIFT) & FIELD_MASK) / 2;
    }

    /** The number of empty cells with six occupied neighbors. */
    public static int oneCellHoles(long counts) {
        return (int) (counts >>> HOLES_SHIFT) & FIELD_MASK;
    }

    /** The number of cells on which a color may place a piece, once both colors are in play. */
    public static int placeable(long counts, int color) {
        return (int) (counts >>> (PLACEABLE_SHIFT + FIELD_BITS * color)) & FIELD_MASK;
    }

    private static long ofEmptyCell(int bits, int neighbors) {
        int white = CellBits.neighborsOf(bits, 0);
        int black = CellBits.neighborsOf(bits, 1);
        int gates = Integer.bitCount(Neighborhoods.bothSides(neighbors) & ~neighbors);
        long counts = 1L << PERIMETER_SHIFT | (long) gates << GATES_SHIFT;
        counts |= Neighborhoods.slides(neighbors) == 0 ? 1L << WITHOUT_SLIDES_SHIFT : 0;
        counts |= neighbors == Neighborhoods.ALL ? 1L << HOLES_SHIFT : 0;
        counts |= black == 0 ? 1L << PLACEABLE_SHIFT : 0;
        counts |= white == 0 ? 1L << (PLACEABLE_SHIFT + FIELD_BITS) : 0;
        return counts;
    }
}
