package io.github.hiverules.internal.packed;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * A position without its ruleset: where every piece stands, whose turn it is and which piece rests. Immutable. Answers
 * questions about single cells and pieces; {@link Workspace} loads it for all others.
 */
public final class PackedPosition extends PieceWords {

    /*
     * A piece's lane names only a cell, which many hexes share. The frame says which of them is meant: it has as
     * many columns and rows as there are cells before they repeat, starting at frameQ and frameR. No piece ever stands
     * on the frame's rim, so the cells next to the hive are inside the frame too.
     */

    /**
     * The highest number of a turn. All later turns have this number, too, so every position can be written as a setup.
     */
    public static final int MAX_TURN_NUMBER = 1_000_000;

    private static final int LAST_PLY = 2 * MAX_TURN_NUMBER - 1;

    private static final int HALF_SPAN = Cells.SPAN / 2;

    /** The last column of the frame, and its last row. */
    private static final int LAST_INDEX = Cells.SPAN - 1;

    /**
     * 2^64 divided by the golden ratio (Fibonacci hashing, after Knuth). Multiplying by this odd number spreads the
     * bits of a word.
     */
    private static final long HASH_FACTOR = 0x9E3779B97F4A7C15L;

    private static final int RESTING_BITS = PieceIds.BITS;

    private final int frameQ;
    private final int frameR;

    /**
     * The ply and, in the lowest bits, the resting piece's id plus 1. They share a field,
     * because many positions are made and each byte of them costs time.
     */
    private final int turn;

    private PackedPosition(int frameQ, int frameR, int ply, int resting, long[] words) {
        super(words);
        this.frameQ = frameQ;
        this.frameR = frameR;
        this.turn = turn(ply, resting);
    }

    private PackedPosition(int frameQ, int frameR, int ply, int resting, PieceWords words) {
        super(words);
        this.frameQ = frameQ;
        this.frameR = frameR;
        this.turn = turn(ply, resting);
    }

    private PackedPosition(PackedPosition before, int resting, int id, int cell, int level) {
        super(before, id, cell, level);
        this.frameQ = before.frameQ;
        this.frameR = before.frameR;
        this.turn = turn(before.nextPly(), resting);
    }

    private int nextPly() {
        int ply = ply();
        return ply == LAST_PLY ? ply - 1 : ply + 1;
    }

    private static int turn(int ply, int resting) {
        return ply << RESTING_BITS | resting + 1;
    }

    /** The empty table. */
    public static PackedPosition initial() {
        return of(Map.of(), 0, PieceIds.NONE);
    }

    public static PackedPosition of(Map<Hex, List<Piece>> stacks, int ply, int resting) {
        Hex middle = middle(stacks.keySet());
        long[] words = new long[PieceLanes.WORDS];
        stacks.forEach((hex, stack) -> {
            int level = 0;
            for (Piece piece : stack) {
                int id = PieceIds.of(piece);
                words[PieceLanes.word(id)] |= PieceLanes.laneInWord(id, Cells.of(hex), level++);
            }
        });
        return new PackedPosition(middle.q() - HALF_SPAN, middle.r() - HALF_SPAN, ply, resting, words);
    }

    /**
     * The middle of a hive, computed relative to one of its cells, because coordinates may wrap around the limits of
     * int.
     */
    private static Hex middle(Set<Hex> hexes) {
        Hex first = hexes.isEmpty() ? Hex.ORIGIN : hexes.iterator().next();
        int minQ = 0;
        int maxQ = 0;
        int minR = 0;
        int maxR = 0;
        for (Hex hex : hexes) {
            Hex offset = hex.minus(first);
            minQ = Math.min(minQ, offset.q());
            maxQ = Math.max(maxQ, offset.q());
            minR = Math.min(minR, offset.r());
            maxR = Math.max(maxR, offset.r());
        }
        return first.plus(Hex.of(Math.floorDiv(minQ + maxQ, 2), Math.floorDiv(minR + maxR, 2)));
    }

    /** The number of turns that the two players have taken together, up to {@link #LAST_PLY}. */
    public int ply() {
        return turn >>> RESTING_BITS;
    }

    /** The color to move, 0 or 1. */
    public int color() {
        return ply() & 1;
    }

    public int turnNumber() {
        return (ply() >> 1) + 1;
    }

    /** The piece that was moved or thrown on the previous turn, or {@link PieceIds#NONE}. */
    public int resting() {
        return (turn & (1 << RESTING_BITS) - 1) - 1;
    }

    public boolean isInPlay(int id) {
        return PieceLanes.isInPlay(lane(id));
    }

