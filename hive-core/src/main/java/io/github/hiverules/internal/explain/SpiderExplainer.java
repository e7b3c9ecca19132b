package io.github.hiverules.internal.explain;

import static io.github.hiverules.violation.ReachViolation.Reach;

import io.github.hiverules.internal.rule.GroundStep;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.violation.Rule;
import io.github.hiverules.violation.Violation;

/** SPIDER-1: exactly three ground steps, no cell twice. */
final class SpiderExplainer implements InsectExplainer {

    private static final int STEPS = 3;

    @Override
    public Violation explain(MovementAttempt attempt) {
        if (attempt.end() == attempt.start()) {
            return attempt.outOfReach(Rule.SPIDER_1, Reach.WRONG_LENGTH);
        }
        if (attempt.endsOnPiece()) {
            return attempt.outOfReach(Rule.SPIDER_1, Reach.OCCUPIED);
        }
        int steps = attempt.legalSteps();
        if (steps > 0 && steps < STEPS) {
            return attempt.outOfReach(Rule.SPIDER_1, Reach.TOO_SHORT);
        }
        return attempt.stoppedUnless(GroundStep.THROUGH_GATES, Bug.SPIDER)
                .or(() -> attempt.stoppedUnless(GroundStep.ACROSS_GAPS, Bug.SPIDER))
                .orElseGet(() -> attempt.outOfReach(Rule.SPIDER_1, steps > 0 ? Reach.WRONG_LENGTH : Reach.NO_WAY));
    }
}
