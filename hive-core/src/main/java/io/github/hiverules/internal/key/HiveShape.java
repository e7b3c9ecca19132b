package io.github.hiverules.internal.key;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.packed.PieceLanes;
import java.util.Arrays;
import java.util.Collections;
import java.util.function.BiConsumer;

/** The stacks of a position, regardless of where on the table they stand and how equal pieces are numbered. */
final class HiveShape {

    /*
     * A hash adds up one number for each piece, so the order of pieces does not matter, as in Zobrist hashing. The
     * number is scrambled from the piece's traits and its point, which is counted from the corner of the smallest box
     * around the hive. The traits have fields of fixed sizes, so that keys stay the same when an insect is added.
     *
     * Rotated and mirrored hives share the canonical hash, because all of them are first brought to the same form: the
     * one whose weighted center is farthest east of the plain center, and then farthest south. If several symmetries
     * lead to that form, the smallest hash counts.
     */

    private static final Symmetry[] SYMMETRIES = Symmetry.values();

    private static final int COLOR_SHIFT = 1;
    private static final int BUG_SHIFT = 2;
    private static final int LEVEL_SHIFT = 7;
    private static final int TRAIT_BITS = 12;
    private static final int TRAITS_MASK = (1 << TRAIT_BITS) - 1;
    private static final int COLUMN_BITS = 10;
    private static final int COLUMN_MASK = (1 << COLUMN_BITS) - 1;

    private static final int INDEX_BITS = PieceIds.BITS;
    private static final int INDEX_MASK = (1 << INDEX_BITS) - 1;

    /** For each symmetry and each cell of the frame, the image of the cell: its column and, in higher bits, its row. */
    private static final int[][] POINTS = points();

    private static final Hex[] EAST = images(Hex.of(1, 0));
    private static final Hex[] SOUTH = images(Hex.of(0, 1));

    /** The weight of a piece for each value of {@link #traits}. */
    private static final int[] WEIGHTS = weights();

    /**
     * For each piece its {@link #traits} and, in higher bits, its cell as an offset from the corner of the position's
     * frame.
     */
    private final int[] pieces;

    HiveShape(PackedPosition position) {
        pieces = new int[Integer.bitCount(position.inPlay())];
        int count = 0;
        for (int word = 0; word < PieceLanes.WORDS; word++) {
            long lanes = position.word(word);
            for (long remaining = PieceLanes.inPlay(lanes); remaining != 0; remaining &= remaining - 1) {
                int id = PieceLanes.lowest(word, remaining);
                int lane = PieceLanes.get(lanes, id);
                int offset = (PieceLanes.cell(lane) - position.corner()) & Cells.MASK;
                int traits = traits(id, PieceLanes.level(lane), position.resting() == id);
                pieces[count++] = offset << TRAIT_BITS | traits;
            }
        }
    }

    boolean sameAs(HiveShape other) {
        return pieces.length == other.pieces.length
                && compare(sortedWithIndexes(POINTS[0]), other.sortedWithIndexes(POINTS[0])) == 0;
    }

    long hash() {
        return hash(POINTS[0]);
    }

    /** Returns a hash that all rotated and mirrored forms of a hive share. */
    long canonicalHash() {
        int columns = 0;
        int rows = 0;
        int weights = 0;
        int weightedColumns = 0;
        int weightedRows = 0;
        for (int piece : pieces) {
            int weight = WEIGHTS[piece & TRAITS_MASK];
            columns += column(piece);
            rows += row(piece);
            weights += weight;
            weightedColumns += weight * column(piece);
            weightedRows += weight * row(piece);
        }
        long east = (long) weightedColumns * pieces.length - (long) weights * columns;
        long south = (long) weightedRows * pieces.length - (long) weights * rows;
        long[] images = new long[SYMMETRIES.length];
        Arrays.setAll(images, index -> image(index, east, south));
        long farthest = Arrays.stream(images).max().orElseThrow();
        long smallest = Long.MAX_VALUE;
        for (int index = 0; index < images.length; index++) {
            if (images[index] == farthest) {
                smallest = Math.min(smallest, hash(POINTS[index]));
            }
        }
        return smallest;
    }

    /** Returns the image of a point as a number that grows eastward first, then southward. */
    private static long image(int symmetry, long column, long row) {
        Hex east = EAST[symmetry];
        Hex south = SOUTH[symmetry];
        return ((east.q() * column + south.q() * row) << Integer.SIZE) + east.r() * column + south.r() * row;
    }

