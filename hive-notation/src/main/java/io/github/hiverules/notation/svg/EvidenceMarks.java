package io.github.hiverules.notation.svg;

import io.github.hiverules.Move;
import io.github.hiverules.MovementViolation;
import io.github.hiverules.Outcome;
import io.github.hiverules.PlacementViolation;
import io.github.hiverules.Route.Stop;
import io.github.hiverules.ThrowViolation;
import io.github.hiverules.TurnViolation;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.svg.Mark.Kind;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Turns the evidence of a violation into signs and stopped ways. */
final class EvidenceMarks {

    private EvidenceMarks() {}

    static Scene shown(Scene scene, Violation violation) {
        if (violation instanceof TurnViolation turn) {
            return turn(scene, turn);
        }
        if (violation instanceof PlacementViolation placement) {
            return placement(scene, placement);
        }
        if (violation instanceof ThrowViolation thrown) {
            return thrown(scene, thrown);
        }
        return movement(scene, (MovementViolation) violation);
    }

    private static Scene turn(Scene scene, TurnViolation violation) {
        if (violation instanceof TurnViolation.GameOver over) {
            return scene.withMarks(Kind.BLOCKER, surroundedQueens(scene, over.outcome()));
        }
        if (violation instanceof TurnViolation.NotThere notThere) {
            return selected(scene.withMark(Kind.REFUSED, notThere.from()), notThere.at());
        }
        if (violation instanceof TurnViolation.PassNotAllowed pass) {
            return alternative(scene, pass.alternative());
        }
        return selected(scene, violation.pieces().stream().findFirst().flatMap(scene::hexOf));
    }

    private static List<Hex> surroundedQueens(Scene scene, Outcome outcome) {
        return Stream.of(Color.values())
                .filter(color -> outcome == Outcome.DRAW || outcome == Outcome.winOf(color.opposite()))
                .flatMap(color -> scene.hexOf(Piece.of(color, Bug.QUEEN_BEE)).stream())
                .toList();
    }

    private static Scene alternative(Scene scene, Move move) {
        if (move instanceof Move.Placement placement) {
            return scene.withMark(Kind.REACHABLE, placement.to());
        }
        if (move instanceof Move.Movement movement) {
            return scene.withMark(Kind.SELECTED, movement.from()).withMark(Kind.REACHABLE, movement.to());
        }
        return scene;
    }

    private static Scene placement(Scene scene, PlacementViolation violation) {
        if (violation instanceof PlacementViolation.TouchesOpponent touching) {
            return scene.withMarks(Kind.BLOCKER, touching.opponents()).withMark(Kind.REFUSED, touching.to());
        }
        if (violation instanceof PlacementViolation.AlreadyInPlay inPlay) {
            return scene.withMark(Kind.SELECTED, inPlay.at());
        }
        return scene.withMarks(Kind.REFUSED, violation.hexes());
    }

    private static Scene movement(Scene scene, MovementViolation violation) {
        Piece piece = violation.pieces().get(0);
        Scene marked = selected(scene, scene.hexOf(piece));
        if (violation instanceof MovementViolation.Covered covered) {
            return scene.withMark(Kind.BLOCKER, covered.at());
        }
        if (violation instanceof MovementViolation.Resting) {
            return marked.withResting(piece);
        }
        if (violation instanceof MovementViolation.Pinned pinned) {
            return marked.withMarks(Kind.CUT_OFF, pinned.cutOff());
        }
        if (violation instanceof MovementViolation.Gate gate) {
            return stopped(marked, piece, gate.from(), gate.to()).withMarks(Kind.BLOCKER, gate.gate());
        }
        if (violation instanceof MovementViolation.GateAboveGround gate) {
            return stopped(marked, piece, gate.from(), gate.to()).withMarks(Kind.BLOCKER, gate.gate());
        }
        if (violation instanceof MovementViolation.ContactLost lost) {
            return stopped(marked, piece, lost.from(), lost.to()).withMarks(Kind.GAP, lost.gap());
        }
        if (violation instanceof MovementViolation.MosquitoCannotCopy mosquito) {
            return marked.withMarks(Kind.BLOCKER, mosquito.lender().stream().toList())
                    .withMark(Kind.REFUSED, mosquito.to());
        }
        List<Hex> hexes = violation.hexes();
        return marked.withMark(Kind.REFUSED, hexes.get(hexes.size() - 1));
    }

    private static Scene thrown(Scene scene, ThrowViolation violation) {
        Scene marked = scene.withMark(Kind.SELECTED, violation.from()).withMark(Kind.THROWER, violation.over());
        return switch (violation.reason()) {
            case GATE_UP ->
                stopped(marked, violation.thrown(), violation.from(), violation.over())
                        .withMarks(Kind.BLOCKER, violation.evidence());
            case GATE_DOWN ->
                stopped(marked, violation.thrown(), violation.from(), violation.over(), violation.to())
                        .withMarks(Kind.BLOCKER, violation.evidence());
            case THROWN_PINNED ->
                marked.withMarks(Kind.CUT_OFF, violation.evidence()).withMark(Kind.REFUSED, violation.to());
            case THROWER_RESTS -> marked.withResting(violation.thrower()).withMark(Kind.REFUSED, violation.to());
            case THROWN_RESTS -> marked.withResting(violation.thrown()).withMark(Kind.REFUSED, violation.to());
            case THROWER_COVERED ->
                marked.withMark(Kind.BLOCKER, violation.over()).withMark(Kind.REFUSED, violation.to());
            case THROWN_STACKED ->
                marked.withMark(Kind.BLOCKER, violation.from()).withMark(Kind.REFUSED, violation.to());
            case DESTINATION_OCCUPIED, THROWER_ON_TOP -> marked.withMark(Kind.REFUSED, violation.to());
        };
    }

    private static Scene selected(Scene scene, Optional<Hex> hex) {
        return scene.withMarks(Kind.SELECTED, hex.stream().toList());
    }

    private static Scene stopped(Scene scene, Piece piece, Hex... way) {
        List<Stop> stops = new ArrayList<>();
        for (Hex hex : way) {
            List<Piece> stack = scene.stackAt(hex);
            int level = stack.contains(piece) ? stack.indexOf(piece) : stack.size();
            stops.add(new Stop(hex, level));
        }
        return scene.withArrow(new Arrow(Arrow.Kind.STOPPED, stops));
    }
}
