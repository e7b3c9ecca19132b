package io.github.hiverules.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Move;
import io.github.hiverules.MovementViolation;
import io.github.hiverules.PlacementViolation;
import io.github.hiverules.ReachViolation;
import io.github.hiverules.Rule;
import io.github.hiverules.ThrowViolation;
import io.github.hiverules.TurnViolation;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Drawings mark the evidence of each kind of violation. */
class SvgEvidenceTest {

    private static final Piece QUEEN = Piece.of(Color.WHITE, Bug.QUEEN_BEE);
    private static final Piece ANT = Piece.of(Color.WHITE, Bug.SOLDIER_ANT);
    private static final Piece BEETLE = Piece.of(Color.WHITE, Bug.BEETLE);
    private static final Piece MOSQUITO = Piece.of(Color.WHITE, Bug.MOSQUITO);
    private static final Piece PILLBUG = Piece.of(Color.WHITE, Bug.PILLBUG);
    private static final Piece BLACK_QUEEN = Piece.of(Color.BLACK, Bug.QUEEN_BEE);
    private static final Piece IN_HAND = Piece.of(Color.WHITE, Bug.SPIDER, 2);

    private static final Hex PILLBUG_CELL = Hex.of(0, 0);
    private static final Hex STACK_CELL = Hex.of(1, 0);
    private static final Hex ANT_CELL = Hex.of(2, 0);
    private static final Hex MOSQUITO_CELL = Hex.of(3, 0);
    private static final Hex QUEEN_CELL = Hex.of(0, 1);
    private static final Hex EMPTY = Hex.of(1, 1);

    /**
     * From west to east: a Pillbug, a Beetle on the black Queen, an Ant and a Mosquito. In the next row: the white
     * Queen.
     */
    private static final SvgDrawing DRAWING = SvgDrawing.of(Map.of(
            PILLBUG_CELL, List.of(PILLBUG),
            STACK_CELL, List.of(BLACK_QUEEN, BEETLE),
            ANT_CELL, List.of(ANT),
            MOSQUITO_CELL, List.of(MOSQUITO),
            QUEEN_CELL, List.of(QUEEN)));

    static Stream<Arguments> violations() {
        return Stream.of(turnViolations(), placementViolations(), movementViolations(), throwViolations())
                .flatMap(cases -> cases);
    }

    private static Stream<Arguments> turnViolations() {
        return Stream.of(
                expecting(new TurnViolation.GameOver(Optional.of(Color.WHITE), List.of(STACK_CELL)), "blocker 1,0"),
                expecting(
                        new TurnViolation.GameOver(Optional.empty(), List.of(STACK_CELL, QUEEN_CELL)),
                        "blocker 0,1",
                        "blocker 1,0"),
                expecting(new TurnViolation.GameOver(Optional.empty(), List.of())),
                expecting(new TurnViolation.PassNotAllowed(List.of(Move.place(IN_HAND, EMPTY))), "reachable 1,1"),
                expecting(
                        new TurnViolation.PassNotAllowed(List.of(Move.move(ANT, ANT_CELL, EMPTY))),
                        "selected 2,0",
                        "reachable 1,1"),
                expecting(
                        new TurnViolation.NotYourPiece(BLACK_QUEEN, Optional.of(STACK_CELL), Optional.of(EMPTY)),
                        "selected 1,0",
                        "unreachable 1,1"),
                expecting(
                        new TurnViolation.NotOnStartCell(ANT, EMPTY, Optional.of(ANT_CELL)),
                        "unreachable 1,1",
                        "selected 2,0"),
                expecting(new TurnViolation.NotOnStartCell(IN_HAND, EMPTY, Optional.empty()), "unreachable 1,1"),
                expecting(new TurnViolation.QueenInHand(ANT, ANT_CELL), "selected 2,0"));
    }

