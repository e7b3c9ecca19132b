package io.github.hiverules;

import static io.github.hiverules.Shorthand.piece;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.github.hiverules.Violation.Kind;
import io.github.hiverules.piece.Color;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** PILLBUG-2 to PILLBUG-5 and PILLBUG-7: the white Pillbug throws the black Queen. */
class ThrowTest {

    private static final Drawing LINE = Drawing.of(Ruleset.ONLINE, """
           +     +
        wQ    wP    bQ
           +     x
        """);

    @Test
    void pillbug_throwsEitherColorToEachEmptyNeighbor() {
        assertThat(LINE.destinations("bQ")).isEqualTo(LINE.marked("+", "x"));
        assertThat(LINE.destinations("wQ")).isEqualTo(LINE.marked("+", "x"));
    }

    @Test
    void throwAndStepToSameCell_areOneMove() {
        // The white Queen can walk or be thrown to the two cells that she touches.
        assertThat(LINE.position().legalMoves().destinations(piece("wQ"))).hasSize(4);
    }

    @Test
    void thrownPiece_rests() {
        Drawing after = LINE.play("bQ", "x");

        assertThat(after.position().resting()).contains(piece("bQ"));
        assertThat(after.destinations("bQ")).isEmpty();
        assertThat(after.violation("bQ", "bQ"))
                .isEqualTo(Violation.of(
                        Kind.RESTING, Rule.PILLBUG_5, Map.of(Role.PIECE, piece("bQ"), Role.FROM, LINE.hex("x"))));
    }

