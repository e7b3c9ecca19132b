package io.github.hiverules;

import io.github.hiverules.Violation.Kind;
import io.github.hiverules.Violation.Role;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Neighborhoods;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.rule.OneHive;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Explains why a movement breaks a rule that applies to all pieces. {@link ThrowExplainer} and {@link
 * OwnMovementExplainer} explain the rest.
 */
final class MovementExplainer {

    private final BoardView view;
    private final Piece piece;
    private final Hex from;
    private final boolean isOwnPiece;

    private MovementExplainer(BoardView view, Piece piece, Hex from) {
        this.view = view;
        this.piece = piece;
        this.from = from;
        this.isOwnPiece = piece.color() == view.sideToMove();
    }

    static Violation explain(BoardView view, Move.Movement movement) {
        Piece piece = movement.piece();
        Hex from = movement.from();
        MovementExplainer explainer = new MovementExplainer(view, piece, from);
        return view.packed().standsOn(PieceIds.of(piece), from)
                ? explainer.explain(movement.to())
                : explainer.evidence().with(Role.AT, view.packed().hexOf(piece)).prove(Kind.NOT_ON_START_CELL);
    }

    /** Returns why a piece in play can go nowhere, in the same order as for a movement. */
    static Violation explain(BoardView view, Piece piece, Hex from) {
        return new MovementExplainer(view, piece, from).explain();
    }

    private Violation explain(Hex to) {
        ThrowExplainer throwing = new ThrowExplainer(view, piece, from);
        Optional<Violation> general = notMovableNow(Optional.of(to), isOwnPiece || throwing.hasThrower(to));
        if (general.isPresent()) {
            return general.get();
        }
        if (to.equals(from) && piece.bug() != Bug.SPIDER) {
            return evidence().prove(Kind.ENDS_AT_START);
        }
        if (!isOwnPiece) {
            return throwing.explain(to).orElseThrow();
        }
        return restingOrPinned().orElseGet(() -> ownMovement(to, throwing));
    }

    private Violation explain() {
        ThrowExplainer throwing = new ThrowExplainer(view, piece, from);
        Optional<Violation> failedThrow = isOwnPiece ? Optional.empty() : throwing.explain();
        return notMovableNow(Optional.empty(), isOwnPiece || failedThrow.isPresent())
                .or(() -> failedThrow)
                .or(this::restingOrPinned)
                .orElseGet(this::noMove);
    }

    /** TURN-2, QUEEN-2 and COVER-1: returns why the player may not move this piece now; empty otherwise. */
    private Optional<Violation> notMovableNow(Optional<Hex> to, boolean isOwnOrThrowable) {
        if (!isOwnOrThrowable) {
            return Optional.of(evidence().with(Role.TO, to).prove(Kind.NOT_YOUR_PIECE));
        }
        if (view.isQueenInHand()) {
            return Optional.of(evidence().prove(Kind.QUEEN_IN_HAND));
        }
        Piece top = view.topAt(from).orElseThrow();
        return top.equals(piece)
                ? Optional.empty()
                : Optional.of(evidence().with(Role.TOP, top).prove(Kind.COVERED));
    }

    /** PILLBUG-5 and HIVE-2: returns the violation if the player's piece rests or is pinned. */
    private Optional<Violation> restingOrPinned() {
        if (view.packed().resting() == PieceIds.of(piece)) {
            return Optional.of(evidence().prove(Kind.RESTING));
        }
        int[] cutOffCells = OneHive.cutOffCells(view.workspace(), view.packed().cell(from));
        return cutOffCells.length == 0
                ? Optional.empty()
                : Optional.of(evidence()
                        .with(Role.CUT_OFF_CELLS, view.packed().hexes(cutOffCells))
                        .with(Role.CUT_OFF_PIECES, pieces(view.board(), cutOffCells))
                        .prove(Kind.PINNED));
    }

    private Violation ownMovement(Hex to, ThrowExplainer throwing) {
        int end = view.packed().cell(to);
        if (end == Cells.NONE) {
            return leavesHive(to);
        }
        Violation own = explainOwnMovement(view.packed().cell(from), end);
        return throwing.explain(to).map(own::withAttempt).orElse(own);
    }

    private Violation explainOwnMovement(int start, int end) {
        return touchesHive(view.board(), start, end)
                ? new OwnMovementExplainer(view, piece, start, end).explain()
                : leavesHive(view.packed().hex(end));
    }

    private Violation leavesHive(Hex to) {
        return evidence().with(Role.TO, to).with(Role.MOVES_AS, piece.bug()).prove(Kind.LEAVES_HIVE);
    }

    /** Explains for each cell next to the piece why it cannot go there. */
    private Violation noMove() {
        int start = view.packed().cell(from);
        List<Violation> all = new ArrayList<>();
        for (int end : Cells.neighbors(start, Neighborhoods.ALL)) {
            all.add(explainOwnMovement(start, end));
        }
        List<Violation> attempts = mostTelling(all);
        return evidence().with(Role.ATTEMPTS, attempts).prove(Kind.NO_MOVE, ruleOf(attempts, piece.bug()));
    }

    /** Leaves out attempts to leave the hive, and to end on top of another piece, unless there are no others. */
    private static List<Violation> mostTelling(List<Violation> attempts) {
        List<Violation> telling = attempts;
        for (Kind kind : List.of(Kind.LEAVES_HIVE, Kind.DESTINATION_OCCUPIED)) {
            List<Violation> others =
                    telling.stream().filter(attempt -> attempt.kind() != kind).toList();
            telling = others.isEmpty() ? telling : others;
        }
        return telling;
    }

    /** Returns the rule that stops all attempts or, if they break different ones, the rule of the kind. */
    static Rule ruleOf(List<Violation> attempts, Bug bug) {
        Rule first = attempts.get(0).rule();
        boolean isRuleOfAll = attempts.stream().allMatch(attempt -> attempt.rule() == first);
        return isRuleOfAll ? first : Rule.ofMovement(bug);
    }

    private Evidence evidence() {
        return new Evidence().with(Role.PIECE, piece).with(Role.FROM, from);
    }

    private static List<Piece> pieces(Board board, int... cells) {
        List<Piece> pieces = new ArrayList<>();
        for (int cell : cells) {
            pieces.addAll(board.stack(cell));
        }
        Collections.sort(pieces);
        return pieces;
    }

    /** Returns whether a piece that goes from one cell to another touches the hive there. */
    private static boolean touchesHive(Board board, int start, int end) {
        return board.height(end) > 0 || board.neighborsWithout(start, end) != 0;
    }
}
