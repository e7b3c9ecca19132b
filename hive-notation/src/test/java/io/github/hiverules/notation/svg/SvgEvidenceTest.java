package io.github.hiverules.notation.svg;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Move;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.violation.MovementViolation;
import io.github.hiverules.violation.PlacementViolation;
import io.github.hiverules.violation.ReachViolation;
import io.github.hiverules.violation.Rule;
import io.github.hiverules.violation.ThrowViolation;
import io.github.hiverules.violation.TurnViolation;
import io.github.hiverules.violation.Violation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Where the evidence of each kind of violation is marked. */
class SvgEvidenceTest {

    private static final Piece QUEEN = Piece.of(Color.WHITE, Bug.QUEEN_BEE);
    private static final Piece ANT = Piece.of(Color.WHITE, Bug.SOLDIER_ANT);
    private static final Piece BEETLE = Piece.of(Color.WHITE, Bug.BEETLE);
    private static final Piece MOSQUITO = Piece.of(Color.WHITE, Bug.MOSQUITO);
    private static final Piece PILLBUG = Piece.of(Color.WHITE, Bug.PILLBUG);
    private static final Piece ENEMY_QUEEN = Piece.of(Color.BLACK, Bug.QUEEN_BEE);
    private static final Piece IN_HAND = Piece.of(Color.WHITE, Bug.SPIDER, 2);

    private static final Hex A = Hex.of(0, 0);
    private static final Hex B = Hex.of(1, 0);
    private static final Hex C = Hex.of(2, 0);
    private static final Hex D = Hex.of(3, 0);
    private static final Hex E = Hex.of(0, 1);
    private static final Hex FREE = Hex.of(1, 1);

    /** From west to east a Pillbug, a Beetle on the black Queen, an Ant and a Mosquito; below them the white Queen. */
    private static final SvgDrawing DRAWING = SvgDrawing.of(Map.of(
            A, List.of(PILLBUG),
            B, List.of(ENEMY_QUEEN, BEETLE),
            C, List.of(ANT),
            D, List.of(MOSQUITO),
            E, List.of(QUEEN)));

    static Stream<Arguments> violations() {
        return Stream.of(turns(), placements(), movements(), throwsOfPieces()).flatMap(cases -> cases);
    }

    private static Stream<Arguments> turns() {
        return Stream.of(
                shown(new TurnViolation.GameOver(Optional.of(Color.WHITE), List.of(B)), "blocker 1,0"),
                shown(new TurnViolation.GameOver(Optional.empty(), List.of(B, E)), "blocker 0,1", "blocker 1,0"),
                shown(new TurnViolation.GameOver(Optional.empty(), List.of())),
                shown(new TurnViolation.PassNotAllowed(List.of(Move.place(IN_HAND, FREE))), "reachable 1,1"),
                shown(
                        new TurnViolation.PassNotAllowed(List.of(Move.move(ANT, C, FREE))),
                        "selected 2,0",
                        "reachable 1,1"),
                shown(
                        new TurnViolation.NotYourPiece(ENEMY_QUEEN, Optional.of(B), Optional.of(FREE)),
                        "selected 1,0",
                        "unreachable 1,1"),
                shown(new TurnViolation.NotThere(ANT, FREE, Optional.of(C)), "unreachable 1,1", "selected 2,0"),
                shown(new TurnViolation.NotThere(IN_HAND, FREE, Optional.empty()), "unreachable 1,1"),
                shown(new TurnViolation.QueenInHand(ANT, C), "selected 2,0"));
    }

    private static Stream<Arguments> placements() {
        return Stream.of(
                shown(new PlacementViolation.PieceNotInSet(IN_HAND, Optional.of(FREE)), "unreachable 1,1"),
                shown(new PlacementViolation.QueenDue(IN_HAND, Optional.of(FREE)), "unreachable 1,1"),
                shown(new PlacementViolation.AlreadyInPlay(ANT, C), "selected 2,0"),
                shown(new PlacementViolation.CellOccupied(C, ANT), "unreachable 2,0"),
                shown(new PlacementViolation.NotAtOrigin(FREE), "reachable 0,0", "unreachable 1,1"),
                shown(new PlacementViolation.TouchesOpponent(FREE, List.of(B)), "blocker 1,0", "unreachable 1,1"),
                shown(new PlacementViolation.TouchesNoOwnPiece(FREE), "unreachable 1,1"),
                shown(
                        new PlacementViolation.NoPlacement(IN_HAND, List.of(FREE), List.of(B)),
                        "blocker 1,0",
                        "unreachable 1,1"));
    }

