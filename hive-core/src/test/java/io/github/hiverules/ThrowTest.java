package io.github.hiverules;

import static io.github.hiverules.Shorthand.piece;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Refusals.StoppedStep;
import io.github.hiverules.piece.Color;
import io.github.hiverules.violation.MovementViolation;
import io.github.hiverules.violation.Rule;
import io.github.hiverules.violation.ThrowViolation;
import io.github.hiverules.violation.TurnViolation;
import io.github.hiverules.violation.Violation;
import io.github.hiverules.violation.Violation.Kind;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** PILLBUG-2 to PILLBUG-5 and PILLBUG-7: the white Pillbug throws the black Queen. */
class ThrowTest {

    private static final Drawing LINE = Drawing.of(Ruleset.ONLINE, """
           +     +
        wQ    wP    bQ
           +     x
        """);

    private static Violation thrownQueen(Drawing drawing, String to, Rule rule, Kind kind, String... evidence) {
        return thrown(drawing, "bQ", to, rule, kind, evidence);
    }

    private static Violation thrown(Drawing drawing, String name, String to, Rule rule, Kind kind, String... evidence) {
        boolean isPinned = kind == Kind.THROW_THROWN_PINNED;
        Violation violation = new ThrowViolation(
                kind,
                piece(name),
                drawing.hex(name),
                drawing.hex(to),
                piece("wP"),
                drawing.hex("wP"),
                isPinned ? List.of() : drawing.hexes(evidence),
                isPinned ? drawing.hexes(evidence) : List.of());
        assertThat(violation.rule()).isEqualTo(rule);
        return violation;
    }

    @Test
    void pillbug_throwsEitherColorToAnyEmptyNeighbor() {
        assertThat(LINE.destinations("bQ")).isEqualTo(LINE.marked("+", "x"));
        assertThat(LINE.destinations("wQ")).isEqualTo(LINE.marked("+", "x"));
    }

    @Test
    void throwAndOwnMoveWithTheSameResult_areOneMove() {
        // The white Queen walks or is thrown to the two cells that it touches.
        assertThat(LINE.position().legalMoves().destinations(piece("wQ"))).hasSize(4);
    }

    @Test
    void thrownPiece_rests() {
        Drawing after = LINE.play("bQ", "x");

        assertThat(after.position().resting()).contains(piece("bQ"));
        assertThat(after.destinations("bQ")).isEmpty();
        assertThat(after.refusal("bQ", "bQ")).isEqualTo(new MovementViolation.Resting(piece("bQ"), LINE.hex("x")));
    }

