package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.packed.Hive;
import io.github.hiverules.internal.rule.Placing;
import io.github.hiverules.internal.rule.QueenDuty;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Which rule refuses an illegal placement in a game that goes on. */
final class PlacementCheck {

    private final Position position;
    private final Color side;
    private final Piece piece;
    private final Hex to;

    PlacementCheck(Position position, Move.Placement placement) {
        this.position = position;
        this.side = position.sideToMove();
        this.piece = placement.piece();
        this.to = placement.to();
    }

    Violation violation() {
        if (piece.color() != side) {
            return new TurnViolation.NotYourPiece(piece);
        }
        if (!position.ruleset().includes(piece.bug())) {
            return new PlacementViolation.PieceNotInSet(piece);
        }
        Optional<Hex> at = position.hexOf(piece);
        if (at.isPresent()) {
            return new PlacementViolation.AlreadyInPlay(piece, at.get());
        }
        for (Piece inHand : position.hand(side)) {
            if (inHand.bug() == piece.bug() && inHand.number() < piece.number()) {
                return new PlacementViolation.NumberOutOfOrder(piece, inHand);
            }
        }
        return ofTurn();
    }

    private Violation ofTurn() {
        boolean isQueen = piece.bug() == Bug.QUEEN_BEE;
        int turn = position.turnNumber();
        boolean queenInHand = position.hexOf(Piece.of(side, Bug.QUEEN_BEE)).isEmpty();
        if (!isQueen && queenInHand && QueenDuty.isDue(turn)) {
            return new PlacementViolation.QueenDue(piece);
        }
        if (isQueen && QueenDuty.isTooEarly(turn, position.ruleset().tournamentOpening())) {
            return new PlacementViolation.QueenTooEarly(piece);
        }
        return ofCell();
    }

    private Violation ofCell() {
        Optional<Piece> top = position.topAt(to);
        if (top.isPresent()) {
            return new PlacementViolation.CellOccupied(to, top.get());
        }
        Hive hive = position.hive();
        if (hive.inPlay() == 0) {
            return new PlacementViolation.NotAtOrigin(to);
        }
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
}
