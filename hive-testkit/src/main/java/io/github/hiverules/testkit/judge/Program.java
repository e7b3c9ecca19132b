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
     * @throws GameRefusedException if the program refuses a move of the game
     * @throws IOException if the program gives no usable answer
     */
    Answer ask(Game game, List<Move> moves) throws GameRefusedException, IOException;

    /** Returns whether the program lists its legal moves, all of them. */
    boolean lists();

    /** Returns whether the program is told the cells of a move; otherwise a text names a neighboring piece. */
    boolean hearsCells();

    /** Ends what the program is doing. */
    @Override
    void close();
}
