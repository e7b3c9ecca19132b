package io.github.hiverules.internal.explain;

import io.github.hiverules.violation.ReachViolation;

/** QUEEN-3 and PILLBUG-1: one step on the ground. */
final class StepExplainer implements BugExplainer {

    @Override
    public ReachViolation explain(MovementAttempt attempt) {
        if (!attempt.isOneStep()) {
            return attempt.tooFar();
        }
        return attempt.endsOnPiece()
                ? attempt.destinationOccupied()
                : attempt.groundViolation(attempt.start(), attempt.end());
    }
}
