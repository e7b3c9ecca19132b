package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.List;

/** The parts of violations that some tests compare, without the rest of the evidence. */
final class ViolationParts {

    private ViolationParts() {}

    /** Returns the kinds that a Mosquito copies, in the order of the attempts. */
    static List<Bug> copied(Violation violation) {
        return violation.attempts().stream()
                .flatMap(attempt -> attempt.movesAs().stream())
                .toList();
    }

    /** A destination that a kind of piece cannot reach. */
    record OutOfReach(Rule rule, Piece piece, Hex from, Hex to, Violation.Kind kind) {

        static OutOfReach of(Violation violation) {
            return new OutOfReach(
                    violation.rule(),
                    violation.piece().orElseThrow(),
                    violation.from().orElseThrow(),
                    violation.to().orElseThrow(),
                    violation.kind());
        }
    }

    /**
     * A step that fails, and the cells on both sides of it. If a Mosquito copies several kinds, it is the step of the
     * first attempt that breaks the rule of the violation.
     */
    record StoppedStep(Violation.Kind kind, Piece piece, Hex from, Hex to, List<Hex> sides) {

        static StoppedStep of(Violation violation) {
            Violation stopped = violation.kind() != Violation.Kind.MOSQUITO_CANNOT_COPY
                    ? violation
                    : violation.attempts().stream()
                            .filter(attempt -> attempt.rule() == violation.rule())
                            .findFirst()
                            .orElseThrow();
            List<Hex> path = stopped.path();
            return new StoppedStep(
                    stopped.kind(),
                    stopped.piece().orElseThrow(),
                    path.get(path.size() - 2),
                    path.get(path.size() - 1),
                    stopped.sides());
        }
    }
}
