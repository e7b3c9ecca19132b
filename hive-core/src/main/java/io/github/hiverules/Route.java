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
 */
public final class Route {

    private final Piece piece;
    private final List<Stop> stops;
    private final Bug movesAs;
    private final Optional<Piece> thrower;

    private Route(Piece piece, List<Stop> stops, Bug movesAs, Optional<Piece> thrower) {
        this.piece = piece;
        this.stops = stops;
        this.movesAs = movesAs;
        this.thrower = thrower;
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
        Objects.requireNonNull(stops, "stops");
        if (stops.isEmpty()) {
            throw new IllegalArgumentException("a route has at least one stop");
        }
        return new Route(piece, List.copyOf(stops), piece.bug(), Optional.empty());
    }

    /**
     * {@return this route for a Mosquito that moves as the given insect}
     *
     * @param copied the insect that it copies
     */
    public Route withMovesAs(Bug copied) {
        Objects.requireNonNull(copied, "copied");
        return new Route(piece, stops, copied, thrower);
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

    /** {@return the piece that is placed, moved or thrown} */
    public Piece piece() {
        return piece;
    }

    /** {@return the stops in order, including the first and the last} */
    public List<Stop> stops() {
        return stops;
    }

    /** {@return the insect that the piece moves as: its own, or one that a Mosquito copies} */
    public Bug movesAs() {
        return movesAs;
    }

    /** {@return a Pillbug or Mosquito that throws the piece, or empty if it moves by itself} */
    public Optional<Piece> thrower() {
        return thrower;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Route that
                && piece.equals(that.piece)
                && stops.equals(that.stops)
                && movesAs == that.movesAs
                && thrower.equals(that.thrower);
    }

    @Override
    public int hashCode() {
        return Objects.hash(piece, stops, movesAs, thrower);
    }

    /** {@return the piece and its stops, for logs} */
    @Override
    public String toString() {
        return piece + " as " + movesAs + " " + stops
                + thrower.map(by -> " thrown by " + by).orElse("");
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
