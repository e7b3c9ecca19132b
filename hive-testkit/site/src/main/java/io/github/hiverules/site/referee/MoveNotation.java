package io.github.hiverules.site.referee;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;

/** Writes moves in the notation of the Universal Hive Protocol, and understands typed ones. */
final class MoveNotation {

    private MoveNotation() {}

    /** Writes the move after a ply of a game. */
    static String write(Game game, int ply) {
        return write(game.moves().get(ply), game.positions().get(ply));
    }

    static String write(Move move, Position before) {
        try {
            return MoveString.write(move, before);
        } catch (InexpressibleException e) {
            return move.toString();
        }
    }

    /** Writes a move for the other script: its piece and its destination, separated by spaces; nothing for a pass. */
    static String encode(Move move) {
        return move.movedPiece()
                .map(piece -> piece + " " + move.destination().orElseThrow().q() + " "
                        + move.destination().orElseThrow().r())
                .orElse("");
    }

    static Move decode(String text, Position position) {
        if (text.isEmpty()) {
            return Move.pass();
        }
        int first = text.indexOf(' ');
        int last = text.lastIndexOf(' ');
        Hex to = Hex.of(Integer.parseInt(text.substring(first + 1, last)), Integer.parseInt(text.substring(last + 1)));
        return position.moveOf(Piece.of(text.substring(0, first)), to);
    }

    /** Returns all legal moves of the shown position. */
    static List<String> legalMoves(PageState state) {
        List<String> texts = new ArrayList<>();
        for (Move move : state.legalMoves()) {
            texts.add(write(move, state.position()));
        }
        return texts;
    }

    /**
     * Plays the typed move if it is legal, otherwise asks why it is illegal.
     *
     * @throws NotationException if the text is not a move
     */
    static PageState enter(PageState state, String text) {
        Move move = MoveString.read(text.strip(), state.position());
        if (state.legalMoves().contains(move)) {
            return state.play(move);
        }
        if (move.equals(Move.pass())) {
            return state.asking(Question.PASS);
        }
        return state.asking(move.movedPiece().orElseThrow(), move.destination());
    }
}
