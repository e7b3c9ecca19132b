package io.github.hiverules.internal.explain;

import static io.github.hiverules.violation.ReachViolation.Reach;

import io.github.hiverules.internal.rule.GroundStep;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.violation.Rule;
import io.github.hiverules.violation.Violation;

/** ANT-1: one or more ground steps. */
final class SoldierAntExplainer implements InsectExplainer {

    @Override
    public Violation explain(MovementAttempt attempt) {
        if (attempt.endsOnPiece()) {
            return attempt.outOfReach(Rule.ANT_1, Reach.OCCUPIED);
        }
        // An Ant that walks along the edge of the hive always keeps contact, so only gates can stop it.
        return attempt.stoppedUnless(GroundStep.THROUGH_GATES, Bug.SOLDIER_ANT)
                .orElseGet(() -> attempt.outOfReach(Rule.ANT_1, Reach.NO_WAY));
    }
}
