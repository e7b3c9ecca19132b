package io.github.hiverules.notation.internal;

import io.github.hiverules.hex.Direction;
import java.util.List;
import java.util.Optional;

/** The signs of the six directions. A sign before a piece means a direction to the west, one after it to the east. */
public final class Directions {

    /** The order in which a writer searches the neighbors of a destination for the piece that names it. */
    public static final List<Direction> CLOCKWISE =
            List.of(Direction.E, Direction.SE, Direction.SW, Direction.W, Direction.NW, Direction.NE);

    private Directions() {}

    public static Optional<Direction> fromSignBefore(char sign) {
        return switch (sign) {
            case '\\' -> Optional.of(Direction.NW);
            case '-' -> Optional.of(Direction.W);
            case '/' -> Optional.of(Direction.SW);
            default -> Optional.empty();
        };
    }

    public static Optional<Direction> fromSignAfter(char sign) {
        return switch (sign) {
            case '\\' -> Optional.of(Direction.SE);
            case '-' -> Optional.of(Direction.E);
            case '/' -> Optional.of(Direction.NE);
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
