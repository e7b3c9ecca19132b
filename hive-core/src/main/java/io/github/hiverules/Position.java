package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.internal.key.PositionKeys;
import io.github.hiverules.internal.movegen.MoveGenerator;
import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.packed.PieceLanes;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.GameEnd;
import io.github.hiverules.internal.rule.OneHive;
import io.github.hiverules.internal.rule.Resting;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
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
     * {@return the position that a setup describes} Without a Pillbug in the set, no piece rests in it; if the setup
     * names one, it must be on top of a stack all the same.
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
        // Asks the board, which has to be loaded for the legal moves anyway.
        Board board = board();
        return Outcome.ofSurrounded(GameEnd.isQueenSurrounded(board, 0), GameEnd.isQueenSurrounded(board, 1));
    }

    /** {@return the pieces on each occupied cell, from bottom to top; the cells are ordered by row and column} */
    public Map<Hex, List<Piece>> stacks() {
        Map<Hex, List<Piece>> stacks = new LinkedHashMap<>();
        topPieces().stream()
                .flatMap(top -> cellOf(top).stream())
                .sorted()
                .forEach(cell -> stacks.put(cell, stackAt(cell)));
        return Collections.unmodifiableMap(stacks);
    }

    /** {@return whether no piece is in play} */
    public boolean isEmpty() {
        return packed.inPlay() == 0;
    }

    /**
     * {@return the pieces on a cell, from bottom to top; empty for an empty cell}
     *
     * @param cell the cell
     */
    public List<Piece> stackAt(Hex cell) {
        int at = packed.cell(cell);
        return at == Cells.NONE ? List.of() : board().stack(at);
    }

    /**
     * {@return the piece on top of a cell, or empty for an empty cell}
     *
     * @param cell the cell
     */
    public Optional<Piece> topAt(Hex cell) {
        int at = packed.cell(cell);
        return at == Cells.NONE ? Optional.empty() : PieceIds.find(board().top(at));
    }

    /**
     * {@return the number of pieces on a cell}
     *
     * @param cell the cell
     */
    public int heightAt(Hex cell) {
        int at = packed.cell(cell);
        return at == Cells.NONE ? 0 : board().height(at);
    }

    /**
     * {@return whether a piece stands on a cell}
     *
     * @param cell the cell
     */
    public boolean isOccupied(Hex cell) {
        int at = packed.cell(cell);
        return at != Cells.NONE && board().top(at) != PieceIds.NONE;
    }

    /**
     * {@return the occupied cells next to a cell, which may be empty itself}
     *
     * @param cell the cell
     */
    public List<Hex> occupiedNeighbors(Hex cell) {
        return cell.neighbors().stream().filter(this::isOccupied).toList();
    }

    /**
     * {@return the number of occupied cells next to a cell: 6 for a surrounded Queen}
     *
     * @param cell the cell
     */
    public int occupiedNeighborCount(Hex cell) {
        int at = packed.cell(cell);
        return at == Cells.NONE ? 0 : Integer.bitCount(board().neighbors(at));
    }

    /**
     * Visits all pieces in play: level by level from the table up, and in the natural order of pieces within each
     * level. Makes no lists, unlike {@link #stacks()}.
     *
     * @param action what to do with each piece, its cell and its level
     */
    public void forEachPiece(PieceVisitor action) {
        Objects.requireNonNull(action, "action");
        int remaining = packed.inPlay();
        for (int level = 0; remaining != 0; level++) {
            for (int unvisited = remaining; unvisited != 0; unvisited &= unvisited - 1) {
                int id = Integer.numberOfTrailingZeros(unvisited);
                if (PieceLanes.level(packed.lane(id)) == level) {
                    action.visit(PieceIds.piece(id), packed.hexAt(packed.offset(id)), level);
                    remaining &= ~(1 << id);
                }
            }
        }
    }

    /** {@return the pieces on top of all stacks, in their natural order; {@link #cellOf(Piece)} says where they are} */
    public List<Piece> topPieces() {
        return PieceIds.pieces(board().uncovered());
    }

    /**
     * {@return the cell on which a piece stands, or empty if it is not in play}
     *
     * @param piece the piece
     */
    public Optional<Hex> cellOf(Piece piece) {
        int id = PieceIds.of(piece);
        return packed.isInPlay(id) ? Optional.of(packed.hexAt(packed.offset(id))) : Optional.empty();
    }

    /**
     * {@return the pieces that a player has in hand, in their natural order}
     *
     * @param color the player
     */
    public List<Piece> hand(Color color) {
        Objects.requireNonNull(color, "color");
        return PieceIds.pieces(inHand(color));
    }

    private int inHand(Color color) {
        return ruleset.flags().pieceSet() & PieceIds.ofColor(color.ordinal()) & ~packed.inPlay();
    }

    /**
     * {@return the piece with an insect that a player places next (rule MAT-2), or empty if none is in hand}
     *
     * @param color the player
     * @param bug the insect
     */
    public Optional<Piece> nextInHand(Color color, Bug bug) {
        Objects.requireNonNull(color, "color");
        Objects.requireNonNull(bug, "bug");
        int inHand = inHand(color) & PieceIds.ofBug(bug);
        return inHand == 0 ? Optional.empty() : PieceIds.find(Integer.numberOfTrailingZeros(inHand));
    }

    /**
     * {@return the piece that was moved or thrown on the previous turn (rule PILLBUG-5), or empty after a placement or
     * a pass, and in sets without a Pillbug}
     */
    public Optional<Piece> resting() {
        return PieceIds.find(packed.resting());
    }

    /**
     * {@return whether the hive would fall apart without a piece (rule HIVE-2); false if it is in hand or in a stack}
     *
     * @param piece the piece
     */
    public boolean isPinned(Piece piece) {
        int cell = packed.cellOf(PieceIds.of(piece));
        return cell != Cells.NONE && OneHive.isPinned(workspace(), cell);
    }

    /** {@return the {@link #isPinned(Piece) pinned} pieces of both players, in their natural order} */
    public List<Piece> pinnedPieces() {
        return topPieces().stream().filter(this::isPinned).toList();
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
        return new LegalMoves(this, false);
    }

    /**
     * {@return the moves that a player would have if it were that player's turn, for example to compare mobility}
     *
     * @param color the player
     */
    public LegalMoves legalMovesFor(Color color) {
        Objects.requireNonNull(color, "color");
        return color == sideToMove() ? legalMoves() : afterPass().legalMoves();
    }

    /**
     * {@return whether a move is legal here (rule TURN-1); in a game, ask {@link Game#isLegal(Move)}, which takes
     * resignations into account}
     *
     * @param move the move
     */
    public boolean isLegal(Move move) {
        Objects.requireNonNull(move, "move");
        if (move instanceof Move.Placement placement) {
            int to = packed.cell(placement.to());
            return to != Cells.NONE && generator().canPlace(PieceIds.of(placement.piece()), to);
        }
        if (move instanceof Move.Movement movement) {
            int id = PieceIds.of(movement.piece());
            int to = packed.cell(movement.to());
            return to != Cells.NONE
                    && packed.standsOn(id, movement.from())
                    && generator().canReach(id, to);
        }
        MoveGenerator generator = generator();
        return generator.count() == 1 && generator.list().isPass();
    }

    /**
     * {@return why a move is illegal here, or empty if it is legal; in a game, ask {@link Game#check(Move)}}
     *
     * @param move the move
     */
    public Optional<Violation> check(Move move) {
        Objects.requireNonNull(move, "move");
        return isLegal(move) ? Optional.empty() : Optional.of(MoveExplainer.violation(this, move));
    }

    /**
     * {@return why the piece cannot be moved, thrown or placed now, or empty if it can} In a game, ask
     * {@link Game#check(Piece)}.
     *
     * @param piece the piece
     */
    public Optional<Violation> check(Piece piece) {
        Objects.requireNonNull(piece, "piece");
        return MoveExplainer.violation(this, piece);
    }

    /**
     * {@return the position after a move}
     *
     * @param move the move
     * @throws IllegalMoveException if the move is illegal
     */
    public Position play(Move move) {
        Objects.requireNonNull(move, "move");
        requireLegal(move);
        return after(move);
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
        requireLegal(move);
        return RouteFinder.route(this, move);
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
     * <p>To keep the best move of a search node, store the key of the position after it. Later, play the legal moves
     * until a position has that key. This also finds the move in a translated or renumbered copy.
     *
     * <p>{@link #canonicalKey()} makes rotated and mirrored copies share an entry too. A {@link #canonicalForm()} maps
     * their moves onto each other, but takes ten to thirty times as long as a search node: it is for opening books and
     * databases.
     *
     * <p>Under a ruleset with the draw by repetition, a value may also depend on earlier positions.
     *
     * <h4>For databases</h4>
     *
     * <p>Keys are the same on all machines and in all processes; only a breaking release changes them. A key finds a
     * position, but does not describe it: store the position as its text, with {@code PositionText} of {@code
     * hive-notation}.
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
        Map<Hex, List<Piece>> stacks = new HashMap<>();
        stacks().forEach((cell, stack) -> stacks.put(symmetry.apply(cell), stack));
        return new Position(ruleset, PackedPosition.of(stacks, packed.ply(), packed.resting()));
    }

    /**
     * {@return whether the repetition rule (DRAW-2) counts this position and the given one as the same}
     *
     * <p>Two such positions have the same ruleset, the same side to move and, up to translation, stacks of the same
     * insects and colors: it does not matter which of several equal pieces is which. Rotated or mirrored hives are
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

    private void requireLegal(Move move) {
        if (!isLegal(move)) {
            throw new IllegalMoveException(this, move, MoveExplainer.violation(this, move));
        }
    }

    /** Returns the position after a legal move. */
    Position after(Move legal) {
        if (legal instanceof Move.Placement placement) {
            return after(PieceIds.of(placement.piece()), packed.cell(placement.to()), false);
        }
        if (legal instanceof Move.Movement movement) {
            return after(PieceIds.of(movement.piece()), packed.cell(movement.to()), true);
        }
        return afterPass();
    }

    /** Returns the position after a legal placement, movement or throw. */
    Position after(int id, int cell, boolean isMovement) {
        return new Position(ruleset, packed.after(id, cell, Resting.after(id, isMovement, ruleset.flags())));
    }

    Position afterPass() {
        return new Position(ruleset, packed.afterPass(Resting.afterPass()));
    }

    PackedPosition packed() {
        return packed;
    }

    /** Returns the board of this thread, with this position loaded. */
    Board board() {
        return workspace().board();
    }

    /** Returns the workspace of this thread, with this position loaded. */
    Workspace workspace() {
        return MoveGenerator.workspace(packed);
    }

    /** Returns the move generator of this thread, with this position loaded. */
    MoveGenerator generator() {
        return MoveGenerator.forThread().load(packed, ruleset.flags());
    }
}
