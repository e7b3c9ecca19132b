package io.github.hiverules.site.referee;

import io.github.hiverules.Move;
import io.github.hiverules.hex.Symmetry;

/**
 * The illegal move with which a recorded game goes on.
 *
 * @param move the move
 * @param text the move as the recorded text writes it
 */
record IllegalMove(Move move, String text) {

    IllegalMove transformed(Symmetry symmetry) {
        return new IllegalMove(move.transformed(symmetry), text);
    }
}
