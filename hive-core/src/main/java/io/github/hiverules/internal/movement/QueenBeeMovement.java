package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Hive;
import io.github.hiverules.internal.rule.GroundStep;

/** QUEEN-3: one ground step; PILLBUG-1 is the same. */
final class QueenBeeMovement {

    private QueenBeeMovement() {}

    /** The directions in which it can step. */
    static int steps(Hive hive, int cell) {
        return GroundStep.legal(hive.neighbors(cell));
    }
}
