package io.github.hiverules.drawing;

import io.github.hiverules.Move;
import io.github.hiverules.Route.Stop;
import io.github.hiverules.Violation;
import io.github.hiverules.Violation.Kind;
import io.github.hiverules.hex.Hex;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Adds the evidence of a violation to a scene, role by role: marks and stopped paths. */
final class EvidenceMarks {

    private final Scene scene;

    EvidenceMarks(Scene scene) {
        this.scene = scene;
    }

    void show(Violation violation) {
        violation.piece().ifPresent(piece -> scene.mark(Mark.SELECTED, piece));
        violation.thrower().ifPresent(piece -> scene.mark(Mark.THROWER, piece));
        violation.uncopiedCell().ifPresent(cell -> scene.mark(Mark.BLOCKER, cell));
        scene.mark(Mark.BLOCKER, violation.surroundedCells());
        scene.mark(Mark.BLOCKER, violation.opponentCells());
        scene.mark(Mark.BLOCKER, violation.ringCells());
        scene.mark(violation.kind() == Kind.CONTACT_LOST ? Mark.EMPTY_CELL : Mark.BLOCKER, violation.sides());
        scene.mark(Mark.CUT_OFF, violation.cutOffCells());
        scene.mark(Mark.HALFWAY, violation.halfwayCells());
        scene.mark(Mark.REACHABLE, violation.reachable());
        scene.mark(Mark.UNREACHABLE, violation.emptyCells());
        violation.alternatives().forEach(this::showAlternative);
        showKind(violation);
        addPath(violation);
        if (needsCross(violation)) {
            violation.to().ifPresent(to -> scene.mark(Mark.UNREACHABLE, to));
        }
        evidentAttempts(violation).forEach(this::show);
    }

    private void showAlternative(Move move) {
        if (move instanceof Move.Placement placement) {
            scene.mark(Mark.REACHABLE, placement.to());
        } else if (move instanceof Move.Movement movement) {
            scene.mark(Mark.SELECTED, movement.from());
            scene.mark(Mark.REACHABLE, movement.to());
        }
    }

    /** Marks what depends on the kind: where something is in the way, and which piece rests. */
    private void showKind(Violation violation) {
        switch (violation.kind()) {
            case COVERED, THROW_PIECE_STACKED -> mark(Mark.BLOCKER, violation.from());
            case THROW_THROWER_COVERED -> mark(Mark.BLOCKER, violation.throwerCell());
            case NOT_ON_START_CELL, ENDS_AT_START -> mark(Mark.UNREACHABLE, violation.from());
            case RESTING, THROW_PIECE_RESTS -> scene.resting = violation.piece();
            case THROW_THROWER_RESTS -> scene.resting = violation.thrower();
            case NOT_AT_ORIGIN -> scene.mark(Mark.REACHABLE, Hex.ORIGIN);
            case NOTHING_TO_JUMP_OVER -> mark(Mark.EMPTY_CELL, violation.firstEmptyCell());
            case EMPTY_CELL_IN_LINE -> mark(Mark.REACHABLE, violation.firstEmptyCell());
            case MOSQUITO_CANNOT_COPY -> {
                if (violation.attempts().isEmpty()) {
                    markNeighbors(violation.from());
                }
            }
            default -> {
                // Its roles show all of its evidence.
            }
        }
    }

    private void mark(Mark mark, Optional<Hex> cell) {
        cell.ifPresent(marked -> scene.mark(mark, marked));
    }

    /** Marks the other Mosquitoes, which a Mosquito cannot copy. */
    private void markNeighbors(Optional<Hex> from) {
        from.stream()
                .flatMap(cell -> cell.neighbors().stream())
                .filter(near -> !scene.stackAt(near).isEmpty())
                .forEach(mosquito -> scene.mark(Mark.BLOCKER, mosquito));
    }

    /** Adds the path of the evidence, or that of a jump or a throw. */
    private void addPath(Violation violation) {
        List<Hex> path = switch (violation.kind()) {
            case EMPTY_CELL_IN_LINE -> cells(Stream.of(violation.from(), violation.firstEmptyCell()));
            case THROW_GATE_UP -> cells(Stream.of(violation.from(), violation.throwerCell()));
            case THROW_GATE_DOWN -> cells(Stream.of(violation.from(), violation.throwerCell(), violation.to()));
            default -> violation.path();
        };
        // On the top face of each cell.
        List<Stop> stops = path.stream()
                .map(hex -> new Stop(hex, scene.stackAt(hex).size()))
                .toList();
        Arrow arrow = new Arrow(!violation.sides().isEmpty(), stops);
        // A Mosquito that copies several insects may fail on the same path for each of them.
        if (!scene.arrows.contains(arrow)) {
            scene.arrows.add(arrow);
        }
    }

    private static List<Hex> cells(Stream<Optional<Hex>> cells) {
        return cells.flatMap(Optional::stream).toList();
    }

    /** Returns whether a cross marks the destination; a stopped arrow that leads there says the same. */
    private static boolean needsCross(Violation violation) {
        List<Hex> path = violation.path();
        if (violation.kind() == Kind.MOSQUITO_CANNOT_COPY) {
            return evidentAttempts(violation).findAny().isEmpty();
        }
        return violation.sides().isEmpty()
                || (!path.isEmpty() && !violation.to().equals(Optional.of(path.get(path.size() - 1))));
    }

    /** Returns the attempts to draw: all if the piece cannot move at all, otherwise only those that show something. */
    private static Stream<Violation> evidentAttempts(Violation violation) {
        Stream<Violation> attempts = violation.attempts().stream();
        return violation.kind() == Kind.NO_MOVE ? attempts : attempts.filter(EvidenceMarks::isEvident);
    }

    /** Returns whether an attempt of a Mosquito has a path or a ring, or a throw ends on an empty cell. */
    private static boolean isEvident(Violation attempt) {
        return attempt.thrower().isPresent()
                ? attempt.kind() != Kind.THROW_DESTINATION_OCCUPIED
                : !attempt.path().isEmpty() || attempt.kind() == Kind.NO_PATH;
    }
}
