package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The path of a piece from one cell to another, with its level at each stop, for animation and explanation. A
 * placement has one stop, a jump has two.
 *
 * @param piece the piece that is placed, moved or thrown
 * @param stops the stops in order, including the first and the last
 * @param movesAs the insect that the piece moves as: its own, or one that a Mosquito copies
 * @param thrower a Pillbug or Mosquito that throws the piece, or empty if it moves by itself
 */
public record Route(Piece piece, List<Stop> stops, Bug movesAs, Optional<Piece> thrower) {

    /**
     * Copies the stops.
     *
     * @throws IllegalArgumentException if there is no stop
     */
    public Route {
        Objects.requireNonNull(piece, "piece");
        Objects.requireNonNull(stops, "stops");
        Objects.requireNonNull(movesAs, "movesAs");
        Objects.requireNonNull(thrower, "thrower");
        if (stops.isEmpty()) {
            throw new IllegalArgumentException("a route has at least one stop");
        }
        stops = List.copyOf(stops);
    }

    /**
     * {@return the route of a piece that moves by itself, as its own insect}
     *
     * @param piece the piece that is placed or moved
     * @param stops the stops in order, including the first and the last
     * @throws IllegalArgumentException if there is no stop
     */
    public static Route of(Piece piece, List<Stop> stops) {
        Objects.requireNonNull(piece, "piece");
        return new Route(piece, stops, piece.bug(), Optional.empty());
    }

    /**
     * {@return this route for a piece that the given piece throws}
     *
     * @param newThrower the Pillbug or Mosquito that throws
     */
    public Route withThrower(Piece newThrower) {
        Objects.requireNonNull(newThrower, "newThrower");
        return new Route(piece, stops, movesAs, Optional.of(newThrower));
    }

    /**
     * One stop of a route.
     *
     * @param cell the cell that the piece passes
     * @param level the number of pieces under the moving piece there: 0 on the ground
     */
    public record Stop(Hex cell, int level) {
        public Stop {
            Objects.requireNonNull(cell, "cell");
        }
    }
}
