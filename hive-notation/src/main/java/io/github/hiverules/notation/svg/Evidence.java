package io.github.hiverules.notation.svg;

import io.github.hiverules.Move;
import io.github.hiverules.MovementViolation;
import io.github.hiverules.Outcome;
import io.github.hiverules.PlacementViolation;
import io.github.hiverules.Route.Stop;
import io.github.hiverules.ThrowViolation;
import io.github.hiverules.ThrowViolation.Obstacle;
import io.github.hiverules.TurnViolation;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Adds the evidence of a violation to a scene: signs and stopped ways. */
final class Evidence {

    private final Scene scene;

    Evidence(Scene scene) {
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
            for (Color color : Color.values()) {
                if (over.outcome() == Outcome.DRAW || over.outcome() == Outcome.winOf(color.opposite())) {
                    scene.mark(Mark.BLOCKER, Piece.of(color, Bug.QUEEN_BEE));
                }
            }
        } else if (violation instanceof TurnViolation.NotThere notThere) {
            scene.mark(Mark.REFUSED, notThere.from());
            if (notThere.at().isPresent()) {
                scene.mark(Mark.SELECTED, notThere.at().get());
            }
        } else if (violation instanceof TurnViolation.PassNotAllowed pass) {
            showAlternative(pass.alternative());
        } else {
            scene.mark(Mark.SELECTED, violation.pieces().get(0));
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
            return;
        }
        scene.mark(Mark.SELECTED, piece);
        if (violation instanceof MovementViolation.Resting) {
            scene.resting = Optional.of(piece);
        } else if (violation instanceof MovementViolation.Pinned pinned) {
            scene.mark(Mark.CUT_OFF, pinned.cutOff());
        } else if (violation instanceof MovementViolation.Gate gate) {
            stop(piece, gate.from(), gate.to());
            scene.mark(Mark.BLOCKER, gate.gate());
        } else if (violation instanceof MovementViolation.GateAboveGround gate) {
            stop(piece, gate.from(), gate.to());
            scene.mark(Mark.BLOCKER, gate.gate());
        } else if (violation instanceof MovementViolation.ContactLost lost) {
            stop(piece, lost.from(), lost.to());
            scene.mark(Mark.GAP, lost.gap());
        } else if (violation instanceof MovementViolation.MosquitoCannotCopy mosquito) {
            if (mosquito.lender().isPresent()) {
                scene.mark(Mark.BLOCKER, mosquito.lender().get());
            }
            scene.mark(Mark.REFUSED, mosquito.to());
        } else {
            List<Hex> hexes = violation.hexes();
            scene.mark(Mark.REFUSED, hexes.get(hexes.size() - 1));
        }
    }

    private void show(ThrowViolation violation) {
        scene.mark(Mark.SELECTED, violation.from());
        scene.mark(Mark.THROWER, violation.over());
        // No switch: for one over an enum of another module the compiler makes a class.
        Obstacle reason = violation.reason();
        if (reason == Obstacle.GATE_UP) {
            stop(violation.thrown(), violation.from(), violation.over());
            scene.mark(Mark.BLOCKER, violation.evidence());
            return;
        }
        if (reason == Obstacle.GATE_DOWN) {
            stop(violation.thrown(), violation.from(), violation.over(), violation.to());
            scene.mark(Mark.BLOCKER, violation.evidence());
            return;
        }
        if (reason == Obstacle.THROWN_PINNED) {
            scene.mark(Mark.CUT_OFF, violation.evidence());
        } else if (reason == Obstacle.THROWER_RESTS) {
            scene.resting = Optional.of(violation.thrower());
        } else if (reason == Obstacle.THROWN_RESTS) {
            scene.resting = Optional.of(violation.thrown());
        } else if (reason == Obstacle.THROWER_COVERED) {
            scene.mark(Mark.BLOCKER, violation.over());
        } else if (reason == Obstacle.THROWN_STACKED) {
            scene.mark(Mark.BLOCKER, violation.from());
        }
        scene.mark(Mark.REFUSED, violation.to());
    }

    private void stop(Piece piece, Hex... way) {
        List<Stop> stops = new ArrayList<>();
        for (Hex hex : way) {
            List<Piece> stack = scene.stackAt(hex);
            stops.add(new Stop(hex, stack.contains(piece) ? stack.indexOf(piece) : stack.size()));
        }
        scene.arrows.add(new Arrow(true, stops));
    }
}
