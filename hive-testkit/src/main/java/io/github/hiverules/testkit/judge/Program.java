package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import java.io.Closeable;
import java.io.IOException;
import java.util.List;

/** A program under test, as the judge sees it: one function. */
interface Program extends Closeable {

    /**
     * Returns which moves the program accepts after a game. A program that lists its legal moves may answer for more
     * moves than these.
     *
     * @throws GameRefused if the program refuses a move of the game
     * @throws java.io.InterruptedIOException if a program in this process gives no answer in time
     * @throws IOException if the program gives no usable answer
     */
    Answer ask(Game game, List<Move> moves) throws GameRefused, IOException;

    /** Returns whether the program lists its legal moves, all of them. */
    boolean lists();

    /** Returns whether the program is told the cells of a move; otherwise a text names a neighboring piece. */
    boolean hearsCells();

    /** Ends what the program is doing. */
    @Override
    void close();

    /** Thrown when a program refuses a move of a game, so that it cannot be asked about the moves after the game. */
    final class GameRefused extends Exception {

        private static final long serialVersionUID = 1L;

        private final int ply;

        /** Creates the exception for the move with the given index, and what the program says. */
        GameRefused(int ply, String words) {
            super(words);
            this.ply = ply;
        }

        int ply() {
            return ply;
        }
    }
}
