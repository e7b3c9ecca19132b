package io.github.hiverules.internal.movement;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.CellBits;
import io.github.hiverules.internal.rule.FreedomToMove;
import io.github.hiverules.internal.rule.RuleFlags;

/** BEETLE-1: one step, on the ground, up, across or down. */
final class BeetleMovement {

    private BeetleMovement() {}

    static int steps(Board board, int cell, RuleFlags rules) {
        int bits = board.bits(cell);
        int level = CellBits.height(bits) - 1;
        int open = FreedomToMove.climbs(board, cell, level, rules);
        int neighbors = CellBits.neighbors(bits);
        return level > 0 ? open : FreedomToMove.groundSteps(board, cell, cell) | (neighbors & open);
    }
}
