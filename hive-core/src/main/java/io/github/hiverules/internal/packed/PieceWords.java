package io.github.hiverules.internal.packed;

/** The lanes of all pieces, see {@link PieceLanes}. Immutable. */
abstract class PieceWords {

    /*
     * Seven fields instead of an array, because an array would make each position 24 bytes larger, and playing and
     * loading it slower. They have room for 28 pieces.
     */

    private static final long[] NOTHING_IN_PLAY = new long[PieceLanes.WORDS];

    private final long w0;
    private final long w1;
    private final long w2;
    private final long w3;
    private final long w4;
    private final long w5;
    private final long w6;

    PieceWords(long[] words) {
        w0 = words[0];
        w1 = words[1];
        w2 = words[2];
        w3 = words[3];
        w4 = words[4];
        w5 = words[5];
        w6 = words[6];
    }

    PieceWords(PieceWords other) {
        w0 = other.w0;
        w1 = other.w1;
        w2 = other.w2;
        w3 = other.w3;
        w4 = other.w4;
        w5 = other.w5;
        w6 = other.w6;
    }

    /** Takes the lanes of other words, except that of one piece. */
    PieceWords(PieceWords other, int id, int cell, int level) {
        long lane = PieceLanes.laneInWord(id, cell, level);
        long remaining = ~PieceLanes.mask(id);
        int word = PieceLanes.word(id);
        w0 = word == 0 ? (other.w0 & remaining) | lane : other.w0;
        w1 = word == 1 ? (other.w1 & remaining) | lane : other.w1;
        w2 = word == 2 ? (other.w2 & remaining) | lane : other.w2;
        w3 = word == 3 ? (other.w3 & remaining) | lane : other.w3;
        w4 = word == 4 ? (other.w4 & remaining) | lane : other.w4;
        w5 = word == 5 ? (other.w5 & remaining) | lane : other.w5;
        w6 = word == 6 ? (other.w6 & remaining) | lane : other.w6;
    }

    /** The lanes of four pieces. */
    public final long word(int index) {
        return switch (index) {
            case 0 -> w0;
            case 1 -> w1;
            case 2 -> w2;
            case 3 -> w3;
            case 4 -> w4;
            case 5 -> w5;
            default -> w6;
        };
    }

    final void copyTo(long[] words) {
        words[0] = w0;
        words[1] = w1;
        words[2] = w2;
        words[3] = w3;
        words[4] = w4;
        words[5] = w5;
        words[6] = w6;
    }

    /** Returns the pieces whose lanes differ from those in the given words. */
    final int differences(long[] words) {
        return PieceLanes.differences(words[0], w0)
                | PieceLanes.differences(words[1], w1) << 4
                | PieceLanes.differences(words[2], w2) << 8
                | PieceLanes.differences(words[3], w3) << 12
                | PieceLanes.differences(words[4], w4) << 16
                | PieceLanes.differences(words[5], w5) << 20
                | PieceLanes.differences(words[6], w6) << 24;
    }

    /** Returns the number of pieces on a cell. */
    public final int height(int cell) {
        int height = 0;
        for (int index = 0; index < PieceLanes.WORDS; index++) {
            height += Long.bitCount(PieceLanes.on(word(index), cell));
        }
        return height;
    }

    /** Returns the pieces in play. */
    public final int inPlay() {
        return differences(NOTHING_IN_PLAY);
    }

    /** See {@link PieceLanes}. */
    public final int lane(int id) {
        return PieceLanes.get(word(PieceLanes.word(id)), id);
    }
}
