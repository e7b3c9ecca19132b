package io.github.hiverules.internal.packed;

import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;

/** Cells as numbers: hex (q, r) is the cell q + 32 r, modulo 1024, with 32 for {@link #SPAN}. */
public final class Cells {

    /*
     * A step is one addition and a mask, wherever on the table the hive stands. Two hexes share a cell only if their
     * columns or their rows are 32 or more apart. 28 pieces in one hive span at most 28 columns and rows, and with the
     * empty cells around them at most 30. So no two of these hexes share a cell. More pieces need a larger power of two.
     */

    public static final int NONE = -1;

    private static final int SPAN_BITS = Integer.SIZE - Integer.numberOfLeadingZeros(PieceIds.COUNT + 1);

    /** The number of columns or rows after which cells repeat: enough for a row of all pieces and a cell at each end. */
    public static final int SPAN = 1 << SPAN_BITS;

    /** The number of bits of a cell. */
    public static final int BITS = 2 * SPAN_BITS;

    public static final int COUNT = 1 << BITS;

    /** Reduces a sum to a cell. */
    public static final int MASK = COUNT - 1;

    private static final int[] STEPS = {1, 1 - SPAN, -SPAN, -1, SPAN - 1, SPAN};

    /** For each difference of two cells, the direction as a bit if they are neighbors, else 0. */
    private static final int[] DIRECTION_BITS = new int[COUNT];

    static {
        for (Direction direction : Direction.values()) {
            DIRECTION_BITS[STEPS[direction.ordinal()] & MASK] = 1 << direction.ordinal();
        }
    }

    private Cells() {}

    public static int of(Hex hex) {
        return (hex.q() + SPAN * hex.r()) & MASK;
    }

    /** The neighbor in a direction from 0 to 5, in the order of {@link Direction}. */
    public static int step(int cell, int direction) {
        return (cell + STEPS[direction]) & MASK;
    }

    /** The direction from one cell to another as a bit, or 0 if they are not neighbors. */
    public static int toward(int from, int to) {
        return DIRECTION_BITS[(to - from) & MASK];
    }

    /** The two cells next to both ends of a step, the left one first. */
    public static int[] sides(int from, int to) {
        int direction = Integer.numberOfTrailingZeros(toward(from, to));
        return new int[] {step(from, left(direction)), step(from, right(direction))};
    }

    /** The six neighbors, in the order of {@link Direction}. */
    public static int[] neighbors(int cell) {
        int[] neighbors = new int[STEPS.length];
        for (int direction = 0; direction < STEPS.length; direction++) {
            neighbors[direction] = step(cell, direction);
        }
        return neighbors;
    }

    /** The next direction counterclockwise. */
    public static int left(int direction) {
        return direction == 5 ? 0 : direction + 1;
    }

    /** The next direction clockwise. */
    public static int right(int direction) {
        return direction == 0 ? 5 : direction - 1;
    }

    public static int opposite(int direction) {
        return direction >= 3 ? direction - 3 : direction + 3;
    }
}
