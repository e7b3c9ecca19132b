package io.github.hiverules;

import io.github.hiverules.internal.rule.FreedomToMove;
import io.github.hiverules.piece.Bug;

/** Explains ANT-1, and other rules that stop a Soldier Ant. */
final class SoldierAntExplainer implements BugExplainer {

    @Override
    public ReachViolation explain(MovementAttempt attempt) {
        if (attempt.endsOnPiece()) {
            return attempt.destinationOccupied();
        }
        // An Ant that walks along the edge of the hive always keeps contact, so only gates can stop it.
        int[] stopped = attempt.stoppedPath(Bug.SOLDIER_ANT, FreedomToMove.NO_GATES_ON_GROUND);
        return stopped.length > 0 ? attempt.groundViolation(stopped) : attempt.noPath();
    }
}