    private static Stream<Arguments> placementViolations() {
        return Stream.of(
                expecting(new PlacementViolation.PieceNotInSet(IN_HAND, Optional.of(EMPTY)), "unreachable 1,1"),
                expecting(new PlacementViolation.QueenDue(IN_HAND, Optional.of(EMPTY)), "unreachable 1,1"),
                expecting(new PlacementViolation.AlreadyInPlay(ANT, ANT_CELL), "selected 2,0"),
                expecting(new PlacementViolation.CellOccupied(ANT_CELL, ANT), "unreachable 2,0"),
                expecting(new PlacementViolation.NotAtOrigin(EMPTY), "reachable 0,0", "unreachable 1,1"),
                expecting(
                        new PlacementViolation.TouchesOpponent(EMPTY, List.of(STACK_CELL)),
                        "blocker 1,0",
                        "unreachable 1,1"),
                expecting(new PlacementViolation.TouchesNoOwnPiece(EMPTY), "unreachable 1,1"),
                expecting(
                        new PlacementViolation.NoPlacement(IN_HAND, List.of(EMPTY), List.of(STACK_CELL)),
                        "blocker 1,0",
                        "unreachable 1,1"));
    }

    private static Stream<Arguments> movementViolations() {
        return Stream.of(
                expecting(
                        new MovementViolation.Covered(BLACK_QUEEN, STACK_CELL, BEETLE), "selected 1,0", "blocker 1,0"),
                expecting(new MovementViolation.EndsAtStart(ANT, ANT_CELL), "selected 2,0", "unreachable 2,0"),
                expecting(new MovementViolation.Resting(ANT, ANT_CELL), "selected 2,0", "resting 2,0"),
                expecting(
                        new MovementViolation.Pinned(ANT, ANT_CELL, List.of(MOSQUITO_CELL), List.of(MOSQUITO)),
                        "selected 2,0",
                        "cut-off 3,0"),
                expecting(
                        new ReachViolation.LeavesHive(ANT, ANT_CELL, Hex.of(7, 0)), "selected 2,0", "unreachable 7,0"),
                expecting(gateViolation(), "selected 0,1", "blocker 0,0", "blocker 1,0", "stopped"),
                expecting(
                        new ReachViolation.GateAboveGround(
                                BEETLE,
                                Bug.BEETLE,
                                STACK_CELL,
                                EMPTY,
                                List.of(STACK_CELL, EMPTY),
                                List.of(QUEEN_CELL, ANT_CELL),
                                List.of()),
                        "selected 1,0",
                        "blocker 0,1",
                        "blocker 2,0",
                        "stopped"),
                expecting(
                        new ReachViolation.ContactLost(
                                QUEEN,
                                Bug.QUEEN_BEE,
                                QUEEN_CELL,
                                EMPTY,
                                List.of(QUEEN_CELL, EMPTY),
                                List.of(Hex.of(0, 2)),
                                List.of(PILLBUG_CELL)),
                        "selected 0,1",
                        "empty-cell 0,2",
                        "reachable 0,0",
                        "stopped"),
                expecting(
                        new ReachViolation.Gate(
                                ANT,
                                Bug.SOLDIER_ANT,
                                ANT_CELL,
                                Hex.of(9, 0),
                                List.of(ANT_CELL, EMPTY, QUEEN_CELL),
                                List.of(PILLBUG_CELL, STACK_CELL),
                                List.of(EMPTY)),
                        "selected 2,0",
                        "blocker 0,0",
                        "blocker 1,0",
                        "reachable 1,1",
                        "unreachable 9,0",
                        "stopped"),
                expecting(
                        new ReachViolation.TooFar(QUEEN, Bug.QUEEN_BEE, QUEEN_CELL, MOSQUITO_CELL, 3),
                        "selected 0,1",
                        "unreachable 3,0"),
                expecting(
                        mosquitoCannotCopy(
                                Optional.of(STACK_CELL),
                                new ReachViolation.TooFar(MOSQUITO, Bug.BEETLE, MOSQUITO_CELL, EMPTY, 2)),
                        "selected 3,0",
                        "blocker 1,0",
                        "unreachable 1,1"),
                expecting(mosquitoCannotCopy(Optional.empty()), "selected 3,0", "blocker 2,0", "unreachable 1,1"),
                expecting(
                        mosquitoCannotCopy(
                                Optional.empty(),
                                new ReachViolation.TooFar(MOSQUITO, Bug.BEETLE, MOSQUITO_CELL, EMPTY, 2),
                                mosquitoAtGate(Bug.QUEEN_BEE),
                                mosquitoAtGate(Bug.SOLDIER_ANT)),
                        "selected 3,0",
                        "blocker 0,0",
                        "blocker 1,0",
                        "reachable 0,1",
                        "stopped"),
                expecting(
                        new ReachViolation.MosquitoOnTop(MOSQUITO, MOSQUITO_CELL, EMPTY, 2),
                        "selected 3,0",
                        "unreachable 1,1"),
                expecting(
                        new ReachViolation.NothingToJumpOver(ANT, ANT_CELL, EMPTY, QUEEN_CELL),
                        "selected 2,0",
                        "empty-cell 0,1",
                        "unreachable 1,1"),
                expecting(
                        new ReachViolation.EmptyCellInLine(ANT, ANT_CELL, Hex.of(9, 0), List.of(MOSQUITO_CELL), EMPTY),
                        "selected 2,0",
                        "reachable 1,1",
                        "unreachable 9,0",
                        "route"),
                expecting(
                        new ReachViolation.TooFewSteps(ANT, ANT_CELL, EMPTY, List.of(ANT_CELL, EMPTY)),
                        "selected 2,0",
                        "unreachable 1,1",
                        "route"),
                expecting(
                        new ReachViolation.NoPath(
                                ANT,
                                Bug.SOLDIER_ANT,
                                ANT_CELL,
                                EMPTY,
                                List.of(),
                                List.of(),
                                List.of(PILLBUG_CELL, STACK_CELL),
                                false,
                                List.of(),
                                List.of()),
                        "selected 2,0",
                        "blocker 0,0",
                        "blocker 1,0",
                        "unreachable 1,1"),
                expecting(
                        new ReachViolation.NoPath(
                                ANT,
                                Bug.LADYBUG,
                                ANT_CELL,
                                EMPTY,
                                List.of(),
                                List.of(),
                                List.of(),
                                false,
                                List.of(STACK_CELL),
                                List.of(QUEEN_CELL)),
                        "selected 2,0",
                        "halfway 1,0",
                        "reachable 0,1",
                        "unreachable 1,1"),
                expecting(
                        new MovementViolation.NoMove(QUEEN, QUEEN_CELL, List.of(gateViolation())),
                        "selected 0,1",
                        "blocker 0,0",
                        "blocker 1,0",
                        "stopped"));
    }

