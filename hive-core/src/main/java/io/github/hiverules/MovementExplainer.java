package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.movement.Paths;
import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Neighborhoods;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.OneHive;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Explains why a movement breaks a rule that applies to all pieces. {@link ThrowExplainer} and {@link BugExplainer}
 * explain the rest.
 */
final class MovementExplainer {

    /** The rules that stop a single step. A refusal names them even if a throw to the same cell failed too. */
    static final Set<Rule> STEP_RULES = EnumSet.of(Rule.SLIDE_1, Rule.SLIDE_2, Rule.CLIMB_1);

    private MovementExplainer() {}

    static Violation explain(BoardView view, Move.Movement movement) {
        Piece piece = movement.piece();
        Hex from = movement.from();
        Hex to = movement.to();
        Optional<Hex> at = view.packed().hexOf(piece);
        if (at.isEmpty() || !at.get().equals(from)) {
            return new TurnViolation.NotOnStartCell(piece, from, at);
        }
        Optional<ThrowViolation> failedThrow = new ThrowExplainer(view, piece, from, to).explain();
        Optional<Violation> general = notMovableNow(view, piece, from, Optional.of(to), failedThrow.isPresent());
        if (general.isPresent()) {
            return general.get();
        }
        if (to.equals(from) && piece.bug() != Bug.SPIDER) {
            return new MovementViolation.EndsAtStart(piece, from);
        }
        return isOwnPiece(view, piece)
                ? explainOwnPiece(view, piece, from, to, failedThrow)
                : failedThrow.orElseThrow();
    }

    /** Returns why a piece in play can go nowhere, in the same order as for a movement. */
    static Violation explain(BoardView view, Piece piece, Hex from) {
        Optional<ThrowViolation> failedThrow = ThrowExplainer.explainAll(view, piece, from);
        Optional<Violation> general = notMovableNow(view, piece, from, Optional.empty(), failedThrow.isPresent());
        if (general.isPresent()) {
            return general.get();
        }
        return isOwnPiece(view, piece)
                ? restingOrPinned(view, piece, from).orElseGet(() -> noMove(view, piece, from))
                : failedThrow.orElseThrow();
    }

    private static boolean isOwnPiece(BoardView view, Piece piece) {
        return piece.color() == view.sideToMove();
    }

    /** TURN-2, QUEEN-2 and COVER-1: returns why the player may not move this piece now; empty otherwise. */
    private static Optional<Violation> notMovableNow(
            BoardView view, Piece piece, Hex from, Optional<Hex> to, boolean hasThrower) {
        if (!isOwnPiece(view, piece) && !hasThrower) {
            return Optional.of(new TurnViolation.NotYourPiece(piece, Optional.of(from), to));
        }
        if (view.isQueenInHand()) {
            return Optional.of(new TurnViolation.QueenInHand(piece, from));
        }
        Piece top = view.topAt(from).orElseThrow();
        return top.equals(piece) ? Optional.empty() : Optional.of(new MovementViolation.Covered(piece, from, top));
    }

    /** PILLBUG-5 and HIVE-2: returns the violation if the player's piece rests or is pinned. */
    private static Optional<Violation> restingOrPinned(BoardView view, Piece piece, Hex from) {
        if (view.packed().resting() == PieceIds.of(piece)) {
            return Optional.of(new MovementViolation.Resting(piece, from));
        }
        Workspace workspace = view.workspace();
        int[] cutOffCells = OneHive.cutOffCells(workspace, view.packed().cell(from));
        return cutOffCells.length == 0
                ? Optional.empty()
                : Optional.of(new MovementViolation.Pinned(
                        piece, from, view.packed().hexes(cutOffCells), pieces(workspace.board(), cutOffCells)));
    }

    private static Violation explainOwnPiece(
            BoardView view, Piece piece, Hex from, Hex to, Optional<ThrowViolation> failedThrow) {
        Optional<Violation> restingOrPinned = restingOrPinned(view, piece, from);
        if (restingOrPinned.isPresent()) {
            return restingOrPinned.get();
        }
        int start = view.packed().cell(from);
        int end = view.packed().cell(to);
        if (end == Cells.NONE || leavesHive(view.board(), start, end)) {
            return new ReachViolation.LeavesHive(piece, from, to);
        }
        Violation ownViolation = new MovementAttempt(view, piece, piece.bug(), start, end).explain();
        return failedThrow.isPresent() && !STEP_RULES.contains(ownViolation.rule()) ? failedThrow.get() : ownViolation;
    }

    /** Explains for each cell next to the piece why it cannot go there. */
    private static Violation noMove(BoardView view, Piece piece, Hex from) {
        int start = view.packed().cell(from);
        List<ReachViolation> onPieces = new ArrayList<>();
        List<ReachViolation> others = new ArrayList<>();
        for (int end : Paths.neighbors(start, Neighborhoods.ALL)) {
            if (!leavesHive(view.board(), start, end)) {
                ReachViolation attempt = new MovementAttempt(view, piece, piece.bug(), start, end).explain();
                boolean isOnPiece = attempt.kind() == Violation.Kind.DESTINATION_OCCUPIED;
                (isOnPiece ? onPieces : others).add(attempt);
            }
        }
        return new MovementViolation.NoMove(piece, from, others.isEmpty() ? onPieces : others);
    }

    private static List<Piece> pieces(Board board, int... cells) {
        return IntStream.of(cells)
                .mapToObj(board::stack)
                .flatMap(List::stream)
                .sorted()
                .toList();
    }

    private static boolean leavesHive(Board board, int start, int end) {
        if (end == start || board.height(end) > 0) {
            return false;
        }
        int neighbors = board.height(start) > 1 ? board.neighbors(end) : board.neighborsWithout(start, end);
        return neighbors == 0;
    }
}
