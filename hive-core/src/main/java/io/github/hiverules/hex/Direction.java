package io.github.hiverules.hex;

/** One of the six directions between neighboring cells, counterclockwise from east. Cells have a corner at the top. */
public enum Direction {
    /** East: {@code (+1, 0)}. */
    E(1, 0),
    /** Northeast: {@code (+1, -1)}. */
    NE(1, -1),
    /** Northwest: {@code (0, -1)}. */
    NW(0, -1),
    /** West: {@code (-1, 0)}. */
    W(-1, 0),
    /** Southwest: {@code (-1, +1)}. */
    SW(-1, 1),
    /** Southeast: {@code (0, +1)}. */
    SE(0, 1);

    private final int dq;
    private final int dr;

    Direction(int dq, int dr) {
        this.dq = dq;
        this.dr = dr;
    }

    /** {@return the change of the column coordinate {@code q}: -1, 0 or 1} */
    public int dq() {
        return dq;
    }

    /** {@return the change of the row coordinate {@code r}: -1, 0 or 1} */
    public int dr() {
        return dr;
    }

    /** {@return the opposite direction} */
    public Direction opposite() {
        return rotated(3);
    }

    /**
     * {@return this direction, rotated counterclockwise}
     *
     * @param sixths the angle in steps of 60 degrees; a negative number rotates clockwise
     */
    public Direction rotated(int sixths) {
        return VALUES[Math.floorMod(ordinal() + sixths, 6)];
    }

    private static final Direction[] VALUES = values();
}
