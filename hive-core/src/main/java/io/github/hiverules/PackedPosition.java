package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.movegen.MoveCodes;
import io.github.hiverules.internal.movegen.MoveGenerator;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Hive;
import io.github.hiverules.internal.packed.Lanes;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What a {@link Position} is made of: a place for each piece, the window in which they lie, and the turn. */
abstract class PackedPosition {

    /*
     * A piece's place says only on which cell of the torus it is. The window says which of the hexes that share this
     * cell is meant: columns cornerQ to cornerQ + 31, rows cornerR to cornerR + 31. No piece ever stands on the rim of the
     * window, so that the cells next to the hive are in it too.
     */

    /** The id of no piece. */
    static final int NOTHING = -1;

    /** Instead of a cell, for hexes that are not in the window and so do not touch the hive. */
    static final int OUTSIDE = -1;

    private static final int LAST = Cells.SPAN - 1;

    final Ruleset ruleset;
    private final int cornerQ;
    private final int cornerR;
    final int ply;
    final int resting;
    private final long w0;
    private final long w1;
    private final long w2;
    private final long w3;
    private final long w4;
    private final long w5;
    private final long w6;

    PackedPosition(
            Ruleset ruleset,
            int cornerQ,
            int cornerR,
            int ply,
            int resting,
            long w0,
            long w1,
            long w2,
            long w3,
            long w4,
            long w5,
            long w6) {
        this.ruleset = ruleset;
        this.cornerQ = cornerQ;
        this.cornerR = cornerR;
        this.ply = ply;
        this.resting = resting;
        this.w0 = w0;
        this.w1 = w1;
        this.w2 = w2;
        this.w3 = w3;
        this.w4 = w4;
        this.w5 = w5;
        this.w6 = w6;
    }

    /** The workspace of this thread, with the hive of this position. */
    final Workspace workspace() {
        Workspace workspace = MoveGenerator.ofThread().workspace();
        workspace.bring(corner(), w0, w1, w2, w3, w4, w5, w6);
        return workspace;
    }

    final Hive hive() {
        return workspace().hive();
    }

    /** The generator of this thread, ready for this position. */
    final MoveGenerator generator() {
        MoveGenerator generator = MoveGenerator.ofThread();
        generator.workspace().bring(corner(), w0, w1, w2, w3, w4, w5, w6);
        return generator.at(ruleset.rules(), ply, resting);
    }

    /** The place of a piece, see {@link Lanes}. */
    final int lane(int id) {
        return Lanes.get(word(Lanes.word(id)), id);
    }

    /** Whether a piece is in play and stands on a hex. */
    final boolean standsOn(int id, Hex hex) {
        int lane = lane(id);
        return Lanes.inPlay(lane) && hex(Lanes.cell(lane)).equals(hex);
    }

    final int piecesInPlay() {
        int count = 0;
        for (int index = 0; index < Lanes.WORDS; index++) {
            count += Long.bitCount(Lanes.inPlay(word(index)));
        }
        return count;
    }

    /** The cell in the north-west corner of the window. */
    final int corner() {
        return (cornerQ + Cells.SPAN * cornerR) & Cells.MASK;
    }

    /** The cell of a hex in the window, or {@link #OUTSIDE}. */
    final int cell(Hex hex) {
        int column = hex.q() - cornerQ;
        int row = hex.r() - cornerR;
        return (column & ~LAST) == 0 && (row & ~LAST) == 0 ? Cells.of(hex) : OUTSIDE;
    }

    /** The hex in the window that is meant by a cell. */
    final Hex hex(int cell) {
        int offset = (cell - corner()) & Cells.MASK;
        return Hex.of(cornerQ + (offset & LAST), cornerR + offset / Cells.SPAN);
    }

    final List<Hex> hexes(int... cells) {
        List<Hex> hexes = new ArrayList<>(cells.length);
        for (int cell : cells) {
            hexes.add(hex(cell));
        }
        return hexes;
    }

