package io.github.hiverules.notation.internal;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.NotExpressibleException;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;

/** Writes moves as the Universal Hive Protocol does, with one choice among the names of a destination. */
public final class MoveWriter {

    private MoveWriter() {}

    /** Returns where a game starts: on the empty table with White to move, as every notation for games takes for granted. */
    public static Position start(Game game) {
        Position start = game.startPosition();
        if (!start.stacks().isEmpty() || start.sideToMove() != Color.WHITE || start.turnNumber() != 1) {
            throw new NotExpressibleException(NotExpressibleException.Subject.START_POSITION);
        }
        return start;
    }

    public static String write(Move move, Position before) {
        if (move instanceof Move.Placement placement) {
            return write(placement.piece(), placement.to(), before);
        }
        if (move instanceof Move.Movement movement) {
            return write(movement.piece(), movement.to(), before);
        }
        return "pass";
    }

    private static String write(Piece piece, Hex to, Position before) {
        return before.stacks().isEmpty() ? piece.toString() : piece + " " + destination(piece, to, before);
    }

    /** Names a destination by the piece on top of it, else by the first neighbor clockwise from the east. */
    public static String destination(Piece mover, Hex to, Position before) {
        Optional<Piece> under = topWithout(mover, to, before);
        return under.isPresent() ? under.get().toString() : beside(mover, to, before);
    }

    private static String beside(Piece mover, Hex to, Position before) {
        for (Direction direction : Directions.CLOCKWISE) {
            Optional<Piece> reference = topWithout(mover, to.neighbor(direction), before);
            if (reference.isPresent()) {
                return Directions.beside(reference.get(), direction.opposite());
            }
        }
        throw new NotExpressibleException(NotExpressibleException.Subject.LONELY_DESTINATION);
    }

    private static Optional<Piece> topWithout(Piece mover, Hex hex, Position position) {
        Optional<Piece> top = position.topAt(hex);
        if (!top.equals(Optional.of(mover))) {
            return top;
        }
        List<Piece> stack = position.stackAt(hex);
        return stack.size() < 2 ? Optional.empty() : Optional.of(stack.get(stack.size() - 2));
    }
}
