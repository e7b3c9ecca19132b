package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.piece.Bug;
import java.util.Optional;

/**
 * A wrong answer.
 *
 * @param game the game after which the program was asked
 * @param move the move; a wrong result has none
 * @param said the wrong result
 * @param question what the answer is counted with
 * @param words why the program refuses a legal move
 * @param isPure whether no other rule forbids the move, so that it is evidence for this rule alone
 */
record Wrong(
        Game game, Optional<Move> move, Optional<Outcome> said, Topic.Question question, Words words, boolean isPure) {

    Topic topic() {
        return question.topic();
    }

    Optional<Bug> bug() {
        return question.bug();
    }
}
