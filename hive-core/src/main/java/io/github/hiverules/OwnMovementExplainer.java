package io.github.hiverules;

import io.github.hiverules.Violation.Kind;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.movement.MosquitoMovement;
import io.github.hiverules.internal.movement.OwnMovement;
import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Destinations;
import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.FreedomToMove;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Explains why a free piece (not covered, resting or pinned) cannot go to a cell by its own movement: a method for each
 * insect.
 *
 * <p>Each tries the movement again with one rule relaxed. If the piece then gets there, that rule stopped it.
 */
final class OwnMovementExplainer {

    private static final int SPIDER_STEPS = 3;

    private final FreedomToMove freedom;
    private final Piece piece;
    private final int start;
    private final int end;
    private final PackedPosition packed;
    private final Workspace workspace;
    private final Board board;
    private final Hex from;
    private final Hex to;

    OwnMovementExplainer(Position position, Piece piece, Hex from, Hex to) {
        this.freedom = position.ruleset().flags().freedom();
        this.piece = piece;
        this.packed = position.packed();
        this.from = from;
        this.to = to;
        this.start = packed.cell(from);
        this.end = packed.cell(to);
        this.workspace = position.workspace();
        this.board = workspace.board();
    }

    /** Returns why the piece cannot go there. The movement must be illegal. */
    Violation violation() {
        boolean touchesHive = end != Cells.NONE && (board.height(end) > 0 || board.neighborsWithout(start, end) != 0);
        return touchesHive ? violationAs(piece.bug()) : evidence(piece.bug()).build(Kind.LEAVES_HIVE);
    }

    private Violation violationAs(Bug movesAs) {
        return switch (movesAs) {
            case QUEEN_BEE, PILLBUG -> queenOrPillbug(movesAs);
            case SPIDER -> spider();
            case BEETLE -> beetle();
            case GRASSHOPPER -> grasshopper();
            case SOLDIER_ANT -> soldierAnt();
            case MOSQUITO -> mosquito();
            case LADYBUG -> ladybug();
        };
    }

    private Violation queenOrPillbug(Bug movesAs) {
        if (!isOneStep()) {
            return tooFar(movesAs);
        }
        return endsOnPiece()
                ? destinationOccupied(movesAs)
                : stoppedOnGround(movesAs).orElseThrow();
    }

    private Violation beetle() {
        if (!isOneStep()) {
            return tooFar(Bug.BEETLE);
        }
        return startsOnTop() || endsOnPiece()
                ? stoppedStep(Kind.GATE_ABOVE_GROUND, Bug.BEETLE, start, end)
                : stoppedOnGround(Bug.BEETLE).orElseThrow();
    }

    private Violation spider() {
        if (end == start) {
            return evidence(Bug.SPIDER).build(Kind.TOO_MANY_STEPS);
        }
        if (endsOnPiece()) {
            return destinationOccupied(Bug.SPIDER);
        }
        int[] path = path(Bug.SOLDIER_ANT, FreedomToMove.ALL_RULES);
        if (path.length > 0 && path.length <= SPIDER_STEPS) {
            return evidence(Bug.SPIDER).with(Role.PATH, packed.hexes(path)).build(Kind.TOO_FEW_STEPS);
        }
        return stoppedOnGround(Bug.SPIDER)
                .orElseGet(() -> path.length > 0
                        ? evidence(Bug.SPIDER)
                                .with(Role.PATH, packed.hexes(path))
                                .build(Kind.TOO_MANY_STEPS)
                        : noGroundPath(Bug.SPIDER));
    }

    private Violation grasshopper() {
        if (endsOnPiece()) {
            return destinationOccupied(Bug.GRASSHOPPER);
        }
        Hex offset = to.minus(from);
        if (offset.q() != 0 && offset.r() != 0 && offset.q() + offset.r() != 0) {
            return evidence(Bug.GRASSHOPPER)
                    .with(Role.REACHABLE, reachable(Bug.GRASSHOPPER))
                    .build(Kind.NOT_IN_LINE);
        }
        Hex step = Hex.of(Integer.signum(offset.q()), Integer.signum(offset.r()));
        List<Hex> row = new ArrayList<>();
        Hex next = from.plus(step);
        while (board.height(packed.cell(next)) > 0) {
            row.add(next);
            next = next.plus(step);
        }
        return evidence(Bug.GRASSHOPPER)
                .with(Role.ROW, row)
                .with(Role.FIRST_EMPTY_CELL, next)
                .build(row.isEmpty() ? Kind.NOTHING_TO_JUMP_OVER : Kind.EMPTY_CELL_IN_LINE);
    }

    private Violation soldierAnt() {
        if (endsOnPiece()) {
            return destinationOccupied(Bug.SOLDIER_ANT);
        }
        // An Ant that walks along the edge of the hive always keeps contact, so only gates can stop it.
        return stopped(Kind.GATE, Bug.SOLDIER_ANT, FreedomToMove.NO_GATES_ON_GROUND)
                .orElseGet(() -> shutInOrEnclosed(Bug.SOLDIER_ANT));
    }

