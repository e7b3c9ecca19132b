package io.github.hiverules.testkit.reference;

import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds the rule that an illegal move breaks, following the decision record "Which rule a refusal names" line by line.
 */
public final class ReferenceRuleFinder {

    private final ReferenceTurn turn;
    private final ReferenceHive hive;
    private final boolean isGameOver;
    private final Map<Hex, Lifted> liftedAt = new HashMap<>();

    /** The hive without the piece on top of a cell, and the cells that the piece can reach. */
    private record Lifted(ReferenceHive hive, boolean connected, ReferenceMovement movement) {}

    /** Creates a finder for one turn. */
    public ReferenceRuleFinder(ReferenceTurn turn) {
        this.turn = turn;
        this.hive = turn.hive();
        this.isGameOver = turn.outcome().isOver();
    }

    /** Returns the rule that forbids a move, or empty if it is legal. */
    public Optional<Rule> find(Move move) {
        if (isGameOver) {
            return Optional.of(Rule.END_3);
        }
        if (move instanceof Move.Placement placement) {
            return findForPlacement(placement.piece(), placement.to());
        }
        if (move instanceof Move.Movement movement) {
            return findForMovement(movement.piece(), movement.from(), movement.to());
        }
        return findForPass();
    }

    private Optional<Rule> findForPass() {
        boolean forced = turn.moves().equals(List.of(Move.pass()));
        return forced ? Optional.empty() : Optional.of(Rule.PASS_1);
    }

    private Optional<Rule> findForPlacement(Piece piece, Hex to) {
        if (!turn.isOwn(piece)) {
            return Optional.of(Rule.TURN_2);
        }
        if (!turn.ruleset().includes(piece.bug())) {
            return Optional.of(Rule.MAT_1);
        }
        if (hive.cellOf(piece).isPresent()) {
            return Optional.of(Rule.PLACE_6);
        }
        if (!turn.isNextToEnter(piece)) {
            return Optional.of(Rule.MAT_2);
        }
        if (turn.isQueenDue() && piece.bug() != Bug.QUEEN_BEE) {
            return Optional.of(Rule.QUEEN_1);
        }
        if (turn.isQueenTooEarly() && piece.bug() == Bug.QUEEN_BEE) {
            return Optional.of(Rule.OPENING_1);
        }
        return findForPlacementCell(to);
    }

    private Optional<Rule> findForPlacementCell(Hex to) {
        if (turn.canPlaceOn(to)) {
            return Optional.empty();
        }
        if (hive.isOccupied(to)) {
            return Optional.of(Rule.PLACE_4);
        }
        if (hive.isEmpty()) {
            return Optional.of(Rule.PLACE_1);
        }
        return Optional.of(turn.piecesInPlay() == 0 ? Rule.PLACE_2 : Rule.PLACE_3);
    }

    private Optional<Rule> findForMovement(Piece piece, Hex from, Hex to) {
        if (!hive.stack(from).contains(piece)) {
            return Optional.of(Rule.TURN_1);
        }
        ReferenceThrowRuleFinder throwFinder = new ReferenceThrowRuleFinder(turn, piece, from, to);
        if (!turn.isOwn(piece) && !throwFinder.hasThrowers()) {
            return Optional.of(Rule.TURN_2);
        }
        if (turn.isQueenInHand()) {
            return Optional.of(Rule.QUEEN_2);
        }
        if (!hive.isTop(from, piece)) {
            return Optional.of(Rule.COVER_1);
        }
        if (from.equals(to) && piece.bug() != Bug.SPIDER) {
            return Optional.of(Rule.STAY_1);
        }
        if (throwFinder.isLegal()) {
            return Optional.empty();
        }
        return turn.isOwn(piece) ? findForOwnMovement(piece, from, to) : throwFinder.find();
    }

    private Optional<Rule> findForOwnMovement(Piece piece, Hex from, Hex to) {
        Lifted lifted = liftedAt.computeIfAbsent(from, cell -> lift(cell, piece));
        if (turn.isResting(piece)) {
            return Optional.of(Rule.PILLBUG_5);
        }
        if (!lifted.connected) {
            return Optional.of(Rule.HIVE_2);
        }
        if (!lifted.hive.isOccupied(to) && !lifted.hive.touches(to)) {
            return Optional.of(Rule.HIVE_1);
        }
        return new ReferenceMovementRuleFinder(lifted.hive, from, to, lifted.movement).find(piece.bug());
    }

    /** Finds the rule that forbids a throw, even if the piece can make the move by itself; empty if nothing does. */
    public Optional<Rule> findForThrow(Move.Movement movement) {
        return new ReferenceThrowRuleFinder(turn, movement.piece(), movement.from(), movement.to()).find();
    }

    private Lifted lift(Hex from, Piece piece) {
        ReferenceHive without = hive.without(from, piece);
        return new Lifted(without, without.isConnected(), turn.movement(without, from));
    }
}
