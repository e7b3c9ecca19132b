package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.rule.FreedomToMove;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.List;

/** Explains SPIDER-1, and other rules that stop a Spider. */
final class SpiderExplainer implements BugExplainer {

    private static final int STEPS = 3;

    @Override
    public ReachViolation explain(MovementAttempt attempt) {
        Piece piece = attempt.piece();
        Hex from = attempt.from();
        Hex to = attempt.to();
        if (attempt.end() == attempt.start()) {
            return new ReachViolation.TooManySteps(piece, from, to, List.of());
        }
        if (attempt.endsOnPiece()) {
            return attempt.destinationOccupied();
        }
        int[] path = attempt.legalPath();
        if (path.length > 0 && path.length <= STEPS) {
            return new ReachViolation.TooFewSteps(piece, from, to, attempt.hexes(path));
        }
        int[] stopped = attempt.stoppedPath(Bug.SPIDER, FreedomToMove.NO_GATES_ON_GROUND);
        if (stopped.length == 0) {
            stopped = attempt.stoppedPath(Bug.SPIDER, FreedomToMove.NO_CONTACT);
        }
        if (stopped.length > 0) {
            return attempt.groundViolation(stopped);
        }
        return path.length > 0
                ? new ReachViolation.TooManySteps(piece, from, to, attempt.hexes(path))
                : attempt.noPath();
    }
}
