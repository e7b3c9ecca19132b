package io.github.hiverules.judge;

import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import java.util.Optional;
import java.util.stream.Stream;

/** A legal move that a program refused, or an illegal one that it accepted. */
record WrongMove(Answer answer, Move move, MoveType type) {

    static Stream<WrongMove> allOf(Answer answer) {
        return Stream.concat(answer.missing().stream(), answer.surplus().stream())
                .map(move -> new WrongMove(answer, move, MoveType.of(answer.game(), move)));
    }

    /** Returns the rule that an illegal move breaks. */
    Rule rule() {
        return type.broken().orElseThrow();
    }

    /** Returns how the program refused the move. */
    Optional<ProgramRefusal> refusal() {
        return Optional.ofNullable(answer.refusals().get(move));
    }
}
