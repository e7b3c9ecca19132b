package io.github.hiverules.judge;

import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import java.util.Optional;
import java.util.stream.Stream;

/** A legal move that a program refused, or an illegal one that it accepted. */
record WrongMove(Evidence evidence, Move move, MoveType type) {

    static Stream<WrongMove> allOf(Evidence evidence) {
        return Stream.concat(evidence.missing().stream(), evidence.surplus().stream())
                .map(move -> new WrongMove(evidence, move, MoveType.of(evidence.game(), move)));
    }

    /** Returns the rule that an illegal move breaks. */
    Rule rule() {
        return type.broken().orElseThrow();
    }

    /** Returns how the program refused the move. */
    Optional<ProgramRefusal> refusal() {
        return Optional.ofNullable(evidence.refusals().get(move));
    }
}
