package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Destinations;
import io.github.hiverules.internal.packed.Hive;
import io.github.hiverules.internal.rule.GroundStep;

/** QUEEN-3: one ground step; PILLBUG-1 is the same. */
public final class QueenBeeMovement {

    private QueenBeeMovement() {}

    static void add(Hive hive, int cell, Destinations destinations) {
        destinations.addNeighbors(GroundStep.legal(hive.neighbors(cell)));
    }
}
