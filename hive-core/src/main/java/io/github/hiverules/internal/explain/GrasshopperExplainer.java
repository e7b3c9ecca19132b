package io.github.hiverules.internal.explain;

import static io.github.hiverules.violation.ReachViolation.Reach;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.violation.Rule;
import io.github.hiverules.violation.Violation;

/** GRASSHOPPER-1: a jump in a straight line over one or more pieces to the first empty cell. */
final class GrasshopperExplainer implements InsectExplainer {

    @Override
    public Violation explain(MovementAttempt attempt) {
        return attempt.outOfReach(Rule.GRASSHOPPER_1, reach(attempt));
    }

    private static Reach reach(MovementAttempt attempt) {
        if (attempt.endsOnPiece()) {
            return Reach.OCCUPIED;
        }
        Hex offset = attempt.to().minus(attempt.from());
        if (offset.q() != 0 && offset.r() != 0 && offset.q() + offset.r() != 0) {
            return Reach.NOT_IN_LINE;
        }
        Hex first = attempt.from().plus(Hex.of(Integer.signum(offset.q()), Integer.signum(offset.r())));
        return attempt.isOccupied(first) ? Reach.GAP_IN_LINE : Reach.NOTHING_TO_JUMP;
    }
}
