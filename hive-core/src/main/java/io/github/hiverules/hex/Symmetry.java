package io.github.hiverules.hex;

/**
 * One of the twelve ways to rotate or mirror the grid around the {@link Hex#ORIGIN origin}.
 *
 * <p>Rotating or mirroring a hive does not change how it plays. Rotations are counterclockwise. The axis of a mirror
 * passes through the origin, at the given number of degrees from east.
 */
public enum Symmetry {
    /** Leaves everything where it is. */
    IDENTITY(1, 0, 0, 1),
    /** Rotates by 60 degrees: east becomes northeast. */
    ROTATE_60(1, 1, -1, 0),
    /** Rotates by 120 degrees. */
    ROTATE_120(0, 1, -1, -1),
    /** Rotates by 180 degrees. */
    ROTATE_180(-1, 0, 0, -1),
    /** Rotates by 240 degrees. */
    ROTATE_240(-1, -1, 1, 0),
    /** Rotates by 300 degrees. */
    ROTATE_300(0, -1, 1, 1),
    /** Swaps top and bottom: the axis runs from west to east. */
    MIRROR_0(1, 1, 0, -1),
    /** Mirrors across an axis at 30 degrees. */
    MIRROR_30(1, 0, -1, -1),
    /** Mirrors across the axis from southwest to northeast. */
    MIRROR_60(0, -1, -1, 0),
    /** Swaps left and right: the axis runs from bottom to top. */
    MIRROR_90(-1, -1, 0, 1),
    /** Mirrors across the axis from southeast to northwest. */
    MIRROR_120(-1, 0, 1, 1),
    /** Mirrors across an axis at 150 degrees. */
    MIRROR_150(0, 1, 1, 0);

    private final int qq;
    private final int qr;
    private final int rq;
    private final int rr;

    Symmetry(int qq, int qr, int rq, int rr) {
        this.qq = qq;
        this.qr = qr;
        this.rq = rq;
        this.rr = rr;
    }

    /**
     * {@return the image of a cell}
     *
     * @param cell the cell
     */
    public Hex apply(Hex cell) {
        return Hex.of(qq * cell.q() + qr * cell.r(), rq * cell.q() + rr * cell.r());
    }

    /** {@return the symmetry that undoes this one} */
    public Symmetry inverse() {
        return switch (this) {
            case ROTATE_60 -> ROTATE_300;
            case ROTATE_120 -> ROTATE_240;
            case ROTATE_240 -> ROTATE_120;
            case ROTATE_300 -> ROTATE_60;
            default -> this;
        };
    }
}
