package io.github.hiverules.internal.explain;

import static io.github.hiverules.violation.ReachViolation.Reach;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.movement.OwnMovement;
import io.github.hiverules.internal.movement.Paths;
import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Destinations;
import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.ClimbStep;
import io.github.hiverules.internal.rule.GroundStep;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.violation.ReachViolation;
import io.github.hiverules.violation.Rule;
import io.github.hiverules.violation.Violation;
import java.util.Optional;
import java.util.Set;

/** A movement that a free piece tries by itself; answers the questions of the {@link InsectExplainer}s. */
final class MovementAttempt {

    private final BoardView view;
    private final Piece piece;
    private final int start;
    private final int end;
    private final PackedPosition packed;
    private final Workspace workspace;
    private final Board board;

    MovementAttempt(BoardView view, Piece piece, int start, int end) {
        this.view = view;
        this.piece = piece;
        this.start = start;
        this.end = end;
        this.packed = view.packed();
        this.workspace = view.workspace();
        this.board = workspace.board();
    }

    Piece piece() {
        return piece;
    }

    int start() {
        return start;
    }

    int end() {
        return end;
    }

    Hex from() {
        return packed.hex(start);
    }

    Hex to() {
        return packed.hex(end);
    }

    Board board() {
        return board;
    }

    Hex hex(int cell) {
        return packed.hex(cell);
    }

    boolean isOneStep() {
        return Cells.toward(start, end) != 0;
    }

    boolean startsOnTop() {
        return board.height(start) > 1;
    }

    boolean isOccupied(Hex hex) {
        return board.height(packed.cell(hex)) > 0;
    }

    boolean endsOnPiece() {
        return board.height(end) > 0;
    }

    /** Returns whether the piece would get there if it moved as one of these kinds. */
    boolean succeedsAs(Set<Bug> kinds) {
        Destinations destinations = workspace.destinations();
        destinations.start(start);
        ClimbStep climb = view.rules().climbStep();
        for (Bug kind : kinds) {
            OwnMovement.addAs(workspace, kind.ordinal(), start, GroundStep.LEGAL, climb);
        }
        return destinations.contains(end);
    }

    /** The number of legal ground steps that lead to the destination, 0 if none do. */
    int legalSteps() {
        return endsOnPiece() ? 0 : Math.max(path(Bug.SOLDIER_ANT, GroundStep.LEGAL, ClimbStep.LEGAL).length - 1, 0);
    }

    /** The shortest way there as a kind, under rules that may be relaxed; empty if there is none. */
    int[] path(Bug kind, GroundStep ground, ClimbStep climb) {
        return Paths.of(workspace, kind.ordinal(), start, end, ground, climb);
    }

    /** The first illegal step of the way that opens when one rule for ground steps is relaxed; empty if none opens. */
    Optional<Violation> stoppedUnless(GroundStep relaxed, Bug kind) {
        int[] path = path(kind, relaxed, ClimbStep.LEGAL);
        for (int step = 1; step < path.length; step++) {
            int from = path[step - 1];
            if ((GroundStep.LEGAL.from(board, start, from) & Cells.toward(from, path[step])) == 0) {
                return Optional.of(stoppedGroundStep(from, path[step]));
            }
        }
        return Optional.empty();
    }

    /** The violation of an illegal ground step: either both of its sides are occupied or neither is. */
    Violation stoppedGroundStep(int stepFrom, int stepTo) {
        int[] sides = Cells.sides(stepFrom, stepTo);
        boolean isGate = sides[0] != start && board.height(sides[0]) > 0;
        return isGate
                ? new ReachViolation.Gate(piece, hex(stepFrom), hex(stepTo), packed.hexes(sides))
                : new ReachViolation.ContactLost(piece, hex(stepFrom), hex(stepTo), packed.hexes(sides));
    }

    /** The violation of an illegal step above the ground. */
    Violation stoppedClimb(int stepFrom, int stepTo) {
        return new ReachViolation.GateAboveGround(
                piece, hex(stepFrom), hex(stepTo), packed.hexes(Cells.sides(stepFrom, stepTo)));
    }

    /** The violation of a movement that the kind does not make. */
    Violation outOfReach(Rule rule, Reach reach) {
        return new ReachViolation.OutOfReach(rule, piece, from(), to(), reach);
    }
}
