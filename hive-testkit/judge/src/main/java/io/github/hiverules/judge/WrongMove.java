package io.github.hiverules.judge;

import io.github.hiverules.Move;

/** A legal move that a program refused, or an illegal one that it accepted. */
record WrongMove(Evidence evidence, Move move, MoveType type) {

    static WrongMove of(Evidence evidence, Move move) {
        return new WrongMove(evidence, move, MoveType.of(evidence.game(), move));
    }
}
