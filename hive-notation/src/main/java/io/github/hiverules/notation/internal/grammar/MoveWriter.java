package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.Numbering;
import io.github.hiverules.notation.fault.InexpressibleFeature;
import io.github.hiverules.notation.internal.MoveAppender;
import io.github.hiverules.notation.internal.PieceName;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;

/** Writes moves as the Universal Hive Protocol does. */
public final class MoveWriter {

    private MoveWriter() {}

    /**
     * Returns the positions of a game. Throws if it does not start on the empty table with White to move, because the
     * notation has no other start.
     */
    public static List<Position> positions(Game game) {
        List<Position> positions = game.positions();
        if (!positions.get(0).equals(Position.initial(game.ruleset()))) {
            throw new InexpressibleException(InexpressibleFeature.START_POSITION);
        }
        return positions;
    }

    /**
     * Appends the moves of a game that starts on the empty table. {@code before} and {@code after} return the text
     * before and after each ply, counted from 0.
     */
    public static void appendAll(
            Game game, Numbering numbering, StringBuilder text, IntFunction<String> before, IntFunction<String> after) {
        List<Position> positions = positions(game);
        Position last = game.position();
        List<Move> moves = game.moves();
        for (int ply = 0; ply < moves.size(); ply++) {
            text.append(before.apply(ply));
            append(moves.get(ply), positions.get(ply), piece -> name(piece, last, numbering), text);
            text.append(after.apply(ply));
        }
    }

    public static String write(Move move, Position before, Numbering numbering) {
        StringBuilder text = new StringBuilder();
        append(move, before, piece -> name(piece, before, numbering), text);
        return text.toString();
    }

    private static String name(Piece piece, Position position, Numbering numbering) {
        return PieceName.of(numbering.nameOf(piece, position));
    }

    private static void append(Move move, Position before, Function<Piece, String> names, StringBuilder text) {
        if (!MoveAppender.append(move, before, names, text)) {
            throw new InexpressibleException(InexpressibleFeature.ISOLATED_DESTINATION);
        }
    }
}
