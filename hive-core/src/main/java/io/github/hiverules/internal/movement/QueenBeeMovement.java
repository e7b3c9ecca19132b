package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.rule.GroundStep;

/** QUEEN-3: one ground step. */
final class QueenBeeMovement {

    private QueenBeeMovement() {}

    static int steps(Board board, int cell) {
        return GroundStep.legalDirections(board.neighbors(cell));
    }
}
