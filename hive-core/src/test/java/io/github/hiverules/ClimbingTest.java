package io.github.hiverules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Violation.Kind;
import org.junit.jupiter.api.Test;

/** Beetle, Grasshopper and Ladybug: CLIMB-1, BEETLE-1, GRASSHOPPER-1, LADYBUG-1. */
class ClimbingTest {

    private static final Ruleset NO_GATES_ABOVE_GROUND = Ruleset.ONLINE.without(Toggle.GATES_ABOVE_GROUND);

    @Test
    void beetle_slidesAndClimbs() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
               +
            wB1   bQ+   wQ
               +
            """);

        assertThat(drawing.destinations("wB1")).isEqualTo(drawing.marked("+"));
        drawing.assertRefused("wB1", "wQ", Rule.BEETLE_1, Kind.TOO_FAR);
    }

    @Test
    void beetle_onGround_obeysSlidingRules() {
        Drawing gap = Drawing.of(Ruleset.BASE, """
               wA1   bQ
            bA1   .     wB1
               wG1   .     x
                  bG1   wQ
            """);
        Drawing gate = Drawing.of(Ruleset.BASE, """
               wG1   bQ
            bG1   x     wA1
               wQ    wB1
            """);

        assertThat(gap.violation("wB1", "x").rule()).isEqualTo(Rule.SLIDE_2);
        assertThat(gate.violation("wB1", "x").rule()).isEqualTo(Rule.SLIDE_1);
    }

    @Test
    void beetle_onTop_reachesAllSixNeighbors() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
               +     +
            +     wB1^  bB1^+
               +     +

            wB1 on bQ
            bB1 on wQ
            """);

        assertThat(drawing.destinations("wB1")).isEqualTo(drawing.marked("+"));
    }

    @Test
    void beetle_climbsDownIntoEnclosedCell() {
        Drawing ring = Drawing.of(Ruleset.BASE, """
               wA1   bQ
            bA1   +     wB1^
               wA2   bA2

            wB1 on wQ
            """);

        assertThat(ring.destinations("wB1")).containsAll(ring.marked("+"));
    }

    @Test
    void beetle_climbingUpThroughGateOfStacks_isStopped() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
            +     bB1^+
               wB1   bQx   wQ
            +     bB2^+

            bB1 on wA1
            bB2 on bA1
            """);

        assertThat(drawing.destinations("wB1")).isEqualTo(drawing.marked("+"));
        drawing.assertRefused("wB1", "x", Rule.CLIMB_1, Kind.GATE_ABOVE_GROUND);
        assertThat(drawing.withRuleset(NO_GATES_ABOVE_GROUND).destinations("wB1"))
                .isEqualTo(drawing.marked("+", "x"));
    }

    @Test
    void beetle_climbingUpNextToOneStack_isLegal() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
               bB1^
            wB1   bQ+   wQ
               bA1

            bB1 on wA1
            """);

        assertThat(drawing.destinations("wB1")).containsAll(drawing.marked("+"));
    }

    @Test
    void beetle_climbingToHeightOfGate_isLegal() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
               bB2^
            wB1   bB1^+ wQ
               wB2^

            bB2 on wA1
            bB1 on bQ
            wB2 on bA1
            """);

        assertThat(drawing.destinations("wB1")).containsAll(drawing.marked("+"));
    }

    @Test
    void beetle_climbingDownThroughGateOfStacks_isStopped() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
               +     bB1^+ bQ
            +     wB1^  x
               +     bB2^+

            bB1 on wA1
            wB1 on wQ
            bB2 on bA1
            """);

        assertThat(drawing.destinations("wB1")).isEqualTo(drawing.marked("+"));
        assertThat(drawing.violation("wB1", "x").rule()).isEqualTo(Rule.CLIMB_1);
        assertThat(drawing.withRuleset(NO_GATES_ABOVE_GROUND).destinations("wB1"))
                .isEqualTo(drawing.marked("+", "x"));
    }

    @Test
    void beetle_climbingDownBetweenStacks_isStoppedOnlyIfBothAreHigher() {
        Drawing three = Drawing.of(Ruleset.ONLINE, """
               wB2^
            wB1^  bQx
               wM^

            wB2 on bB2 on bA1
            wB1 on bB1 on wQ
            wM on bM on wA1
            """);
        Drawing two = Drawing.of(Ruleset.ONLINE, """
               bB2^
            wB1^  bQ+
               wM^

            bB2 on bA1
            wB1 on bB1 on wQ
            wM on bM on wA1
            """);

        assertThat(three.violation("wB1", "x").rule()).isEqualTo(Rule.CLIMB_1);
        assertThat(two.isLegal("wB1", "+")).isTrue();
    }

    @Test
    void grasshopper_jumpsOverRowToFirstEmptyCell() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
               b     .     a
            wG1   bB1^  wQ    +

            bB1 on bQ
            """);

        assertThat(drawing.destinations("wG1")).isEqualTo(drawing.marked("+"));
        drawing.assertRefused("wG1", "bB1", Rule.GRASSHOPPER_1, Kind.DESTINATION_OCCUPIED);
        drawing.assertRefused("wG1", "a", Rule.GRASSHOPPER_1, Kind.NOT_IN_LINE);
        drawing.assertRefused("wG1", "b", Rule.GRASSHOPPER_1, Kind.NOTHING_TO_JUMP_OVER);
    }

    @Test
    void grasshopper_doesNotJumpOverGap() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
                     wQ    bA1
            wG1   bQ    +     wA1   x
            """);

        assertThat(drawing.destinations("wG1")).isEqualTo(drawing.marked("+"));
        drawing.assertRefused("wG1", "x", Rule.GRASSHOPPER_1, Kind.EMPTY_CELL_IN_LINE);
    }

    @Test
    void grasshopper_doesNotStepToEmptyNeighbor() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
            wG1   wQ
               a     bQ
            """);

        drawing.assertRefused("wG1", "a", Rule.GRASSHOPPER_1, Kind.NOTHING_TO_JUMP_OVER);
    }

    @Test
    void grasshopper_jumpsInAllSixDirections() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
                  +     .     +
                     wA1   bQ
            +     bA1   wG1   wQ    +
                     wA2   bA2
                  +     .     +
            """);

        assertThat(drawing.position().outcome()).isEqualTo(Outcome.IN_PROGRESS);
        assertThat(drawing.destinations("wG1")).isEqualTo(drawing.marked("+"));
    }

    @Test
    void grasshopper_jumpsIntoHole() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
               wA1   bQ
            bA1   +     wQ    wG1
               wA2   bA2
            """);

        assertThat(drawing.destinations("wG1")).isEqualTo(drawing.marked("+"));
    }

    @Test
    void ladybug_takesTwoStepsOnTopAndOneDown() {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
               x     +     +
            wL    wQ    bQ    +
                     +     +
            """);

        assertThat(drawing.destinations("wL")).isEqualTo(drawing.marked("+"));
        drawing.assertRefused("wL", "x", Rule.LADYBUG_1, Kind.NO_PATH);
        drawing.assertRefused("wL", "wQ", Rule.LADYBUG_1, Kind.DESTINATION_OCCUPIED);
    }

    @Test
    void ladybug_touchingSinglePiece_cannotMove() {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
            wL    wQ
            """);

        assertThat(drawing.destinations("wL")).isEmpty();
    }

    @Test
    void ladybug_climbingUpThroughGateOfStacks_isStopped() {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
               o     o
            o     bB1^  +     o
               wL    bQ    wQ    x
            o     bB2^  +     o
               o     o

            bB1 on wA1
            bB2 on bA1
            """);

        assertThat(drawing.destinations("wL")).isEqualTo(drawing.marked("+"));
        drawing.assertRefused("wL", "x", Rule.CLIMB_1, Kind.GATE_ABOVE_GROUND);
        assertThat(drawing.withRuleset(NO_GATES_ABOVE_GROUND).destinations("wL"))
                .isEqualTo(drawing.marked("+", "o", "x"));
    }

    @Test
    void ladybug_climbingDownThroughGateOfStacks_isStopped() {
        // From bQ down to x, the Ladybug would pass between the two stacks.
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
                     +     bB1^
            wL    wQ    bQ    x
                     +     bB2^

            bB1 on wA1
            bB2 on bA1
            """);

        assertThat(drawing.destinations("wL")).isEqualTo(drawing.marked("+"));
        drawing.assertRefused("wL", "x", Rule.CLIMB_1, Kind.GATE_ABOVE_GROUND);
        assertThat(drawing.withRuleset(NO_GATES_ABOVE_GROUND).destinations("wL"))
                .isEqualTo(drawing.marked("+", "x"));
    }
}
