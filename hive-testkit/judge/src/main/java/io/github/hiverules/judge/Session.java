package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * What the judge asks a program during one case, and what it answers. All questions fail with an {@link IOException} if
 * the program does not answer at all.
 */
abstract class Session {

    private final List<Difference> differences = new ArrayList<>();
    private final List<Note> notes = new ArrayList<>();
    private final List<Answer> answers = new ArrayList<>();

    /** Why the case cannot be asked. */
    Optional<String> skipReason = Optional.empty();

    /** Whether the program did not survive {@code perft}. */
    boolean avoidsPerft;

    /** Lets the program play a game unless it has just done so, and returns whether it stands there now. */
    abstract boolean ensureGame(Game wanted) throws IOException;

    /** Expects all legal moves. If the program got the end of the game wrong, its moves follow from that. */
    abstract void expectMoves(Game game) throws IOException;

    /** Expects that the program gets some moves right, and perhaps all others, too. */
    void expectMoves(Game game, Collection<Move> some) throws IOException {
        expectMoves(game);
    }

    /** Expects that the program plays a move if it is legal, and refuses it otherwise. */
    abstract void tryMove(Game game, Move move) throws IOException;

    /** Reports that the program did not answer. */
    abstract void reportFailure(IOException failure);

    /** Returns whether the last question was {@code perft}, which is not part of the protocol. */
    boolean wasAskedForPerft() {
        return false;
    }

    final List<Difference> differences() {
        return differences;
    }

    final List<Note> notes() {
        return notes;
    }

    /** Returns all answers about the rules, right and wrong. */
    final List<Answer> answers() {
        return answers;
    }

    final void add(Difference difference) {
        differences.add(difference);
    }

    final void add(Answer one) {
        answers.add(one);
        if (!one.isRight()) {
            add(one.difference());
        }
    }
}
