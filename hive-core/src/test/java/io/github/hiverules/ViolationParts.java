package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.List;

/** The parts of violations that some tests compare, without the rest of the evidence. */
final class ViolationParts {

    private ViolationParts() {}

    /** A destination that a kind of piece cannot reach. */
    record OutOfReach(Rule rule, Piece piece, Hex from, Hex to, Violation.Kind kind) {

        static OutOfReach of(Violation violation) {
            ReachViolation reach = (ReachViolation) violation;
            return new OutOfReach(reach.rule(), reach.piece(), reach.from(), reach.to(), reach.kind());
        }
    }

    /**
     * A step that fails, and the cells on both sides of it. If a Mosquito copies several kinds, it is the step of the
     * first attempt that breaks the rule of the violation.
     */
    record StoppedStep(Violation.Kind kind, Piece piece, Hex from, Hex to, List<Hex> sides) {

        static StoppedStep of(Violation violation) {
            ReachViolation reach = (ReachViolation) violation;
            if (violation instanceof ReachViolation.MosquitoCannotCopy mosquito) {
                reach = mosquito.attempts().stream()
                        .filter(attempt -> attempt.rule() == mosquito.rule())
                        .findFirst()
                        .orElseThrow();
            }
            List<Hex> path = reach.path();
            return new StoppedStep(
                    reach.kind(), reach.piece(), path.get(path.size() - 2), path.get(path.size() - 1), reach.sides());
        }
    }
}
