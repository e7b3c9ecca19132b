package io.github.hiverules;

import io.github.hiverules.internal.movegen.Rules;
import io.github.hiverules.internal.packed.Bugs;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Lanes;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.piece.Bug;
import java.util.Arrays;

/** When two positions count as the same, and numbers that say so; see {@link Position}. */
final class PositionKeys {

    /*
     * A hive is described by one number for each piece: its place, counted from the corner of the smallest box round the
     * hive, its level, its color and kind, and whether it rests. A key is a sum over scrambled numbers, so that the order
     * of pieces does not matter.
     */

    private static final int[][] SYMMETRIES = symmetries();
    private static final int KIND_BITS = 8;
    private static final int ROW = 1 << 10;
    private static final int QUEENS = 1 << PieceIds.queen(0) | 1 << PieceIds.queen(1);

    private PositionKeys() {}

    static boolean same(PackedPosition one, PackedPosition other) {
        if (one == other) {
            return true;
        }
        return turn(one) == turn(other)
                && one.ruleset.equals(other.ruleset)
                && Arrays.equals(sorted(pieces(one, 0)), sorted(pieces(other, 0)));
    }

    static long key(PackedPosition position) {
        return scramble(hash(pieces(position, 0)) + context(position));
    }

    static long canonicalKey(PackedPosition position) {
        long smallest = Long.MAX_VALUE;
        for (int symmetry = 0; symmetry < SYMMETRIES.length; symmetry++) {
            smallest = Math.min(smallest, hash(pieces(position, symmetry)));
        }
        return scramble(smallest + context(position));
    }

    /** The side to move and, while a Queen is in hand, the turn. */
    private static int turn(PackedPosition position) {
        int queensInPlay = 0;
        for (int color = 0; color < 2; color++) {
            int queen = PieceIds.queen(color);
            queensInPlay |= Lanes.inPlay(position.lane(queen)) ? 1 << queen : 0;
        }
        return queensInPlay == QUEENS ? position.ply & 1 : position.ply + 2;
    }

    private static long context(PackedPosition position) {
        Rules rules = position.ruleset.rules();
        long toggles = (rules.tournamentOpening() ? 1 : 0)
                | (rules.gatesAboveGround() ? 2 : 0)
                | (position.ruleset.repetitionDraw() ? 4 : 0);
        return scramble((long) rules.inSet() << 3 | toggles) + scramble(~turn(position));
    }

    /** One number for each piece of the hive as it looks under one of the twelve symmetries. */
    private static int[] pieces(PackedPosition position, int symmetry) {
        int[] turn = SYMMETRIES[symmetry];
        int[] places = new int[PieceIds.COUNT];
        int[] pieces = new int[PieceIds.COUNT];
        int count = 0;
        int minQ = Integer.MAX_VALUE;
        int minR = Integer.MAX_VALUE;
        for (int id = 0; id < PieceIds.COUNT; id++) {
            int lane = position.lane(id);
            if (Lanes.inPlay(lane)) {
                int offset = (Lanes.cell(lane) - position.corner()) & Cells.MASK;
                int column = offset % Cells.SPAN;
                int row = offset / Cells.SPAN;
                int q = turn[0] * column + turn[1] * row;
                int r = turn[2] * column + turn[3] * row;
                minQ = Math.min(minQ, q);
                minR = Math.min(minR, r);
                places[count] = q + ROW * r;
                pieces[count++] = kind(position, id, Lanes.level(lane));
            }
        }
        for (int index = 0; index < count; index++) {
            pieces[index] |= (places[index] - minQ - ROW * minR) << KIND_BITS;
        }
        return Arrays.copyOf(pieces, count);
    }

    private static int kind(PackedPosition position, int id, int level) {
        boolean rests = position.resting == id && position.ruleset.includes(Bug.PILLBUG);
        int colorAndBug = PieceIds.colorOf(id) * Bugs.COUNT + PieceIds.bugOf(id);
        return (level * 2 * Bugs.COUNT + colorAndBug) * 2 + (rests ? 1 : 0);
    }

    private static int[] sorted(int[] pieces) {
        Arrays.sort(pieces);
        return pieces;
    }

    private static long hash(int[] pieces) {
        long sum = 0;
        for (int piece : pieces) {
            sum += scramble(piece);
        }
        return sum;
    }

    /** A one-to-one map in which every bit of the result depends on every bit given. */
    private static long scramble(long value) {
        long mixed = value + 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }

    /** Six rotations, plain and mirrored: q' = a q + b r, r' = c q + d r. */
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
