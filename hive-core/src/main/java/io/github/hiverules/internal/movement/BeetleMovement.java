package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Destinations;
import io.github.hiverules.internal.packed.Hive;
import io.github.hiverules.internal.packed.Neighborhoods;
import io.github.hiverules.internal.rule.ClimbStep;
import io.github.hiverules.internal.rule.GroundStep;

/** BEETLE-1: one step, on the ground, up, across or down. */
public final class BeetleMovement {

    private BeetleMovement() {}

    static void add(Hive hive, int cell, boolean gatesAboveGround, Destinations destinations) {
        int standing = hive.height(cell) - 1;
        int open = gatesAboveGround ? ClimbStep.open(hive, cell, standing) : Neighborhoods.ALL;
        int neighbors = hive.neighbors(cell);
        destinations.addNeighbors(standing > 0 ? open : GroundStep.legal(neighbors) | (neighbors & open));
    }
}
