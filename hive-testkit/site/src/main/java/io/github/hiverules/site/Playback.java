package io.github.hiverules.site;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;

/** Writes the game that leads to a diagram for the page's script: piece and destination of each ply. */
final class Playback {

    private static final String PASS = "-";

    private Playback() {}

    /**
     * Returns the plies of a game. For example, {@code wS1 0,0;bA1 1,0;-} means
     * two placements or movements, and a pass.
     */
    static String of(Game game) {
        List<String> plies = new ArrayList<>();
        for (Move move : game.moves()) {
            if (move instanceof Move.Placement placement) {
                plies.add(ply(placement.piece(), placement.to()));
            } else if (move instanceof Move.Movement movement) {
                plies.add(ply(movement.piece(), movement.to()));
            } else {
                plies.add(PASS);
            }
        }
        return String.join(";", plies);
    }

    private static String ply(Piece piece, Hex to) {
        return piece + " " + to.q() + "," + to.r();
    }
}
