package io.github.hiverules.internal.packed;

/** Walks along the edge of the hive, on the pieces or on the empty cells beside them. */
public final class Contour {

    /*
     * Both walks keep the edge on one side, so that a step depends only on a cell's occupied neighbors and on the
     * direction back: 64 x 6 answers, eight entries to a row. An answer is a step: the lowest ten bits are added to the
     * cell, the bits above them are the direction back from there.
     */

    /** Instead of a step or a direction, where there is none: no neighbor is occupied, or no slide is legal. */
    public static final int NONE = -1;

    private static final int BACK_SHIFT = 10;
    private static final int[] NEXT_PIECE = new int[64 * 8];
    private static final int[] NEXT_SLIDE = new int[64 * 8];
    private static final int[] PREVIOUS_SLIDE = new int[64 * 8];

    static {
        for (int neighbors = 0; neighbors < 64; neighbors++) {
            for (int back = 0; back < 6; back++) {
                NEXT_PIECE[neighbors * 8 + back] = step(findPiece(neighbors, back));
                int next = findSlide(neighbors, back);
                NEXT_SLIDE[neighbors * 8 + back] = step(next);
                if (has(Neighborhoods.slides(neighbors), back) && has(neighbors, Cells.left(back))) {
                    PREVIOUS_SLIDE[neighbors * 8 + next] = step(back);
                }
            }
        }
    }

    private Contour() {}

    /** The cell to which a step leads. */
    public static int to(int cell, int step) {
        return (cell + step) & Cells.MASK;
    }

    /** The first step in a direction. */
    public static int step(int direction) {
        if (direction == NONE) {
            return NONE;
        }
        return Cells.step(0, direction) | Cells.opposite(direction) << BACK_SHIFT;
    }

    /** The step to the next piece along the edge, counterclockwise from where the last step came. */
    public static int nextPiece(int neighbors, int step) {
        return NEXT_PIECE[neighbors << 3 | step >> BACK_SHIFT];
    }

    /**
     * The next slide along the edge for a piece that came by a step, around the pieces that it touches counterclockwise from
     * there.
     */
    public static int nextSlide(int neighbors, int step) {
        return NEXT_SLIDE[neighbors << 3 | step >> BACK_SHIFT];
    }

    /** The same the other way round: the slide that leads to where {@link #nextSlide} would have come from. */
    public static int previousSlide(int neighbors, int step) {
        return PREVIOUS_SLIDE[neighbors << 3 | step >> BACK_SHIFT];
    }

    /** The step back over the same edge. */
    public static int back(int step) {
        return step(step >> BACK_SHIFT);
    }

    /** A slide from a cell where a walk may begin, or {@link #NONE}. */
    public static int anySlide(int neighbors) {
        int slides = Neighborhoods.slides(neighbors);
        return slides == 0 ? NONE : NEXT_SLIDE[neighbors << 3 | Integer.numberOfTrailingZeros(slides)];
    }

    private static int findPiece(int neighbors, int back) {
        int direction = back;
        for (int turn = 0; turn < 6; turn++) {
            direction = Cells.left(direction);
            if (has(neighbors, direction)) {
                return direction;
            }
        }
        return NONE;
    }

    private static int findSlide(int neighbors, int back) {
        int direction = back;
        for (int turn = 0; turn < 6; turn++) {
            direction = Cells.left(direction);
            boolean pieceBefore = has(neighbors, Cells.right(direction));
            if (pieceBefore && has(Neighborhoods.slides(neighbors), direction)) {
                return direction;
            }
        }
        return NONE;
    }

    private static boolean has(int mask, int direction) {
        return (mask >> direction & 1) != 0;
    }
}
