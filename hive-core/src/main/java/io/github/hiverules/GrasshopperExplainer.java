package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;

/** Explains GRASSHOPPER-1, the only rule that stops a free Grasshopper. */
final class GrasshopperExplainer implements BugExplainer {

    @Override
    public ReachViolation explain(MovementAttempt attempt) {
        if (attempt.endsOnPiece()) {
            return attempt.destinationOccupied();
        }
        Piece piece = attempt.piece();
        Hex from = attempt.from();
        Hex to = attempt.to();
        Hex offset = to.minus(from);
        if (offset.q() != 0 && offset.r() != 0 && offset.q() + offset.r() != 0) {
            return new ReachViolation.NotInLine(piece, from, to, attempt.reachable());
        }
        Hex step = Hex.of(Integer.signum(offset.q()), Integer.signum(offset.r()));
        List<Hex> row = new ArrayList<>();
        Hex next = from.plus(step);
        while (attempt.isOccupied(next)) {
            row.add(next);
            next = next.plus(step);
        }
        return row.isEmpty()
                ? new ReachViolation.NothingToJumpOver(piece, from, to, next)
                : new ReachViolation.EmptyCellInLine(piece, from, to, row, next);
    }
}
