package io.github.hiverules.internal.explain;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.OneHive;
import io.github.hiverules.move.Move;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.violation.MovementViolation;
import io.github.hiverules.violation.ReachViolation;
import io.github.hiverules.violation.Rule;
import io.github.hiverules.violation.ThrowViolation;
import io.github.hiverules.violation.TurnViolation;
import io.github.hiverules.violation.Violation;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * Explains why a movement is illegal by the rules for all pieces. {@link ThrowExplainer} and {@link InsectExplainer}
 * explain the rest.
 */
final class MovementExplainer {

    /** The rules that stop a single step. A refusal names them even if a throw to the same cell failed too. */
    private static final Set<Rule> STEP_RULES = EnumSet.of(Rule.SLIDE_1, Rule.SLIDE_2, Rule.CLIMB_1);

    private MovementExplainer() {}

    static Violation explain(BoardView view, Move.Movement movement) {
        Piece piece = movement.piece();
        Hex from = movement.from();
        Optional<Hex> at = view.packed().hexOf(piece);
        if (at.isEmpty() || !at.get().equals(from)) {
            return new TurnViolation.NotThere(piece, from, at);
        }
        boolean isOwnPiece = piece.color() == view.sideToMove();
        Optional<ThrowViolation> failedThrow = new ThrowExplainer(view, movement).explain();
        if (!isOwnPiece && failedThrow.isEmpty()) {
            return new TurnViolation.NotYourPiece(piece, at, movement.to());
        }
        if (view.isQueenInHand()) {
            return new TurnViolation.QueenInHand(piece, from);
        }
        Piece top = view.topAt(from).orElseThrow();
        if (!top.equals(piece)) {
            return new MovementViolation.Covered(piece, from, top);
        }
        if (movement.to().equals(from) && piece.bug() != Bug.SPIDER) {
            return new MovementViolation.Stays(piece, from);
        }
        return isOwnPiece ? explainOwnPiece(view, movement, failedThrow) : failedThrow.orElseThrow();
    }

    private static Violation explainOwnPiece(
            BoardView view, Move.Movement movement, Optional<ThrowViolation> failedThrow) {
        Piece piece = movement.piece();
        Hex from = movement.from();
        if (view.packed().resting() == PieceIds.of(piece)) {
            return new MovementViolation.Resting(piece, from);
        }
        Workspace workspace = view.workspace();
        int start = view.packed().cell(from);
        int[] cutOff = OneHive.cutOff(workspace, start);
        if (cutOff.length > 0) {
            return new MovementViolation.Pinned(piece, from, view.packed().hexes(cutOff));
        }
        int end = view.packed().cell(movement.to());
        if (end == Cells.NONE || leavesHive(workspace.board(), start, end)) {
            return new ReachViolation.LeavesHive(piece, from, movement.to());
        }
        Violation own = InsectExplainer.of(piece.bug()).explain(new MovementAttempt(view, piece, start, end));
        return failedThrow.isPresent() && !STEP_RULES.contains(own.rule()) ? failedThrow.get() : own;
    }

    private static boolean leavesHive(Board board, int start, int end) {
        if (end == start || board.height(end) > 0) {
            return false;
        }
        int neighbors = board.height(start) > 1 ? board.neighbors(end) : board.neighborsWithout(start, end);
        return neighbors == 0;
    }
}
