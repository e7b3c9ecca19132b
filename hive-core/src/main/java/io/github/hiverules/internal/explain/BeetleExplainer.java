package io.github.hiverules.internal.explain;

import static io.github.hiverules.violation.ReachViolation.Reach;

import io.github.hiverules.violation.Rule;
import io.github.hiverules.violation.Violation;

/** BEETLE-1: one step, on the ground, up, across or down. */
final class BeetleExplainer implements InsectExplainer {

    @Override
    public Violation explain(MovementAttempt attempt) {
        if (!attempt.isOneStep()) {
            return attempt.outOfReach(Rule.BEETLE_1, Reach.TOO_FAR);
        }
        return attempt.startsOnTop() || attempt.endsOnPiece()
                ? attempt.stoppedClimb(attempt.start(), attempt.end())
                : attempt.stoppedGroundStep(attempt.start(), attempt.end());
    }
}
