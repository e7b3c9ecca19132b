package io.github.hiverules.internal.packed;

/** The lanes of all pieces, see {@link PieceLanes}. Immutable. */
abstract class PieceWords {

    /*
     * Eight fields instead of an array, because an array would make each position 24 bytes larger, and playing and
     * loading it slower. There is room for 32 pieces, as in the sets of pieces, see PieceIds.
     */

    private final long w0;
    private final long w1;
    private final long w2;
    private final long w3;
    private final long w4;
    private final long w5;
    private final long w6;
    private final long w7;

    PieceWords(long[] words) {
        w0 = words[0];
        w1 = words[1];
        w2 = words[2];
        w3 = words[3];
        w4 = words[4];
        w5 = words[5];
        w6 = words[6];
        w7 = words[7];
    }

    PieceWords(PieceWords other) {
        w0 = other.w0;
        w1 = other.w1;
        w2 = other.w2;
        w3 = other.w3;
        w4 = other.w4;
        w5 = other.w5;
        w6 = other.w6;
        w7 = other.w7;
    }

    /** Takes the lanes of other words, except that of one piece. */
    PieceWords(PieceWords other, int id, int cell, int level) {
        long lane = PieceLanes.laneInWord(id, cell, level);
        long rest = ~PieceLanes.mask(id);
        int word = PieceLanes.word(id);
        w0 = word == 0 ? (other.w0 & rest) | lane : other.w0;
        w1 = word == 1 ? (other.w1 & rest) | lane : other.w1;
        w2 = word == 2 ? (other.w2 & rest) | lane : other.w2;
        w3 = word == 3 ? (other.w3 & rest) | lane : other.w3;
        w4 = word == 4 ? (other.w4 & rest) | lane : other.w4;
        w5 = word == 5 ? (other.w5 & rest) | lane : other.w5;
        w6 = word == 6 ? (other.w6 & rest) | lane : other.w6;
        w7 = word == 7 ? (other.w7 & rest) | lane : other.w7;
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
            case 6 -> w6;
            default -> w7;
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
        words[7] = w7;
    }

    /** Returns the pieces whose lanes differ from those in the given words. */
    final int differences(long[] words) {
        return PieceLanes.differences(words[0], w0)
                | PieceLanes.differences(words[1], w1) << 4
                | PieceLanes.differences(words[2], w2) << 8
                | PieceLanes.differences(words[3], w3) << 12
                | PieceLanes.differences(words[4], w4) << 16
                | PieceLanes.differences(words[5], w5) << 20
                | PieceLanes.differences(words[6], w6) << 24
                | PieceLanes.differences(words[7], w7) << 28;
    }

    /** Returns the number of pieces on a cell. */
    final int height(int cell) {
        return PieceLanes.countOn(w0, cell)
                + PieceLanes.countOn(w1, cell)
                + PieceLanes.countOn(w2, cell)
                + PieceLanes.countOn(w3, cell)
                + PieceLanes.countOn(w4, cell)
                + PieceLanes.countOn(w5, cell)
                + PieceLanes.countOn(w6, cell)
                + PieceLanes.countOn(w7, cell);
    }
}
