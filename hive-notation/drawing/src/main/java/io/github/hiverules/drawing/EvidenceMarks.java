package io.github.hiverules.drawing;

import io.github.hiverules.Move;
import io.github.hiverules.MovementViolation;
import io.github.hiverules.PlacementViolation;
import io.github.hiverules.ReachViolation;
import io.github.hiverules.Route.Stop;
import io.github.hiverules.ThrowViolation;
import io.github.hiverules.TurnViolation;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;

/** Adds the evidence of a violation to a scene: marks and stopped paths. */
final class EvidenceMarks {

    private final Scene scene;

    EvidenceMarks(Scene scene) {
        this.scene = scene;
    }

    void show(Violation violation) {
        if (violation instanceof TurnViolation turn) {
            show(turn);
        } else if (violation instanceof PlacementViolation placement) {
            show(placement);
        } else if (violation instanceof MovementViolation movement) {
            show(movement);
        } else {
            show((ThrowViolation) violation);
        }
    }

    private void show(TurnViolation violation) {
        if (violation instanceof TurnViolation.GameOver over) {
            scene.mark(Mark.BLOCKER, over.surroundedCells());
        } else if (violation instanceof TurnViolation.NotOnStartCell notThere) {
            scene.mark(Mark.UNREACHABLE, notThere.from());
            scene.mark(Mark.SELECTED, notThere.piece());
        } else if (violation instanceof TurnViolation.PassNotAllowed pass) {
            pass.alternatives().forEach(this::showAlternative);
        } else if (violation instanceof TurnViolation.NotYourPiece notYours) {
            scene.mark(Mark.SELECTED, notYours.piece());
            notYours.to().ifPresent(to -> scene.mark(Mark.UNREACHABLE, to));
        } else {
            violation.pieces().forEach(piece -> scene.mark(Mark.SELECTED, piece));
        }
    }

    private void showAlternative(Move move) {
        if (move instanceof Move.Placement placement) {
            scene.mark(Mark.REACHABLE, placement.to());
        } else if (move instanceof Move.Movement movement) {
            scene.mark(Mark.SELECTED, movement.from());
            scene.mark(Mark.REACHABLE, movement.to());
        }
    }

    private void show(PlacementViolation violation) {
        if (violation instanceof PlacementViolation.TouchesOpponent touching) {
            scene.mark(Mark.BLOCKER, touching.opponentCells());
            scene.mark(Mark.UNREACHABLE, touching.to());
        } else if (violation instanceof PlacementViolation.NoPlacement noPlacement) {
            scene.mark(Mark.BLOCKER, noPlacement.opponentCells());
            scene.mark(Mark.UNREACHABLE, noPlacement.emptyCells());
        } else if (violation instanceof PlacementViolation.NotAtOrigin away) {
            scene.mark(Mark.REACHABLE, Hex.ORIGIN);
            scene.mark(Mark.UNREACHABLE, away.to());
        } else if (violation instanceof PlacementViolation.AlreadyInPlay inPlay) {
            scene.mark(Mark.SELECTED, inPlay.piece());
        } else {
            scene.mark(Mark.UNREACHABLE, violation.cells());
        }
    }

    private void show(MovementViolation violation) {
        Piece piece = violation.pieces().get(0);
        if (violation instanceof MovementViolation.Covered covered) {
            scene.mark(Mark.BLOCKER, covered.at());
            scene.mark(Mark.SELECTED, piece);
            return;
        }
        scene.mark(Mark.SELECTED, piece);
        if (violation instanceof MovementViolation.Resting) {
            scene.resting = Optional.of(piece);
        } else if (violation instanceof MovementViolation.Pinned pinned) {
            scene.mark(Mark.CUT_OFF, pinned.cutOffCells());
        } else if (violation instanceof MovementViolation.NoMove noMove) {
            noMove.attempts().forEach(this::show);
        } else if (violation instanceof ReachViolation reach) {
            show(reach);
        } else {
            scene.mark(Mark.UNREACHABLE, violation.cells());
        }
    }