    @Test
    void pillbugThatThrew_canBeThrown() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
            x     wP    bQ
               wQ    bP    +
                  +     +
            """);

        assertThat(drawing.play("bQ", "x").destinations("wP")).isEqualTo(drawing.marked("+", "bQ"));
    }

    @Test
    void pillbugThatMoved_cannotBeThrown() {
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
    void opponentsPillbug_doesNotThrow() {
        assertThat(LINE.withTurn(Color.BLACK, Shorthand.LATE_TURN).violation("wQ", "x"))
                .isEqualTo(Violation.of(
                        Kind.NOT_YOUR_PIECE,
                        Rule.TURN_2,
                        Map.of(Role.PIECE, piece("wQ"), Role.FROM, LINE.hex("wQ"), Role.TO, LINE.hex("x"))));
    }

    @Test
    void throw_toOccupiedCell_isRefused() {
        LINE.assertRefused("bQ", "wQ", Rule.PILLBUG_2, Kind.THROW_DESTINATION_OCCUPIED);
    }

    @Test
    void throw_byCoveredPillbug_isRefused() {
        Drawing covered = LINE.withPiece("wP", "bB1");

        assertThat(covered.destinations("bQ")).isEmpty();
        covered.assertRefused("bQ", "x", Rule.PILLBUG_6, Kind.THROW_THROWER_COVERED);
    }

    @Test
    void throw_byRestingPillbug_isRefused() {
        LINE.withResting("wP").assertRefused("bQ", "x", Rule.PILLBUG_5, Kind.THROW_THROWER_RESTS);
    }

    @Test
    void throw_ofRestingPiece_isRefused() {
        LINE.withResting("bQ").assertRefused("bQ", "x", Rule.PILLBUG_5, Kind.THROW_PIECE_RESTS);
    }

    @Test
    void throw_ofStackedPiece_isRefused() {
        Drawing stacked = LINE.withPiece("bQ", "bB1");

        stacked.assertRefused("bB1", "x", Rule.PILLBUG_3, Kind.THROW_PIECE_STACKED);
    }

    @Test
    void throw_ofPinnedPiece_isRefused() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
            wQ    wP    bQ    bA1
                     x
            """);
        drawing.assertRefused("bQ", "x", Rule.PILLBUG_3, Kind.THROW_PIECE_PINNED);
    }

    @Test
    void throw_upThroughGate_isRefused() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
                     bB1^
            wQ    wP    bQ
               x     bB2^

            bB1 on bA1
            bB2 on wA1
            """);

        for (Ruleset ruleset : List.of(Ruleset.ONLINE, Ruleset.ONLINE.without(Toggle.GATES_ABOVE_GROUND))) {
            Drawing variant = drawing.withRuleset(ruleset);
            assertThat(variant.destinations("bQ")).isEmpty();
            variant.assertRefused("bQ", "x", Rule.PILLBUG_4, Kind.THROW_GATE_UP);
        }
    }

    @Test
    void throw_downThroughGate_isRefused() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
               bB1^  wQ
            x     wP    bQ
               bB2^  +

            bB1 on bA1
            bB2 on wA1
            """);

        for (Ruleset ruleset : List.of(Ruleset.ONLINE, Ruleset.ONLINE.without(Toggle.GATES_ABOVE_GROUND))) {
            Drawing variant = drawing.withRuleset(ruleset);
            assertThat(variant.destinations("bQ")).isEqualTo(drawing.marked("+"));
            variant.assertRefused("bQ", "x", Rule.PILLBUG_4, Kind.THROW_GATE_DOWN);
        }
    }

    @Test
    void throw_pastOneStack_isLegal() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
               +     bB1^
            wQ    wP    bQ
               +     wA1

            bB1 on bA1
            """);

        assertThat(drawing.destinations("bQ")).isEqualTo(drawing.marked("+"));
    }

    @Test
    void violation_ownPieceNextToRestingThrower_namesOwnRuleAndListsThrow() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
                     x
            wQ    wP    bQ
            """);
        Violation violation = drawing.withResting("wP").violation("wQ", "x");

        assertThat(violation.kind()).isEqualTo(Kind.TOO_FAR);
        assertThat(violation.attempts()).extracting(Violation::kind).containsExactly(Kind.THROW_THROWER_RESTS);
        assertThat(violation.cells()).isEqualTo(drawing.hexes("wQ", "x", "wP"));
        assertThat(violation.pieces()).containsExactly(piece("wQ"));
    }

    @Test
    void violation_ownPieceAtGateOfThrow_listsThrowWithItsSides() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
               bB1^  bQ
            x     wP    wQ
               bB2^

            bB1 on bA1
            bB2 on wA1
            """);
        Violation violation = drawing.violation("wQ", "x");

        assertThat(violation.rule()).isEqualTo(Rule.QUEEN_3);
        assertThat(violation.attempts()).extracting(Violation::kind).containsExactly(Kind.THROW_GATE_DOWN);
        assertThat(violation.cells()).isEqualTo(drawing.hexes("wQ", "x", "wP", "bB2", "bB1"));
    }

    @Test
    void violation_antOntoQueenNextToPillbug_namesOccupiedDestination() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
               bQ    wQ
            wA1   wP
            """);
        Violation violation = drawing.violation("wA1", "bQ");

        assertThat(violation.rule()).isEqualTo(Rule.ANT_1);
        assertThat(violation.kind()).isEqualTo(Kind.DESTINATION_OCCUPIED);
        assertThat(violation.attempts()).extracting(Violation::kind).containsExactly(Kind.THROW_DESTINATION_OCCUPIED);
    }

    @Test
    void violation_destinationAwayFromPillbug_namesNoThrow() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
            x
               bQ    wQ
            wA1   wP
            """);

        assertThat(drawing.violation("wQ", "x").rule()).isEqualTo(Rule.QUEEN_3);
        assertThat(drawing.violation("wQ", "x").attempts()).isEmpty();
    }

    @Test
    void violation_singleStepOfSpiderNextToCoveredPillbug_isTooShort() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
               x     bQ
            wS1   bB1^  wQ

            bB1 on wP
            """);
        Violation violation = drawing.violation("wS1", "x");

        assertThat(violation.rule()).isEqualTo(Rule.SPIDER_1);
        assertThat(violation.path()).isEqualTo(drawing.hexes("wS1", "x"));
        assertThat(violation.attempts())
                .extracting(Violation::kind, Violation::rule)
                .containsExactly(tuple(Kind.THROW_THROWER_COVERED, Rule.PILLBUG_6));
    }

    @Test
    void violation_opponentsPieceStaysOnItsCell_namesNoThrow() {
        assertThat(LINE.violation("bQ", "bQ"))
                .isEqualTo(Violation.of(
                        Kind.NOT_YOUR_PIECE,
                        Rule.TURN_2,
                        Map.of(Role.PIECE, piece("bQ"), Role.FROM, LINE.hex("bQ"), Role.TO, LINE.hex("bQ"))));
    }

    @Test
    void throwKinds_areInOrderOfDecisionRecord1() {
        assertThat(Arrays.stream(Kind.values()).filter(kind -> kind.id().startsWith("throw-")))
                .containsExactly(
                        Kind.THROW_PILLBUG_COVERED,
                        Kind.THROW_DESTINATION_OCCUPIED,
                        Kind.THROW_THROWER_COVERED,
                        Kind.THROW_THROWER_ON_TOP,
                        Kind.THROW_THROWER_RESTS,
                        Kind.THROW_PIECE_RESTS,
                        Kind.THROW_PIECE_STACKED,
                        Kind.THROW_PIECE_PINNED,
                        Kind.THROW_GATE_UP,
                        Kind.THROW_GATE_DOWN);
    }

    /** If a step and a throw both fail, the refusal names the gate that stops the step (decision record 1). */
    @Test
    void violation_stepAndThrowBothFail_namesGateOfStep() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
                  bA1   bQ
               wQ    a     bS1
                  wP    bG1
            """).withResting("wP");

        drawing.assertRefused("wQ", "a", Rule.SLIDE_1, Kind.GATE);
    }
}
