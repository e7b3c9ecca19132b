package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.packed.CellBits;
import io.github.hiverules.internal.packed.Hive;
import io.github.hiverules.internal.rule.Placing;
import io.github.hiverules.internal.rule.QueenDuty;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Which rule refuses an illegal placement in a game that goes on. */
final class PlacementCheck {

    private PlacementCheck() {}

    static Violation violation(Position position, Move.Placement placement) {
        return ofPiece(position, placement.piece())
                .or(() -> ofTurn(position, placement.piece()))
                .orElseGet(() -> ofCell(position, placement.to()));
    }

    private static Optional<Violation> ofPiece(Position position, Piece piece) {
        if (piece.color() != position.sideToMove()) {
            return Optional.of(new TurnViolation.NotYourPiece(piece));
        }
        if (!position.ruleset().includes(piece.bug())) {
            return Optional.of(new PlacementViolation.PieceNotInSet(piece));
        }
        Optional<Hex> at = position.hexOf(piece);
        if (at.isPresent()) {
            return Optional.of(new PlacementViolation.AlreadyInPlay(piece, at.get()));
        }
        Piece next = firstInHand(position, piece);
        return next.equals(piece)
                ? Optional.empty()
                : Optional.of(new PlacementViolation.NumberOutOfOrder(piece, next));
    }

    private static Optional<Violation> ofTurn(Position position, Piece piece) {
        boolean queenInHand =
                position.hexOf(Piece.of(piece.color(), Bug.QUEEN_BEE)).isEmpty();
        int turn = position.turnNumber();
        if (queenInHand && QueenDuty.isDue(turn) && piece.bug() != Bug.QUEEN_BEE) {
            return Optional.of(new PlacementViolation.QueenDue(piece));
        }
        boolean tooEarly = QueenDuty.isTooEarly(turn, position.ruleset().tournamentOpening());
        return tooEarly && piece.bug() == Bug.QUEEN_BEE
                ? Optional.of(new PlacementViolation.QueenTooEarly(piece))
                : Optional.empty();
    }

    private static Violation ofCell(Position position, Hex to) {
        Hive hive = position.hive();
        int color = position.ply & 1;
        int cell = position.cell(to);
        int bits = cell == PackedPosition.OUTSIDE ? 0 : hive.bits(cell);
        if (CellBits.occupied(bits)) {
            return new PlacementViolation.CellOccupied(to, position.topAt(to).orElseThrow());
        }
        if (hive.inPlay() == 0) {
            return new PlacementViolation.NotAtOrigin(to);
        }
        if (Placing.isFirstOf(hive, color)) {
            return new PlacementViolation.NotTouchingFirstPiece(to);
        }
        List<Hex> opponents = neighbors(to, CellBits.neighborsOf(bits, 1 - color));
        return opponents.isEmpty()
                ? new PlacementViolation.TouchesNoOwnPiece(to)
                : new PlacementViolation.TouchesOpponent(to, opponents);
    }

    private static Piece firstInHand(Position position, Piece piece) {
        return position.hand(piece.color()).stream()
                .filter(inHand -> inHand.bug() == piece.bug())
                .findFirst()
                .orElse(piece);
    }

    private static List<Hex> neighbors(Hex hex, int directions) {
        List<Hex> all = hex.neighbors();
        List<Hex> neighbors = new ArrayList<>();
        for (int rest = directions; rest != 0; rest &= rest - 1) {
            neighbors.add(all.get(Integer.numberOfTrailingZeros(rest)));
        }
        return neighbors;
    }
}
