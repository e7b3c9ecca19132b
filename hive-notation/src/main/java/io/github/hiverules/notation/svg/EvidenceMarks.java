package io.github.hiverules.notation.svg;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Move;
import io.github.hiverules.move.Route.Stop;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.violation.MovementViolation;
import io.github.hiverules.violation.PlacementViolation;
import io.github.hiverules.violation.ReachViolation;
import io.github.hiverules.violation.ThrowViolation;
import io.github.hiverules.violation.TurnViolation;
import io.github.hiverules.violation.Violation;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Adds the evidence of a violation to a scene: signs and stopped ways. */
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
            scene.mark(Mark.BLOCKER, over.surrounded());
        } else if (violation instanceof TurnViolation.NotThere notThere) {
            scene.mark(Mark.REFUSED, notThere.from());
            notThere.at().ifPresent(at -> scene.mark(Mark.SELECTED, at));
        } else if (violation instanceof TurnViolation.PassNotAllowed pass) {
            showAlternative(pass.alternative());
        } else if (violation instanceof TurnViolation.NotYourPiece notYours) {
            notYours.from().ifPresent(from -> scene.mark(Mark.SELECTED, from));
            scene.mark(Mark.REFUSED, notYours.to());
        } else {
            scene.mark(Mark.SELECTED, violation.hexes());
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
            scene.mark(Mark.BLOCKER, touching.opponents());
            scene.mark(Mark.REFUSED, touching.to());
        } else if (violation instanceof PlacementViolation.AlreadyInPlay inPlay) {
            scene.mark(Mark.SELECTED, inPlay.at());
        } else {
            scene.mark(Mark.REFUSED, violation.hexes());
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
            scene.mark(Mark.CUT_OFF, pinned.cutOff());
        } else if (violation instanceof ReachViolation reach && !reach.sides().isEmpty()) {
            stop(piece, reach.from(), reach.to());
            scene.mark(reach instanceof ReachViolation.ContactLost ? Mark.GAP : Mark.BLOCKER, reach.sides());
        } else if (violation instanceof ReachViolation.MosquitoCannotCopy mosquito) {
            mosquito.lender().ifPresent(lender -> scene.mark(Mark.BLOCKER, lender));
            scene.mark(Mark.REFUSED, mosquito.to());
        } else {
            List<Hex> hexes = violation.hexes();
            scene.mark(Mark.REFUSED, hexes.get(hexes.size() - 1));
        }
    }

    private void show(ThrowViolation violation) {
        scene.mark(Mark.SELECTED, violation.from());
        scene.mark(Mark.THROWER, violation.over());
        scene.subjects.put(violation.thrown(), Mark.SELECTED);
        scene.subjects.put(violation.thrower(), Mark.THROWER);
        switch (violation.reason()) {
            case GATE_UP -> {
                stop(violation.thrown(), violation.from(), violation.over());
                scene.mark(Mark.BLOCKER, violation.evidence());
            }
            case GATE_DOWN -> {
                stop(violation.thrown(), violation.from(), violation.over(), violation.to());
                scene.mark(Mark.BLOCKER, violation.evidence());
            }
            default -> {
                showObstacle(violation);
                scene.mark(Mark.REFUSED, violation.to());
            }
        }
    }

    private void showObstacle(ThrowViolation violation) {
        switch (violation.reason()) {
            case THROWN_PINNED -> scene.mark(Mark.CUT_OFF, violation.evidence());
            case THROWER_RESTS -> scene.resting = Optional.of(violation.thrower());
            case THROWN_RESTS -> scene.resting = Optional.of(violation.thrown());
            case THROWER_COVERED -> scene.mark(Mark.BLOCKER, violation.over());
            case THROWN_STACKED -> scene.mark(Mark.BLOCKER, violation.from());
            case DESTINATION_OCCUPIED, THROWER_ON_TOP, GATE_UP, GATE_DOWN -> {}
        }
    }

    private void stop(Piece piece, Hex... way) {
        scene.arrows.add(new Arrow(
                true,
                Stream.of(way).map(hex -> new Stop(hex, level(piece, hex))).toList()));
    }

    /** Returns the level at which a piece stands on a cell, or would stand there. */
    private int level(Piece piece, Hex hex) {
        List<Piece> stack = scene.stackAt(hex);
        return stack.contains(piece) ? stack.indexOf(piece) : stack.size();
    }
}
