package io.github.hiverules.internal.explain;

import static io.github.hiverules.violation.ReachViolation.Reach;

import io.github.hiverules.violation.Rule;
import io.github.hiverules.violation.Violation;

/** QUEEN-3 and PILLBUG-1: one step on the ground. */
record StepExplainer(Rule rule) implements InsectExplainer {

    @Override
    public Violation explain(MovementAttempt attempt) {
        if (!attempt.isOneStep()) {
            return attempt.outOfReach(rule, Reach.TOO_FAR);
        }
        return attempt.endsOnPiece()
                ? attempt.outOfReach(rule, Reach.OCCUPIED)
                : attempt.stoppedGroundStep(attempt.start(), attempt.end());
    }
}
