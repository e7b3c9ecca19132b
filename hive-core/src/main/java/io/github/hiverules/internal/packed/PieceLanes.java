package io.github.hiverules.internal.packed;

/**
 * A lane of 16 bits for each piece: 0 if it is not in play, else its level plus 1 and its cell. Four lanes share a
 * long, called a word.
 */
public final class PieceLanes {

    /** The number of words: one for each four pieces. */
    public static final int WORDS = 7;

    /** The lane of a piece that is not in play. */
    static final int NOT_IN_PLAY = 0;

    /** The number of bits of a lane. */
    static final int BITS = 16;

    private static final int LEVEL_SHIFT = Cells.BITS;

    /** A factor that repeats a lane four times. */
    private static final long REPEAT_FACTOR = 0x0001_0001_0001_0001L;

    /** The cell of each lane, without the level. */
    private static final long CELLS = REPEAT_FACTOR * Cells.MASK;

    /** The highest bit of each lane. */
    private static final long FLAGS = 0x8000_8000_8000_8000L;

    /** A factor that moves the bits 0, 16, 32 and 48 to the bits 48 to 51. */
    private static final long GATHER_FACTOR = 1L << 48 | 1L << 33 | 1L << 18 | 1L << 3;

    private PieceLanes() {}

    /** The lane of a piece in play, shifted to its position in the word. */
    static long laneInWord(int id, int cell, int level) {
        return (long) of(cell, level) << shift(id);
    }

    static int of(int cell, int level) {
        return (level + 1) << LEVEL_SHIFT | cell;
    }

    /** All bits of a piece's lane in its word. */
    static long mask(int id) {
        return 0xFFFFL << shift(id);
    }

    static int word(int id) {
        return id >> 2;
    }

    public static int get(long word, int id) {
        return (int) (word >>> shift(id)) & 0xFFFF;
    }

    public static boolean isInPlay(int lane) {
        return lane != NOT_IN_PLAY;
    }

    /** The pieces of a word that are in play, as flags for {@link #lowest}. */
    public static long inPlay(long word) {
        return nonzeroFlags(word);
    }

    /** The piece of the lowest flag in a word. */
    public static int lowest(int word, long flags) {
        return word << 2 | Long.numberOfTrailingZeros(flags) >> 4;
    }

    public static int cell(int lane) {
        return lane & Cells.MASK;
    }

    /** The number of pieces under a piece in play. */
    public static int level(int lane) {
        return (lane >> LEVEL_SHIFT) - 1;
    }

    /** The pieces of a word that stand on a cell, as flags for {@link #lowest}. */
    static long on(long word, int cell) {
        long elsewhere = nonzeroFlags((word ^ REPEAT_FACTOR * cell) & CELLS);
        return inPlay(word) & ~elsewhere;
    }

    /** Returns which of the four pieces have different lanes in two words, as the lowest four bits. */
    static int differences(long word, long other) {
        long flags = nonzeroFlags(word ^ other);
        return (int) (((flags >>> 15) * GATHER_FACTOR) >>> 48) & 0xF;
    }

    /** The highest bit of each lane that is not 0. No lane uses that bit itself, so only a carry from the others sets it. */
    private static long nonzeroFlags(long word) {
        return (word + ~FLAGS) & FLAGS;
    }

    private static int shift(int id) {
        return (id & 3) << 4;
    }
}
