package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.rule.Throwing;

/** PILLBUG-1: one ground step. {@link Throwing} decides what a Pillbug throws. */
final class PillbugMovement {

    private PillbugMovement() {}

    static int steps(Board board, int cell) {
        return QueenBeeMovement.steps(board, cell);
    }
}
