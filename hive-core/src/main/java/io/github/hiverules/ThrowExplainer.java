package io.github.hiverules;

import io.github.hiverules.Violation.Kind;
import io.github.hiverules.Violation.Role;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.FreedomToMove;
import io.github.hiverules.internal.rule.OneHive;
import io.github.hiverules.internal.rule.Throwing;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;

/** Explains why no Pillbug or Mosquito next to both cells can throw the piece. */
final class ThrowExplainer {

    private final BoardView view;
    private final Piece thrown;
    private final Hex from;
    private final PackedPosition packed;
    private final Workspace workspace;
    private final Board board;

    ThrowExplainer(BoardView view, Piece thrown, Hex from) {
        this.view = view;
        this.thrown = thrown;
        this.from = from;
        this.packed = view.packed();
        this.workspace = view.workspace();
        this.board = workspace.board();
    }

    /** Returns whether a piece that may be able to throw touches both the piece and the destination. */
    boolean hasThrower(Hex to) {
        return throwers(to).findAny().isPresent();
    }

    /**
     * Returns the violation of the throw that gets furthest, among all throwers and destinations; empty if there is
     * no thrower.
     */
    Optional<Violation> explain() {
        return from.neighbors().stream()
                .flatMap(throwerAt -> throwerAt.neighbors().stream())
                .flatMap(to -> explain(to).stream())
                .max(Comparator.comparing(Violation::kind));
    }

    /**
     * Returns the violation of the thrower that gets furthest in the order of {@link Kind}; empty if there is no
     * thrower.
     */
    Optional<Violation> explain(Hex to) {
        return throwers(to).map(thrower -> explain(thrower, to)).max(Comparator.comparing(Violation::kind));
    }

    private Stream<Piece> throwers(Hex to) {
        return from.neighbors().stream()
                .filter(throwerAt -> throwerAt.isAdjacentTo(to) && !to.equals(from))
                .flatMap(throwerAt -> board.stack(packed.cell(throwerAt)).stream())
                .filter(thrower -> thrower.color() == view.sideToMove() && couldThrow(thrower));
    }

    private boolean couldThrow(Piece piece) {
        return piece.bug() == Bug.PILLBUG
                || (piece.bug() == Bug.MOSQUITO && Throwing.touchesPillbug(board, board.cellOf(PieceIds.of(piece))));
    }

    private Violation explain(Piece thrower, Hex to) {
        int throwerId = PieceIds.of(thrower);
        int start = packed.cell(from);
        int middle = board.cellOf(throwerId);
        Evidence evidence = new Evidence()
                .with(Role.PIECE, thrown)
                .with(Role.FROM, from)
                .with(Role.TO, to)
                .with(Role.THROWER, thrower)
                .with(Role.THROWER_CELL, packed.hex(middle));
        if (board.height(packed.cell(to)) > 0) {
            return evidence.prove(Kind.THROW_DESTINATION_OCCUPIED);
        }
        if (board.top(middle) != throwerId) {
            return evidence.prove(Kind.THROW_THROWER_COVERED);
        }
        if (board.levelOf(throwerId) > 0) {
            return evidence.prove(Kind.THROW_THROWER_ON_TOP);
        }
        if (packed.resting() == throwerId) {
            return evidence.prove(Kind.THROW_THROWER_RESTS);
        }
        if (packed.resting() == PieceIds.of(thrown)) {
            return evidence.prove(Kind.THROW_PIECE_RESTS);
        }
        if (board.height(start) > 1) {
            return evidence.prove(Kind.THROW_PIECE_STACKED);
        }
        int[] cutOffCells = OneHive.cutOffCells(workspace, start);
        if (cutOffCells.length > 0) {
            return evidence.with(Role.CUT_OFF_CELLS, packed.hexes(cutOffCells)).prove(Kind.THROW_PIECE_PINNED);
        }
        boolean canLift = (FreedomToMove.throwingSteps(board, middle) & Cells.toward(middle, start)) != 0;
        int[] sides = Cells.sides(middle, canLift ? packed.cell(to) : start);
        Kind gate = canLift ? Kind.THROW_GATE_DOWN : Kind.THROW_GATE_UP;
        return evidence.with(Role.SIDES, packed.hexes(sides)).prove(gate);
    }
}
