package io.github.hiverules.site.referee;

import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.NotExpressibleException;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.uhp.MoveString;
import java.util.ArrayList;
import java.util.List;

/** Moves as engines write them, to read and to type. */
final class MoveNotation {

    private MoveNotation() {}

    static String of(Move move, Position before) {
        try {
            return MoveString.write(move, before);
        } catch (NotExpressibleException e) {
            return move.toString();
        }
    }

    /** Returns all legal moves of the position that is shown. */
    static List<String> legal(Session session) {
        List<String> texts = new ArrayList<>();
        for (Move move : session.moves()) {
            texts.add(of(move, session.position()));
        }
        return texts;
    }

    static List<String> of(Game game) {
        List<String> texts = new ArrayList<>();
        List<Position> positions = game.positions();
        for (int ply = 0; ply < game.plyCount(); ply++) {
            texts.add(of(game.moves().get(ply), positions.get(ply)));
        }
        return texts;
    }

    /**
     * Plays a typed move if it is legal, otherwise asks about it.
     *
     * @throws NotationException if the text is not a move
     */
    static Session typed(Session session, String text) {
        Move move = MoveString.read(text.strip(), session.position());
        if (session.moves().contains(move)) {
            return session.play(move);
        }
        if (move.equals(Move.pass())) {
            return session.askingToPass();
        }
        return session.asking(move.movedPiece().orElseThrow(), move.destination());
    }
}
