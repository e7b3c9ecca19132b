package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import java.io.Serial;
import java.util.Optional;

/** Thrown when a program refuses a move, but its game is a different one afterwards. */
final class ChangedGameException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    ChangedGameException(Game game, Optional<Move> refused, Move legal) {
        super("a refused move changes the game: after "
                + refused.map(move -> "the refused " + text(game, move)).orElse("several refused moves")
                + ", the legal " + text(game, legal) + " is refused, too");
    }

    private static String text(Game game, Move move) {
        return "'" + IllegalMoves.text(game.position(), move).orElse(move.toString()) + "'";
    }
}
