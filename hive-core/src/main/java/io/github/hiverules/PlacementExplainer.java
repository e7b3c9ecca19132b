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
import java.util.Map;
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
        return Violation.of(
                Kind.NO_PLACEMENT,
                Map.of(
                        Role.PIECE,
                        piece,
                        Role.EMPTY_CELLS,
                        List.copyOf(cells),
                        Role.OPPONENT_CELLS,
                        List.copyOf(opponents)));
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
            return Optional.of(violation(Kind.NOT_YOUR_PIECE, piece, to));
        }
        if (!view.rules().includes(piece.bug())) {
            return Optional.of(violation(Kind.PIECE_NOT_IN_SET, piece, to));
        }
        Optional<Hex> at = view.packed().hexOf(piece);
        if (at.isPresent()) {
            return Optional.of(Violation.of(Kind.ALREADY_IN_PLAY, Map.of(Role.PIECE, piece, Role.AT, at)));
        }
        Piece next = nextInHand(view, piece);
        if (!next.equals(piece)) {
            return Optional.of(
                    Violation.of(Kind.NUMBER_OUT_OF_ORDER, Map.of(Role.PIECE, piece, Role.NEXT, next, Role.TO, to)));
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
        if (piece.bug() != Bug.QUEEN_BEE) {
            boolean queenDue =
                    view.isQueenInHand() && QueenDuty.isDue(view.packed().turnNumber());
            return queenDue ? Optional.of(violation(Kind.QUEEN_DUE, piece, to)) : Optional.empty();
        }
        int color = piece.color().ordinal();
        boolean tooEarly =
                QueenDuty.isTooEarly(view.board(), color, view.rules().tournamentOpening());
        return tooEarly ? Optional.of(violation(Kind.QUEEN_TOO_EARLY, piece, to)) : Optional.empty();
    }

    private static Violation explainCell(BoardView view, Piece piece, Hex to) {
        Optional<Piece> top = view.topAt(to);
        if (top.isPresent()) {
            return Violation.of(Kind.CELL_OCCUPIED, Map.of(Role.PIECE, piece, Role.TO, to, Role.TOP, top));
        }
        Board board = view.board();
        if (board.inPlay() == 0) {
            return violation(Kind.NOT_AT_ORIGIN, piece, Optional.of(to));
        }
        if (Placing.isFirstPlacement(board, view.packed().color())) {
            return violation(Kind.NOT_TOUCHING_FIRST_PIECE, piece, Optional.of(to));
        }
        List<Hex> opponents = opponentsNextTo(view, to);
        return opponents.isEmpty()
                ? violation(Kind.TOUCHES_NO_OWN_PIECE, piece, Optional.of(to))
                : Violation.of(
                        Kind.TOUCHES_OPPONENT, Map.of(Role.PIECE, piece, Role.TO, to, Role.OPPONENT_CELLS, opponents));
    }

    private static Violation violation(Kind kind, Piece piece, Optional<Hex> to) {
        return Violation.of(kind, Map.of(Role.PIECE, piece, Role.TO, to));
    }
}
