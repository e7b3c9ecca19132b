package io.github.hiverules.notation.internal;

import io.github.hiverules.hex.Direction;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;

/** The signs of the six directions: before a piece for its western sides, after it for the eastern ones. */
public final class Directions {

    /** Clockwise, as the neighbors of a destination are searched for a piece to name it by. */
    public static final List<Direction> CLOCKWISE =
            List.of(Direction.E, Direction.SE, Direction.SW, Direction.W, Direction.NW, Direction.NE);

    private Directions() {}

    static Optional<Direction> before(char sign) {
        return switch (sign) {
            case '\\' -> Optional.of(Direction.NW);
            case '-' -> Optional.of(Direction.W);
            case '/' -> Optional.of(Direction.SW);
            default -> Optional.empty();
        };
    }

    static Optional<Direction> after(char sign) {
        return switch (sign) {
            case '/' -> Optional.of(Direction.NE);
            case '-' -> Optional.of(Direction.E);
            case '\\' -> Optional.of(Direction.SE);
            default -> Optional.empty();
        };
    }

    /** Writes the cell that lies in a direction from a piece. */
    static String beside(Piece piece, Direction direction) {
        return switch (direction) {
            case NW -> "\\" + piece;
            case W -> "-" + piece;
            case SW -> "/" + piece;
            case NE -> piece + "/";
            case E -> piece + "-";
            case SE -> piece + "\\";
        };
    }
}
