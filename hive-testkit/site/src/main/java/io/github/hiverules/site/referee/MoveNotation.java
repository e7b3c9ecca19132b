package io.github.hiverules.site.referee;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Piece;

/** Writes moves in the notation of the Universal Hive Protocol, and for the other script. */
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
}
