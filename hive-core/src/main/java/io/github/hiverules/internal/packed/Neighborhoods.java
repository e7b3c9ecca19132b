package io.github.hiverules.internal.packed;

/** Tables for the 64 ways in which the six neighbors of a cell can be occupied, with one bit for each direction. */
public final class Neighborhoods {

    /** The number of neighbors. */
    public static final int COUNT = 6;

    public static final int ALL = 63;

    private static final int SIZE = 64;
    private static final int[] BOTH_SIDES = new int[SIZE];
    private static final int[] SLIDES = new int[SIZE];
    private static final boolean[] HAS_FOUR_SLIDES = new boolean[SIZE];
    private static final int[] ARC_STARTS = new int[SIZE];
    private static final int[] ARCS = new int[SIZE];

    static {
        for (int mask = 0; mask < SIZE; mask++) {
            int left = rotated(mask, 1);
            int right = rotated(mask, 5);
            BOTH_SIDES[mask] = left & right;
            SLIDES[mask] = (left ^ right) & ~mask;
            HAS_FOUR_SLIDES[mask] = Integer.bitCount(SLIDES[mask]) == 4;
            ARC_STARTS[mask] = mask & ~left;
            ARCS[mask] = Integer.bitCount(mask & ~left);
        }
    }

    private Neighborhoods() {}

    /** The directions for which both cells next to the step are in the set. */
    public static int bothSides(int mask) {
        return BOTH_SIDES[mask];
    }

    /**
     * The directions of legal ground steps: to empty cells, with exactly one of the cells next to the step in the set.
     */
    public static int slides(int mask) {
        return SLIDES[mask];
    }

    /** Returns whether there are four legal ground steps rather than two or none. */
    public static boolean hasFourSlides(int mask) {
        return HAS_FOUR_SLIDES[mask];
    }

    /** The first neighbor of each arc, counterclockwise. */
    public static int arcStarts(int mask) {
        return ARC_STARTS[mask];
    }

    /** The number of arcs: groups of adjacent neighbors. 0 for all six neighbors, and for none. */
    public static int arcs(int mask) {
        return ARCS[mask];
    }

    private static int rotated(int mask, int sixths) {
        return ((mask << sixths) | (mask >> (6 - sixths))) & ALL;
    }
}
