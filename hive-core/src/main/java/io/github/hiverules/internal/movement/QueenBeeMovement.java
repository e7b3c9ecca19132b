package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.rule.FreedomToMove;

/** QUEEN-3: one ground step. */
final class QueenBeeMovement {

    private QueenBeeMovement() {}

    static int steps(Board board, int cell) {
        return FreedomToMove.groundSteps(board, cell, cell);
    }
}