    private static Stream<Arguments> throwViolations() {
        return Stream.of(
                expecting(
                        throwViolation(Violation.Kind.THROW_DESTINATION_OCCUPIED),
                        "selected 0,1",
                        "thrower 0,0",
                        "unreachable -1,0"),
                expecting(
                        throwViolation(Violation.Kind.THROW_THROWER_COVERED),
                        "selected 0,1",
                        "thrower 0,0",
                        "blocker 0,0",
                        "unreachable -1,0"),
                expecting(
                        throwViolation(Violation.Kind.THROW_THROWER_ON_TOP),
                        "selected 0,1",
                        "thrower 0,0",
                        "unreachable -1,0"),
                expecting(
                        throwViolation(Violation.Kind.THROW_THROWER_RESTS),
                        "selected 0,1",
                        "thrower 0,0",
                        "unreachable -1,0",
                        "resting 0,0"),
                expecting(
                        throwViolation(Violation.Kind.THROW_PIECE_RESTS),
                        "selected 0,1",
                        "thrower 0,0",
                        "unreachable -1,0",
                        "resting 0,1"),
                expecting(
                        throwViolation(Violation.Kind.THROW_PIECE_STACKED),
                        "selected 0,1",
                        "thrower 0,0",
                        "blocker 0,1",
                        "unreachable -1,0"),
                expecting(
                        throwViolation(Violation.Kind.THROW_PIECE_PINNED, ANT_CELL, MOSQUITO_CELL),
                        "selected 0,1",
                        "thrower 0,0",
                        "cut-off 2,0",
                        "cut-off 3,0",
                        "unreachable -1,0"),
                expecting(
                        throwViolation(Violation.Kind.THROW_GATE_UP, STACK_CELL, EMPTY),
                        "selected 0,1",
                        "thrower 0,0",
                        "blocker 1,0",
                        "blocker 1,1",
                        "stopped"),
                expecting(
                        throwViolation(Violation.Kind.THROW_GATE_DOWN, STACK_CELL, EMPTY),
                        "selected 0,1",
                        "thrower 0,0",
                        "blocker 1,0",
                        "blocker 1,1",
                        "stopped"));
    }

