package io.github.hiverules.internal.explain;

import static io.github.hiverules.violation.ThrowViolation.Obstacle;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.movement.PillbugMovement;
import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.OneHive;
import io.github.hiverules.move.Move;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.violation.ThrowViolation;
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

    ThrowExplainer(BoardView view, Move.Movement movement) {
        this.view = view;
        this.thrown = movement.piece();
        this.from = movement.from();
        this.to = movement.to();
        this.packed = view.packed();
        this.workspace = view.workspace();
        this.board = workspace.board();
    }

    /**
     * Returns the violation of the thrower that gets furthest in the order of {@link Obstacle}; empty if there is no
     * thrower.
     */
    Optional<ThrowViolation> explain() {
        Optional<ThrowViolation> furthest = Optional.empty();
        for (Hex over : from.neighbors()) {
            if (!over.isAdjacentTo(to) || to.equals(from)) {
                continue;
            }
            for (Piece thrower : board.stack(packed.cell(over))) {
                if (thrower.color() == view.sideToMove() && couldThrow(thrower, over)) {
                    ThrowViolation violation = explainThrower(thrower, over);
                    boolean further = furthest.isEmpty()
                            || violation.reason().compareTo(furthest.get().reason()) > 0;
                    furthest = further ? Optional.of(violation) : furthest;
                }
            }
        }
        return furthest;
    }

    private boolean couldThrow(Piece piece, Hex at) {
        return piece.bug() == Bug.PILLBUG
                || (piece.bug() == Bug.MOSQUITO && PillbugMovement.touchesPillbug(board, packed.cell(at)));
    }

    private ThrowViolation explainThrower(Piece thrower, Hex over) {
        int throwerId = PieceIds.of(thrower);
        int start = packed.cell(from);
        int middle = packed.cell(over);
        if (board.height(packed.cell(to)) > 0) {
            return violation(thrower, over, Obstacle.DESTINATION_OCCUPIED);
        }
        if (board.top(middle) != throwerId) {
            return violation(thrower, over, Obstacle.THROWER_COVERED);
        }
        if (board.levelOf(throwerId) > 0) {
            return violation(thrower, over, Obstacle.THROWER_ON_TOP);
        }
        if (packed.resting() == throwerId) {
            return violation(thrower, over, Obstacle.THROWER_RESTS);
        }
        if (packed.resting() == PieceIds.of(thrown)) {
            return violation(thrower, over, Obstacle.THROWN_RESTS);
        }
        if (board.height(start) > 1) {
            return violation(thrower, over, Obstacle.THROWN_STACKED);
        }
        int[] cutOff = OneHive.cutOff(workspace, start);
        if (cutOff.length > 0) {
            return violation(thrower, over, Obstacle.THROWN_PINNED, cutOff);
        }
        if ((PillbugMovement.open(board, middle) & Cells.toward(middle, start)) == 0) {
            return violation(thrower, over, Obstacle.GATE_UP, Cells.sides(middle, start));
        }
        return violation(thrower, over, Obstacle.GATE_DOWN, Cells.sides(middle, packed.cell(to)));
    }

    private ThrowViolation violation(Piece thrower, Hex over, Obstacle reason, int... evidence) {
        return new ThrowViolation(thrown, from, to, thrower, over, reason, packed.hexes(evidence));
    }
}