    private Violation ladybug() {
        if (endsOnPiece()) {
            return destinationOccupied(Bug.LADYBUG);
        }
        int[] pathThroughGates = path(Bug.LADYBUG, FreedomToMove.NO_GATES_ABOVE_GROUND);
        for (int step = 1; step < pathThroughGates.length; step++) {
            int at = pathThroughGates[step - 1];
            // The first step ends at least as high as the Ladybug is itself, so its own height changes nothing.
            int open = FreedomToMove.ALL_RULES.climbs(board, at, board.height(at));
            if ((open & Cells.toward(at, pathThroughGates[step])) == 0) {
                return stoppedStep(Kind.GATE_ABOVE_GROUND, Bug.LADYBUG, Arrays.copyOf(pathThroughGates, step + 1));
            }
        }
        return noPath(Bug.LADYBUG, evidence(Bug.LADYBUG).with(Role.HALFWAY_CELLS, halfway()));
    }

    private Violation mosquito() {
        if (startsOnTop()) {
            return isOneStep()
                    ? stoppedStep(Kind.GATE_ABOVE_GROUND, Bug.BEETLE, start, end)
                    : evidence(Bug.BEETLE).build(Kind.MOSQUITO_ON_TOP);
        }
        Set<Bug> copied = bugsCopiedOn(start);
        int[] touched = Cells.neighbors(start, board.neighbors(start));
        for (int cell : touched) {
            if (!hasMosquitoOnTop(cell) && succeedsAs(bugsCoveredOn(cell))) {
                return cannotCopy(Rule.MOSQUITO_1, Optional.of(packed.hex(cell)), attempts(copied));
            }
        }
        for (int cell : touched) {
            if (hasMosquitoOnTop(cell) && succeedsAs(bugsOfMosquitoOn(cell))) {
                return cannotCopy(Rule.MOSQUITO_3, Optional.of(packed.hex(cell)), attempts(copied));
            }
        }
        List<Violation> attempts = attempts(copied);
        return attempts.size() == 1
                ? attempts.get(0)
                : cannotCopy(ruleOfAttempts(attempts), Optional.empty(), attempts);
    }

    private Violation cannotCopy(Rule rule, Optional<Hex> uncopied, List<Violation> attempts) {
        return evidence(Bug.MOSQUITO)
                .with(Role.UNCOPIED_CELL, uncopied)
                .with(Role.ATTEMPTS, attempts)
                .build(Kind.MOSQUITO_CANNOT_COPY, rule);
    }

    private List<Violation> attempts(Set<Bug> copied) {
        return copied.stream().map(this::violationAs).toList();
    }

    /** Returns a rule that stops a single step, else SPIDER-1 if the number of steps is wrong, else a Mosquito rule. */
    private static Rule ruleOfAttempts(List<Violation> attempts) {
        if (attempts.isEmpty()) {
            return Rule.MOSQUITO_3;
        }
        Rule rule = Rule.MOSQUITO_1;
        for (Violation attempt : attempts) {
            if (Rule.OF_STEPS.contains(attempt.rule())) {
                return attempt.rule();
            }
            if (!attempt.path().isEmpty() && attempt.sides().isEmpty()) {
                rule = attempt.rule();
            }
        }
        return rule;
    }

    /** Returns whether the Mosquito would get there if it could copy these bugs. */
    private boolean succeedsAs(Set<Bug> bugs) {
        workspace.destinations().clearFor(start);
        bugs.forEach(this::addDestinations);
        return workspace.destinations().contains(end);
    }

    private Set<Bug> bugsCopiedOn(int cell) {
        int bits = MosquitoMovement.copiedBugs(board, cell);
        Set<Bug> bugs = EnumSet.allOf(Bug.class);
        bugs.removeIf(bug -> (bits >> bug.ordinal() & 1) == 0);
        return bugs;
    }

    private Set<Bug> bugsCoveredOn(int cell) {
        List<Piece> stack = board.stack(cell);
        return stack.subList(0, stack.size() - 1).stream().map(Piece::bug).collect(Collectors.toSet());
    }

    private boolean hasMosquitoOnTop(int cell) {
        return PieceIds.piece(board.top(cell)).bug() == Bug.MOSQUITO;
    }

    /** Returns the insects that the Mosquito on top of a cell copies, and those that it covers. */
    private Set<Bug> bugsOfMosquitoOn(int cell) {
        Set<Bug> bugs = bugsCopiedOn(cell);
        bugs.addAll(bugsCoveredOn(cell));
        return bugs;
    }

    private boolean isOneStep() {
        return Cells.toward(start, end) != 0;
    }

    private boolean startsOnTop() {
        return board.height(start) > 1;
    }

    private boolean endsOnPiece() {
        return board.height(end) > 0;
    }

