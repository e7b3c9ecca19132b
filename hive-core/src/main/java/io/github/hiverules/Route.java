package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;

/**
 * How a piece gets from one place to another: the cells and levels that it passes, for animation and explanation.
 *
 * <p>A placement has one stop; a jump has its two ends. Immutable and thread-safe.
 *
 * @param piece the piece that changes its place
 * @param stops the places that it passes, in order, the first and the last included
 * @param as the kind as which it moves: its own, or the kind that a Mosquito copies
 * @param thrower the Pillbug or Mosquito that throws it, or empty if it moves by itself
 */
public record Route(Piece piece, List<Stop> stops, Bug as, Optional<Piece> thrower) {

    /**
     * Copies the collections.
     *
     * @param piece the piece that changes its place
     * @param stops the places that it passes, in order, the first and the last included
     * @param as the kind as which it moves: its own, or the kind that a Mosquito copies
     * @param thrower the Pillbug or Mosquito that throws it, or empty if it moves by itself
     */
    public Route {
        stops = List.copyOf(stops);
    }

    /**
     * One place on the way.
     *
     * @param hex the cell
     * @param level how many pieces lie under the moving piece there: 0 on the ground
     */
    public record Stop(Hex hex, int level) {}
}
