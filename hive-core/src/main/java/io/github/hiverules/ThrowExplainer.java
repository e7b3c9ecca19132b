package io.github.hiverules;

import io.github.hiverules.Violation.Kind;
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
import java.util.List;
import java.util.Optional;

/** Explains why no Pillbug or Mosquito next to both cells can throw the piece. */
final class ThrowExplainer {

    private final BoardView view;
    private final Piece thrown;
    private final Hex from;
    private final Hex to;
    private final PackedPosition packed;
    private final Workspace workspace;
    private final Board board;

    ThrowExplainer(BoardView view, Piece thrown, Hex from, Hex to) {
        this.view = view;
        this.thrown = thrown;
        this.from = from;
        this.to = to;
        this.packed = view.packed();
        this.workspace = view.workspace();
        this.board = workspace.board();
    }

    /**
     * Returns the violation of the throw that gets furthest, among all throwers and destinations; empty if there is
     * no thrower.
     */
    static Optional<ThrowViolation> explainAll(BoardView view, Piece thrown, Hex from) {
        return from.neighbors().stream()
                .flatMap(throwerAt -> throwerAt.neighbors().stream())
                .flatMap(to -> new ThrowExplainer(view, thrown, from, to).explain().stream())
                .max(Comparator.comparing(ThrowViolation::kind));
    }

    /**
     * Returns the violation of the thrower that gets furthest in the order of {@link Kind}; empty if there is no
     * thrower.
     */
    Optional<ThrowViolation> explain() {
        Optional<ThrowViolation> furthest = Optional.empty();
        for (Hex throwerAt : from.neighbors()) {
            if (!throwerAt.isAdjacentTo(to) || to.equals(from)) {
                continue;
            }
            for (Piece thrower : board.stack(packed.cell(throwerAt))) {
                if (thrower.color() == view.sideToMove() && couldThrow(thrower, throwerAt)) {
                    ThrowViolation violation = explainThrower(thrower, throwerAt);
                    boolean isFurther = furthest.isEmpty()
                            || violation.kind().compareTo(furthest.get().kind()) > 0;
                    furthest = isFurther ? Optional.of(violation) : furthest;
                }
            }
        }
        return furthest;
    }

    private boolean couldThrow(Piece piece, Hex at) {
        return piece.bug() == Bug.PILLBUG
                || (piece.bug() == Bug.MOSQUITO && Throwing.touchesPillbug(board, packed.cell(at)));
    }

    private ThrowViolation explainThrower(Piece thrower, Hex throwerAt) {
        int throwerId = PieceIds.of(thrower);
        int start = packed.cell(from);
        int middle = packed.cell(throwerAt);
        if (board.height(packed.cell(to)) > 0) {
            return violation(thrower, throwerAt, Kind.THROW_DESTINATION_OCCUPIED);
        }
        if (board.top(middle) != throwerId) {
            return violation(thrower, throwerAt, Kind.THROW_THROWER_COVERED);
        }
        if (board.levelOf(throwerId) > 0) {
            return violation(thrower, throwerAt, Kind.THROW_THROWER_ON_TOP);
        }
        if (packed.resting() == throwerId) {
            return violation(thrower, throwerAt, Kind.THROW_THROWER_RESTS);
        }
        if (packed.resting() == PieceIds.of(thrown)) {
            return violation(thrower, throwerAt, Kind.THROW_PIECE_RESTS);
        }
        if (board.height(start) > 1) {
            return violation(thrower, throwerAt, Kind.THROW_PIECE_STACKED);
        }
        int[] cutOffCells = OneHive.cutOffCells(workspace, start);
        if (cutOffCells.length > 0) {
            return new ThrowViolation(
                    Kind.THROW_PIECE_PINNED,
                    thrown,
                    from,
                    to,
                    thrower,
                    throwerAt,
                    List.of(),
                    packed.hexes(cutOffCells));
        }
        if ((FreedomToMove.throwingSteps(board, middle) & Cells.toward(middle, start)) == 0) {
            return gateViolation(thrower, throwerAt, Kind.THROW_GATE_UP, Cells.sides(middle, start));
        }
        return gateViolation(thrower, throwerAt, Kind.THROW_GATE_DOWN, Cells.sides(middle, packed.cell(to)));
    }

    private ThrowViolation violation(Piece thrower, Hex throwerAt, Kind kind) {
        return new ThrowViolation(kind, thrown, from, to, thrower, throwerAt, List.of(), List.of());
    }

    private ThrowViolation gateViolation(Piece thrower, Hex throwerAt, Kind kind, int... sides) {
        return new ThrowViolation(kind, thrown, from, to, thrower, throwerAt, packed.hexes(sides), List.of());
    }
}