    private List<Hex> reachable(Bug movesAs) {
        workspace.destinations().clearFor(start);
        addDestinations(movesAs);
        return hexesOfDestinations();
    }

    private void addDestinations(Bug movesAs) {
        OwnMovement.add(workspace, movesAs, start, freedom);
    }

    private List<Hex> halfway() {
        workspace.destinations().clearFor(start);
        OwnMovement.addHalfway(workspace, start, freedom);
        return hexesOfDestinations();
    }

    private List<Hex> hexesOfDestinations() {
        Destinations destinations = workspace.destinations();
        List<Hex> hexes = new ArrayList<>(destinations.size());
        for (int index = 0; index < destinations.size(); index++) {
            hexes.add(packed.hexAt(destinations.get(index)));
        }
        return hexes;
    }

    /** Returns a shortest path as the given insect, under rules that may be relaxed; empty if there is none. */
    private int[] path(Bug movesAs, FreedomToMove freedom) {
        return OwnMovement.path(workspace, movesAs, start, end, freedom);
    }

    /**
     * Returns a path that is legal under a relaxed ground rule, up to its first step that breaks that rule; empty if
     * there is no such path.
     */
    private int[] stoppedPath(Bug movesAs, FreedomToMove relaxed) {
        int[] path = path(movesAs, relaxed);
        for (int step = 1; step < path.length; step++) {
            int at = path[step - 1];
            if ((FreedomToMove.ALL_RULES.groundSteps(board, start, at) & Cells.toward(at, path[step])) == 0) {
                return Arrays.copyOf(path, step + 1);
            }
        }
        return new int[0];
    }

    /** Returns the violation of a walk over the ground that a gate or a ring of pieces makes impossible. */
    private Violation noGroundPath(Bug movesAs) {
        int[] path = stoppedPath(Bug.SOLDIER_ANT, FreedomToMove.NO_GATES_ON_GROUND);
        return path.length > 0
                ? noPath(
                        movesAs,
                        evidence(movesAs).with(Role.PATH, packed.hexes(path)).with(Role.SIDES, sides(path)))
                : shutInOrEnclosed(movesAs);
    }

    /**
     * Returns the violation of a walk into a hole or out of one. If both ends are in holes, it names the ring around
     * the piece.
     */
    private Violation shutInOrEnclosed(Bug movesAs) {
        EmptyRegion ownRegion = EmptyRegion.around(workspace, start, start);
        EmptyRegion hole = ownRegion.isHole() ? ownRegion : EmptyRegion.around(workspace, start, end);
        List<Hex> ring = packed.hexes(hole.border());
        Collections.sort(ring);
        return noPath(
                movesAs,
                evidence(movesAs).with(Role.RING_CELLS, ring).with(Role.ENCLOSED_CELL, ownRegion.isHole() ? from : to));
    }

    private Violation noPath(Bug movesAs, ViolationBuilder evidence) {
        return evidence.with(Role.REACHABLE, reachable(movesAs)).build(Kind.NO_PATH, Rule.ofMovement(movesAs));
    }

    /**
     * Returns the violation of a walk that only gates stop, or during which the piece would only lose contact; empty if
     * something else stops it.
     */
    private Optional<Violation> stoppedOnGround(Bug movesAs) {
        return stopped(Kind.GATE, movesAs, FreedomToMove.NO_GATES_ON_GROUND)
                .or(() -> stopped(Kind.CONTACT_LOST, movesAs, FreedomToMove.NO_CONTACT));
    }

    private Optional<Violation> stopped(Kind kind, Bug movesAs, FreedomToMove relaxed) {
        int[] path = stoppedPath(movesAs, relaxed);
        return path.length == 0 ? Optional.empty() : Optional.of(stoppedStep(kind, movesAs, path));
    }

    /** Returns the violation of a path whose last step is illegal. */
    private Violation stoppedStep(Kind kind, Bug movesAs, int... path) {
        return evidence(movesAs)
                .with(Role.PATH, packed.hexes(path))
                .with(Role.SIDES, sides(path))
                .with(Role.REACHABLE, reachable(movesAs))
                .build(kind);
    }

    private List<Hex> sides(int[] path) {
        return packed.hexes(Cells.sides(path[path.length - 2], path[path.length - 1]));
    }

    private Violation destinationOccupied(Bug movesAs) {
        return evidence(movesAs)
                .with(Role.TOP, PieceIds.piece(board.top(end)))
                .build(Kind.DESTINATION_OCCUPIED, Rule.ofMovement(movesAs));
    }

    private Violation tooFar(Bug movesAs) {
        return evidence(movesAs).build(Kind.TOO_FAR, Rule.ofMovement(movesAs));
    }

    private ViolationBuilder evidence(Bug movesAs) {
        return new ViolationBuilder()
                .with(Role.PIECE, piece)
                .with(Role.FROM, from)
                .with(Role.TO, to)
                .with(Role.MOVES_AS, movesAs);
    }
}