    /** The pieces on a cell from bottom to top. */
    static List<Piece> stackOn(Hive hive, int cell) {
        List<Piece> stack = new ArrayList<>(hive.height(cell));
        for (int id = hive.top(cell); id != NOTHING; id = hive.below(id)) {
            stack.add(PieceIds.piece(id));
        }
        Collections.reverse(stack);
        return Collections.unmodifiableList(stack);
    }

    /** The legal move that the generator means by a code. */
    final Move decoded(int code) {
        if (MoveCodes.isPass(code)) {
            return Move.pass();
        }
        int id = MoveCodes.id(code);
        Piece piece = PieceIds.piece(id);
        Hex to = hex(target(code));
        return MoveCodes.isMovement(code) ? Move.move(piece, hex(Lanes.cell(lane(id))), to) : Move.place(piece, to);
    }

    /** The position after a legal move of the generator. */
    final Position after(int code) {
        if (MoveCodes.isPass(code)) {
            return afterPass();
        }
        return after(MoveCodes.id(code), target(code), MoveCodes.isMovement(code));
    }

    /** The position after a pass. */
    final Position afterPass() {
        return new Position(ruleset, cornerQ, cornerR, ply + 1, NOTHING, w0, w1, w2, w3, w4, w5, w6);
    }

    /** The position after a piece came to a cell by a legal move. */
    final Position after(int id, int cell, boolean isMovement) {
        int level = PieceIds.climbs(id) ? heightOf(cell) : 0;
        long lane = Lanes.lane(id, cell, level);
        long others = ~Lanes.mask(id);
        int word = Lanes.word(id);
        int offset = (cell - corner()) & Cells.MASK;
        int column = offset & LAST;
        int row = offset / Cells.SPAN;
        Position next = new Position(
                ruleset,
                cornerQ,
                cornerR,
                ply + 1,
                isMovement ? id : NOTHING,
                word == 0 ? (w0 & others) | lane : w0,
                word == 1 ? (w1 & others) | lane : w1,
                word == 2 ? (w2 & others) | lane : w2,
                word == 3 ? (w3 & others) | lane : w3,
                word == 4 ? (w4 & others) | lane : w4,
                word == 5 ? (w5 & others) | lane : w5,
                word == 6 ? (w6 & others) | lane : w6);
        boolean onRim = column == 0 || column == LAST || row == 0 || row == LAST;
        return onRim ? next.recentered() : next;
    }

    /** This position in a window that has the hive in its middle. */
    final Position recentered() {
        int minColumn = LAST;
        int maxColumn = 0;
        int minRow = LAST;
        int maxRow = 0;
        for (int id = 0; id < PieceIds.COUNT; id++) {
            int lane = lane(id);
            if (Lanes.inPlay(lane)) {
                int offset = (Lanes.cell(lane) - corner()) & Cells.MASK;
                minColumn = Math.min(minColumn, offset & LAST);
                maxColumn = Math.max(maxColumn, offset & LAST);
                minRow = Math.min(minRow, offset / Cells.SPAN);
                maxRow = Math.max(maxRow, offset / Cells.SPAN);
            }
        }
        int columns = cornerQ + (minColumn + maxColumn) / 2 - LAST / 2;
        int rows = cornerR + (minRow + maxRow) / 2 - LAST / 2;
        return new Position(ruleset, columns, rows, ply, resting, w0, w1, w2, w3, w4, w5, w6);
    }

    private int target(int code) {
        return (corner() + MoveCodes.offset(code)) & Cells.MASK;
    }

    /** How many pieces are on a cell; needs no workspace. */
    private int heightOf(int cell) {
        return Lanes.countOn(w0, cell)
                + Lanes.countOn(w1, cell)
                + Lanes.countOn(w2, cell)
                + Lanes.countOn(w3, cell)
                + Lanes.countOn(w4, cell)
                + Lanes.countOn(w5, cell)
                + Lanes.countOn(w6, cell);
    }

    /** The places of four pieces, see {@link Lanes}. */
    final long word(int index) {
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
}
