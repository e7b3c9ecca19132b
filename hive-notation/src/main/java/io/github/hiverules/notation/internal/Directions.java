package io.github.hiverules.notation.internal;

import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The signs of the six directions: before a piece for its western sides, after it for the eastern ones; orders of cells. */
public final class Directions {

    /** Clockwise, as the neighbors of a destination are searched for a piece to name it by. */
    public static final List<Direction> CLOCKWISE =
            List.of(Direction.E, Direction.SE, Direction.SW, Direction.W, Direction.NW, Direction.NE);

    /** The order in which cells are written and drawn: row by row, from the back to the front. */
    public static final Comparator<Hex> BY_ROW = Comparator.comparingInt(Hex::r).thenComparingInt(Hex::q);

    private static final String SIGNS = "\\-/";

    // In the order of the signs.
    private static final List<Direction> WESTERN = List.of(Direction.NW, Direction.W, Direction.SW);
    private static final List<Direction> EASTERN = List.of(Direction.SE, Direction.E, Direction.NE);

    private Directions() {}

    static Optional<Direction> before(char sign) {
        return of(sign, WESTERN);
    }

    static Optional<Direction> after(char sign) {
        return of(sign, EASTERN);
    }

    private static Optional<Direction> of(char sign, List<Direction> directions) {
        int index = SIGNS.indexOf(sign);
        return index < 0 ? Optional.empty() : Optional.of(directions.get(index));
    }

    /** Writes the cell that lies in a direction from a piece. */
    static String beside(Piece piece, Direction direction) {
        int west = WESTERN.indexOf(direction);
        return west >= 0 ? "" + SIGNS.charAt(west) + piece : "" + piece + SIGNS.charAt(EASTERN.indexOf(direction));
    }
}
