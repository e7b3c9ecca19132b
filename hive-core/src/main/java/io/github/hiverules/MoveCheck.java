package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.packed.Hive;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.OneHive;
import io.github.hiverules.internal.rule.Placing;
import io.github.hiverules.internal.rule.QueenDuty;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Whether a move is legal, and which rule refuses it; the order of the rules is that of decision record 1. */
final class MoveCheck {

    private MoveCheck() {}

    static boolean isLegal(Position position, Move move) {
        if (move instanceof Move.Placement placement) {
            int to = position.cell(placement.to());
            return to != PackedPosition.OUTSIDE && position.generator().places(PieceIds.of(placement.piece()), to);
        }
        if (move instanceof Move.Movement movement) {
            int id = PieceIds.of(movement.piece());
            int to = position.cell(movement.to());
            return to != PackedPosition.OUTSIDE
                    && position.standsOn(id, movement.from())
                    && position.generator().reaches(id, to);
        }
        Objects.requireNonNull(move);
        LegalMoves moves = position.legalMoves();
        return moves.size() == 1 && moves.get(0) instanceof Move.Pass;
    }

    static Optional<Violation> violation(Position position, Move move) {
        return isLegal(position, move) ? Optional.empty() : Optional.of(refusal(position, move));
    }

    private static Violation refusal(Position position, Move move) {
        Outcome outcome = position.outcome();
        if (outcome.isOver()) {
            return new TurnViolation.GameOver(outcome);
        }
        if (move instanceof Move.Placement placement) {
            return ofPlacement(position, placement.piece(), placement.to());
        }
        if (move instanceof Move.Movement movement) {
            return ofMovement(position, movement.piece(), movement.from(), movement.to());
        }
        return new TurnViolation.PassNotAllowed(position.legalMoves().get(0));
    }

    private static Violation ofPlacement(Position position, Piece piece, Hex to) {
        if (piece.color() != position.sideToMove()) {
            return new TurnViolation.NotYourPiece(piece);
        }
        if (!position.ruleset().includes(piece.bug())) {
            return new PlacementViolation.PieceNotInSet(piece);
        }
        Optional<Hex> at = position.hexOf(piece);
        if (at.isPresent()) {
            return new PlacementViolation.AlreadyInPlay(piece, at.get());
        }
        for (Piece inHand : position.hand(piece.color())) {
            if (inHand.bug() == piece.bug() && inHand.number() < piece.number()) {
                return new PlacementViolation.NumberOutOfOrder(piece, inHand);
            }
        }
        boolean isQueen = piece.bug() == Bug.QUEEN_BEE;
        if (!isQueen && queenInHand(position) && QueenDuty.isDue(position.turnNumber())) {
            return new PlacementViolation.QueenDue(piece);
        }
        if (isQueen
                && QueenDuty.isTooEarly(
                        position.hive(),
                        position.sideToMove().ordinal(),
                        position.ruleset().tournamentOpening())) {
            return new PlacementViolation.QueenTooEarly(piece);
        }
        return ofPlace(position, to);
    }

    private static Violation ofPlace(Position position, Hex to) {
        Optional<Piece> top = position.topAt(to);
        if (top.isPresent()) {
            return new PlacementViolation.CellOccupied(to, top.get());
        }
        Hive hive = position.hive();
        if (hive.inPlay() == 0) {
            return new PlacementViolation.NotAtOrigin(to);
        }
        Color side = position.sideToMove();
        if (Placing.isFirstOf(hive, side.ordinal())) {
            return new PlacementViolation.NotTouchingFirstPiece(to);
        }
        List<Hex> opponents = new ArrayList<>();
        for (Hex neighbor : to.neighbors()) {
            Optional<Piece> near = position.topAt(neighbor);
            if (near.isPresent() && near.get().color() != side) {
                opponents.add(neighbor);
            }
        }
        return opponents.isEmpty()
                ? new PlacementViolation.TouchesNoOwnPiece(to)
                : new PlacementViolation.TouchesOpponent(to, opponents);
    }

    private static Violation ofMovement(Position position, Piece piece, Hex from, Hex to) {
        Optional<Hex> at = position.hexOf(piece);
        if (at.isEmpty() || !at.get().equals(from)) {
            return new TurnViolation.NotThere(piece, from, at);
        }
        boolean own = piece.color() == position.sideToMove();
        Optional<ThrowViolation> refusedThrow = new ThrowCheck(position, piece, from, to).violation();
        if (!own && refusedThrow.isEmpty()) {
            return new TurnViolation.NotYourPiece(piece);
        }
        if (queenInHand(position)) {
            return new TurnViolation.QueenInHand(piece);
        }
        Piece top = position.topAt(from).orElseThrow();
        if (!top.equals(piece)) {
            return new MovementViolation.Covered(piece, from, top);
        }
        if (to.equals(from) && piece.bug() != Bug.SPIDER) {
            return new MovementViolation.Stays(piece, from);
        }
        return own ? ofOwnPiece(position, piece, to, refusedThrow) : refusedThrow.orElseThrow();
    }

    private static Violation ofOwnPiece(Position position, Piece piece, Hex to, Optional<ThrowViolation> refusedThrow) {
        int id = PieceIds.of(piece);
        Workspace workspace = position.workspace();
        Hive hive = workspace.hive();
        int start = hive.cellOf(id);
        Hex from = position.hex(start);
        if (position.resting == id) {
            return new MovementViolation.Resting(piece, from);
        }
        int[] cutOff = OneHive.cutOff(workspace, start);
        if (cutOff.length > 0) {
            return new MovementViolation.Pinned(piece, from, position.hexes(cutOff));
        }
        int end = position.cell(to);
        if (end == PackedPosition.OUTSIDE || leavesHive(hive, start, end)) {
            return new MovementViolation.LeavesHive(piece, from, to);
        }
        Violation own = new OwnMovementCheck(position, piece, start, end).violation();
        boolean sharp = own instanceof MovementViolation.Gate
                || own instanceof MovementViolation.ContactLost
                || own instanceof MovementViolation.GateAboveGround;
        return !sharp && refusedThrow.isPresent() ? refusedThrow.get() : own;
    }

    private static boolean leavesHive(Hive hive, int start, int end) {
        if (end == start || hive.height(end) > 0) {
            return false;
        }
        int neighbors = hive.height(start) > 1 ? hive.neighbors(end) : hive.neighborsWithout(start, end);
        return neighbors == 0;
    }

    private static boolean queenInHand(Position position) {
        return position.hexOf(Piece.of(position.sideToMove(), Bug.QUEEN_BEE)).isEmpty();
    }
}
