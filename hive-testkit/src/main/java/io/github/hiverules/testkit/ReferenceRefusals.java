package io.github.hiverules.testkit;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Move;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.violation.Rule;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds the rule that refuses a move of one turn: the decision record "Which rule a refusal names", line by line. */
final class ReferenceRefusals {

    private final ReferenceTurn turn;
    private final ReferenceHive hive;
    private final boolean over;
    private final Map<Hex, Lifted> liftedAt = new HashMap<>();

    /** The hive without the piece on top of a cell, and the cells that the piece can reach. */
    private record Lifted(ReferenceHive hive, boolean connected, ReferenceMovement movement) {}

    ReferenceRefusals(ReferenceTurn turn) {
        this.turn = turn;
        this.hive = turn.hive();
        this.over = turn.outcome().isOver();
    }

    Optional<Rule> refusal(Move move) {
        if (over) {
            return Optional.of(Rule.END_3);
        }
        if (move instanceof Move.Placement placement) {
            return placement(placement.piece(), placement.to());
        }
        if (move instanceof Move.Movement movement) {
            return movement(movement.piece(), movement.from(), movement.to());
        }
        return pass();
    }

    private Optional<Rule> pass() {
        boolean forced = ReferenceMoves.of(turn).all().equals(List.of(Move.pass()));
        return forced ? Optional.empty() : Optional.of(Rule.PASS_1);
    }

    private Optional<Rule> placement(Piece piece, Hex to) {
        if (!turn.isOwn(piece)) {
            return Optional.of(Rule.TURN_2);
        }
        if (!turn.ruleset().includes(piece.bug())) {
            return Optional.of(Rule.MAT_1);
        }
        if (hive.cellOf(piece).isPresent()) {
            return Optional.of(Rule.PLACE_6);
        }
        if (!turn.isNextOfItsKind(piece)) {
            return Optional.of(Rule.MAT_2);
        }
        if (turn.isQueenDue() && piece.bug() != Bug.QUEEN_BEE) {
            return Optional.of(Rule.QUEEN_1);
        }
        if (turn.isQueenTooEarly() && piece.bug() == Bug.QUEEN_BEE) {
            return Optional.of(Rule.OPENING_1);
        }
        return placementCell(to);
    }

    private Optional<Rule> placementCell(Hex to) {
        if (hive.isOccupied(to)) {
            return Optional.of(Rule.PLACE_4);
        }
        if (hive.isEmpty()) {
            return to.equals(Hex.ORIGIN) ? Optional.empty() : Optional.of(Rule.PLACE_1);
        }
        if (!hive.hasInPlay(turn.sideToMove())) {
            return hive.touches(to) ? Optional.empty() : Optional.of(Rule.PLACE_2);
        }
        Set<Color> touched = hive.touchedColors(to);
        return touched.equals(Set.of(turn.sideToMove())) ? Optional.empty() : Optional.of(Rule.PLACE_3);
    }

    private Optional<Rule> movement(Piece piece, Hex from, Hex to) {
        if (!hive.stack(from).contains(piece)) {
            return Optional.of(Rule.TURN_1);
        }
        ReferenceThrowRefusal thrown = new ReferenceThrowRefusal(turn, piece, from, to);
        if (!turn.isOwn(piece) && !thrown.hasThrowers()) {
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
        if (thrown.isLegal()) {
            return Optional.empty();
        }
        return turn.isOwn(piece) ? ownMovement(piece, from, to, thrown) : thrown.rule();
    }

    private Optional<Rule> ownMovement(Piece piece, Hex from, Hex to, ReferenceThrowRefusal thrown) {
        Lifted lifted = liftedAt.computeIfAbsent(from, cell -> lift(cell, piece));
        if (turn.rests(piece)) {
            return Optional.of(Rule.PILLBUG_5);
        }
        if (!lifted.connected) {
            return Optional.of(Rule.HIVE_2);
        }
        if (!lifted.hive.isOccupied(to) && !lifted.hive.touches(to)) {
            return Optional.of(Rule.HIVE_1);
        }
        Optional<Rule> own = new ReferenceMovementRefusal(lifted.hive, from, to, lifted.movement).of(piece.bug());
        boolean throwSpeaks = own.isPresent() && !ReferenceMovementRefusal.GEOMETRY.contains(own.get());
        return throwSpeaks ? thrown.rule().or(() -> own) : own;
    }

    private Lifted lift(Hex from, Piece piece) {
        ReferenceHive without = hive.without(from, piece);
        return new Lifted(without, without.isConnected(), new ReferenceMovement(turn, without, from));
    }
}
