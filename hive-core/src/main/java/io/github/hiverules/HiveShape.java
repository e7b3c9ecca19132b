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
     * A hash is a sum over pieces, so that their order does not matter, each scrambled from its kind and its place, counted
     * from the corner of the smallest box round the hive.
     *
     * Rotated and mirrored hives have the same canonical hash, as all are turned the same way before: so that their weighted
     * center lies as far east of the plain one as it can, then as far south. Where several ways of turning do that, the
     * smallest of the hashes counts.
     */

    /** Six rotations, and the same mirrored: q' = a q + b r, r' = c q + d r. The first leaves the hive as it is. */
    private static final int[][] SYMMETRIES = symmetries();

    private static final int KIND_BITS = 8;
    private static final int KIND = (1 << KIND_BITS) - 1;
    private static final int COLUMN_BITS = 10;
    private static final int COLUMN = (1 << COLUMN_BITS) - 1;

    /** Where each of the symmetries brings each cell of the window: its column, and above it its row. */
    private static final int[][] PLACES = places();

    /** How much a piece of each kind weighs. */
    private static final int[] WEIGHTS = weights();

    /** The kind of each piece, and above it its cell, counted from the corner of the position's window. */
    private final int[] pieces;

    HiveShape(PackedPosition position) {
        boolean restMatters = position.ruleset.includes(Bug.PILLBUG);
        pieces = new int[position.piecesInPlay()];
        int count = 0;
        for (int word = 0; word < Lanes.WORDS; word++) {
            long lanes = position.word(word);
            for (long rest = Lanes.inPlay(lanes); rest != 0; rest &= rest - 1) {
                int id = Lanes.lowest(word, rest);
                int lane = Lanes.get(lanes, id);
                int offset = (Lanes.cell(lane) - position.corner()) & Cells.MASK;
                int kind = kind(id, Lanes.level(lane), restMatters && position.resting == id);
                pieces[count++] = offset << KIND_BITS | kind;
            }
        }
    }

    boolean sameAs(HiveShape other) {
        return pieces.length == other.pieces.length && Arrays.equals(sortedPieces(), other.sortedPieces());
    }

    long hash() {
        return hash(PLACES[0]);
    }

    /** A hash that is the same under all symmetries. */
    long canonicalHash() {
        int columns = 0;
        int rows = 0;
        int weights = 0;
        int weightedColumns = 0;
        int weightedRows = 0;
        for (int piece : pieces) {
            int weight = WEIGHTS[piece & KIND];
            columns += column(piece);
            rows += row(piece);
            weights += weight;
            weightedColumns += weight * column(piece);
            weightedRows += weight * row(piece);
        }
        long east = (long) weightedColumns * pieces.length - (long) weights * columns;
        long south = (long) weightedRows * pieces.length - (long) weights * rows;
        long farthest = Long.MIN_VALUE;
        for (int[] symmetry : SYMMETRIES) {
            farthest = Math.max(farthest, reach(symmetry, east, south));
        }
        long smallest = Long.MAX_VALUE;
        for (int index = 0; index < SYMMETRIES.length; index++) {
            if (reach(SYMMETRIES[index], east, south) == farthest) {
                smallest = Math.min(smallest, hash(PLACES[index]));
            }
        }
        return smallest;
    }

    /** How far east, then how far south, a symmetry turns a point. */
    private static long reach(int[] symmetry, long column, long row) {
        return ((symmetry[0] * column + symmetry[1] * row) << Integer.SIZE) + symmetry[2] * column + symmetry[3] * row;
    }

    private long hash(int[] places) {
        int corner = corner(places);
        long sum = 0;
        for (int piece : pieces) {
            sum += scramble(placed(piece, places, corner));
        }
        return sum;
    }

    private int[] sortedPieces() {
        int[] places = PLACES[0];
        int corner = corner(places);
        int[] sorted = new int[pieces.length];
        for (int index = 0; index < sorted.length; index++) {
            sorted[index] = placed(pieces[index], places, corner);
        }
        Arrays.sort(sorted);
        return sorted;
    }

    /** The corner of the smallest box round the hive. */
    private int corner(int[] places) {
        int column = COLUMN;
        int row = COLUMN;
        for (int piece : pieces) {
            int place = places[piece >> KIND_BITS];
            column = Math.min(column, place & COLUMN);
            row = Math.min(row, place >> COLUMN_BITS);
        }
        return row << COLUMN_BITS | column;
    }

    /** A piece's kind, and above it its place counted from a corner. */
    private static int placed(int piece, int[] places, int corner) {
        return (places[piece >> KIND_BITS] - corner) << KIND_BITS | (piece & KIND);
    }

    private static int column(int piece) {
        return (piece >> KIND_BITS) % Cells.SPAN;
    }

    private static int row(int piece) {
        return (piece >> KIND_BITS) / Cells.SPAN;
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

    private static int[][] places() {
        int[][] places = new int[SYMMETRIES.length][Cells.COUNT];
        // No column or row is below zero.
        int middle = 2 * Cells.SPAN;
        for (int index = 0; index < places.length; index++) {
            int[] symmetry = SYMMETRIES[index];
            for (int offset = 0; offset < Cells.COUNT; offset++) {
                int column = offset % Cells.SPAN;
                int row = offset / Cells.SPAN;
                int toColumn = middle + symmetry[0] * column + symmetry[1] * row;
                int toRow = middle + symmetry[2] * column + symmetry[3] * row;
                places[index][offset] = toRow << COLUMN_BITS | toColumn;
            }
        }
        return places;
    }

    private static int[] weights() {
        int[] weights = new int[KIND + 1];
        for (int kind = 0; kind <= KIND; kind++) {
            weights[kind] = (int) scramble(kind) & 0xFFF;
        }
        return weights;
    }
}