    /**
     * Visits all symmetries that take the hive to its least form: the form that comes first when forms are compared
     * piece by piece. There are several if the hive is symmetric itself.
     *
     * @param action takes a symmetry and the indexes of the pieces, by cell and then by level
     */
    void forEachLeastForm(BiConsumer<Symmetry, int[]> action) {
        long[][] forms = new long[SYMMETRIES.length][];
        Arrays.setAll(forms, index -> sortedWithIndexes(POINTS[index]));
        long[] least = Collections.min(Arrays.asList(forms), HiveShape::compare);
        for (int index = 0; index < forms.length; index++) {
            if (compare(forms[index], least) == 0) {
                action.accept(
                        SYMMETRIES[index],
                        Arrays.stream(forms[index])
                                .mapToInt(piece -> (int) piece & INDEX_MASK)
                                .toArray());
            }
        }
    }

    /** Compares two forms of equally many pieces, without the indexes of their pieces. */
    private static int compare(long[] one, long[] other) {
        int index = 0;
        while (index < one.length && one[index] >> INDEX_BITS == other[index] >> INDEX_BITS) {
            index++;
        }
        return index == one.length ? 0 : Long.compare(one[index], other[index]);
    }

    /** The pieces in the order of their points, with their indexes in the lowest bits. */
    private long[] sortedWithIndexes(int[] points) {
        int corner = corner(points);
        long[] sorted = new long[pieces.length];
        for (int index = 0; index < sorted.length; index++) {
            sorted[index] = (long) translated(pieces[index], points, corner) << INDEX_BITS | index;
        }
        Arrays.sort(sorted);
        return sorted;
    }

    private long hash(int[] points) {
        int corner = corner(points);
        long sum = 0;
        for (int piece : pieces) {
            sum += scramble(translated(piece, points, corner));
        }
        return sum;
    }

    /** The corner of the smallest box around the hive. */
    private int corner(int[] points) {
        int column = COLUMN_MASK;
        int row = COLUMN_MASK;
        for (int piece : pieces) {
            int point = points[piece >> TRAIT_BITS];
            column = Math.min(column, point & COLUMN_MASK);
            row = Math.min(row, point >> COLUMN_BITS);
        }
        return row << COLUMN_BITS | column;
    }

    /** Returns a piece's traits and, in higher bits, its point counted from the given corner. */
    private static int translated(int piece, int[] points, int corner) {
        return (points[piece >> TRAIT_BITS] - corner) << TRAIT_BITS | (piece & TRAITS_MASK);
    }

    private static int column(int piece) {
        return (piece >> TRAIT_BITS) % Cells.SPAN;
    }

    private static int row(int piece) {
        return (piece >> TRAIT_BITS) / Cells.SPAN;
    }

    /**
     * Returns what the repetition rule distinguishes about a piece: level, insect, color and whether it rests. The level
     * comes first, because the pieces of a stack are sorted by it.
     */
    private static int traits(int id, int level, boolean rests) {
        return level << LEVEL_SHIFT
                | PieceIds.bugOf(id).ordinal() << BUG_SHIFT
                | PieceIds.colorOf(id) << COLOR_SHIFT
                | (rests ? 1 : 0);
    }

    /**
     * A one-to-one map in which every bit of the result depends on every bit of the value: the finalizer of SplitMix64
     * (Steele, Lea and Flood, 2014), with the constants of Stafford's variant 13.
     */
    static long scramble(long value) {
        long mixed = value + 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }

    private static int[][] points() {
        int[][] points = new int[SYMMETRIES.length][Cells.COUNT];
        // Far enough that no column or row is negative.
        Hex middle = Hex.of(2 * Cells.SPAN, 2 * Cells.SPAN);
        for (Symmetry symmetry : SYMMETRIES) {
            for (int offset = 0; offset < Cells.COUNT; offset++) {
                Hex to = symmetry.apply(Hex.of(offset % Cells.SPAN, offset / Cells.SPAN))
                        .plus(middle);
                points[symmetry.ordinal()][offset] = to.r() << COLUMN_BITS | to.q();
            }
        }
        return points;
    }

    private static Hex[] images(Hex hex) {
        return Arrays.stream(SYMMETRIES).map(symmetry -> symmetry.apply(hex)).toArray(Hex[]::new);
    }

    private static int[] weights() {
        int[] weights = new int[TRAITS_MASK + 1];
        for (int traits = 0; traits <= TRAITS_MASK; traits++) {
            weights[traits] = (int) scramble(traits) & 0xFFF;
        }
        return weights;
    }
}
