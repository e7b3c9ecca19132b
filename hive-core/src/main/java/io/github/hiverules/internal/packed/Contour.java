package io.github.hiverules.internal.packed;

/**
 * Walks along the edge of the hive, on its pieces or on the empty cells next to them, like contour tracing in image
 * processing.
 */
public final class Contour {

    /*
     * Both walks keep the edge on one side, so a step depends only on a cell's occupied neighbors and on the direction
     * back. The tables hold these 64 times 6 steps, in rows of eight. The lowest bits of a step are added to the
     * cell, and the bits above them are the direction back from the new cell.
     */

    /** Stands for no step and no direction. */
    public static final int NONE = -1;

    private static final int BACK_SHIFT = Cells.BITS;
    private static final int[] NEXT_PIECE = new int[64 * 8];
    private static final int[] NEXT_SLIDE = new int[64 * 8];
    private static final int[] PREVIOUS_SLIDE = new int[64 * 8];

    /** For each set of neighbors, the two directions by which a walk enters and leaves the cell on one of its passes. */
    private static final int[] COUNTED_PASS = new int[64];

    static {
        for (int neighbors = 0; neighbors < 64; neighbors++) {
            for (int back = 0; back < 6; back++) {
                NEXT_PIECE[neighbors * 8 + back] = step(findPiece(neighbors, back));
                int next = findSlide(neighbors, back);
                NEXT_SLIDE[neighbors * 8 + back] = step(next);
                if (contains(Neighborhoods.slides(neighbors), back) && contains(neighbors, Cells.left(back))) {
                    PREVIOUS_SLIDE[neighbors * 8 + next] = step(back);
                    COUNTED_PASS[neighbors] = 1 << back | 1 << next;
                }
            }
        }
    }

    private Contour() {}

    /** The cell to which a step leads. */
    public static int to(int cell, int step) {
        return (cell + step) & Cells.MASK;
    }

    /** The first step of a walk, in a direction. */
    public static int step(int direction) {
        if (direction == NONE) {
            return NONE;
        }
        return Cells.step(0, direction) | Cells.opposite(direction) << BACK_SHIFT;
    }

    /** The step to the next piece along the edge, counterclockwise from the start cell of the last step. */
    public static int nextPiece(int neighbors, int step) {
        return NEXT_PIECE[neighbors << 3 | step >> BACK_SHIFT];
    }

    /** The next slide along the edge, counterclockwise from the start cell of the last step. */
    public static int nextSlide(int neighbors, int step) {
        return NEXT_SLIDE[neighbors << 3 | step >> BACK_SHIFT];
    }

    /** The reverse of {@link #nextSlide}: the next slide of a walk in the opposite direction. */
    public static int previousSlide(int neighbors, int step) {
        return PREVIOUS_SLIDE[neighbors << 3 | step >> BACK_SHIFT];
    }

    /**
     * Returns whether to count a pass of a cell, to which a step of a walk along slides has led. Of the two passes of a
     * cell with four slides, one counts; other cells are passed once.
     */
    public static boolean isCountedPass(int neighbors, int step) {
        return (COUNTED_PASS[neighbors] >> (step >> BACK_SHIFT) & 1) != 0;
    }

    /** The step back from where a step led. */
    public static int back(int step) {
        return step(step >> BACK_SHIFT);
    }

    /** A slide from a cell, with which a walk can begin, or {@link #NONE}. */
    public static int anySlide(int neighbors) {
        int slides = Neighborhoods.slides(neighbors);
        return slides == 0 ? NONE : NEXT_SLIDE[neighbors << 3 | Integer.numberOfTrailingZeros(slides)];
    }

    private static int findPiece(int neighbors, int back) {
        int direction = back;
        for (int sixths = 0; sixths < 6; sixths++) {
            direction = Cells.left(direction);
            if (contains(neighbors, direction)) {
                return direction;
            }
        }
        return NONE;
    }

    private static int findSlide(int neighbors, int back) {
        int direction = back;
        for (int sixths = 0; sixths < 6; sixths++) {
            direction = Cells.left(direction);
            boolean isPieceBefore = contains(neighbors, Cells.right(direction));
            if (isPieceBefore && contains(Neighborhoods.slides(neighbors), direction)) {
                return direction;
            }
        }
        return NONE;
    }

    private static boolean contains(int mask, int direction) {
        return (mask >> direction & 1) != 0;
    }
}
