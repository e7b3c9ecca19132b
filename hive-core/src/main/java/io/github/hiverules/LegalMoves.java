package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.movegen.MoveCodes;
import io.github.hiverules.internal.movegen.MoveGenerator;
import io.github.hiverules.internal.movegen.MoveSegments;
import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.piece.Piece;
import java.util.AbstractList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.RandomAccess;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The legal moves of a game or position, as an unmodifiable, lazily computed list.
 *
 * <p>{@link #play(int)} and {@link #playRandom} do not check the move again, but return positions, which know nothing of
 * the game. For history, repetition and results, play a move of the list with {@link Game#play(Move)}.
 *
 * <p>{@link #isEmpty()} counts nothing, {@link #size()} counts the moves without listing them, and
 * {@link #contains(Object)} checks a single move. The list is empty only if the game is over. If the player has to pass,
 * the pass is its only element.
 *
 * <p>Placements come before movements, pieces are in their natural order, and the destinations of each piece are sorted
 * by row {@code r}, then by column {@code q}.
 *
 * <p>A clickable board needs only parts of the list:
 *
 * <pre>{@code
 * LegalMoves moves = game.legalMoves();
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
     * {@return one of these moves, each with the same probability} Usually takes less time than {@link #size()}.
     *
     * @param random the source of random numbers, which is asked for one {@code long}
     * @throws NoSuchElementException if there is no legal move
     */
    public Move random(RandomGenerator random) {
        return move(randomCode(random));
    }

    /**
     * {@return the position after the move at the given index}
     *
     * @param index the index of the move, from 0
     * @throws IndexOutOfBoundsException if there is no such move
     */
    public Position play(int index) {
        return after(code(index));
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
     * @param random the source of random numbers, which is asked for one {@code long}
     * @throws NoSuchElementException if there is no legal move
     */
    public Position playRandom(RandomGenerator random) {
        return after(randomCode(random));
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

    private Position after(int code) {
        return MoveCodes.isPass(code)
                ? position.afterPass()
                : position.after(
                        MoveCodes.id(code),
                        position.packed().cellAt(MoveCodes.offset(code)),
                        MoveCodes.isMovement(code));
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
        return segments == MoveSegments.FINISHED_GAME || position.generator().isOver();
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
        return destinations(segments().indexOf(PieceIds.of(piece)));
    }

    /**
     * {@return the moves of a piece in the order of this list: its placements if it is in hand, or else its movements, by
     * itself or by a throw}
     *
     * @param piece the piece
     */
    public List<Move> of(Piece piece) {
        return destinations(piece).stream()
                .map(to -> position.moveOf(piece, to))
                .toList();
    }

    /**
     * {@return the movements of the piece on top of a cell, by itself or by a throw, in the order of this list}
     *
     * @param from the cell
     */
    public List<Move> from(Hex from) {
        Objects.requireNonNull(from, "from");
        return position.topAt(from).map(this::of).orElse(List.of());
    }

    /**
     * {@return the placements and movements, including throws, that lead to a cell, in the order of this list}
     *
     * @param to the cell
     */
    public List<Move> to(Hex to) {
        Objects.requireNonNull(to, "to");
        return stream()
                .filter(move -> move.destination().equals(Optional.of(to)))
                .toList();
    }

    /**
     * {@return all throws by a piece, in the order of this list} A thrown piece may also be able to go there by
     * itself, and another piece may be able to throw it there (rule PILLBUG-7).
     *
     * @param thrower a Pillbug or Mosquito; any other piece throws none
     */
    public List<Move> throwsBy(Piece thrower) {
        Objects.requireNonNull(thrower, "thrower");
        int throwable = throwableBy(PieceIds.of(thrower));
        if (throwable == 0) {
            return List.of();
        }
        List<Hex> neighbors = position.cellOf(thrower).orElseThrow().neighbors();
        int landingDirections = position.generator().landingDirections(PieceIds.of(thrower));
        List<Hex> cells = IntStream.range(0, neighbors.size())
                .filter(direction -> (landingDirections >> direction & 1) != 0)
                .mapToObj(neighbors::get)
                .sorted()
                .toList();
        return PieceIds.pieces(throwable).stream()
                .flatMap(piece -> cells.stream().map(to -> position.moveOf(piece, to)))
                .toList();
    }

    /**
     * {@return all pieces that can throw the moved piece to its destination, in their natural order}
     *
     * @param move the move of the thrown piece
     */
    public List<Piece> throwersOf(Move move) {
        Objects.requireNonNull(move, "move");
        return Piece.all().stream()
                .filter(thrower -> throwsBy(thrower).contains(move))
                .toList();
    }

    private int throwableBy(int thrower) {
        return segments == MoveSegments.FINISHED_GAME ? 0 : position.generator().throwableBy(thrower);
    }

    /**
     * {@return the pieces that can be placed, in their natural order: of equal pieces, only the one that enters next
     * (rule MAT-2)}
     */
    public List<Piece> placeablePieces() {
        return pieces(0, segments().placementSegments());
    }

    /** {@return the pieces that can move by themselves or be thrown, in their natural order} */
    public List<Piece> movablePieces() {
        return pieces(segments().placementSegments(), segments().segmentCount());
    }

    private List<Piece> pieces(int start, int end) {
        MoveSegments all = segments();
        return IntStream.range(start, end)
                .mapToObj(index -> PieceIds.piece(all.id(index)))
                .toList();
    }

    /**
     * {@return the cells on which a piece can be placed, ordered by row and column; they are the same for all
     * {@link #placeablePieces()}}
     */
    public List<Hex> placementCells() {
        return segments().placementSegments() == 0 ? List.of() : destinations(0);
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
        return MoveGenerator.forThread()
                .random(position.packed(), position.ruleset().flags(), random);
    }

    private int code(int index) {
        if (segments == null && !wasLookedUp) {
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

    /** Visits the moves segment by segment, so that it looks up each piece only once. */
    private static final class SegmentIterator implements Iterator<Move> {

        private final PackedPosition packed;
        private final MoveSegments segments;
        private int remaining;
        private int nextSegment;
        private int nextDestination;
        private int endOfSegment;
        private Piece piece = PieceIds.piece(0);
        private @Nullable Hex from;

        SegmentIterator(PackedPosition packed, MoveSegments segments) {
            this.packed = packed;
            this.segments = segments;
            this.remaining = segments.size();
        }

        @Override
        public boolean hasNext() {
            return remaining > 0;
        }

        @Override
        public Move next() {
            if (remaining == 0) {
                throw new NoSuchElementException();
            }
            remaining--;
            if (nextDestination == endOfSegment) {
                if (segments.isPass()) {
                    return Move.pass();
                }
                enterSegment(nextSegment++);
            }
            Hex to = packed.hexAt(segments.destination(nextDestination++));
            return from == null ? Move.place(piece, to) : Move.move(piece, from, to);
        }

        private void enterSegment(int index) {
            nextDestination = segments.start(index);
            endOfSegment = nextDestination + segments.size(index);
            int id = segments.id(index);
            piece = PieceIds.piece(id);
            if (segments.isMovement(index)) {
                from = packed.hexAt(packed.offset(id));
            }
        }
    }
}
