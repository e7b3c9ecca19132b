package io.github.hiverules;

import io.github.hiverules.Violation.Kind;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.movement.MosquitoMovement;
import io.github.hiverules.internal.packed.Bugs;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Explains why a free piece (not covered, resting or pinned) cannot go to a cell by its own movement: a method for each
 * insect.
 *
 * <p>Most try the movement again while {@link PathFinder} ignores a rule. If the piece then gets there, that rule
 * stopped it.
 */
final class OwnMovementExplainer {

    private static final int SPIDER_STEPS = 3;

    private final Position position;
    private final Piece piece;
    private final Hex from;
    private final Hex to;
    private final PathFinder paths;

    OwnMovementExplainer(Position position, Piece piece, Hex from, Hex to) {
        this.position = position;
        this.piece = piece;
        this.from = from;
        this.to = to;
        this.paths = PathFinder.of(position, from);
    }

    /** Returns why the piece cannot go there. The movement must be illegal. */
    Violation violation() {
        boolean touchesHive = to.neighbors().stream().anyMatch(near -> !near.equals(from) && position.isOccupied(near));
        return endsOnPiece() || touchesHive
                ? violationAs(piece.bug())
                : evidence(piece.bug()).build(Kind.LEAVES_HIVE);
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
                ? stoppedStep(Kind.GATE_ABOVE_GROUND, Bug.BEETLE, List.of(from, to))
                : stoppedOnGround(Bug.BEETLE).orElseThrow();
    }

    private Violation spider() {
        if (to.equals(from)) {
            return evidence(Bug.SPIDER).build(Kind.TOO_MANY_STEPS);
        }
        if (endsOnPiece()) {
            return destinationOccupied(Bug.SPIDER);
        }
        List<Hex> path = paths.path(Bug.SOLDIER_ANT, to);
        if (!path.isEmpty() && path.size() <= SPIDER_STEPS) {
            return evidence(Bug.SPIDER).with(Role.PATH, path).build(Kind.TOO_FEW_STEPS);
        }
        Optional<Violation> stopped = stoppedOnGround(Bug.SPIDER);
        if (stopped.isPresent()) {
            return stopped.get();
        }
        if (!path.isEmpty()) {
            return evidence(Bug.SPIDER).with(Role.PATH, path).build(Kind.TOO_MANY_STEPS);
        }
        return stoppedPath(Rule.SLIDE_1, Bug.SOLDIER_ANT)
                .map(gate -> noPath(
                        Bug.SPIDER, evidence(Bug.SPIDER).with(Role.PATH, gate).with(Role.SIDES, sides(gate))))
                .orElseGet(() -> shutInOrEnclosed(Bug.SPIDER));
    }

