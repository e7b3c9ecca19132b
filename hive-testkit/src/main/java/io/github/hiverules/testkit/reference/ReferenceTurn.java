package io.github.hiverules.testkit.reference;

import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.Toggle;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * One turn: all legal moves, and the outcome. Each rule is a question; {@link ReferenceMovement} has those of a piece.
 */
public final class ReferenceTurn {

    private final Setup setup;
    private final ReferenceHive hive;
    private final int piecesInPlay;

    /** Creates a turn with the pieces on the table and in hand. */
    public ReferenceTurn(Setup setup) {
        this.setup = setup;
        this.hive = new ReferenceHive(setup.stacks());
        this.piecesInPlay = hive.piecesInPlay(setup.sideToMove());
    }

    // The table and the hands.

    public ReferenceHive hive() {
        return hive;
    }

    public Ruleset ruleset() {
        return setup.ruleset();
    }

    public Color sideToMove() {
        return setup.sideToMove();
    }

    public boolean isOwn(Piece piece) {
        return piece.color() == sideToMove();
    }

    public boolean isInPlay(Piece piece) {
        return hive.cellOf(piece).isPresent();
    }

    public int piecesInPlay() {
        return piecesInPlay;
    }

    public boolean isQueenInHand() {
        return !isInPlay(Piece.of(sideToMove(), Bug.QUEEN_BEE));
    }

    // All moves.

    /** Returns all legal moves; each rule is applied where it first matters. */
    public List<Move> moves() {
        if (outcome().isOver()) { // END-3
            return List.of();
        }
        List<Move> moves = new ArrayList<>(placements());
        if (!isQueenInHand()) { // QUEEN-2
            Set<Move> ways = new LinkedHashSet<>(ownMovements());
            ways.addAll(throwingMoves());
            moves.addAll(ways);
        }
        // PASS-1: a player passes exactly if nothing else is legal.
        return moves.isEmpty() ? List.of(Move.pass()) : moves;
    }

    // Placing.

    private Set<Move> placements() {
        List<Hex> cells = hive.surroundings(1).stream().filter(this::canPlaceOn).toList();
        Set<Move> moves = new LinkedHashSet<>();
        Piece.all().stream()
                .filter(piece -> isInHand(piece) && canPlace(piece))
                .forEach(piece -> cells.forEach(cell -> moves.add(Move.place(piece, cell))));
        return moves;
    }

    /** TURN-2, MAT-1 and PLACE-6: the piece is the player's own, it belongs to the set, and it is not in play. */
    private boolean isInHand(Piece piece) {
        return isOwn(piece) && ruleset().includes(piece.bug()) && !isInPlay(piece);
    }

    /** Returns whether a piece in hand can be placed now, on any cell. */
    private boolean canPlace(Piece piece) {
        boolean isQueen = piece.bug() == Bug.QUEEN_BEE;
        return isNextToEnter(piece) && (isQueen ? !isQueenTooEarly() : !isQueenDue());
    }

    /** MAT-2: all equal pieces with a lower number are in play. */
    public boolean isNextToEnter(Piece piece) {
        return IntStream.range(1, piece.number())
                .allMatch(number -> isInPlay(Piece.of(piece.color(), piece.bug(), number)));
    }

    /** QUEEN-1: it is the player's fourth turn or later, and the Queen is still in hand. */
    public boolean isQueenDue() {
        return isQueenInHand() && setup.turnNumber() >= 4;
    }

    /** OPENING-1: the first piece must not be the Queen, unless a setup made her due. */
    public boolean isQueenTooEarly() {
        return ruleset().has(Toggle.TOURNAMENT_OPENING) && piecesInPlay() == 0 && !isQueenDue();
    }

    /** Returns whether a piece can be placed on a cell. */
    public boolean canPlaceOn(Hex cell) {
        if (hive.isEmpty()) {
            return cell.equals(Hex.ORIGIN); // PLACE-1
        }
        if (piecesInPlay() == 0) {
            return isEmpty(cell) && hive.touches(cell); // PLACE-2
        }
        return isEmpty(cell) && hive.touches(cell) && touchesOnlyOwnPieces(cell);
    }

    /** PLACE-4: pieces are placed on empty cells. */
    private boolean isEmpty(Hex cell) {
        return !hive.isOccupied(cell);
    }

    /** PLACE-3: a new piece touches none of the opponent's pieces. */
    private boolean touchesOnlyOwnPieces(Hex cell) {
        return hive.neighboringTops(cell).stream().allMatch(this::isOwn);
    }

    // Moving.

    /** Returns the moves that pieces make by themselves. */
    private Set<Move> ownMovements() {
        Set<Move> moves = new LinkedHashSet<>();
        hive.stacks()
                .forEach((from, stack) -> stack.stream()
                        .filter(piece -> hive.isTop(from, piece) && mayMove(piece)) // COVER-1
                        .forEach(piece -> moves.addAll(movements(piece, from))));
        return moves;
    }

    /** TURN-2 and PILLBUG-5: a player moves own pieces, and none that rests. */
    private boolean mayMove(Piece piece) {
        return isOwn(piece) && !isResting(piece);
    }

