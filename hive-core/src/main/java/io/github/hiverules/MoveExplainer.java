package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Decides whether a move is legal, and explains why it is not.
 *
 * <p>All explainers name the first broken rule in the order of {@code docs/decisions/0001-which-rule-refuses.md}.
 */
final class MoveExplainer {

    private MoveExplainer() {}

    static boolean isLegal(Position position, Move move) {
        if (move instanceof Move.Placement placement) {
            int to = position.packed().cell(placement.to());
            return to != Cells.NONE && position.generator().places(PieceIds.of(placement.piece()), to);
        }
        if (move instanceof Move.Movement movement) {
            int id = PieceIds.of(movement.piece());
            int to = position.packed().cell(movement.to());
            return to != Cells.NONE
                    && position.packed().standsOn(id, movement.from())
                    && position.generator().reaches(id, to);
        }
        Objects.requireNonNull(move);
        LegalMoves moves = position.legalMoves();
        return moves.size() == 1 && moves.get(0) instanceof Move.Pass;
    }

    /** Returns the violation, or empty if the move is legal. */
    static Optional<Violation> explain(Position position, Move move) {
        return isLegal(position, move) ? Optional.empty() : Optional.of(explainIllegal(position, move));
    }

    private static Violation explainIllegal(Position position, Move move) {
        Outcome outcome = position.outcome();
        if (outcome.isOver()) {
            return gameOver(position, outcome);
        }
        if (move instanceof Move.Placement placement) {
            return PlacementExplainer.explain(position, placement);
        }
        if (move instanceof Move.Movement movement) {
            return MovementExplainer.explain(position, movement);
        }
        return new TurnViolation.PassNotAllowed(position.legalMoves().get(0));
    }

    /** Returns the violation of any move after the end, which a surrounded Queen has brought about or the players have. */
    static Violation gameOver(Position position, Outcome outcome) {
        List<Hex> surrounded = Stream.of(Color.values())
                .flatMap(color -> position.hexOf(Piece.of(color, Bug.QUEEN_BEE)).stream())
                .filter(queen -> position.occupiedNeighborCount(queen) == 6)
                .toList();
        return new TurnViolation.GameOver(outcome, surrounded);
    }

    /** Whether the player to move has yet to place the Queen. */
    static boolean isQueenInHand(Position position) {
        return position.hexOf(Piece.of(position.sideToMove(), Bug.QUEEN_BEE)).isEmpty();
    }
}
