package io.github.hiverules.internal.packed;

/** Walks along the edge of the hive, on the pieces or on the empty cells beside them. */
public final class Contour {

    /*
     * Both walks keep the edge on one side, so that a step depends only on a cell's occupied neighbors and on the
     * direction back: 64 x 6 answers, eight entries to a row.
     */

    private static final int NO_STEP = -1;
    private static final int[] NEXT_PIECE = new int[64 * 8];
    private static final int[] NEXT_SLIDE = new int[64 * 8];

    static {
        for (int neighbors = 0; neighbors < 64; neighbors++) {
            for (int back = 0; back < 6; back++) {
                NEXT_PIECE[neighbors * 8 + back] = findPiece(neighbors, back);
                NEXT_SLIDE[neighbors * 8 + back] = findSlide(neighbors, back);
            }
        }
    }

    private Contour() {}

    /** The next piece along the edge, counterclockwise from the direction back. */
    public static int nextPiece(int neighbors, int back) {
        return NEXT_PIECE[neighbors << 3 | back];
    }

    /**
     * The next slide along the edge for a piece that came from the direction back, round the pieces that it touches
     * counterclockwise from there.
     */
    public static int nextSlide(int neighbors, int back) {
        return NEXT_SLIDE[neighbors << 3 | back];
    }

    private static int findPiece(int neighbors, int back) {
        int direction = back;
        for (int turn = 0; turn < 6; turn++) {
            direction = Cells.left(direction);
            if (has(neighbors, direction)) {
                return direction;
            }
        }
        return NO_STEP;
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
        return NO_STEP;
    }

    private static boolean has(int mask, int direction) {
        return (mask >> direction & 1) != 0;
    }
}
