package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.internal.key.PositionKeys;
import io.github.hiverules.internal.movegen.MoveGenerator;
import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.OneHive;
import io.github.hiverules.internal.rule.Surrounded;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * Everything that decides what is legal now: the stacks, the hands, the side to move, the turn, the resting piece and the
 * ruleset. It knows no history and no result; a {@link Game} does.
 *
 * <p>A position always makes sense: it is {@link #initial(Ruleset) initial}, made from a valid {@link #of(Setup) setup} or
 * reached by legal moves.
 *
 * <h2>Equality</h2>
 *
 * Two positions are equal when the repetition rule (DRAW-2) counts them as the same: the same ruleset and side to move,
 * and on every cell the same stack of the same kinds and colors, up to translation of the whole hive. Pieces of one kind
 * and color are interchangeable. The resting piece counts only when a Pillbug is in the set; the turn number counts only
 * while a Queen is in hand, and only up to the fourth turn. Rotated or mirrored hives are different positions.
 *
 * <p>Without a Pillbug in the set only a setup, never a game, can make a piece of the side to move rest; of two such
 * positions that differ in nothing else, both are equal although the resting piece may not move in one of them.
 *
 * <p>Immutable and thread-safe.
 */
public final class Position {

    /** The version of all keys: it changes, as a breaking change, when any position gets another key. */
    public static final int KEY_VERSION = 1;

    private final Ruleset ruleset;
    private final PackedPosition packed;

    Position(Ruleset ruleset, PackedPosition packed) {
        this.ruleset = ruleset;
        this.packed = packed;
    }

    /**
     * {@return the empty table, White to place the first piece}
     *
     * @param ruleset the rules
     */
    public static Position initial(Ruleset ruleset) {
        return new Position(ruleset, PackedPosition.initial());
    }

    /**
     * Returns the position with the given arrangement of pieces.
     *
     * @param setup the arrangement
     * @return the position
     * @throws InvalidSetupException if the arrangement is not a valid position; names all its problems
     */
    public static Position of(Setup setup) {
        return SetupReader.read(setup);
    }

    /** {@return the arrangement from which {@link #of(Setup)} makes this position again, up to turn 1,000,000} */
    public Setup setup() {
        return new Setup(ruleset, sideToMove(), turnNumber(), stacks(), resting());
    }

    /** {@return the rules of this position} */
    public Ruleset ruleset() {
        return ruleset;
    }

    /** {@return the player to move} */
    public Color sideToMove() {
        return packed.color() == 0 ? Color.WHITE : Color.BLACK;
    }

    /** {@return which turn this is for the player to move, counted from 1} */
    public int turnNumber() {
        return packed.turnNumber();
    }

    /** {@return whether a Queen is surrounded, and who wins by it; resignations and other agreements are a {@link Game}'s} */
    public Outcome outcome() {
        Board board = board();
        boolean white = Surrounded.queenOf(board, 0);
        boolean black = Surrounded.queenOf(board, 1);
        if (white && black) {
            return Outcome.DRAW;
        }
        if (white || black) {
            return white ? Outcome.BLACK_WINS : Outcome.WHITE_WINS;
        }
        return Outcome.IN_PROGRESS;
    }

    /** {@return an unmodifiable map from each occupied cell to its pieces from bottom to top, by row and column} */
    public Map<Hex, List<Piece>> stacks() {
        return new Stacks(this);
    }

    /** {@return whether no piece is in play} */
    public boolean isEmpty() {
        for (int id = 0; id < PieceIds.COUNT; id++) {
            if (packed.isInPlay(id)) {
                return false;
            }
        }
        return true;
    }

    /**
     * {@return the pieces on a cell from bottom to top, none for an empty cell; unmodifiable}
     *
     * @param hex the cell
     */
    public List<Piece> stackAt(Hex hex) {
        int cell = packed.cell(hex);
        return cell == Cells.NONE ? List.of() : board().stack(cell);
    }

    /**
     * {@return the piece on top of a cell, or empty for an empty cell}
     *
     * @param hex the cell
     */
    public Optional<Piece> topAt(Hex hex) {
        int cell = packed.cell(hex);
        return cell == Cells.NONE ? Optional.empty() : PieceIds.optional(board().top(cell));
    }

    /**
     * {@return the number of pieces on a cell}
     *
     * @param hex the cell
     */
    public int height(Hex hex) {
        int cell = packed.cell(hex);
        return cell == Cells.NONE ? 0 : board().height(cell);
    }

    /**
     * {@return whether a piece stands on a cell}
     *
     * @param hex the cell
     */
    public boolean isOccupied(Hex hex) {
        return height(hex) > 0;
    }

    /**
     * {@return the occupied cells next to a cell, which itself may be empty; unmodifiable}
     *
     * @param hex the cell
     */
    public List<Hex> occupiedNeighbors(Hex hex) {
        int cell = packed.cell(hex);
        if (cell == Cells.NONE) {
            return List.of();
        }
        List<Hex> neighbors = hex.neighbors();
        List<Hex> occupied = new ArrayList<>(neighbors.size());
        for (int rest = board().neighbors(cell); rest != 0; rest &= rest - 1) {
            occupied.add(neighbors.get(Integer.numberOfTrailingZeros(rest)));
        }
        return Collections.unmodifiableList(occupied);
    }

    /**
     * {@return how many of the six cells next to a cell are occupied: 6 for a surrounded Queen}
     *
     * @param hex the cell
     */
    public int occupiedNeighborCount(Hex hex) {
        int cell = packed.cell(hex);
        return cell == Cells.NONE ? 0 : Integer.bitCount(board().neighbors(cell));
    }

    /**
     * Walks over the tops of all stacks, in the natural order of pieces. Cheaper than {@link #stacks()} for a bot's
     * evaluation, because it makes no lists.
     *
     * <pre>{@code
     * position.forEachTop((hex, piece) -> System.out.println(piece + " on " + hex));
     * }</pre>
     *
     * @param action what to do with each occupied cell and the piece on top of it
     */
    public void forEachTop(BiConsumer<? super Hex, ? super Piece> action) {
        for (int rest = board().uncovered(); rest != 0; rest &= rest - 1) {
            int id = Integer.numberOfTrailingZeros(rest);
            action.accept(packed.hexAt(packed.offset(id)), PieceIds.piece(id));
        }
    }

    /**
     * {@return the cell on which a piece stands, or empty if it is not in play}
     *
     * @param piece the piece
     */
    public Optional<Hex> hexOf(Piece piece) {
        int id = PieceIds.of(piece);
        return packed.isInPlay(id) ? Optional.of(packed.hexAt(packed.offset(id))) : Optional.empty();
    }

    /**
     * {@return the pieces that a player has not placed yet, in their natural order; unmodifiable}
     *
     * @param color the player
     */
    public List<Piece> hand(Color color) {
        List<Piece> hand = new ArrayList<>(PieceIds.PER_COLOR);
        for (Piece piece : ruleset.pieces(color)) {
            if (!packed.isInPlay(PieceIds.of(piece))) {
                hand.add(piece);
            }
        }
        return Collections.unmodifiableList(hand);
    }

    /** {@return the piece that was moved or thrown on the turn before (rule PILLBUG-5), empty after a placement or a pass} */
    public Optional<Piece> resting() {
        return PieceIds.optional(packed.resting());
    }

    /**
     * {@return whether a piece is in play, alone on its cell, and holds the hive together (rule HIVE-2)}
     *
     * @param piece the piece
     */
    public boolean isPinned(Piece piece) {
        int id = PieceIds.of(piece);
        return packed.isInPlay(id) && OneHive.isPinned(workspace(), packed.cellAt(packed.offset(id)));
    }

    /**
     * {@return all pieces, of both players, that hold the hive together (rule HIVE-2), in the natural order of pieces;
     * unmodifiable}
     */
    public List<Piece> pinnedPieces() {
        Workspace workspace = workspace();
        Board board = workspace.board();
        List<Piece> pinned = new ArrayList<>();
        for (int rest = board.uncovered(); rest != 0; rest &= rest - 1) {
            int id = Integer.numberOfTrailingZeros(rest);
            if (OneHive.isPinned(workspace, board.cellOf(id))) {
                pinned.add(PieceIds.piece(id));
            }
        }
        return Collections.unmodifiableList(pinned);
    }

    /** {@return all legal moves, none if a Queen is surrounded; a server asks {@link Game#legalMoves()} instead} */
    public LegalMoves legalMoves() {
        return new LegalMoves(this, false);
    }

    /**
     * Returns the moves that a player would have now: {@link #legalMoves()} for the side to move, and for the other side
     * what it could do if the side to move passed. Bots compare both to measure mobility.
     *
     * @param color the player
     * @return the moves, none if the game is over
     */
    public LegalMoves legalMovesOf(Color color) {
        return color == sideToMove() ? legalMoves() : new Position(ruleset, packed.afterPass()).legalMoves();
    }

    /**
     * {@return whether a move is legal: true exactly when {@link #check(Move)} is empty; a server asks {@link
     * Game#isLegal(Move)} instead, which knows of resignations and draws}
     *
     * @param move the move
     */
    public boolean isLegal(Move move) {
        return MoveExplainer.isLegal(this, move);
    }

    /**
     * {@return why a move is illegal, or empty exactly when it is legal; a server asks {@link Game#check(Move)} instead,
     * which knows of resignations and draws}
     *
     * @param move the move
     */
    public Optional<Violation> check(Move move) {
        return MoveExplainer.explain(this, move);
    }

    /**
     * Plays a move.
     *
     * @param move the move
     * @return the position after it
     * @throws IllegalMoveException if the move is illegal; carries the violation
     */
    public Position play(Move move) {
        requireLegal(move);
        return new Position(ruleset, after(move));
    }

    /**
     * Returns the way that a piece takes, one of the shortest if there are several. Where a throw and the piece's own
     * movement have the same result (rule PILLBUG-7), it is the way of its own movement.
     *
     * @param move a legal move
     * @return the way, or empty for a pass
     * @throws IllegalMoveException if the move is illegal; carries the violation
     */
    public Optional<Route> route(Move move) {
        requireLegal(move);
        return RouteFinder.route(this, move);
    }

    /**
     * {@return a 64-bit number that equal positions share and others almost certainly do not; safe to store, see {@link
     * #KEY_VERSION}}
     */
    public long key() {
        return PositionKeys.key(packed, ruleset.flags());
    }

    /** {@return a number like {@link #key()} that all twelve turned and mirrored forms of a position share} */
    public long canonicalKey() {
        return PositionKeys.canonicalKey(packed, ruleset.flags());
    }

    /** {@return a number like {@link #canonicalKey()} for the stacks alone, whatever the rules and whoever is to move} */
    public long canonicalStacksKey() {
        return PositionKeys.canonicalStacksKey(packed);
    }

    /** {@return the symmetry that shows this position as all positions with its {@link #canonicalKey()} can be shown} */
    public Symmetry canonicalSymmetry() {
        return PositionKeys.canonicalSymmetry(packed, ruleset.flags());
    }

    /**
     * {@return this position turned or mirrored around the origin}
     *
     * @param symmetry how to turn or mirror it
     */
    public Position transformed(Symmetry symmetry) {
        Map<Hex, List<Piece>> stacks = new HashMap<>();
        stacks().forEach((hex, stack) -> stacks.put(symmetry.apply(hex), stack));
        return new Position(ruleset, PackedPosition.of(stacks, packed.ply(), packed.resting()));
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || (other instanceof Position that
                        && ruleset.equals(that.ruleset)
                        && PositionKeys.same(packed, that.packed, ruleset.flags()));
    }

    @Override
    public int hashCode() {
        return Long.hashCode(key());
    }

    /** {@return the stacks and whose turn it is, as a short text for logs, not a notation} */
    @Override
    public String toString() {
        return sideToMove() + " turn " + turnNumber() + " " + stacks() + " " + ruleset;
    }

    private void requireLegal(Move move) {
        check(move).ifPresent(violation -> {
            throw new IllegalMoveException(this, move, violation);
        });
    }

    private PackedPosition after(Move move) {
        if (move instanceof Move.Placement placement) {
            return packed.afterPlacement(PieceIds.of(placement.piece()), packed.cell(placement.to()));
        }
        if (move instanceof Move.Movement movement) {
            return packed.afterMovement(PieceIds.of(movement.piece()), packed.cell(movement.to()));
        }
        return packed.afterPass();
    }

    /** What this position is made of. */
    PackedPosition packed() {
        return packed;
    }

    /** The workspace of this thread, with this position loaded. */
    Workspace workspace() {
        Workspace workspace = MoveGenerator.ofThread().workspace();
        workspace.load(packed);
        return workspace;
    }

    /** The board of this thread, as it stands in this position. */
    Board board() {
        return workspace().board();
    }

    /** The generator of this thread, with this position loaded. */
    MoveGenerator generator() {
        return MoveGenerator.ofThread().load(packed, ruleset.flags());
    }
}
