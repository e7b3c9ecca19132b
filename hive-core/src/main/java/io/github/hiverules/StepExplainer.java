package io.github.hiverules;

/** Explains QUEEN-3 and PILLBUG-1, and other rules that stop a Queen Bee or a Pillbug. */
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