    private static Stream<Arguments> movements() {
        return Stream.of(
                shown(new MovementViolation.Covered(ENEMY_QUEEN, B, BEETLE), "selected 1,0", "blocker 1,0"),
                shown(new MovementViolation.Stays(ANT, C), "selected 2,0", "unreachable 2,0"),
                shown(new MovementViolation.Resting(ANT, C), "selected 2,0", "resting 2,0"),
                shown(
                        new MovementViolation.Pinned(ANT, C, List.of(D), List.of(MOSQUITO)),
                        "selected 2,0",
                        "cut-off 3,0"),
                shown(new ReachViolation.LeavesHive(ANT, C, Hex.of(7, 0)), "selected 2,0", "unreachable 7,0"),
                shown(gate(), "selected 0,1", "blocker 0,0", "blocker 1,0", "stopped"),
                shown(
                        new ReachViolation.GateAboveGround(
                                BEETLE, Bug.BEETLE, B, FREE, List.of(B, FREE), List.of(E, C), List.of()),
                        "selected 1,0",
                        "blocker 0,1",
                        "blocker 2,0",
                        "stopped"),
                shown(
                        new ReachViolation.ContactLost(
                                QUEEN, Bug.QUEEN_BEE, E, FREE, List.of(E, FREE), List.of(Hex.of(0, 2)), List.of(A)),
                        "selected 0,1",
                        "empty-cell 0,2",
                        "reachable 0,0",
                        "stopped"),
                shown(
                        new ReachViolation.Gate(
                                ANT,
                                Bug.SOLDIER_ANT,
                                C,
                                Hex.of(9, 0),
                                List.of(C, FREE, E),
                                List.of(A, B),
                                List.of(FREE)),
                        "selected 2,0",
                        "blocker 0,0",
                        "blocker 1,0",
                        "reachable 1,1",
                        "unreachable 9,0",
                        "stopped"),
                shown(new ReachViolation.TooFar(QUEEN, Bug.QUEEN_BEE, E, D, 3), "selected 0,1", "unreachable 3,0"),
                shown(
                        mosquito(Optional.of(B), new ReachViolation.TooFar(MOSQUITO, Bug.BEETLE, D, FREE, 2)),
                        "selected 3,0",
                        "blocker 1,0",
                        "unreachable 1,1"),
                shown(mosquito(Optional.empty()), "selected 3,0", "blocker 2,0", "unreachable 1,1"),
                shown(
                        mosquito(
                                Optional.empty(),
                                new ReachViolation.TooFar(MOSQUITO, Bug.BEETLE, D, FREE, 2),
                                mosquitoAtAGate(Bug.QUEEN_BEE),
                                mosquitoAtAGate(Bug.SOLDIER_ANT)),
                        "selected 3,0",
                        "blocker 0,0",
                        "blocker 1,0",
                        "reachable 0,1",
                        "stopped"),
                shown(new ReachViolation.MosquitoOnTop(MOSQUITO, D, FREE, 2), "selected 3,0", "unreachable 1,1"),
                shown(
                        new ReachViolation.NothingToJump(ANT, C, FREE, E),
                        "selected 2,0",
                        "empty-cell 0,1",
                        "unreachable 1,1"),
                shown(
                        new ReachViolation.EmptyCellInLine(ANT, C, Hex.of(9, 0), List.of(D), FREE),
                        "selected 2,0",
                        "reachable 1,1",
                        "unreachable 9,0",
                        "route"),
                shown(
                        new ReachViolation.TooFewSteps(ANT, C, FREE, List.of(C, FREE)),
                        "selected 2,0",
                        "unreachable 1,1",
                        "route"),
                shown(
                        new ReachViolation.NoPath(
                                ANT,
                                Bug.SOLDIER_ANT,
                                C,
                                FREE,
                                List.of(),
                                List.of(),
                                List.of(A, B),
                                false,
                                List.of(),
                                List.of()),
                        "selected 2,0",
                        "blocker 0,0",
                        "blocker 1,0",
                        "unreachable 1,1"),
                shown(
                        new ReachViolation.NoPath(
                                ANT,
                                Bug.LADYBUG,
                                C,
                                FREE,
                                List.of(),
                                List.of(),
                                List.of(),
                                false,
                                List.of(B),
                                List.of(E)),
                        "selected 2,0",
                        "halfway 1,0",
                        "reachable 0,1",
                        "unreachable 1,1"),
                shown(
                        new MovementViolation.NoMove(QUEEN, E, List.of(gate())),
                        "selected 0,1",
                        "blocker 0,0",
                        "blocker 1,0",
                        "stopped"));
    }

