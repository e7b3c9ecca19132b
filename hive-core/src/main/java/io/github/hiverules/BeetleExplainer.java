package io.github.hiverules;

/** Explains BEETLE-1, and other rules that stop a Beetle. */
final class BeetleExplainer implements BugExplainer {

    @Override
    public ReachViolation explain(MovementAttempt attempt) {
        if (!attempt.isOneStep()) {
            return attempt.tooFar();
        }
        return attempt.startsOnTop() || attempt.endsOnPiece()
                ? attempt.climbViolation(attempt.start(), attempt.end())
                : attempt.groundViolation(attempt.start(), attempt.end());
    }
}