    /** The Pillbug throws the white Queen to the west. */
    private static Violation throwViolation(Violation.Kind kind, Hex... evidence) {
        boolean isPinned = kind == Violation.Kind.THROW_PIECE_PINNED;
        return new ThrowViolation(
                kind,
                QUEEN,
                QUEEN_CELL,
                Hex.of(-1, 0),
                PILLBUG,
                PILLBUG_CELL,
                isPinned ? List.of() : List.of(evidence),
                isPinned ? List.of(evidence) : List.of());
    }

    private static ReachViolation mosquitoCannotCopy(Optional<Hex> uncopied, ReachViolation... attempts) {
        return new ReachViolation.MosquitoCannotCopy(
                Rule.MOSQUITO_1, MOSQUITO, MOSQUITO_CELL, EMPTY, uncopied, List.of(attempts));
    }

    private static ReachViolation mosquitoAtGate(Bug kind) {
        return new ReachViolation.Gate(
                MOSQUITO,
                kind,
                MOSQUITO_CELL,
                EMPTY,
                List.of(MOSQUITO_CELL, EMPTY),
                List.of(PILLBUG_CELL, STACK_CELL),
                List.of(QUEEN_CELL));
    }

    private static ReachViolation gateViolation() {
        return new ReachViolation.Gate(
                QUEEN,
                Bug.QUEEN_BEE,
                QUEEN_CELL,
                EMPTY,
                List.of(QUEEN_CELL, EMPTY),
                List.of(PILLBUG_CELL, STACK_CELL),
                List.of());
    }

    private static Arguments expecting(Violation violation, String... marks) {
        return Arguments.of(violation, List.of(marks));
    }

    @ParameterizedTest
    @MethodSource("violations")
    void violation_anyKind_marksItsEvidence(Violation violation, List<String> marks) {
        SvgDocument svg = SvgDocument.of(DRAWING.withViolation(violation));
        Stream<String> routes = svg.elementsWith("data-route").stream().map(e -> e.getAttribute("data-route"));
        assertThat(Stream.concat(svg.marks().stream(), routes)).containsExactlyInAnyOrderElementsOf(marks);
    }

    @Test
    void violation_gate_drawsPathFromPiece() {
        SvgDocument svg = SvgDocument.of(DRAWING.withViolation(gateViolation()));
        List<Double> start = SvgDocument.offset(svg.piece("wQ"));
        String x = Markup.number(start.get(0));
        String y = Markup.number(start.get(1));
        assertThat(svg.elementsWith("data-route")
                        .get(0)
                        .getFirstChild()
                        .getAttributes()
                        .getNamedItem("d")
                        .getNodeValue())
                .startsWith("M" + x + " " + y);
    }
}