    private static Stream<Arguments> throwsOfPieces() {
        return Stream.of(
                shown(
                        thrown(Violation.Kind.THROW_DESTINATION_OCCUPIED),
                        "selected 0,1",
                        "thrower 0,0",
                        "unreachable -1,0"),
                shown(
                        thrown(Violation.Kind.THROW_THROWER_COVERED),
                        "selected 0,1",
                        "thrower 0,0",
                        "blocker 0,0",
                        "unreachable -1,0"),
                shown(thrown(Violation.Kind.THROW_THROWER_ON_TOP), "selected 0,1", "thrower 0,0", "unreachable -1,0"),
                shown(
                        thrown(Violation.Kind.THROW_THROWER_RESTS),
                        "selected 0,1",
                        "thrower 0,0",
                        "unreachable -1,0",
                        "resting 0,0"),
                shown(
                        thrown(Violation.Kind.THROW_THROWN_RESTS),
                        "selected 0,1",
                        "thrower 0,0",
                        "unreachable -1,0",
                        "resting 0,1"),
                shown(
                        thrown(Violation.Kind.THROW_THROWN_STACKED),
                        "selected 0,1",
                        "thrower 0,0",
                        "blocker 0,1",
                        "unreachable -1,0"),
                shown(
                        thrown(Violation.Kind.THROW_THROWN_PINNED, C, D),
                        "selected 0,1",
                        "thrower 0,0",
                        "cut-off 2,0",
                        "cut-off 3,0",
                        "unreachable -1,0"),
                shown(
                        thrown(Violation.Kind.THROW_GATE_UP, B, FREE),
                        "selected 0,1",
                        "thrower 0,0",
                        "blocker 1,0",
                        "blocker 1,1",
                        "stopped"),
                shown(
                        thrown(Violation.Kind.THROW_GATE_DOWN, B, FREE),
                        "selected 0,1",
                        "thrower 0,0",
                        "blocker 1,0",
                        "blocker 1,1",
                        "stopped"));
    }

    /** The Pillbug throws the white Queen to the west. */
    private static Violation thrown(Violation.Kind kind, Hex... evidence) {
        boolean isPinned = kind == Violation.Kind.THROW_THROWN_PINNED;
        return new ThrowViolation(
                kind,
                QUEEN,
                E,
                Hex.of(-1, 0),
                PILLBUG,
                A,
                isPinned ? List.of() : List.of(evidence),
                isPinned ? List.of(evidence) : List.of());
    }

    private static ReachViolation mosquito(Optional<Hex> uncopied, ReachViolation... attempts) {
        return new ReachViolation.MosquitoCannotCopy(Rule.MOSQUITO_1, MOSQUITO, D, FREE, uncopied, List.of(attempts));
    }

    private static ReachViolation mosquitoAtAGate(Bug kind) {
        return new ReachViolation.Gate(MOSQUITO, kind, D, FREE, List.of(D, FREE), List.of(A, B), List.of(E));
    }

    private static ReachViolation gate() {
        return new ReachViolation.Gate(QUEEN, Bug.QUEEN_BEE, E, FREE, List.of(E, FREE), List.of(A, B), List.of());
    }

    private static Arguments shown(Violation violation, String... marks) {
        return Arguments.of(violation, List.of(marks));
    }

    @ParameterizedTest
    @MethodSource("violations")
    void violation_anyKind_marksItsEvidence(Violation violation, List<String> marks) {
        SvgDocument svg = SvgDocument.of(DRAWING.withViolation(violation));
        Stream<String> stopped = svg.with("data-route").stream().map(e -> e.getAttribute("data-route"));
        assertThat(Stream.concat(svg.marks().stream(), stopped)).containsExactlyInAnyOrderElementsOf(marks);
    }

    @Test
    void violation_gate_stopsTheStepWhereTheCellsMeet() {
        SvgDocument svg = SvgDocument.of(DRAWING.withViolation(gate()));
        List<Double> start = SvgDocument.place(svg.piece("wQ"));
        String x = Markup.number(start.get(0));
        String y = Markup.number(start.get(1));
        assertThat(svg.with("data-route")
                        .get(0)
                        .getFirstChild()
                        .getAttributes()
                        .getNamedItem("d")
                        .getNodeValue())
                .startsWith("M" + x + " " + y);
    }
}
