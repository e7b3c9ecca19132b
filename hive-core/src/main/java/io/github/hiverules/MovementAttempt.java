package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.movement.OwnMovement;
import io.github.hiverules.internal.movement.Paths;
import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Destinations;
import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.FreedomToMove;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/**
 * A movement that a free piece attempts by itself, as one kind; answers the questions of the {@link BugExplainer}s.
 */
final class MovementAttempt {

    private final BoardView view;
    private final Piece piece;
    private final Bug movesAs;
    private final int start;
    private final int end;
    private final PackedPosition packed;
    private final Workspace workspace;
    private final Board board;

    MovementAttempt(BoardView view, Piece piece, Bug movesAs, int start, int end) {
        this.view = view;
        this.piece = piece;
        this.movesAs = movesAs;
        this.start = start;
        this.end = end;
        this.packed = view.packed();
        this.workspace = view.workspace();
        this.board = workspace.board();
    }

    /** Returns why the piece cannot make this movement. The movement must be illegal. */
    ReachViolation explain() {
        return BugExplainer.of(movesAs).explain(this);
    }

    /** Returns the same movement, tried as a kind that a Mosquito copies. */
    MovementAttempt as(Bug kind) {
        return new MovementAttempt(view, piece, kind, start, end);
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

    boolean succeedsAs(Set<Bug> kinds) {
        Destinations destinations = workspace.destinations();
        destinations.clearFor(start);
        for (Bug kind : kinds) {
            OwnMovement.add(workspace, kind, start, view.rules().freedom());
        }
        return destinations.contains(end);
    }

    List<Hex> reachable() {
        Destinations destinations = workspace.destinations();
        destinations.clearFor(start);
        OwnMovement.add(workspace, movesAs, start, view.rules().freedom());
        return hexes(destinations);
    }

    List<Hex> halfway() {
        Destinations destinations = workspace.destinations();
        destinations.clearFor(start);
        OwnMovement.addHalfway(workspace, start, view.rules().freedom());
        return hexes(destinations);
    }

    private List<Hex> hexes(Destinations destinations) {
        List<Hex> hexes = new ArrayList<>(destinations.size());
        for (int index = 0; index < destinations.size(); index++) {
            hexes.add(packed.hexAt(destinations.get(index)));
        }
        return hexes;
    }

    /** Returns a shortest legal path over the ground to an empty cell; empty if there is none. */
    int[] legalPath() {
        return path(Bug.SOLDIER_ANT, FreedomToMove.ALL_RULES);
    }

    /** Returns a shortest path as the given kind, under rules that may be relaxed; empty if there is none. */
    int[] path(Bug kind, FreedomToMove freedom) {
        return Paths.of(workspace, kind, start, end, freedom);
    }

    /**
     * Returns a path that is legal under a relaxed ground rule, up to its first step that breaks that rule; empty if
     * there is no such path.
     */
    int[] stoppedPath(Bug kind, FreedomToMove relaxed) {
        int[] path = path(kind, relaxed);
        for (int step = 1; step < path.length; step++) {
            int from = path[step - 1];
            if ((FreedomToMove.ALL_RULES.groundSteps(board, start, from) & Cells.toward(from, path[step])) == 0) {
                return Arrays.copyOf(path, step + 1);
            }
        }
        return new int[0];
    }

    /**
     * Returns the violation of a path whose last step is an illegal ground step: both of its sides are occupied, or
     * neither is.
     */
    ReachViolation groundViolation(int... path) {
        int[] sides = sides(path);
        boolean isGate = sides[0] != start && board.height(sides[0]) > 0;
        return isGate
                ? new ReachViolation.Gate(piece, movesAs, from(), to(), hexes(path), hexes(sides), reachable())
                : new ReachViolation.ContactLost(piece, movesAs, from(), to(), hexes(path), hexes(sides), reachable());
    }

    /** Returns the violation of a path whose last step, above the ground, is illegal. */
    ReachViolation climbViolation(int... path) {
        return new ReachViolation.GateAboveGround(
                piece, movesAs, from(), to(), hexes(path), hexes(sides(path)), reachable());
    }

    ReachViolation tooFar() {
        return new ReachViolation.TooFar(piece, movesAs, from(), to(), distance());
    }

    int distance() {
        return from().distanceTo(to());
    }

    ReachViolation destinationOccupied() {
        List<Piece> stack = board.stack(end);
        return new ReachViolation.DestinationOccupied(piece, movesAs, from(), to(), stack.get(stack.size() - 1));
    }

    /** Returns the violation of a walk over the ground that a gate or a ring of pieces makes impossible. */
    ReachViolation noPath() {
        int[] path = stoppedPath(Bug.SOLDIER_ANT, FreedomToMove.NO_GATES_ON_GROUND);
        return path.length > 0 ? noPath(hexes(path), hexes(sides(path)), List.of(), false) : shutInOrEnclosed();
    }

    /**
     * Returns the violation of a walk into a hole or out of one. If both ends are in holes, it names the ring around
     * the piece.
     */
    private ReachViolation shutInOrEnclosed() {
        EmptyRegion ownRegion = EmptyRegion.around(workspace, start, start);
        EmptyRegion hole = ownRegion.isHole() ? ownRegion : EmptyRegion.around(workspace, start, end);
        List<Hex> ring = hexes(hole.border());
        Collections.sort(ring);
        return noPath(List.of(), List.of(), ring, ownRegion.isHole());
    }

    private ReachViolation noPath(List<Hex> path, List<Hex> sides, List<Hex> ring, boolean isShutIn) {
        return new ReachViolation.NoPath(
                piece, movesAs, from(), to(), path, sides, ring, isShutIn, List.of(), reachable());
    }

    private static int[] sides(int[] path) {
        return Cells.sides(path[path.length - 2], path[path.length - 1]);
    }

    List<Hex> hexes(int... cells) {
        return packed.hexes(cells);
    }
}
