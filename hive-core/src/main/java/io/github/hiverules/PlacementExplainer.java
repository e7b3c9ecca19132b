package io.github.hiverules;

import io.github.hiverules.Violation.Kind;
import io.github.hiverules.Violation.Role;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.rule.Placing;
import io.github.hiverules.internal.rule.QueenDuty;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Explains why a placement is illegal: because of the piece or, if the piece could be placed elsewhere, because of the
 * cell.
 */
final class PlacementExplainer {

    private PlacementExplainer() {}

    static Violation explain(BoardView view, Move.Placement placement) {
        return explainPiece(view, placement.piece(), Optional.of(placement.to()))
                .orElseGet(() -> explainCell(view, placement.piece(), placement.to()));
    }

    /** Returns why a piece in hand can be placed nowhere. */
    static Violation explain(BoardView view, Piece piece) {
        return explainPiece(view, piece, Optional.empty()).orElseGet(() -> noPlacement(view, piece));
    }

    private static Violation noPlacement(BoardView view, Piece piece) {
        SortedSet<Hex> cells = new TreeSet<>();
        SortedSet<Hex> opponents = new TreeSet<>();
        Board board = view.board();
        for (int rest = board.uncovered() & PieceIds.ofColor(view.packed().color()); rest != 0; rest &= rest - 1) {
            int cell = board.cellOf(Integer.numberOfTrailingZeros(rest));
            for (Hex near : view.packed().hex(cell).neighbors()) {
                if (view.topAt(near).isEmpty()) {
                    cells.add(near);
                    opponents.addAll(opponentsNextTo(view, near));
                }
            }
        }
        if (cells.isEmpty()) {
            opponents.addAll(coveringStacks(view, board));
        }
        return new Evidence()
                .with(Role.PIECE, piece)
                .with(Role.EMPTY_CELLS, List.copyOf(cells))
                .with(Role.OPPONENT_CELLS, List.copyOf(opponents))
                .prove(Kind.NO_PLACEMENT);
    }

    /** Returns the stacks in which an opponent's piece lies on top of one of the player to move. */
    private static List<Hex> coveringStacks(BoardView view, Board board) {
        List<Hex> coveringStacks = new ArrayList<>();
        int ownPieces = PieceIds.ofColor(view.packed().color());
        for (int rest = board.inPlay() & ownPieces & ~board.uncovered(); rest != 0; rest &= rest - 1) {
            int cell = board.cellOf(Integer.numberOfTrailingZeros(rest));
            if (PieceIds.piece(board.top(cell)).color() != view.sideToMove()) {
                coveringStacks.add(view.packed().hex(cell));
            }
        }
        return coveringStacks;
    }

    private static List<Hex> opponentsNextTo(BoardView view, Hex hex) {
        return hex.neighbors().stream()
                .filter(neighbor -> view.topAt(neighbor)
                        .filter(near -> near.color() != view.sideToMove())
                        .isPresent())
                .toList();
    }

    private static Optional<Violation> explainPiece(BoardView view, Piece piece, Optional<Hex> to) {
        if (piece.color() != view.sideToMove()) {
            return Optional.of(evidence(piece, to).prove(Kind.NOT_YOUR_PIECE));
        }
        if (!view.rules().includes(piece.bug())) {
            return Optional.of(evidence(piece, to).prove(Kind.PIECE_NOT_IN_SET));
        }
        Optional<Hex> at = view.packed().hexOf(piece);
        if (at.isPresent()) {
            return Optional.of(
                    new Evidence().with(Role.PIECE, piece).with(Role.AT, at).prove(Kind.ALREADY_IN_PLAY));
        }
        Piece next = nextInHand(view, piece);
        if (!next.equals(piece)) {
            return Optional.of(evidence(piece, to).with(Role.NEXT, next).prove(Kind.NUMBER_OUT_OF_ORDER));
        }
        return explainQueen(view, piece, to);
    }

    /** Returns the piece of the same kind and color that enters next: the first that is in hand. */
    private static Piece nextInHand(BoardView view, Piece piece) {
        int id = PieceIds.idOf(piece.color().ordinal(), piece.bug());
        while (view.packed().isInPlay(id)) {
            id++;
        }
        return PieceIds.piece(id);
    }

    private static Optional<Violation> explainQueen(BoardView view, Piece piece, Optional<Hex> to) {
        boolean queenDue = view.isQueenInHand() && QueenDuty.isDue(view.packed().turnNumber());
        if (piece.bug() != Bug.QUEEN_BEE) {
            return queenDue ? Optional.of(evidence(piece, to).prove(Kind.QUEEN_DUE)) : Optional.empty();
        }
        int color = piece.color().ordinal();
        boolean tooEarly =
                QueenDuty.isTooEarly(view.board(), color, view.rules().tournamentOpening());
        // A setup can make her due on her player's first turn; then she may be placed.
        return tooEarly && !queenDue ? Optional.of(evidence(piece, to).prove(Kind.QUEEN_TOO_EARLY)) : Optional.empty();
    }

    private static Violation explainCell(BoardView view, Piece piece, Hex to) {
        Evidence evidence = evidence(piece, Optional.of(to));
        Optional<Piece> top = view.topAt(to);
        if (top.isPresent()) {
            return evidence.with(Role.TOP, top).prove(Kind.CELL_OCCUPIED);
        }
        Board board = view.board();
        if (board.inPlay() == 0) {
            return evidence.prove(Kind.NOT_AT_ORIGIN);
        }
        if (Placing.isFirstPlacement(board, view.packed().color())) {
            return evidence.prove(Kind.NOT_TOUCHING_FIRST_PIECE);
        }
        List<Hex> opponents = opponentsNextTo(view, to);
        return opponents.isEmpty()
                ? evidence.prove(Kind.TOUCHES_NO_OWN_PIECE)
                : evidence.with(Role.OPPONENT_CELLS, opponents).prove(Kind.TOUCHES_OPPONENT);
    }

    private static Evidence evidence(Piece piece, Optional<Hex> to) {
        return new Evidence().with(Role.PIECE, piece).with(Role.TO, to);
    }
}
