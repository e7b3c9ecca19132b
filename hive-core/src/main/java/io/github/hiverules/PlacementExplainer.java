package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.rule.Placing;
import io.github.hiverules.internal.rule.QueenDuty;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;

/**
 * Explains why a placement is illegal: because of the piece or, if the piece could be placed elsewhere, because of the
 * cell.
 */
final class PlacementExplainer {

    private PlacementExplainer() {}

    static Violation explain(Position position, Move.Placement placement) {
        return explainPiece(position, placement).orElseGet(() -> explainCell(position, placement.to()));
    }

    private static Optional<Violation> explainPiece(Position position, Move.Placement placement) {
        Piece piece = placement.piece();
        Hex to = placement.to();
        if (piece.color() != position.sideToMove()) {
            return Optional.of(new TurnViolation.NotYourPiece(piece, Optional.empty(), to));
        }
        if (!position.ruleset().includes(piece.bug())) {
            return Optional.of(new PlacementViolation.PieceNotInSet(piece, to));
        }
        Optional<Hex> at = position.hexOf(piece);
        if (at.isPresent()) {
            return Optional.of(new PlacementViolation.AlreadyInPlay(piece, at.get()));
        }
        Piece next = position.hand(piece.color()).stream()
                .filter(inHand -> inHand.bug() == piece.bug())
                .findFirst()
                .orElseThrow();
        if (!next.equals(piece)) {
            return Optional.of(new PlacementViolation.NumberOutOfOrder(piece, next, to));
        }
        return explainQueen(position, piece, to);
    }

    private static Optional<Violation> explainQueen(Position position, Piece piece, Hex to) {
        if (piece.bug() != Bug.QUEEN_BEE) {
            boolean queenDue = MoveExplainer.isQueenInHand(position) && QueenDuty.isDue(position.turnNumber());
            return queenDue ? Optional.of(new PlacementViolation.QueenDue(piece, to)) : Optional.empty();
        }
        int color = piece.color().ordinal();
        boolean tooEarly = QueenDuty.isTooEarly(
                BoardReader.board(position.packed()), color, position.ruleset().tournamentOpening());
        return tooEarly ? Optional.of(new PlacementViolation.QueenTooEarly(piece, to)) : Optional.empty();
    }

    private static Violation explainCell(Position position, Hex to) {
        Optional<Piece> top = position.topAt(to);
        if (top.isPresent()) {
            return new PlacementViolation.CellOccupied(to, top.get());
        }
        Board board = BoardReader.board(position.packed());
        if (board.inPlay() == 0) {
            return new PlacementViolation.NotAtOrigin(to);
        }
        Color side = position.sideToMove();
        if (Placing.isFirstOf(board, side.ordinal())) {
            return new PlacementViolation.NotTouchingFirstPiece(to);
        }
        List<Hex> opponents = to.neighbors().stream()
                .filter(neighbor -> position.topAt(neighbor)
                        .filter(near -> near.color() != side)
                        .isPresent())
                .toList();
        return opponents.isEmpty()
                ? new PlacementViolation.TouchesNoOwnPiece(to)
                : new PlacementViolation.TouchesOpponent(to, opponents);
    }
}
