package io.github.hiverules.site.referee;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.uhp.MoveString;
import java.util.ArrayList;
import java.util.List;

/** Writes moves in the notation of the Universal Hive Protocol, and understands typed ones. */
final class MoveNotation {

    private MoveNotation() {}

    static String write(Move move, Position before) {
        try {
            return MoveString.write(move, before);
        } catch (InexpressibleException e) {
            return move.toString();
        }
    }

    /** Returns all legal moves of the shown position. */
    static List<String> legalMoves(Session session) {
        List<String> texts = new ArrayList<>();
        for (Move move : session.legalMoves()) {
            texts.add(write(move, session.position()));
        }
        return texts;
    }

    static List<String> write(Game game) {
        List<String> texts = new ArrayList<>();
        List<Position> positions = game.positions();
        for (int ply = 0; ply < game.plyCount(); ply++) {
            texts.add(write(game.moves().get(ply), positions.get(ply)));
        }
        return texts;
    }

    /**
     * Plays the typed move if it is legal, otherwise asks why it is illegal.
     *
     * @throws NotationException if the text is not a move
     */
    static Session enter(Session session, String text) {
        Move move = MoveString.read(text.strip(), session.position());
        if (session.legalMoves().contains(move)) {
            return session.play(move);
        }
        if (move.equals(Move.pass())) {
            return session.askingAboutPass();
        }
        return session.asking(move.movedPiece().orElseThrow(), move.destination());
    }
}
