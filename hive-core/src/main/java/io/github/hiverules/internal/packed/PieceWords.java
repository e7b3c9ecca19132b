package io.github.hiverules.internal.packed;

import io.github.hiverules.piece.Piece;
import java.util.List;

/** The lanes of all pieces, see {@link PieceLanes}, and what they say about single cells. Immutable. */
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

    public final boolean isOccupied(int cell) {
        return (PieceLanes.on(w0, cell)
                        | PieceLanes.on(w1, cell)
                        | PieceLanes.on(w2, cell)
                        | PieceLanes.on(w3, cell)
                        | PieceLanes.on(w4, cell)
                        | PieceLanes.on(w5, cell)
                        | PieceLanes.on(w6, cell))
                != 0;
    }

    /** Returns the number of pieces on a cell. */
    public final int height(int cell) {
        int height = 0;
        for (int index = 0; index < PieceLanes.WORDS; index++) {
            height += Long.bitCount(PieceLanes.on(word(index), cell));
        }
        return height;
    }

    /** Returns the top piece of a cell, or {@link PieceIds#NONE}. */
    public final int top(int cell) {
        int top = PieceIds.NONE;
        int highest = PieceLanes.NOT_IN_PLAY;
        for (int index = 0; index < PieceLanes.WORDS; index++) {
            long word = word(index);
            for (long remaining = PieceLanes.on(word, cell); remaining != 0; remaining &= remaining - 1) {
                int id = PieceLanes.lowest(index, remaining);
                int lane = PieceLanes.get(word, id);
                // On the same cell, the lane of a higher piece is greater.
                if (lane > highest) {
                    highest = lane;
                    top = id;
                }
            }
        }
        return top;
    }

    /** Returns the pieces on a cell from bottom to top. */
    public final List<Piece> stack(int cell) {
        int height = height(cell);
        if (height <= 1) {
            return height == 0 ? List.of() : PieceIds.stackOfOne(top(cell));
        }
        Piece[] stack = new Piece[height];
        for (int index = 0; index < PieceLanes.WORDS; index++) {
            long word = word(index);
            for (long remaining = PieceLanes.on(word, cell); remaining != 0; remaining &= remaining - 1) {
                int id = PieceLanes.lowest(index, remaining);
                stack[PieceLanes.level(PieceLanes.get(word, id))] = PieceIds.piece(id);
            }
        }
        return List.of(stack);
    }

    /** Returns the directions of the occupied neighbors of a cell. */
    public final int neighbors(int cell) {
        int neighbors = 0;
        for (int index = 0; index < PieceLanes.WORDS; index++) {
            for (long remaining = word(index); remaining != 0; remaining >>>= PieceLanes.BITS) {
                int lane = PieceLanes.get(remaining, 0);
                neighbors |= PieceLanes.isInPlay(lane) ? Cells.toward(cell, PieceLanes.cell(lane)) : 0;
            }
        }
        return neighbors;
    }

    /** Returns the pieces in play. */
    public final int inPlay() {
        return differences(NOTHING_IN_PLAY);
    }

    /** Returns the pieces on top of their cells. */
    public final int uncovered() {
        int uncovered = inPlay();
        for (int remaining = uncovered & PieceIds.climbers(); remaining != 0; remaining &= remaining - 1) {
            uncovered &= ~under(Integer.numberOfTrailingZeros(remaining));
        }
        return uncovered;
    }

    /** See {@link PieceLanes}. */
    public final int lane(int id) {
        return PieceLanes.get(word(PieceLanes.word(id)), id);
    }

    /** Returns the pieces that lie under a piece in play. */
    private int under(int id) {
        int lane = lane(id);
        int under = 0;
        for (int index = 0; PieceLanes.level(lane) > 0 && index < PieceLanes.WORDS; index++) {
            long word = word(index);
            for (long remaining = PieceLanes.on(word, PieceLanes.cell(lane));
                    remaining != 0;
                    remaining &= remaining - 1) {
                int other = PieceLanes.lowest(index, remaining);
                under |= PieceLanes.get(word, other) < lane ? 1 << other : 0;
            }
        }
        return under;
    }
}