    private void show(ReachViolation violation) {
        if (violation instanceof ReachViolation.MosquitoCannotCopy mosquito) {
            show(mosquito);
            return;
        }
        scene.mark(Mark.REACHABLE, violation.reachable());
        if (violation.sides().isEmpty() || !endsAtDestination(violation)) {
            scene.mark(Mark.UNREACHABLE, violation.to());
        }
        if (!violation.path().isEmpty()) {
            boolean isStopped = !violation.sides().isEmpty();
            boolean isGap = violation instanceof ReachViolation.ContactLost;
            addPath(isStopped, violation.piece(), violation.path());
            scene.mark(isGap ? Mark.EMPTY_CELL : Mark.BLOCKER, violation.sides());
        }
        if (violation instanceof ReachViolation.NoPath noPath) {
            scene.mark(Mark.BLOCKER, noPath.ringCells());
            scene.mark(Mark.HALFWAY, noPath.halfwayCells());
        } else if (violation instanceof ReachViolation.NothingToJumpOver nothing) {
            scene.mark(Mark.EMPTY_CELL, nothing.emptyCell());
        } else if (violation instanceof ReachViolation.EmptyCellInLine line) {
            addPath(false, line.piece(), List.of(line.from(), line.landing()));
            scene.mark(Mark.REACHABLE, line.landing());
        }
    }

    /** Shows the paths and rings of the attempts or, without attempts, the other Mosquitoes, which cannot be copied. */
    private void show(ReachViolation.MosquitoCannotCopy violation) {
        violation.uncopiedCell().ifPresent(uncopied -> scene.mark(Mark.BLOCKER, uncopied));
        List<ReachViolation> withEvidence = violation.attempts().stream()
                .filter(attempt -> !attempt.path().isEmpty() || attempt instanceof ReachViolation.NoPath)
                .toList();
        withEvidence.forEach(this::show);
        if (withEvidence.isEmpty()) {
            scene.mark(Mark.UNREACHABLE, violation.to());
        }
        if (violation.attempts().isEmpty()) {
            violation.from().neighbors().stream()
                    .filter(near -> !scene.stackAt(near).isEmpty())
                    .forEach(mosquito -> scene.mark(Mark.BLOCKER, mosquito));
        }
    }

    private static boolean endsAtDestination(ReachViolation violation) {
        List<Hex> path = violation.path();
        return path.get(path.size() - 1).equals(violation.to());
    }

    private void show(ThrowViolation violation) {
        scene.mark(Mark.SELECTED, violation.from());
        scene.mark(Mark.THROWER, violation.throwerCell());
        scene.subjects.put(violation.thrown(), Mark.SELECTED);
        scene.subjects.put(violation.thrower(), Mark.THROWER);
        switch (violation.kind()) {
            case THROW_GATE_UP -> {
                addPath(true, violation.thrown(), List.of(violation.from(), violation.throwerCell()));
                scene.mark(Mark.BLOCKER, violation.sides());
            }
            case THROW_GATE_DOWN -> {
                addPath(true, violation.thrown(), List.of(violation.from(), violation.throwerCell(), violation.to()));
                scene.mark(Mark.BLOCKER, violation.sides());
            }
            default -> {
                showObstacle(violation);
                scene.mark(Mark.UNREACHABLE, violation.to());
            }
        }
    }

    private void showObstacle(ThrowViolation violation) {
        scene.mark(Mark.CUT_OFF, violation.cutOffCells());
        switch (violation.kind()) {
            case THROW_THROWER_RESTS -> scene.resting = Optional.of(violation.thrower());
            case THROW_PIECE_RESTS -> scene.resting = Optional.of(violation.thrown());
            case THROW_THROWER_COVERED -> scene.mark(Mark.BLOCKER, violation.throwerCell());
            case THROW_PIECE_STACKED -> scene.mark(Mark.BLOCKER, violation.from());
            default -> {
                // For other throws, the cross and the cells that would be cut off are enough.
            }
        }
    }

    private void addPath(boolean isStopped, Piece piece, List<Hex> path) {
        List<Stop> stops =
                path.stream().map(hex -> new Stop(hex, level(piece, hex))).toList();
        Arrow arrow = new Arrow(isStopped, stops);
        // A Mosquito that copies several kinds may fail on the same path for each of them.
        if (!scene.arrows.contains(arrow)) {
            scene.arrows.add(arrow);
        }
    }

    /** Returns the level at which a piece stands on a cell, or would stand there. */
    private int level(Piece piece, Hex hex) {
        List<Piece> stack = scene.stackAt(hex);
        return stack.contains(piece) ? stack.indexOf(piece) : stack.size();
    }
}
