package io.github.hiverules.notation.internal;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Names moves as the Universal Hive Protocol does. A destination always gets the same name. */
public final class MoveAppender {

    private MoveAppender() {}

    /** Appends the name of a move, or returns false if no piece is on or next to its destination. */
    public static boolean append(Move move, Position before, Function<Piece, String> names, StringBuilder text) {
        if (move instanceof Move.Placement placement) {
            return append(placement.piece(), placement.to(), before, names, text);
        }
        if (move instanceof Move.Movement movement) {
            return append(movement.piece(), movement.to(), before, names, text);
        }
        text.append("pass");
        return true;
    }

    private static boolean append(
            Piece piece, Hex to, Position before, Function<Piece, String> names, StringBuilder text) {
        text.append(names.apply(piece));
        return before.isEmpty() || appendDestination(piece, to, before, names, text.append(' '));
    }

    private static boolean appendDestination(
            Piece mover, Hex to, Position before, Function<Piece, String> names, StringBuilder text) {
        Optional<Piece> under = topWithout(mover, to, before);
        if (under.isEmpty()) {
            return appendNextTo(mover, to, before, names, text);
        }
        text.append(names.apply(under.get()));
        return true;
    }

    /**
     * Names an empty destination after its first neighbor clockwise from the east, or returns false if there is none.
     */
    public static boolean appendNextTo(
            Piece mover, Hex to, Position before, Function<Piece, String> names, StringBuilder text) {
        for (Direction direction : Directions.CLOCKWISE) {
            Optional<Piece> reference = topWithout(mover, to.neighbor(direction), before);
            if (reference.isPresent()) {
                Directions.appendWithSign(names.apply(reference.get()), direction.opposite(), text);
                return true;
            }
        }
        return false;
    }

    private static Optional<Piece> topWithout(Piece mover, Hex hex, Position position) {
        Optional<Piece> top = position.topAt(hex);
        if (top.isEmpty() || !top.get().equals(mover)) {
            return top;
        }
        List<Piece> stack = position.stackAt(hex);
        return stack.size() < 2 ? Optional.empty() : Optional.of(stack.get(stack.size() - 2));
    }
}