    @Test
    void pillbugThatThrew_mayBeThrown() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
            x     wP    bQ
               wQ    bP    +
                  +     +
            """);

        assertThat(drawing.play("bQ", "x").destinations("wP")).isEqualTo(drawing.marked("+", "bQ"));
    }

    @Test
    void pillbugThatMoved_mayNotBeThrown() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
               wP    x
            wQ    bP
               bQ
            """);
        Drawing moved = drawing.play("wP", "x");

        assertThat(moved.position().resting()).contains(piece("wP"));
        assertThat(moved.destinations("wP")).isEmpty();
    }

    @Test
    void ownThrow_needsTheOwnPillbug() {
        assertThat(LINE.withTurn(Color.BLACK, Shorthand.LATE).refusal("wQ", "x"))
                .isEqualTo(new TurnViolation.NotYourPiece(
                        piece("wQ"), Optional.of(LINE.hex("wQ")), Optional.of(LINE.hex("x"))));
    }

    @Test
    void occupiedDestination() {
        Violation violation = thrownQueen(LINE, "wQ", Rule.PILLBUG_2, Kind.THROW_DESTINATION_OCCUPIED);

        assertThat(LINE.refusal("bQ", "wQ")).isEqualTo(violation);
        assertThat(violation.rule()).isEqualTo(Rule.PILLBUG_2);
        assertThat(violation.cells()).isEqualTo(LINE.hexes("bQ", "wP", "wQ"));
        assertThat(violation.pieces()).containsExactly(piece("bQ"), piece("wP"));
    }

    @Test
    void coveredPillbug() {
        Drawing covered = LINE.with("wP", "bB1");

        assertThat(covered.destinations("bQ")).isEmpty();
        assertThat(covered.refusal("bQ", "x"))
                .isEqualTo(thrownQueen(covered, "x", Rule.PILLBUG_6, Kind.THROW_THROWER_COVERED));
    }

    @Test
    void restingPillbug() {
        assertThat(LINE.withResting("wP").refusal("bQ", "x"))
                .isEqualTo(thrownQueen(LINE, "x", Rule.PILLBUG_5, Kind.THROW_THROWER_RESTS));
    }

    @Test
    void restingPiece() {
        assertThat(LINE.withResting("bQ").refusal("bQ", "x"))
                .isEqualTo(thrownQueen(LINE, "x", Rule.PILLBUG_5, Kind.THROW_THROWN_RESTS));
    }

    @Test
    void stackedPiece() {
        Drawing stacked = LINE.with("bQ", "bB1");

        assertThat(stacked.refusal("bB1", "x"))
                .isEqualTo(thrown(stacked, "bB1", "x", Rule.PILLBUG_3, Kind.THROW_THROWN_STACKED));
    }

    @Test
    void pinnedPiece() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
            wQ    wP    bQ    bA1
                     x
            """);
        Violation violation = thrownQueen(drawing, "x", Rule.PILLBUG_3, Kind.THROW_THROWN_PINNED, "bA1");

        assertThat(drawing.refusal("bQ", "x")).isEqualTo(violation);
        assertThat(violation.cells()).isEqualTo(drawing.hexes("bQ", "wP", "x", "bA1"));
    }

    @Test
    void gateOnTheWayUp() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
                     bB1^
            wQ    wP    bQ
               x     bB2^

            bB1 on bA1
            bB2 on wA1
            """);

        for (boolean gates : List.of(true, false)) {
            Drawing withOrWithout = drawing.withRuleset(Ruleset.ONLINE.withGatesAboveGround(gates));
            assertThat(withOrWithout.destinations("bQ")).isEmpty();
            assertThat(withOrWithout.refusal("bQ", "x"))
                    .isEqualTo(thrownQueen(drawing, "x", Rule.PILLBUG_4, Kind.THROW_GATE_UP, "bB1", "bB2"));
        }
    }

    @Test
    void gateOnTheWayDown() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
               bB1^  wQ
            x     wP    bQ
               bB2^  +

            bB1 on bA1
            bB2 on wA1
            """);

        for (boolean gates : List.of(true, false)) {
            Drawing withOrWithout = drawing.withRuleset(Ruleset.ONLINE.withGatesAboveGround(gates));
            assertThat(withOrWithout.destinations("bQ")).isEqualTo(drawing.marked("+"));
            assertThat(withOrWithout.refusal("bQ", "x"))
                    .isEqualTo(thrownQueen(drawing, "x", Rule.PILLBUG_4, Kind.THROW_GATE_DOWN, "bB2", "bB1"));
        }
    }

    @Test
    void oneStackNextToTheWay_isNotAGate() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
               +     bB1^
            wQ    wP    bQ
               +     wA1

            bB1 on bA1
            """);

        assertThat(drawing.destinations("bQ")).isEqualTo(drawing.marked("+"));
    }

    @Test
    void ownPiece_whoseThrowIsRefused_namesTheThrow() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
                     x
            wQ    wP    bQ
            """);

        assertThat(drawing.withResting("wP").refusal("wQ", "x"))
                .isInstanceOfSatisfying(
                        ThrowViolation.class, shown -> assertThat(shown.kind()).isEqualTo(Kind.THROW_THROWER_RESTS));
    }

    @Test
    void nullThrow_isNotAThrow() {
        assertThat(LINE.refusal("bQ", "bQ"))
                .isEqualTo(new TurnViolation.NotYourPiece(
                        piece("bQ"), Optional.of(LINE.hex("bQ")), Optional.of(LINE.hex("bQ"))));
    }

    @Test
    void kinds_areInTheOrderOfTheDecision() {
        assertThat(Arrays.stream(Kind.values()).filter(kind -> kind.id().startsWith("throw-")))
                .containsExactly(
                        Kind.THROW_DESTINATION_OCCUPIED,
                        Kind.THROW_THROWER_COVERED,
                        Kind.THROW_THROWER_ON_TOP,
                        Kind.THROW_THROWER_RESTS,
                        Kind.THROW_THROWN_RESTS,
                        Kind.THROW_THROWN_STACKED,
                        Kind.THROW_THROWN_PINNED,
                        Kind.THROW_GATE_UP,
                        Kind.THROW_GATE_DOWN);
    }

    /** If a step and a throw both fail, the refusal names the gate that stops the step (decision record 1). */
    @Test
    void ownStepThroughAGate_beforeAThrowThatFailed() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
                  bA1   bQ
               wQ    a     bS1
                  wP    bG1
            """).withResting("wP");

        assertThat(StoppedStep.of(drawing.refusal("wQ", "a")))
                .isEqualTo(new StoppedStep(
                        Kind.GATE, piece("wQ"), drawing.hex("wQ"), drawing.hex("a"), drawing.hexes("bA1", "wP")));
    }
}
