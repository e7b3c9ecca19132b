package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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

    /**
     * What a program answers after a game.
     *
     * @param accepted the moves that it accepts or, if it lists moves, lists, each with the program's own text
     * @param refused the moves that it refuses, with its words if there are any
     * @param outcome the result of the game, if the program tells it
     * @param incidents what is wrong besides moves and result
     * @param isEvidence whether the moves can be compared with those of the game
     */
    record Answer(
            Map<Move, String> accepted,
            Map<Move, Words> refused,
            Optional<Outcome> outcome,
            List<Finding> incidents,
            boolean isEvidence) {

        static Answer unusable(Finding incident) {
            return new Answer(Map.of(), Map.of(), Optional.empty(), List.of(incident), false);
        }
    }

    /** Thrown when a program refuses a move of a game, so that it cannot be asked about the moves after the game. */
    final class GameRefused extends Exception {

        private static final long serialVersionUID = 1L;

        /** The index of the move; an engine that reads a whole game may have refused an earlier one. */
        private final int ply;

        GameRefused(int ply, String words) {
            super(words);
            this.ply = ply;
        }

        int ply() {
            return ply;
        }
    }
}
