package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.movegen.MoveCodes;
import io.github.hiverules.internal.movegen.MoveSegments;
import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.piece.Piece;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.RandomAccess;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The legal moves of a position: an unmodifiable, lazily computed list that knows its own structure.
 *
 * <p>{@link #size()} counts without making elements, {@link #contains(Object)} asks the rules, and {@link #play(int)}
 * plays an element without checking it again, even without making the others. The list is empty exactly when the game is
 * over; a forced pass is its one element.
 *
 * <p>Order: placements before movements, pieces in their natural order, and for each piece its destinations by row
 * {@code r}, then by column {@code q}.
 *
 * <p>For a board on which people tap, ask for parts of it:
 *
 * <pre>{@code
 * LegalMoves moves = position.legalMoves();
 * List<Hex> canBeTapped = moves.origins();
 * List<Hex> highlighted = moves.destinations(piece);
 * List<Piece> inHand = moves.placeablePieces();
 * List<Hex> wherePlaced = moves.placementCells();
 * }</pre>
 *
 * <p>Immutable and thread-safe.
 */
public final class LegalMoves extends AbstractList<Move> implements RandomAccess {

    /*
     * A search makes millions of these lists, so that each byte of them costs time: with these types a list has 24.
     */

    private final Position position;

    /** The moves once they were listed; threads that list at the same time write equal ones. */
    private @Nullable MoveSegments segments;

    /** The size once it was counted, until then 0. */
    private char size;

    /** Whether a move was found by its index without listing the others; for the next one, listing pays off. */
    private boolean isSearched;

    /** The segment of the last move found by its index; only a guess for the next search, as threads share it. */
    private byte lastSegment;

    LegalMoves(Position position, boolean hasEnded) {
        this.position = position;
        this.segments = hasEnded ? MoveSegments.OF_FINISHED_GAME : null;
    }

    /**
     * Plays one of the moves.
     *
     * @param index which move, from 0
     * @return the position after the move
     * @throws IndexOutOfBoundsException if there is no such move
     */
    public Position play(int index) {
        return new Position(position.ruleset(), after(code(index)));
    }

    @Override
    public Move get(int index) {
        int code = code(index);
        if (MoveCodes.isPass(code)) {
            return Move.pass();
        }
        PackedPosition packed = position.packed();
        int id = MoveCodes.id(code);
        Piece piece = PieceIds.piece(id);
        Hex to = packed.hexAt(MoveCodes.offset(code));
        return MoveCodes.isMovement(code)
                ? Move.move(piece, packed.hexAt(packed.offset(id)), to)
                : Move.place(piece, to);
    }

    @Override
    public int size() {
        int known = size;
        if (known == 0 && segments != MoveSegments.OF_FINISHED_GAME) {
            known = position.generator().count();
            size = (char) known;
        }
        return known;
    }

    @Override
    public boolean contains(Object element) {
        return segments != MoveSegments.OF_FINISHED_GAME && element instanceof Move move && position.isLegal(move);
    }

    @Override
    public Iterator<Move> iterator() {
        return new SegmentIterator(position.packed(), segments());
    }

    /**
     * Returns whether the player has to pass (rule PASS-1).
     *
     * @return true exactly when a pass is the only legal move
     */
    public boolean mustPass() {
        return segments().isPass();
    }

    /**
     * Returns the cells that a piece can leave by moving or being thrown: those worth a tap.
     *
     * @return an unmodifiable list, by row and column
     */
    public List<Hex> origins() {
        MoveSegments all = segments();
        PackedPosition packed = position.packed();
        return IntStream.range(all.placements(), all.count())
                .map(index -> packed.offset(all.id(index)))
                .sorted()
                .mapToObj(packed::hexAt)
                .toList();
    }

    /**
     * Returns where a piece can go: the cells to which it can move or be thrown or, if it is in hand, on which it can be
     * placed.
     *
     * @param piece the piece
     * @return an unmodifiable list, by row and column; empty if it cannot go anywhere
     */
    public List<Hex> destinations(Piece piece) {
        return destinations(segments().indexOf(PieceIds.of(piece)));
    }

    /**
     * Returns the moves and throws of the piece on top of a cell.
     *
     * @param from the cell
     * @return an unmodifiable list, in the order of this list; empty if no piece can leave the cell
     */
    public List<Move> from(Hex from) {
        Optional<Piece> top = position.topAt(from);
        if (top.isEmpty()) {
            return List.of();
        }
        List<Move> moves = new ArrayList<>();
        for (Hex to : destinations(top.get())) {
            moves.add(Move.move(top.get(), from, to));
        }
        return Collections.unmodifiableList(moves);
    }

    /**
     * Returns the placements, moves and throws that lead to a cell.
     *
     * @param to the cell
     * @return an unmodifiable list, in the order of this list
     */
    public List<Move> to(Hex to) {
        List<Move> moves = new ArrayList<>();
        for (Move move : this) {
            if (move.destination().equals(Optional.of(to))) {
                moves.add(move);
            }
        }
        return Collections.unmodifiableList(moves);
    }

    /**
     * Returns the pieces that can be placed: of each kind the one that enters next (rule MAT-2).
     *
     * @return an unmodifiable list in the natural order of pieces; empty if nothing can be placed
     */
    public List<Piece> placeablePieces() {
        MoveSegments all = segments();
        List<Piece> pieces = new ArrayList<>(all.placements());
        for (int index = 0; index < all.placements(); index++) {
            pieces.add(PieceIds.piece(all.id(index)));
        }
        return Collections.unmodifiableList(pieces);
    }

    /** {@return how many of the moves, at the front of the list, are placements} */
    public int placementCount() {
        return segments().placementCount();
    }

    /**
     * Returns the cells on which a piece can be placed, the same for all {@link #placeablePieces()}.
     *
     * @return an unmodifiable list, by row and column; empty if nothing can be placed
     */
    public List<Hex> placementCells() {
        return segments().placements() == 0 ? List.of() : destinations(0);
    }

    private List<Hex> destinations(int index) {
        if (index == MoveSegments.NONE) {
            return List.of();
        }
        MoveSegments all = segments();
        int start = all.start(index);
        return IntStream.range(start, start + all.size(index))
                .mapToObj(at -> position.packed().hexAt(all.destination(at)))
                .toList();
    }

    private PackedPosition after(int code) {
        PackedPosition packed = position.packed();
        if (MoveCodes.isPass(code)) {
            return packed.afterPass();
        }
        int id = MoveCodes.id(code);
        int cell = packed.cellAt(MoveCodes.offset(code));
        return packed.after(id, cell, MoveCodes.isMovement(code));
    }

    private int code(int index) {
        // A loop over all moves begins at 0, and will want them listed.
        if (segments == null && !isSearched && index > 0) {
            isSearched = true;
            return position.generator().code(index);
        }
        MoveSegments listed = segments();
        int segment = lastSegment;
        if (!listed.has(segment, index)) {
            Objects.checkIndex(index, listed.size());
            if (listed.isPass()) {
                return MoveCodes.PASS;
            }
            segment = listed.segmentOf(index);
            lastSegment = (byte) segment;
        }
        return listed.code(segment, index);
    }

    private MoveSegments segments() {
        MoveSegments listed = segments;
        if (listed == null) {
            listed = position.generator().list();
            segments = listed;
        }
        return listed;
    }
}
