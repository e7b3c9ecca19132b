package io.github.hiverules;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.rule.FreedomToMove;
import io.github.hiverules.piece.Bug;
import java.util.Arrays;
import java.util.List;

/** Explains LADYBUG-1, and other rules that stop a Ladybug. */
final class LadybugExplainer implements BugExplainer {

    @Override
    public ReachViolation explain(MovementAttempt attempt) {
        if (attempt.endsOnPiece()) {
            return attempt.destinationOccupied();
        }
        Board board = attempt.board();
        int[] pathThroughGates = attempt.path(Bug.LADYBUG, FreedomToMove.NO_GATES_ABOVE_GROUND);
        for (int step = 1; step < pathThroughGates.length; step++) {
            int from = pathThroughGates[step - 1];
            int to = pathThroughGates[step];
            int level = from == attempt.start() ? 0 : board.height(from);
            if ((FreedomToMove.ALL_RULES.climbs(board, from, level) & Cells.toward(from, to)) == 0) {
                return attempt.climbViolation(Arrays.copyOf(pathThroughGates, step + 1));
            }
        }
        return new ReachViolation.NoPath(
                attempt.piece(),
                Bug.LADYBUG,
                attempt.from(),
                attempt.to(),
                List.of(),
                List.of(),
                List.of(),
                false,
                attempt.halfway(),
                attempt.reachable());
    }
}
