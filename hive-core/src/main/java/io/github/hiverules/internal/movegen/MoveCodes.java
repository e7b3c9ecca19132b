package io.github.hiverules.internal.movegen;

import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.PieceIds;

/** The legal moves of a known position as ints. Their order is the order in which moves are listed. */
public final class MoveCodes {

    /*
     * From the highest bit down: a pass; a movement, not a placement; the id of the piece; the destination, counted
     * row by row from the corner of the position's frame.
     */

    private static final int ID_SHIFT = Cells.BITS;
    private static final int ID_MASK = (1 << PieceIds.BITS) - 1;
    private static final int OFFSET_MASK = (1 << ID_SHIFT) - 1;
    private static final int MOVEMENT = 1 << (ID_SHIFT + PieceIds.BITS);

    public static final int PASS = MOVEMENT << 1;

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
        return code >> ID_SHIFT & ID_MASK;
    }

    /** The destination, as an offset from the corner of the frame. */
    public static int offset(int code) {
        return code & OFFSET_MASK;
    }
}
