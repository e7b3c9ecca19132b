package io.github.hiverules;

import io.github.hiverules.internal.packed.PieceIds;
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
            return PlacementCheck.violation(position, placement);
        }
        if (move instanceof Move.Movement movement) {
            return new MovementCheck(position, movement).violation();
        }
        return new TurnViolation.PassNotAllowed(position.legalMoves().get(0));
    }
}
