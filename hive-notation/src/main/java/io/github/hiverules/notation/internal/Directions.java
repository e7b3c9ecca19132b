package io.github.hiverules.notation.internal;

import io.github.hiverules.hex.Direction;
import java.util.List;
import java.util.Optional;

/** The signs of the six directions. A sign before a piece means a direction to the west, one after it to the east. */
public final class Directions {

    /** The order in which a writer searches the neighbors of a destination for the piece that names it. */
    public static final List<Direction> CLOCKWISE =
            List.of(Direction.E, Direction.SE, Direction.SW, Direction.W, Direction.NW, Direction.NE);

    private static final Optional<Direction> NORTH_WEST = Optional.of(Direction.NW);
    private static final Optional<Direction> WEST = Optional.of(Direction.W);
    private static final Optional<Direction> SOUTH_WEST = Optional.of(Direction.SW);
    private static final Optional<Direction> SOUTH_EAST = Optional.of(Direction.SE);
    private static final Optional<Direction> EAST = Optional.of(Direction.E);
    private static final Optional<Direction> NORTH_EAST = Optional.of(Direction.NE);

    private Directions() {}

    public static Optional<Direction> fromSignBefore(char sign) {
        return switch (sign) {
            case '\\' -> NORTH_WEST;
            case '-' -> WEST;
            case '/' -> SOUTH_WEST;
            default -> Optional.empty();
        };
    }

    public static Optional<Direction> fromSignAfter(char sign) {
        return switch (sign) {
            case '\\' -> SOUTH_EAST;
            case '-' -> EAST;
            case '/' -> NORTH_EAST;
            default -> Optional.empty();
        };
    }

    public static void appendWithSign(String piece, Direction direction, StringBuilder text) {
        switch (direction) {
            case NW -> text.append('\\').append(piece);
            case W -> text.append('-').append(piece);
            case SW -> text.append('/').append(piece);
            case SE -> text.append(piece).append('\\');
            case E -> text.append(piece).append('-');
            case NE -> text.append(piece).append('/');
        }
    }
}
