package io.github.hiverules;

import io.github.hiverules.internal.packed.PieceIds;
import java.util.Optional;

/** Whether a move is legal, and which rule refuses it; the order of the rules is that of decision record 1. */
final class MoveCheck {

    private MoveCheck() {}

    static boolean isLegal(Position position, Move move) {
        if (move instanceof Move.Movement movement) {
            int id = PieceIds.of(movement.piece());
            int to = position.cell(movement.to());
            return to != PackedPosition.OUTSIDE
                    && position.standsOn(id, movement.from())
                    && position.generator().reaches(id, to);
        }
        return violation(position, move).isEmpty();
    }

    static Optional<Violation> violation(Position position, Move move) {
        Outcome outcome = position.outcome();
        if (outcome.isOver()) {
            return Optional.of(new TurnViolation.GameOver(outcome));
        }
        if (move instanceof Move.Placement placement) {
            return PlacementCheck.violation(position, placement);
        }
        if (move instanceof Move.Movement movement) {
            return isLegal(position, movement)
                    ? Optional.empty()
                    : Optional.of(new MovementCheck(position, movement).violation());
        }
        Move first = position.legalMoves().get(0);
        return first instanceof Move.Pass ? Optional.empty() : Optional.of(new TurnViolation.PassNotAllowed(first));
    }
}
