package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.CellBits;
import io.github.hiverules.internal.rule.FreedomToMove;

/** BEETLE-1: one step, on the ground, up, across or down. */
final class BeetleMovement {

    private BeetleMovement() {}

    static int steps(Board board, int cell, FreedomToMove freedom) {
        int bits = board.bits(cell);
        int level = CellBits.height(bits) - 1;
        int open = freedom.climbs(board, cell, level);
        int neighbors = CellBits.neighbors(bits);
        return level > 0 ? open : freedom.groundSteps(board, cell, cell) | (neighbors & open);
    }
}
