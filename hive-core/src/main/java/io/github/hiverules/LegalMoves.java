package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.movegen.MoveCodes;
import io.github.hiverules.internal.movegen.MoveSegments;
import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.RandomAccess;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The legal moves of a position, as an unmodifiable, lazily computed list.
 *
 * <p>{@link #isEmpty()} counts nothing, {@link #size()} counts the moves without listing them, {@link #contains(Object)} checks a single move, and
 * {@link #play(int)} plays one without checking it again. The list is empty only if the game is over. If the player has
 * to pass, the pass is its only element.
 *
 * <p>Placements come before movements, pieces are in their natural order, and the destinations of each piece are sorted
 * by row {@code r}, then by column {@code q}.
 *
 * <p>A clickable board needs only parts of the list:
 *
 * <pre>{@code
 * LegalMoves moves = position.legalMoves();
 * List<Hex> tappableCells = moves.startCells();
 * List<Hex> highlightedCells = moves.destinations(piece);
 * List<Piece> placeablePieces = moves.placeablePieces();
 * List<Hex> placementCells = moves.placementCells();
 * }</pre>
 */
public final class LegalMoves extends AbstractList<Move> implements RandomAccess {

    /*
     * A search makes millions of these lists, so every byte costs time. With these field types, a list takes 24 bytes.
     */

    private final Position position;

    /** The moves, once listed. Threads that list them at the same time write equal ones. */
    private @Nullable MoveSegments segments;

    /** The size, once counted; until then 0. */
    private char size;

    /** Whether a move was looked up by its index before the moves were listed. The next look-up lists them. */
    private boolean wasLookedUp;

    /**
     * The segment of the move that was looked up last: only a guess for the next look-up, because another thread may
     * have set it.
     */
    private byte lastSegment;

    LegalMoves(Position position, boolean hasEnded) {
        this.position = position;
        this.segments = hasEnded ? MoveSegments.FINISHED_GAME : null;
    }

    /**
     * {@return the position after the move at the given index}
     *
     * @param index the index of the move, from 0
     * @throws IndexOutOfBoundsException if there is no such move
     */
    public Position play(int index) {
        return new Position(position.ruleset(), after(code(index)));
    }

    /**
     * {@return one of these moves, each with the same probability} Usually takes less time than {@link #size()}.
     *
     * @param random the source of random numbers
     * @throws NoSuchElementException if there is no legal move
     */
    public Move random(RandomGenerator random) {
        return move(randomCode(random));
    }

    /**
     * {@return the position after one of these moves, each with the same probability} Usually takes less time than
     * {@link #size()}. For example, play a random game to its end, or 200 plies of it:
     *
     * <pre>{@code
     * SplittableRandom random = new SplittableRandom(1);
     * Position position = Position.initial(Ruleset.ONLINE);
     * for (int ply = 0; ply < 200 && !position.outcome().isOver(); ply++) {
     *     position = position.legalMoves().playRandom(random);
     * }
     * }</pre>
     *
     * @param random the source of random numbers
     * @throws NoSuchElementException if there is no legal move
     */
    public Position playRandom(RandomGenerator random) {
        return new Position(position.ruleset(), after(randomCode(random)));
    }

    @Override
    public Move get(int index) {
        return move(code(index));
    }

    private Move move(int code) {
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
        if (known == 0 && segments != MoveSegments.FINISHED_GAME) {
            known = position.generator().count();
            size = (char) known;
        }
        return known;
    }

    @Override
    public boolean isEmpty() {
        return segments == MoveSegments.FINISHED_GAME || position.outcome().isOver();
    }

    @Override
    public boolean contains(Object element) {
        return segments != MoveSegments.FINISHED_GAME && element instanceof Move move && position.isLegal(move);
    }

    @Override
    public Iterator<Move> iterator() {
        return new SegmentIterator(position.packed(), segments());
    }

    /** {@return whether a pass is the only legal move (rule PASS-1)} */
    public boolean mustPass() {
        return segments().isPass();
    }

    /** {@return the cells from which a piece can move or be thrown, ordered by row and column} */
    public List<Hex> startCells() {
        MoveSegments all = segments();
        PackedPosition packed = position.packed();
        return IntStream.range(all.placementSegments(), all.segmentCount())
                .map(index -> packed.offset(all.id(index)))
                .sorted()
                .mapToObj(packed::hexAt)
                .toList();
    }

    /**
     * {@return the cells to which a piece can move or be thrown, or on which it can be placed if it is in hand, ordered
     * by row and column}
     *
     * @param piece the piece
     */
    public List<Hex> destinations(Piece piece) {
        int id = PieceIds.of(piece);
        MoveSegments listed = segments;
        return listed == null ? hexes(position.generator().destinations(id)) : destinations(listed.indexOf(id));
    }

    /**
     * {@return the movements of the piece on top of a cell, by itself or by a throw, in the order of this list}
     *
     * @param from the cell
     */
    public List<Move> from(Hex from) {
        Objects.requireNonNull(from, "from");
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
     * {@return the placements and movements, including throws, that lead to a cell, in the order of this list}
     *
     * @param to the cell
     */
    public List<Move> to(Hex to) {
        Objects.requireNonNull(to, "to");
        List<Move> moves = new ArrayList<>();
        for (Move move : this) {
            if (move.destination().equals(Optional.of(to))) {
                moves.add(move);
            }
        }
        return Collections.unmodifiableList(moves);
    }

    /**
     * {@return the placement of the next piece of a kind on a cell, or empty if it is illegal} For programs that know
     * only the kinds of pieces, and not their numbers.
     *
     * @param bug the kind
     * @param to the cell
     */
    public Optional<Move> find(Bug bug, Hex to) {
        Objects.requireNonNull(to, "to");
        return position.nextInHand(position.sideToMove(), bug)
                .<Move>map(piece -> Move.place(piece, to))
                .filter(this::contains);
    }

    /**
     * {@return the movement or throw of the piece on top of a cell to another cell, or empty if it is illegal}
     *
     * @param from the start cell
     * @param to the destination
     */
    public Optional<Move> find(Hex from, Hex to) {
        Objects.requireNonNull(from, "from");
        Objects.requireNonNull(to, "to");
        return position.topAt(from)
                .<Move>map(piece -> Move.move(piece, from, to))
                .filter(this::contains);
    }

    /** {@return the Pillbugs and Mosquitoes that can throw a piece, in their natural order} */
    public List<Piece> throwers() {
        return pieces(id -> throwableSet(id) != 0);
    }

    /**
     * {@return the pieces that a piece can throw, in their natural order}
     *
     * @param thrower a Pillbug or Mosquito; any other piece throws none
     */
    public List<Piece> throwablePieces(Piece thrower) {
        Objects.requireNonNull(thrower, "thrower");
        int throwable = throwableSet(PieceIds.of(thrower));
        return pieces(id -> (throwable >> id & 1) != 0);
    }

    /**
     * {@return all throws by a piece, in the order of this list} A thrown piece may also be able to go there by
     * itself, and another piece may be able to throw it there (rule PILLBUG-7).
     *
     * @param thrower a Pillbug or Mosquito; any other piece throws none
     */
    public List<Move> throwsBy(Piece thrower) {
        Objects.requireNonNull(thrower, "thrower");
        List<Piece> throwable = throwablePieces(thrower);
        if (throwable.isEmpty()) {
            return List.of();
        }
        List<Hex> neighbors = position.cellOf(thrower).orElseThrow().neighbors();
        int landingDirections = position.generator().landingDirections(PieceIds.of(thrower));
        List<Hex> cells = IntStream.range(0, neighbors.size())
                .filter(direction -> (landingDirections >> direction & 1) != 0)
                .mapToObj(neighbors::get)
                .sorted()
                .toList();
        List<Move> moves = new ArrayList<>();
        for (Piece piece : throwable) {
            Hex from = position.cellOf(piece).orElseThrow();
            cells.forEach(to -> moves.add(Move.move(piece, from, to)));
        }
        return Collections.unmodifiableList(moves);
    }

    /**
     * {@return all pieces that can throw the moved piece to its destination, in their natural order}
     *
     * @param move the move of the thrown piece
     */
    public List<Piece> throwersOf(Move move) {
        Objects.requireNonNull(move, "move");
        return throwers().stream()
                .filter(thrower -> throwsBy(thrower).contains(move))
                .toList();
    }

    private int throwableSet(int thrower) {
        return segments == MoveSegments.FINISHED_GAME ? 0 : position.generator().throwableBy(thrower);
    }

    private static List<Piece> pieces(IntPredicate isWanted) {
        return IntStream.range(0, PieceIds.COUNT)
                .filter(isWanted)
                .mapToObj(PieceIds::piece)
                .toList();
    }

    /**
     * {@return the pieces that can be placed, in their natural order: of each kind, only the piece that enters next
     * (rule MAT-2)}
     */
    public List<Piece> placeablePieces() {
        MoveSegments all = segments();
        List<Piece> pieces = new ArrayList<>(all.placementSegments());
        for (int index = 0; index < all.placementSegments(); index++) {
            pieces.add(PieceIds.piece(all.id(index)));
        }
        return Collections.unmodifiableList(pieces);
    }

    /** {@return the number of placements; they come first in the list} */
    public int placementCount() {
        return segments().placementCount();
    }

    /**
     * {@return the cells on which a piece can be placed, ordered by row and column; they are the same for all
     * {@link #placeablePieces()}}
     */
    public List<Hex> placementCells() {
        return segments().placementSegments() == 0 ? List.of() : destinations(0);
    }

    private List<Hex> hexes(char... offsets) {
        return IntStream.range(0, offsets.length)
                .mapToObj(index -> position.packed().hexAt(offsets[index]))
                .toList();
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

    private int randomCode(RandomGenerator random) {
        Objects.requireNonNull(random, "random");
        if (isEmpty()) {
            throw new NoSuchElementException("the game is over");
        }
        return position.generator().random(random);
    }

    private PackedPosition after(int code) {
        PackedPosition packed = position.packed();
        if (MoveCodes.isPass(code)) {
            return MovePlayer.afterPass(packed);
        }
        int id = MoveCodes.id(code);
        int cell = packed.cellAt(MoveCodes.offset(code));
        return MovePlayer.after(
                packed, id, cell, MoveCodes.isMovement(code), position.ruleset().flags());
    }

    private int code(int index) {
        // A loop over all moves begins at 0 and needs them listed.
        if (segments == null && !wasLookedUp && index > 0) {
            wasLookedUp = true;
            return position.generator().code(index);
        }
        MoveSegments listed = segments();
        int segment = lastSegment;
        if (!listed.contains(segment, index)) {
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
