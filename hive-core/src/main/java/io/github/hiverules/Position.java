package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.internal.key.PositionKeys;
import io.github.hiverules.internal.movegen.MoveGenerator;
import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.rule.Resting;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * An arrangement of pieces, together with the side to move, the turn, the resting piece and the ruleset: everything
 * that decides which moves are legal. A {@link Game} also has a history and a result. Every position is valid: it is
 * {@link #initial(Ruleset) initial}, made from a {@link #of(Setup) setup} or reached by legal moves.
 *
 * <p>Two positions are equal if they have the same ruleset, the same pieces on the same cells, and the same side to
 * move, turn and resting piece; so they answer every question the same way. The repetition rule counts more positions
 * as the same: see {@link #isRepetitionOf(Position)}.
 */
public final class Position {

    private static final int KEY_VERSION = 1;

    private final Ruleset ruleset;
    private final PackedPosition packed;

    /** What to do with each piece in play. */
    @FunctionalInterface
    public interface PieceVisitor {

        /**
         * Visits a piece.
         *
         * @param piece the piece
         * @param cell its cell
         * @param level the number of pieces under it
         */
        void visit(Piece piece, Hex cell, int level);
    }

    Position(Ruleset ruleset, PackedPosition packed) {
        this.ruleset = ruleset;
        this.packed = packed;
    }

    /**
     * {@return the empty table, with White to place the first piece}
     *
     * @param ruleset the rules
     */
    public static Position initial(Ruleset ruleset) {
        Objects.requireNonNull(ruleset, "ruleset");
        return new Position(ruleset, PackedPosition.initial());
    }

    /**
     * {@return the position that a setup describes} Without a Pillbug in the set, no piece rests, whatever the setup says.
     *
     * @param setup the setup
     * @throws InvalidSetupException if the setup is not a valid position
     */
    public static Position of(Setup setup) {
        Objects.requireNonNull(setup, "setup");
        List<SetupProblem> problems = new SetupValidator(setup).problems();
        if (!problems.isEmpty()) {
            throw new InvalidSetupException(problems);
        }
        int ply = 2 * (setup.turnNumber() - 1) + setup.sideToMove().ordinal();
        int resting = setup.resting()
                .filter(unused -> Resting.applies(setup.ruleset().flags()))
                .map(PieceIds::of)
                .orElse(PieceIds.NONE);
        return new Position(setup.ruleset(), PackedPosition.of(setup.stacks(), ply, resting));
    }

    /** {@return the setup from which {@link #of(Setup)} makes this position again} */
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

    /** {@return the turn number of the player to move, counted from 1; all turns after the millionth have its number} */
    public int turnNumber() {
        return packed.turnNumber();
    }

    /** {@return the outcome that surrounded Queens decide; a {@link Game} can also end in other ways} */
    public Outcome outcome() {
        return BoardReader.outcome(packed);
    }

    /** {@return the pieces on each occupied cell, from bottom to top; the cells are ordered by row and column} */
    public Map<Hex, List<Piece>> stacks() {
        return new Stacks(packed);
    }

    /** {@return whether no piece is in play} */
    public boolean isEmpty() {
        return packed.piecesInPlay() == 0;
    }

    /**
     * {@return the pieces on a cell, from bottom to top; empty for an empty cell}
     *
     * @param cell the cell
     */
    public List<Piece> stackAt(Hex cell) {
        return BoardReader.stackAt(packed, cell);
    }

    /**
     * {@return the piece on top of a cell, or empty for an empty cell}
     *
     * @param cell the cell
     */
    public Optional<Piece> topAt(Hex cell) {
        return BoardReader.topAt(packed, cell);
    }

    /**
     * {@return the number of pieces on a cell}
     *
     * @param cell the cell
     */
    public int heightAt(Hex cell) {
        return BoardReader.height(packed, cell);
    }

    /**
     * {@return whether a piece stands on a cell}
     *
     * @param cell the cell
     */
    public boolean isOccupied(Hex cell) {
        return heightAt(cell) > 0;
    }

    /**
     * {@return the occupied cells next to a cell, which may be empty itself}
     *
     * @param cell the cell
     */
    public List<Hex> occupiedNeighbors(Hex cell) {
        return BoardReader.occupiedNeighbors(packed, cell);
    }

    /**
     * {@return the number of occupied cells next to a cell: 6 for a surrounded Queen}
     *
     * @param cell the cell
     */
    public int occupiedNeighborCount(Hex cell) {
        return BoardReader.occupiedNeighborCount(packed, cell);
    }

    /**
     * Visits all pieces in play: level by level from the table up, and in the natural order of pieces within each
     * level. Makes no lists, unlike {@link #stacks()}.
     *
     * @param action what to do with each piece, its cell and its level
     */
    public void forEachPiece(PieceVisitor action) {
        Objects.requireNonNull(action, "action");
        BoardReader.forEachPiece(packed, action);
    }

    /** {@return the pieces on top of all stacks, in their natural order; {@link #cellOf(Piece)} says where they are} */
    public List<Piece> topPieces() {
        return BoardReader.topPieces(packed);
    }

    /**
     * {@return the cell on which a piece stands, or empty if it is not in play}
     *
     * @param piece the piece
     */
    public Optional<Hex> cellOf(Piece piece) {
        return packed.hexOf(piece);
    }

    /**
     * {@return the pieces that a player has in hand, in their natural order}
     *
     * @param color the player
     */
    public List<Piece> hand(Color color) {
        Objects.requireNonNull(color, "color");
        return BoardReader.notInPlay(packed, ruleset.pieces(color));
    }

    /**
     * {@return the kinds that a player has in hand, in their natural order, with the number of pieces of each}
     *
     * @param color the player
     */
    public Map<Bug, Integer> handCounts(Color color) {
        Map<Bug, Integer> counts = new EnumMap<>(Bug.class);
        hand(color).forEach(piece -> counts.merge(piece.bug(), 1, Integer::sum));
        return Collections.unmodifiableMap(counts);
    }

    /**
     * {@return the piece of a kind that a player places next (rule MAT-2), or empty if none is in hand}
     *
     * @param color the player
     * @param bug the kind
     */
    public Optional<Piece> nextInHand(Color color, Bug bug) {
        Objects.requireNonNull(bug, "bug");
        return hand(color).stream().filter(piece -> piece.bug() == bug).findFirst();
    }

    /**
     * {@return the piece that was moved or thrown on the previous turn (rule PILLBUG-5), or empty after a placement or
     * a pass, and in sets without a Pillbug}
     */
    public Optional<Piece> resting() {
        return BoardReader.resting(packed);
    }

    /**
     * {@return whether the hive would fall apart without a piece (rule HIVE-2); false if it is in hand or in a stack}
     *
     * @param piece the piece
     */
    public boolean isPinned(Piece piece) {
        return BoardReader.isPinned(packed, piece);
    }

    /** {@return the {@link #isPinned(Piece) pinned} pieces of both players, in their natural order} */
    public List<Piece> pinnedPieces() {
        return BoardReader.pinnedPieces(packed);
    }

    /**
     * {@return the move that brings a piece to a cell: a movement if the piece is in play, else a placement} The move
     * may be illegal. For example, check the piece and the cell that a player has tapped:
     *
     * <pre>{@code
     * Optional<Violation> refused = game.check(game.position().moveOf(piece, cell));
     * }</pre>
     *
     * @param piece the piece
     * @param to the destination
     */
    public Move moveOf(Piece piece, Hex to) {
        Objects.requireNonNull(to, "to");
        Optional<Hex> from = cellOf(piece);
        return from.isPresent() ? Move.move(piece, from.get(), to) : Move.place(piece, to);
    }

    /** {@return all legal moves; none if a Queen is surrounded; in a game, ask {@link Game#legalMoves()}} */
    public LegalMoves legalMoves() {
        return new LegalMoves(this);
    }

    /**
     * {@return the moves that a player would have if it were that player's turn, for example to compare mobility}
     *
     * @param color the player
     */
    public LegalMoves legalMovesFor(Color color) {
        Objects.requireNonNull(color, "color");
        return color == sideToMove() ? legalMoves() : new Position(ruleset, MovePlayer.afterPass(packed)).legalMoves();
    }

    /**
     * {@return whether a move is legal here; in a game, ask {@link Game#isLegal(Move)}, which takes resignations into
     * account}
     *
     * @param move the move
     */
    public boolean isLegal(Move move) {
        Objects.requireNonNull(move, "move");
        return MovePlayer.isLegal(this, move);
    }

    /**
     * {@return why a move is illegal here, or empty if it is legal; in a game, ask {@link Game#check(Move)}}
     *
     * @param move the move
     */
    public Optional<Violation> check(Move move) {
        Objects.requireNonNull(move, "move");
        return isLegal(move) ? Optional.empty() : Optional.of(MoveExplainer.explain(packed, ruleset.flags(), move));
    }

    /**
     * {@return why the piece cannot be moved, thrown or placed now, or empty if it can} In a game, ask
     * {@link Game#check(Piece)}.
     *
     * @param piece the piece
     */
    public Optional<Violation> check(Piece piece) {
        Objects.requireNonNull(piece, "piece");
        return MoveExplainer.explain(packed, ruleset.flags(), piece);
    }

    /**
     * {@return the position after a move}
     *
     * @param move the move
     * @throws IllegalMoveException if the move is illegal
     */
    public Position play(Move move) {
        Objects.requireNonNull(move, "move");
        return MovePlayer.play(this, move);
    }

    /**
     * {@return a shortest route of the moved piece, or empty for a pass} If the piece can go to its destination by
     * itself and also be thrown there (rule PILLBUG-7), this is the route of its own movement.
     *
     * @param move a legal move
     * @throws IllegalMoveException if the move is illegal
     */
    public Optional<Route> route(Move move) {
        Objects.requireNonNull(move, "move");
        MovePlayer.requireLegal(this, move);
        return RouteFinder.route(packed, ruleset.flags(), move);
    }

    /**
     * {@return the version of all keys, to store with them} A release that changes any key also changes this
     * version, and is a breaking release.
     */
    public static int keyVersion() {
        return KEY_VERSION;
    }

    /**
     * {@return a 64-bit number that positions share if the repetition rule counts them as the same} Other positions
     * almost certainly have other keys.
     *
     * <h4>For transposition tables</h4>
     *
     * <p>Positions with the same key need not be {@linkplain #equals(Object) equal}: their hives may stand on different
     * cells, or equal pieces may be swapped. Under a key, store only what does not name cells, pieces or indexes:
     * values, depths, counts, outcomes. Do not store a {@link Move} or an index of {@link #legalMoves()}, which may
     * mean another move in the other position, or none.
     *
     * <p>To keep moves in the table too, use {@link #canonicalKey()} and the moves of the {@link #canonicalForm()}:
     * {@link CanonicalForm#canonical(Move)} before storing, {@link CanonicalForm#original(Move)} after loading.
     *
     * <p>Under a ruleset with the draw by repetition, a value may also depend on earlier positions.
     *
     * <h4>For databases</h4>
     *
     * <p>Keys are the same on all machines, in all processes and in all releases with the same {@link #keyVersion()}. A
     * key finds a position, but does not describe it: store the position as its text, with {@code PositionText} of
     * {@code hive-notation}.
     */
    public long key() {
        return PositionKeys.key(packed, ruleset.flags());
    }

    /** {@return a number like {@link #key()} that all twelve rotated and mirrored forms of a position share} */
    public long canonicalKey() {
        return PositionKeys.canonicalKey(packed, ruleset.flags());
    }

    /** {@return the form that all rotated, mirrored, translated and renumbered copies of this position share} */
    public CanonicalForm canonicalForm() {
        return new CanonicalForm(this);
    }

    /**
     * {@return this position rotated or mirrored around the origin}
     *
     * @param symmetry how to rotate or mirror it
     */
    public Position transformed(Symmetry symmetry) {
        Objects.requireNonNull(symmetry, "symmetry");
        return new Position(ruleset, BoardReader.transformed(packed, symmetry));
    }

    /**
     * {@return whether the repetition rule (DRAW-2) counts this position and the given one as the same}
     *
     * <p>Two such positions have the same ruleset, the same side to move and, up to translation, stacks of the same
     * kinds and colors: it does not matter which of several equal pieces is which. Rotated or mirrored hives are
     * different. The turn counts only while a Queen is in hand, and only up to the fourth turn. The resting piece
     * counts only with a Pillbug in the set.
     *
     * @param other the other position
     */
    public boolean isRepetitionOf(Position other) {
        return ruleset.equals(other.ruleset) && PositionKeys.areSame(packed, other.packed);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Position that && ruleset.equals(that.ruleset) && packed.sameAs(that.packed);
    }

    @Override
    public int hashCode() {
        return 31 * packed.hash() + ruleset.hashCode();
    }

    /** {@return the player to move, the turn, the stacks and the ruleset, for logs} */
    @Override
    public String toString() {
        return sideToMove() + " turn " + turnNumber() + " " + stacks() + " " + ruleset;
    }

    PackedPosition packed() {
        return packed;
    }

    /** Returns the move generator of this thread, with this position loaded. */
    MoveGenerator generator() {
        return MoveGenerator.forThread().load(packed, ruleset.flags());
    }
}
