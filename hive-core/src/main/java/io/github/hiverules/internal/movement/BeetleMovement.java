package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.CellBits;
import io.github.hiverules.internal.rule.ClimbStep;
import io.github.hiverules.internal.rule.GroundStep;

/** BEETLE-1: one step, on the ground, up, across or down. */
final class BeetleMovement {

    private BeetleMovement() {}

    static int steps(Board board, int cell, ClimbStep climb) {
        int bits = board.bits(cell);
        int level = CellBits.height(bits) - 1;
        int open = climb.directions(board, cell, level);
        int neighbors = CellBits.neighbors(bits);
        return level > 0 ? open : GroundStep.legalDirections(neighbors) | (neighbors & open);
    }
}
