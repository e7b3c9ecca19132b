package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Hive;
import io.github.hiverules.internal.packed.Lanes;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.rule.OneHive;
import io.github.hiverules.internal.rule.Surrounded;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * All that decides what is legal now: the stacks, the hands, the side to move, the turn, the resting piece and the
 * ruleset. It knows no history, clocks or names; a {@link Game} does.
 *
 * <p>A position is never nonsense: it is {@link #initial(Ruleset) initial}, made from a sound {@link #of(Setup) setup}
 * or reached by legal moves.
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
public final class Position extends PackedPosition {

    private static final Comparator<Hex> BY_ROW =
            Comparator.comparingInt(Hex::r).thenComparingInt(Hex::q);

    Position(
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
        super(ruleset, cornerQ, cornerR, ply, resting, w0, w1, w2, w3, w4, w5, w6);
    }

    /**
     * Returns the empty table, White to place the first piece.
     *
     * @param ruleset the rules
     * @return the initial position
     */
    public static Position initial(Ruleset ruleset) {
        return new Position(ruleset, -Cells.SPAN / 2, -Cells.SPAN / 2, 0, NOTHING, 0, 0, 0, 0, 0, 0, 0);
    }

    /**
     * Returns the position with a given arrangement of pieces.
     *
     * @param setup the arrangement
     * @return the position
     * @throws InvalidSetupException if the arrangement is no position; names all its problems
     */
    public static Position of(Setup setup) {
        return SetupReader.read(setup);
    }

    /**
     * Returns what is on the table, in hand and to move.
     *
     * @return the arrangement from which {@link #of(Setup)} makes this position again, up to turn 1,000,000
     */
    public Setup setup() {
        return new Setup(ruleset, sideToMove(), turnNumber(), stacks(), resting());
    }

    /**
     * Returns the rules of this position.
     *
     * @return the ruleset
     */
    public Ruleset ruleset() {
        return ruleset;
    }

    /**
     * Returns whose turn it is.
     *
     * @return the player to move
     */
    public Color sideToMove() {
        return (ply & 1) == 0 ? Color.WHITE : Color.BLACK;
    }

    /**
     * Returns which turn this is for the player to move.
     *
     * @return the number, counted from 1
     */
    public int turnNumber() {
        return (ply >> 1) + 1;
    }

    /**
     * Returns what this position says about the end of the game.
     *
     * @return the outcome
     */
    public Outcome outcome() {
        Hive hive = hive();
        boolean white = Surrounded.queenOf(hive, 0);
        boolean black = Surrounded.queenOf(hive, 1);
        if (white && black) {
            return Outcome.DRAW;
        }
        if (white || black) {
            return white ? Outcome.BLACK_WINS : Outcome.WHITE_WINS;
        }
        return Outcome.IN_PROGRESS;
    }

    /**
     * Returns all stacks.
     *
     * @return an unmodifiable map from each occupied cell to its pieces from bottom to top, ordered by row and column
     */
    public Map<Hex, List<Piece>> stacks() {
        Hive hive = hive();
        Map<Hex, List<Piece>> stacks = new TreeMap<>(BY_ROW);
        for (int rest = hive.uncovered(); rest != 0; rest &= rest - 1) {
            int cell = hive.cellOf(Integer.numberOfTrailingZeros(rest));
            stacks.put(hex(cell), stackOn(hive, cell));
        }
        return Collections.unmodifiableMap(stacks);
    }

    /**
     * Returns the pieces of one cell.
     *
     * @param hex the cell
     * @return an unmodifiable list from bottom to top, empty for an empty cell
     */
    public List<Piece> stackAt(Hex hex) {
        int cell = cell(hex);
        return cell == OUTSIDE ? List.of() : stackOn(hive(), cell);
    }

    /**
     * Returns the piece on top of a cell.
     *
     * @param hex the cell
     * @return the top piece, or empty for an empty cell
     */
    public Optional<Piece> topAt(Hex hex) {
        List<Piece> stack = stackAt(hex);
        return stack.isEmpty() ? Optional.empty() : Optional.of(stack.get(stack.size() - 1));
    }

    /**
     * Returns where a piece stands.
     *
     * @param piece the piece
     * @return its cell, or empty if it is not in play
     */
    public Optional<Hex> hexOf(Piece piece) {
        int lane = lane(PieceIds.of(piece));
        return Lanes.inPlay(lane) ? Optional.of(hex(Lanes.cell(lane))) : Optional.empty();
    }

    /**
     * Returns the pieces that a player has not placed yet.
     *
     * @param color the player
     * @return an unmodifiable list in the natural order of pieces
     */
    public List<Piece> hand(Color color) {
        return ruleset.pieces(color).stream()
                .filter(piece -> !Lanes.inPlay(lane(PieceIds.of(piece))))
                .toList();
    }

    /**
     * Returns the piece that was moved, by itself or by a throw, on the turn before (rule PILLBUG-5).
     *
     * @return the resting piece, or empty after a placement or a pass
     */
    public Optional<Piece> resting() {
        return resting == NOTHING ? Optional.empty() : Optional.of(PieceIds.piece(resting));
    }

    /**
     * Tells whether lifting a piece off would leave the others unconnected (rule HIVE-2).
     *
     * @param piece the piece
     * @return true if the piece is in play, the only one on its cell, and holds the hive together
     */
    public boolean isPinned(Piece piece) {
        int lane = lane(PieceIds.of(piece));
        return Lanes.inPlay(lane) && OneHive.isPinned(workspace(), Lanes.cell(lane));
    }

    /**
     * Returns all legal moves.
     *
     * @return the moves, none if the game is over
     */
    public LegalMoves legalMoves() {
        return new LegalMoves(this);
    }

    /**
     * Tells whether a move is legal.
     *
     * @param move the move
     * @return true exactly when {@link #check(Move)} is empty
     */
    public boolean isLegal(Move move) {
        return MoveCheck.isLegal(this, move);
    }

    /**
     * Says why a move is illegal.
     *
     * @param move the move
     * @return the violation, or empty exactly when the move is legal
     */
    public Optional<Violation> check(Move move) {
        return MoveCheck.violation(this, move);
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
        if (move instanceof Move.Placement placement) {
            return after(PieceIds.of(placement.piece()), cell(placement.to()), false);
        }
        if (move instanceof Move.Movement movement) {
            return after(PieceIds.of(movement.piece()), cell(movement.to()), true);
        }
        return afterPass();
    }

    /**
     * Returns the way that a piece takes, one of the shortest if there are several. Where a throw and an own movement have
     * the same result (rule PILLBUG-7) it is the way of the own movement.
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
     * Returns a number that is the same for equal positions and almost certainly differs for others. It stays the same
     * within one version of the library, over restarts and machines.
     *
     * @return a 64-bit key
     */
    public long key() {
        return PositionKeys.key(this);
    }

    /**
     * Returns a number like {@link #key()} that is also the same for all twelve rotations and reflections of the hive.
     *
     * @return a 64-bit key
     */
    public long canonicalKey() {
        return PositionKeys.canonicalKey(this);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || (other instanceof Position that && PositionKeys.same(this, that));
    }

    @Override
    public int hashCode() {
        return Long.hashCode(key());
    }

    /**
     * Returns the stacks and whose turn it is.
     *
     * @return a short text for logs, not a notation
     */
    @Override
    public String toString() {
        return sideToMove() + " turn " + turnNumber() + " " + stacks() + " " + ruleset;
    }

    private void requireLegal(Move move) {
        Optional<Violation> violation = check(move);
        if (violation.isPresent()) {
            throw new IllegalMoveException(this, move, violation.get());
        }
    }
}
