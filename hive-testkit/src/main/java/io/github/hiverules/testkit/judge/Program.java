package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.engine.UhpAnswer;
import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A program under test, as the judge sees it: something to {@link #ask}. */
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

    /**
     * What a program said when it refused a move.
     *
     * @param text its words, empty if it said nothing
     * @param line the line of code that threw them, empty if nothing was thrown
     * @param thrown what it threw
     */
    record Words(String text, String line, Optional<Throwable> thrown) {

        static final Words NONE = new Words("", "", Optional.empty());

        /** Numbers and pieces, which differ from move to move. */
        private static final Pattern DETAIL = Pattern.compile("-?\\d+|[-/\\\\]?\\b[wb][QSBGAMLP]\\d?\\b[-/\\\\]?");

        static Words of(UhpAnswer answer) {
            return new Words(answer.excerpt(), "", Optional.empty());
        }

        static Words ofThrown(Throwable thrown) {
            String line = Stream.of(thrown.getStackTrace())
                    .map(frame ->
                            frame.getClassName() + "." + frame.getMethodName() + ", line " + frame.getLineNumber())
                    .filter(name -> !name.startsWith("java.") && !name.startsWith("jdk."))
                    .findFirst()
                    .orElse("");
            return new Words(UhpAnswer.excerpt(thrown.toString()), line, Optional.of(thrown));
        }

        boolean isEmpty() {
            return text.isEmpty();
        }

        /** Returns what words of the same origin have in common. */
        String origin() {
            return DETAIL.matcher(text).replaceAll("#") + " at " + line;
        }

        @Override
        public String toString() {
            return line.isEmpty() ? text : text + " at " + line;
        }
    }
}