    private Violation grasshopper() {
        if (endsOnPiece()) {
            return destinationOccupied(Bug.GRASSHOPPER);
        }
        Hex offset = to.minus(from);
        if (offset.q() != 0 && offset.r() != 0 && offset.q() + offset.r() != 0) {
            return evidence(Bug.GRASSHOPPER)
                    .with(Role.REACHABLE, paths.reachable(Bug.GRASSHOPPER))
                    .build(Kind.NOT_IN_LINE);
        }
        Hex step = Hex.of(Integer.signum(offset.q()), Integer.signum(offset.r()));
        List<Hex> row = new ArrayList<>();
        Hex next = from.plus(step);
        while (position.isOccupied(next)) {
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
        return stopped(Kind.GATE, Rule.SLIDE_1, Bug.SOLDIER_ANT).orElseGet(() -> shutInOrEnclosed(Bug.SOLDIER_ANT));
    }

    private Violation ladybug() {
        if (endsOnPiece()) {
            return destinationOccupied(Bug.LADYBUG);
        }
        return stopped(Kind.GATE_ABOVE_GROUND, Rule.CLIMB_1, Bug.LADYBUG)
                .orElseGet(() ->
                        noPath(Bug.LADYBUG, evidence(Bug.LADYBUG).with(Role.HALFWAY_CELLS, paths.halfwayCells())));
    }

    private Violation mosquito() {
        if (startsOnTop()) {
            return isOneStep()
                    ? stoppedStep(Kind.GATE_ABOVE_GROUND, Bug.BEETLE, List.of(from, to))
                    : evidence(Bug.BEETLE).build(Kind.MOSQUITO_ON_TOP);
        }
        List<Violation> attempts =
                bugsCopiedOn(from).stream().map(this::violationAs).toList();
        List<Hex> touched = position.occupiedNeighbors(from);
        for (Hex cell : touched) {
            if (!hasMosquitoOnTop(cell) && succeedsAs(bugsCoveredOn(cell))) {
                return cannotCopy(Rule.MOSQUITO_1, Optional.of(cell), attempts);
            }
        }
        for (Hex cell : touched) {
            if (hasMosquitoOnTop(cell) && (succeedsAs(bugsCopiedOn(cell)) || succeedsAs(bugsCoveredOn(cell)))) {
                return cannotCopy(Rule.MOSQUITO_3, Optional.of(cell), attempts);
            }
        }
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
    private boolean succeedsAs(Collection<Bug> bugs) {
        return bugs.stream().anyMatch(bug -> !paths.path(bug, to).isEmpty());
    }

    private Set<Bug> bugsCopiedOn(Hex cell) {
        return Bugs.set(
                MosquitoMovement.copiedBugs(position.board(), position.packed().cell(cell)));
    }

    private Set<Bug> bugsCoveredOn(Hex cell) {
        Set<Bug> bugs = EnumSet.noneOf(Bug.class);
        position.stackAt(cell).subList(0, position.heightAt(cell) - 1).forEach(covered -> bugs.add(covered.bug()));
        return bugs;
    }

    private boolean hasMosquitoOnTop(Hex cell) {
        return position.topAt(cell).filter(top -> top.bug() == Bug.MOSQUITO).isPresent();
    }

    private boolean isOneStep() {
        return from.isAdjacentTo(to);
    }

    private boolean startsOnTop() {
        return position.heightAt(from) > 1;
    }

    private boolean endsOnPiece() {
        return position.isOccupied(to);
    }

    /**
     * Returns the violation of a walk into a hole or out of one. If both ends are in holes, it names the ring around
     * the piece.
     */
    private Violation shutInOrEnclosed(Bug movesAs) {
        PathFinder throughGates = paths.ignoring(Rule.SLIDE_1);
        List<Hex> ownRegion = throughGates.region(from);
        boolean isShutIn = isHole(ownRegion);
        List<Hex> ring = border(isShutIn ? ownRegion : throughGates.region(to));
        return noPath(
                movesAs, evidence(movesAs).with(Role.RING_CELLS, ring).with(Role.ENCLOSED_CELL, isShutIn ? from : to));
    }

    /** Returns whether pieces enclose a region: the top row of a hole has a piece above it; the top row outside has none. */
    private boolean isHole(List<Hex> region) {
        // Relative to the piece, because coordinates may wrap around the limits of int.
        Comparator<Hex> fromTop = Comparator.comparing(cell -> cell.minus(from));
        return fromTop.compare(Collections.min(border(region), fromTop), Collections.min(region, fromTop)) < 0;
    }

    /** Returns the cells of the other pieces that touch a region, ordered by row and column. */
    private List<Hex> border(List<Hex> region) {
        return Evidence.cells(region.stream()
                .flatMap(cell -> position.occupiedNeighbors(cell).stream())
                .filter(cell -> !cell.equals(from)));
    }

    private Violation noPath(Bug movesAs, Violation.Builder evidence) {
        return evidence.with(Role.REACHABLE, paths.reachable(movesAs)).build(Kind.NO_PATH, Rule.ofMovement(movesAs));
    }

    /**
     * Returns the violation of a walk that only gates stop, or during which the piece would only lose contact; empty if
     * something else stops it.
     */
    private Optional<Violation> stoppedOnGround(Bug movesAs) {
        return stopped(Kind.GATE, Rule.SLIDE_1, movesAs).or(() -> stopped(Kind.CONTACT_LOST, Rule.SLIDE_2, movesAs));
    }

    /** Returns the violation of a movement that only one rule stops; empty if something else stops it. */
    private Optional<Violation> stopped(Kind kind, Rule rule, Bug movesAs) {
        return stoppedPath(rule, movesAs).map(path -> stoppedStep(kind, movesAs, path));
    }

    /** Returns a path that only one rule stops, up to the end of the step that breaks it; empty if there is none. */
    private Optional<List<Hex>> stoppedPath(Rule rule, Bug movesAs) {
        return Optional.of(paths.upToBrokenRule(paths.ignoring(rule).path(movesAs, to)))
                .filter(path -> !path.isEmpty());
    }

    /** Returns the violation of a path whose last step is illegal. */
    private Violation stoppedStep(Kind kind, Bug movesAs, List<Hex> path) {
        return evidence(movesAs)
                .with(Role.PATH, path)
                .with(Role.SIDES, sides(path))
                .with(Role.REACHABLE, paths.reachable(movesAs))
                .build(kind);
    }

    private List<Hex> sides(List<Hex> path) {
        return paths.sides(path.get(path.size() - 2), path.get(path.size() - 1));
    }

    private Violation destinationOccupied(Bug movesAs) {
        return evidence(movesAs)
                .with(Role.TOP, position.topAt(to))
                .build(Kind.DESTINATION_OCCUPIED, Rule.ofMovement(movesAs));
    }

    private Violation tooFar(Bug movesAs) {
        return evidence(movesAs).build(Kind.TOO_FAR, Rule.ofMovement(movesAs));
    }

    private Violation.Builder evidence(Bug movesAs) {
        return new Violation.Builder()
                .with(Role.PIECE, piece)
                .with(Role.FROM, from)
                .with(Role.TO, to)
                .with(Role.MOVES_AS, movesAs);
    }
}
