package io.github.hiverules.internal.packed;

import java.util.Arrays;

/** The seven by seven cells around a piece as the bits of a long. */
public final class Window {

    /*
     * Each row has eight bits, and the piece's own cell is in the middle (bit 27). Only insects that can go any distance
     * leave the window, so unions and counts are single operations. The bits ascend row by row, then column by column:
     * the order in which moves are listed.
     */

    /** The bit of the cell in the middle. */
    public static final int CENTER = 27;

    /** Stands for a cell outside the window. */
    public static final int NONE = -1;

    /** The lowest bit whose six neighbors all have bits. */
    private static final int LOWEST_WITH_NEIGHBORS = 9;

    private static final int ROW_BITS = 8;
    private static final int[] STEPS = {1, 1 - ROW_BITS, -ROW_BITS, -1, ROW_BITS - 1, ROW_BITS};
    private static final int[] BITS = new int[Cells.COUNT];
    private static final int[] OFFSETS = new int[64];
    private static final long[] NEIGHBORS = new long[64];

    static {
        Arrays.fill(BITS, NONE);
        for (int row = -3; row <= 3; row++) {
            for (int column = -3; column <= 3; column++) {
                int bit = CENTER + ROW_BITS * row + column;
                OFFSETS[bit] = Cells.SPAN * row + column;
                BITS[OFFSETS[bit] & Cells.MASK] = bit;
            }
        }
        for (int directions = 0; directions < 64; directions++) {
            for (int direction = 0; direction < 6; direction++) {
                if ((directions >> direction & 1) != 0) {
                    NEIGHBORS[directions] |= 1L << (LOWEST_WITH_NEIGHBORS + STEPS[direction]);
                }
            }
        }
    }

    private Window() {}

    /** The bit of a cell, or {@link #NONE}. */
    public static int bit(int center, int cell) {
        return BITS[(cell - center) & Cells.MASK];
    }

    public static int cell(int center, int bit) {
        return (center + OFFSETS[bit]) & Cells.MASK;
    }

    /** The bit of a neighbor. */
    public static int step(int bit, int direction) {
        return bit + STEPS[direction];
    }

    /** The neighbors, in the given directions, of a cell at most two steps from the middle. */
    public static long neighbors(int bit, int directions) {
        return NEIGHBORS[directions] << (bit - LOWEST_WITH_NEIGHBORS);
    }

    public static long withoutCenter(long bits) {
        return bits & ~(1L << CENTER);
    }
}
