package io.github.hiverules.notation.internal;

import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.NotExpressibleException;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/** Writes moves as the Universal Hive Protocol does, always choosing the same name for a destination. */
public final class MoveWriter {

    private MoveWriter() {}

    /**
     * Returns the positions of a game; throws unless it starts on the empty table with White to move, the only start
     * that a notation can record.
     */
    public static List<Position> positions(Game game) {
        List<Position> positions = game.positions();
        Position start = positions.get(0);
        if (!start.isEmpty() || start.sideToMove() != Color.WHITE || start.turnNumber() != 1) {
            throw new NotExpressibleException(NotExpressibleException.Subject.START_POSITION);
        }
        return positions;
    }

    /** Appends the moves of such a game, each between what comes before and after its ply, which counts from 0. */
    public static void appendAll(Game game, StringBuilder text, IntFunction<String> before, IntFunction<String> after) {
        List<Position> positions = positions(game);
        List<Move> moves = game.moves();
        for (int ply = 0; ply < moves.size(); ply++) {
            text.append(before.apply(ply));
            append(moves.get(ply), positions.get(ply), text);
            text.append(after.apply(ply));
        }
    }

    public static String write(Move move, Position before) {
        StringBuilder text = new StringBuilder();
        append(move, before, text);
        return text.toString();
    }

    private static void append(Move move, Position before, StringBuilder text) {
        if (move instanceof Move.Placement placement) {
            append(placement.piece(), placement.to(), before, text);
        } else if (move instanceof Move.Movement movement) {
            append(movement.piece(), movement.to(), before, text);
        } else {
            text.append("pass");
        }
    }

    private static void append(Piece piece, Hex to, Position before, StringBuilder text) {
        text.append(Pieces.name(piece));
        if (!before.isEmpty()) {
            appendDestination(piece, to, before, text.append(' '));
        }
    }

    /** Names a destination by the piece on top of it, else by the first neighbor clockwise from the east. */
    private static void appendDestination(Piece mover, Hex to, Position before, StringBuilder text) {
        Optional<Piece> under = topWithout(mover, to, before);
        if (under.isPresent()) {
            text.append(Pieces.name(under.get()));
        } else {
            appendNextTo(mover, to, before, text);
        }
    }

    /** Names an empty destination by the first neighbor clockwise from the east. */
    public static void appendNextTo(Piece mover, Hex to, Position before, StringBuilder text) {
        for (Direction direction : Directions.CLOCKWISE) {
            Optional<Piece> reference = topWithout(mover, to.neighbor(direction), before);
            if (reference.isPresent()) {
                Directions.appendNextTo(Pieces.name(reference.get()), direction.opposite(), text);
                return;
            }
        }
        throw new NotExpressibleException(NotExpressibleException.Subject.LONELY_DESTINATION);
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