    /** The cell of a piece, or {@link Cells#NONE} if it is not in play. */
    public int cellOf(int id) {
        int lane = lane(id);
        return PieceLanes.isInPlay(lane) ? PieceLanes.cell(lane) : Cells.NONE;
    }

    public boolean standsOn(int id, Hex hex) {
        int lane = lane(id);
        return PieceLanes.isInPlay(lane) && hex(PieceLanes.cell(lane)).equals(hex);
    }

    /** The frame's corner: its cell with the smallest q and r. */
    public int corner() {
        return (frameQ + Cells.SPAN * frameR) & Cells.MASK;
    }

    /** The cell of a hex inside the frame, or {@link Cells#NONE} outside, where nothing touches the hive. */
    public int cell(Hex hex) {
        // Named like the parameter of Position's methods, because their callers see the exception.
        Objects.requireNonNull(hex, "cell");
        int column = hex.q() - frameQ;
        int row = hex.r() - frameR;
        return (column & ~LAST_INDEX) == 0 && (row & ~LAST_INDEX) == 0 ? Cells.of(hex) : Cells.NONE;
    }

    /** The hex inside the frame for a cell. */
    public Hex hex(int cell) {
        return hexAt((cell - corner()) & Cells.MASK);
    }

    /** The offset of a piece in play: the number of its cell, counted row by row from the frame's corner. */
    public int offset(int id) {
        return (PieceLanes.cell(lane(id)) - corner()) & Cells.MASK;
    }

    public List<Hex> hexes(int... cells) {
        List<Hex> hexes = new ArrayList<>(cells.length);
        for (int cell : cells) {
            hexes.add(hex(cell));
        }
        return hexes;
    }

    public Hex hexAt(int offset) {
        return Hex.of(frameQ + (offset & LAST_INDEX), frameR + offset / Cells.SPAN);
    }

    public int cellAt(int offset) {
        return (corner() + offset) & Cells.MASK;
    }

    /** The position after a pass. */
    public PackedPosition afterPass(int newResting) {
        return new PackedPosition(frameQ, frameR, nextPly(), newResting, this);
    }

    /** The position after a piece was placed on a cell, or moved or thrown there. */
    public PackedPosition after(int id, int cell, int newResting) {
        boolean isOnTable = !isInPlay(id) || !PieceIds.canClimb(id);
        int level = isOnTable ? 0 : height(cell);
        PackedPosition next = new PackedPosition(this, newResting, id, cell, level);
        return isOnRim((cell - corner()) & Cells.MASK) ? next.recentered() : next;
    }

    private static boolean isOnRim(int offset) {
        int column = offset & LAST_INDEX;
        int row = offset / Cells.SPAN;
        return column == 0 || column == LAST_INDEX || row == 0 || row == LAST_INDEX;
    }

    /** Returns this position in a frame with the hive in its middle. */
    private PackedPosition recentered() {
        Set<Hex> hexes = new HashSet<>();
        for (int remaining = inPlay(); remaining != 0; remaining &= remaining - 1) {
            hexes.add(hexAt(offset(Integer.numberOfTrailingZeros(remaining))));
        }
        Hex middle = middle(hexes);
        return new PackedPosition(middle.q() - HALF_SPAN, middle.r() - HALF_SPAN, ply(), resting(), this);
    }

    /** Returns whether another position has the same pieces on the same hexes, the same turn and resting piece. */
    public boolean sameAs(PackedPosition other) {
        boolean sameLanes = turn == other.turn;
        for (int index = 0; sameLanes && index < PieceLanes.WORDS; index++) {
            sameLanes = word(index) == other.word(index);
        }
        return sameLanes && firstHex().equals(other.firstHex());
    }

    /** A number that positions share if they are the {@link #sameAs(PackedPosition) same}. */
    public int hash() {
        long hash = turn;
        for (int index = 0; index < PieceLanes.WORDS; index++) {
            hash = (hash ^ word(index)) * HASH_FACTOR;
            hash ^= hash >>> Integer.SIZE;
        }
        return (int) hash;
    }

    /**
     * The hex of one of the pieces in play. Together with the cells, it determines all other hexes, because a hive is
     * connected.
     */
    private Hex firstHex() {
        for (int word = 0; word < PieceLanes.WORDS; word++) {
            long inPlay = PieceLanes.inPlay(word(word));
            if (inPlay != 0) {
                return hexAt(offset(PieceLanes.lowest(word, inPlay)));
            }
        }
        return Hex.ORIGIN;
    }
}
