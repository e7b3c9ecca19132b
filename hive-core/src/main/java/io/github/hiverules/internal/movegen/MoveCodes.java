package io.github.hiverules.internal.movegen;

/** The legal moves of a known position as ints. Their order is the order in which moves are listed. */
public final class MoveCodes {

    /*
     * bit     16  a pass
     * bit     15  a movement, not a placement
     * bits 10-14  the id of the piece
     * bits  0- 9  the destination, counted row by row from the corner of the position's frame
     */

    public static final int PASS = 1 << 16;

    private static final int MOVEMENT = 1 << 15;
    private static final int ID_SHIFT = 10;
    private static final int OFFSET_MASK = (1 << ID_SHIFT) - 1;

    private MoveCodes() {}

    static int placement(int id, int offset) {
        return id << ID_SHIFT | offset;
    }

    /** A movement or throw to the cell at an offset. */
    static int movement(int id, int offset) {
        return MOVEMENT | id << ID_SHIFT | offset;
    }

    public static boolean isPass(int code) {
        return code == PASS;
    }

    /** Returns whether a piece in play moves or is thrown. */
    public static boolean isMovement(int code) {
        return (code & MOVEMENT) != 0;
    }

    public static int id(int code) {
        return code >> ID_SHIFT & 31;
    }

    /** The destination, as an offset from the corner of the frame. */
    public static int offset(int code) {
        return code & OFFSET_MASK;
    }
}