    /** PILLBUG-5: the piece moved or was thrown on the previous turn. The rule comes with the Pillbug. */
    public boolean isResting(Piece piece) {
        return setup.resting().equals(Optional.of(piece)) && hasPillbug();
    }

    /** Returns the moves of one piece, without throws. */
    private Set<Move> movements(Piece piece, Hex from) {
        ReferenceHive lifted = hive.without(from, piece);
        Set<Move> moves = new LinkedHashSet<>();
        if (lifted.isConnected()) { // HIVE-2
            movement(lifted, from).destinations(piece.bug()).forEach(to -> moves.add(Move.move(piece, from, to)));
        }
        return moves;
    }

    /** Returns the movement of a piece that has been lifted from its cell. */
    public ReferenceMovement movement(ReferenceHive lifted, Hex from) {
        return new ReferenceMovement(this, lifted, from);
    }

    // Throwing.

    /** PILLBUG-2: returns all legal throws, onto empty cells, even those that a piece can make by itself. */
    private Set<Move> throwingMoves() {
        Set<Move> moves = new LinkedHashSet<>();
        for (Hex throwerCell : hive.stacks().keySet()) {
            if (hive.stack(throwerCell).stream().anyMatch(piece -> canThrow(piece, throwerCell))) {
                hive.occupiedNeighbors(throwerCell).forEach(from -> addThrows(moves, from, throwerCell));
            }
        }
        return moves;
    }

    private void addThrows(Set<Move> moves, Hex from, Hex throwerCell) {
        Piece piece = hive.stack(from).get(hive.height(from) - 1);
        ReferenceHive lifted = hive.without(from, piece);
        if (canBeThrown(piece, from, lifted) && !isGateForThrow(lifted, from, throwerCell)) {
            throwerCell.neighbors().stream()
                    .filter(to -> isEmpty(to) && !isGateForThrow(lifted, throwerCell, to))
                    .forEach(to -> moves.add(Move.move(piece, from, to)));
        }
    }

    /** PILLBUG-5 and PILLBUG-6: the piece is a Pillbug or copies one, does not rest, and is not part of a stack. */
    private boolean canThrow(Piece piece, Hex cell) {
        return isPillbug(piece, cell) && isOwn(piece) && !isResting(piece) && hive.height(cell) == 1;
    }

    /** PILLBUG-1 and MOSQUITO-1: returns whether a piece is a Pillbug, or a Mosquito that touches one. */
    public boolean isPillbug(Piece piece, Hex cell) {
        boolean touchesPillbug = hive.neighboringTops(cell).stream().anyMatch(next -> next.bug() == Bug.PILLBUG);
        return piece.bug() == Bug.PILLBUG || (piece.bug() == Bug.MOSQUITO && touchesPillbug);
    }

    /** PILLBUG-3 and PILLBUG-5: the piece does not rest, is not part of a stack, and is not pinned. */
    private boolean canBeThrown(Piece piece, Hex from, ReferenceHive lifted) {
        return !isResting(piece) && hive.height(from) == 1 && lifted.isConnected();
    }

    /** PILLBUG-4: the thrown piece cannot pass between two stacks. */
    private boolean isGateForThrow(ReferenceHive lifted, Hex from, Hex to) {
        return lifted.hasGateAbove(1, from, to);
    }

    private boolean hasPillbug() {
        return ruleset().includes(Bug.PILLBUG);
    }

    // The end.

    /** END-1 and END-2: returns whether the game is over, and who has won. */
    public Outcome outcome() {
        boolean whiteLost = isSurrounded(Color.WHITE);
        boolean blackLost = isSurrounded(Color.BLACK);
        if (whiteLost && blackLost) {
            return Outcome.DRAW;
        }
        if (whiteLost) {
            return Outcome.BLACK_WINS;
        }
        return blackLost ? Outcome.WHITE_WINS : Outcome.IN_PROGRESS;
    }

    /** END-1: all six cells around a player's Queen are occupied. */
    private boolean isSurrounded(Color color) {
        return hive.cellOf(Piece.of(color, Bug.QUEEN_BEE))
                .filter(cell -> hive.occupiedNeighbors(cell).size() == 6)
                .isPresent();
    }

    // The next turn.

    /** Returns the setup after a legal move. */
    public Setup after(Move move) {
        if (move instanceof Move.Placement placement) {
            return next(hive.with(placement.to(), placement.piece()), Optional.empty());
        }
        if (move instanceof Move.Movement movement) {
            ReferenceHive moved =
                    hive.without(movement.from(), movement.piece()).with(movement.to(), movement.piece());
            return next(moved, Optional.of(movement.piece()).filter(unused -> hasPillbug()));
        }
        return next(hive, Optional.empty());
    }

    private Setup next(ReferenceHive nextHive, Optional<Piece> resting) {
        int turnNumber = sideToMove() == Color.BLACK ? setup.turnNumber() + 1 : setup.turnNumber();
        return new Setup(ruleset(), sideToMove().opposite(), turnNumber, nextHive.stacks(), resting);
    }
}
