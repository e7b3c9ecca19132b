package io.github.hiverules;

import io.github.hiverules.internal.packed.Bugs;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Lanes;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.piece.Bug;
import java.util.Arrays;

/** The stacks of a position without regard to where on the table they are and to which of equal pieces is which. */
final class HiveShape {

    /*
     * One number stands for each piece: its place, counted from the corner of the smallest box round the hive, and its
     * level, color and kind, and whether it rests. A hash is a sum over scrambled numbers, so that the order of pieces does
     * not matter.
     */

    /** The first symmetry: the hive as it is. */
    static final int IDENTITY = 0;

    /** Six rotations, and the same mirrored: q' = a q + b r, r' = c q + d r. */
    private static final int[][] SYMMETRIES = symmetries();

    private static final int KIND_BITS = 8;
    private static final int ROW = 1 << 10;

    private final int[] columns = new int[PieceIds.COUNT];
    private final int[] rows = new int[PieceIds.COUNT];
    private final int[] kinds = new int[PieceIds.COUNT];
    private final int count;

    HiveShape(PackedPosition position) {
        boolean restMatters = position.ruleset.includes(Bug.PILLBUG);
        int pieces = 0;
        for (int id = 0; id < PieceIds.COUNT; id++) {
            int lane = position.lane(id);
            if (Lanes.inPlay(lane)) {
                int offset = (Lanes.cell(lane) - position.corner()) & Cells.MASK;
                columns[pieces] = offset % Cells.SPAN;
                rows[pieces] = offset / Cells.SPAN;
                kinds[pieces++] = kind(id, Lanes.level(lane), restMatters && position.resting == id);
            }
        }
        count = pieces;
    }

    boolean sameAs(HiveShape other) {
        return count == other.count && Arrays.equals(sortedPieces(), other.sortedPieces());
    }

    long hash() {
        return hash(SYMMETRIES[IDENTITY]);
    }

    /** The smallest of the hashes under all symmetries. */
    long canonicalHash() {
        long smallest = Long.MAX_VALUE;
        for (int[] symmetry : SYMMETRIES) {
            smallest = Math.min(smallest, hash(symmetry));
        }
        return smallest;
    }

    private long hash(int[] symmetry) {
        int corner = corner(symmetry);
        long sum = 0;
        for (int index = 0; index < count; index++) {
            sum += scramble((place(symmetry, index) - corner) << KIND_BITS | kinds[index]);
        }
        return sum;
    }

    private int[] sortedPieces() {
        int[] identity = SYMMETRIES[IDENTITY];
        int corner = corner(identity);
        int[] pieces = new int[count];
        for (int index = 0; index < count; index++) {
            pieces[index] = (place(identity, index) - corner) << KIND_BITS | kinds[index];
        }
        Arrays.sort(pieces);
        return pieces;
    }

    /** The corner of the smallest box round the hive. */
    private int corner(int[] symmetry) {
        int column = Integer.MAX_VALUE;
        int row = Integer.MAX_VALUE;
        for (int index = 0; index < count; index++) {
            column = Math.min(column, symmetry[0] * columns[index] + symmetry[1] * rows[index]);
            row = Math.min(row, symmetry[2] * columns[index] + symmetry[3] * rows[index]);
        }
        return column + ROW * row;
    }

    private int place(int[] symmetry, int index) {
        int column = symmetry[0] * columns[index] + symmetry[1] * rows[index];
        int row = symmetry[2] * columns[index] + symmetry[3] * rows[index];
        return column + ROW * row;
    }

    private static int kind(int id, int level, boolean rests) {
        int colorAndBug = PieceIds.colorOf(id) * Bugs.COUNT + PieceIds.bugOf(id);
        return (level * 2 * Bugs.COUNT + colorAndBug) * 2 + (rests ? 1 : 0);
    }

    /** A one-to-one map in which every bit of the result depends on every bit given. */
    static long scramble(long value) {
        long mixed = value + 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }

    private static int[][] symmetries() {
        int[][] symmetries = new int[12][];
        int[] turn = {1, 0, 0, 1};
        for (int sixth = 0; sixth < 6; sixth++) {
            symmetries[sixth] = turn;
            symmetries[sixth + 6] = new int[] {turn[2], turn[3], turn[0], turn[1]};
            turn = new int[] {turn[0] + turn[2], turn[1] + turn[3], -turn[0], -turn[1]};
        }
        return symmetries;
    }
}
