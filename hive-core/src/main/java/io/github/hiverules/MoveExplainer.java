package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.stream.Stream;

/**
 * Explains why a move is illegal. If it breaks several rules, the order of
 * {@code docs/decisions/0001-which-rule-refuses.md} decides which one it names.
 */
final class MoveExplainer {

    private MoveExplainer() {}

    static Violation explain(Position position, Move move) {
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

    /** Returns the violation of any move after the end, whether a surrounded Queen or the players ended the game. */
    static Violation gameOver(Position position, Outcome outcome) {
        List<Hex> surrounded = Stream.of(Color.values())
                .flatMap(color -> position.hexOf(Piece.of(color, Bug.QUEEN_BEE)).stream())
                .filter(queen -> position.occupiedNeighborCount(queen) == 6)
                .toList();
        return new TurnViolation.GameOver(outcome, surrounded);
    }

    /** Returns whether the player to move still has to place the Queen. */
    static boolean isQueenInHand(Position position) {
        return position.hexOf(Piece.of(position.sideToMove(), Bug.QUEEN_BEE)).isEmpty();
    }
}
