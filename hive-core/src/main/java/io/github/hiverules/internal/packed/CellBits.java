package io.github.hiverules.internal.packed;

/** The state of one cell of a board, packed into an int. */
public final class CellBits {

    /*
     * bits  0- 5  directions of the neighbors with a white piece on top
     * bits  6-11  directions of the neighbors with a black piece on top
     * bit     12  the cell is occupied
     * bits 13-18  directions of the neighbors with two or more pieces
     * then        the number of pieces on the cell
     * then        the id of the top piece plus 1
     */

    static final int BLACK_SHIFT = 6;
    public static final int OCCUPIED = 1 << 12;

    static final int HIGH_SHIFT = 13;
    static final int HIGH = Neighborhoods.ALL << HIGH_SHIFT;
    static final int HEIGHT_SHIFT = 19;

    private static final int MAX_HEIGHT =
            (1 << (Integer.SIZE - Integer.numberOfLeadingZeros(PieceIds.maxHeight()))) - 1;

    static final int TOP_SHIFT = HEIGHT_SHIFT + Integer.bitCount(MAX_HEIGHT);

    /** The bits for the colors of the neighbors and for whether the cell is occupied. */
    static final int SURROUNDINGS = (1 << HIGH_SHIFT) - 1;

    private CellBits() {}

    public static boolean isOccupied(int bits) {
        return (bits & OCCUPIED) != 0;
    }

    /** The directions of the occupied neighbors. */
    public static int neighbors(int bits) {
        return (bits | bits >> BLACK_SHIFT) & Neighborhoods.ALL;
    }

    /** The directions of the neighbors with a piece of a color on top. */
    public static int neighborsOf(int bits, int color) {
        return bits >> (color * BLACK_SHIFT) & Neighborhoods.ALL;
    }

    /** The bits for the neighbors with a piece of a color on top. */
    public static int neighborsMask(int color) {
        return Neighborhoods.ALL << (color * BLACK_SHIFT);
    }

    /** The directions of the neighbors with two or more pieces. */
    public static int highNeighbors(int bits) {
        return bits >> HIGH_SHIFT & Neighborhoods.ALL;
    }

    /** The bits as if the cell and its neighbors in the given directions were empty. */
    public static int without(int bits, int neighbors) {
        return bits & ~(OCCUPIED | neighbors | neighbors << BLACK_SHIFT);
    }

    public static int height(int bits) {
        return bits >> HEIGHT_SHIFT & MAX_HEIGHT;
    }

    /** The top piece, or {@link PieceIds#NONE} if the cell is empty. */
    public static int top(int bits) {
        return (bits >>> TOP_SHIFT) - 1;
    }
}
