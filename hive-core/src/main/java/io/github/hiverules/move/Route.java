package io.github.hiverules.move;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The way of a piece from one cell to another, for animation and explanation. A placement has one stop, a jump has two.
 * Immutable and thread-safe.
 *
 * @param piece the piece that is placed, moved or thrown
 * @param stops the stops in order, including the first and the last
 * @param movesAs the kind that it moves as: its own, or one that a Mosquito copies
 * @param thrower the Pillbug or Mosquito that throws it, or empty if it moves by itself
 */
public record Route(Piece piece, List<Stop> stops, Bug movesAs, Optional<Piece> thrower) {

    /**
     * Copies the list.
     *
     * @param piece the piece
     * @param stops the stops in order
     * @param movesAs the kind that it moves as
     * @param thrower the piece that throws it
     */
    public Route {
        Objects.requireNonNull(piece, "piece");
        Objects.requireNonNull(stops, "stops");
        Objects.requireNonNull(movesAs, "movesAs");
        Objects.requireNonNull(thrower, "thrower");
        stops = List.copyOf(stops);
    }

    /**
     * One stop on the way.
     *
     * @param hex the cell
     * @param level the number of pieces under the moving piece there: 0 on the ground
     */
    public record Stop(Hex hex, int level) {
        /**
         * Refuses null.
         *
         * @param hex the cell
         * @param level the number of pieces under the moving piece there: 0 on the ground
         */
        public Stop {
            Objects.requireNonNull(hex, "hex");
        }
    }
}
