package io.github.hiverules.internal.packed;

/** Answers for the 64 ways in which the six neighbors of a cell can be occupied, one bit for each direction. */
public final class Neighborhoods {

    /** All six neighbors. */
    public static final int ALL = 63;

    private static final int SIZE = 64;
    private static final int[] BOTH_SIDES = new int[SIZE];
    private static final int[] EITHER_SIDE = new int[SIZE];
    private static final int[] SLIDES = new int[SIZE];
    private static final boolean[] FOUR_SLIDES = new boolean[SIZE];
    private static final int[] ARC_STARTS = new int[SIZE];
    private static final int[] ARCS = new int[SIZE];

    static {
        for (int mask = 0; mask < SIZE; mask++) {
            int left = rotated(mask, 1);
            int right = rotated(mask, 5);
            BOTH_SIDES[mask] = left & right;
            EITHER_SIDE[mask] = left | right;
            SLIDES[mask] = (left ^ right) & ~mask;
            FOUR_SLIDES[mask] = Integer.bitCount(SLIDES[mask]) == 4;
            ARC_STARTS[mask] = mask & ~left;
            ARCS[mask] = Integer.bitCount(mask & ~left);
        }
    }

    private Neighborhoods() {}

    /** The directions with both cells next to the step in the set. */
    public static int bothSides(int mask) {
        return BOTH_SIDES[mask];
    }

    /** The directions with at least one of the cells next to the step in the set. */
    public static int eitherSide(int mask) {
        return EITHER_SIDE[mask];
    }

    /** The directions out of the set with exactly one of the cells next to the step in it: the legal ground steps. */
    public static int slides(int mask) {
        return SLIDES[mask];
    }

    /** Whether there are four legal ground steps, not two or none. */
    public static boolean fourSlides(int mask) {
        return FOUR_SLIDES[mask];
    }

    /** The neighbors that follow counterclockwise on an empty one: the first of each arc. */
    public static int arcStarts(int mask) {
        return ARC_STARTS[mask];
    }

    /** How many groups of contiguous neighbors there are; 0 if there are all six or none. */
    public static int arcs(int mask) {
        return ARCS[mask];
    }

    private static int rotated(int mask, int sixths) {
        return ((mask << sixths) | (mask >> (6 - sixths))) & ALL;
    }
}
