package io.github.hiverules.internal.packed;

/** A piece's place in 16 bits, four to a long: 0 if it is not in play, else a mark, its level and its cell. */
public final class Lanes {

    /** How many longs hold the places of all pieces. */
    public static final int WORDS = PieceIds.COUNT / 4;

    /** The lane of a piece that is not in play. */
    static final int NOT_IN_PLAY = 0;

    private static final int IN_PLAY = 0x8000;
    private static final int LEVEL_SHIFT = 10;

    /** Repeats a lane four times, as a factor. */
    private static final long EACH = 0x0001_0001_0001_0001L;

    /** All but the level in each lane. */
    private static final long PLACE = 0x83FF_83FF_83FF_83FFL;

    /** The mark in each lane. */
    private static final long HIGHEST = 0x8000_8000_8000_8000L;

    private Lanes() {}

    /** The lane of a piece in play, in its place within its word. */
    public static long lane(int id, int cell, int level) {
        return (long) of(cell, level) << shift(id);
    }

    /** The lane of a piece in play, taken out of its word. */
    static int of(int cell, int level) {
        return IN_PLAY | level << LEVEL_SHIFT | cell;
    }

    /** All bits of a piece's lane within its word. */
    public static long mask(int id) {
        return 0xFFFFL << shift(id);
    }

    /** Which word holds a piece's lane. */
    public static int word(int id) {
        return id >> 2;
    }

    /** Takes a piece's lane out of its word. */
    public static int get(long word, int id) {
        return (int) (word >>> shift(id)) & 0xFFFF;
    }

    /** Whether the piece is in play. */
    public static boolean inPlay(int lane) {
        return lane != NOT_IN_PLAY;
    }

    /** The marks of the pieces of a word that are in play. */
    public static long inPlay(long word) {
        return word & HIGHEST;
    }

    /** The piece with the lowest of some marks in a word. */
    public static int lowest(int word, long marks) {
        return word << 2 | Long.numberOfTrailingZeros(marks) >> 4;
    }

    /** The cell of a piece in play. */
    public static int cell(int lane) {
        return lane & Cells.MASK;
    }

    /** How many pieces lie under a piece in play. */
    public static int level(int lane) {
        return lane >> LEVEL_SHIFT & 7;
    }

    /** How many of the four pieces of a word stand on a cell. */
    public static int countOn(long word, int cell) {
        // A piece on the cell has no difference; a lane with one gets its highest bit set, from itself or by a carry.
        long differences = (word ^ EACH * (IN_PLAY | cell)) & PLACE;
        long elsewhere = (differences | (differences & ~HIGHEST) + ~HIGHEST) & HIGHEST;
        return 4 - Long.bitCount(elsewhere);
    }

    private static int shift(int id) {
        return (id & 3) << 4;
    }
}
