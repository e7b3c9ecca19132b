package io.github.hiverules;

import static io.github.hiverules.Shorthand.piece;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Violation.Kind;
import io.github.hiverules.ViolationParts.OutOfReach;
import io.github.hiverules.ViolationParts.StoppedStep;
import io.github.hiverules.piece.Bug;
import org.junit.jupiter.api.Test;

/** MOSQUITO-1 at gates: the refusal names a gate that stops the Mosquito as one of the kinds that it copies. */
class MosquitoGateTest {

    @Test
    void violation_gateStopsCopiedKind_namesGate() {
        Drawing horseshoe = Drawing.of(Ruleset.POCKET, """
               bQ    bS1
            bG1   x     wQ
               wA1   wM
            """);

        assertThat(StoppedStep.of(horseshoe.violation("wM", "x")))
                .isEqualTo(new StoppedStep(
                        Kind.GATE, piece("wM"), horseshoe.hex("wM"), horseshoe.hex("x"), horseshoe.hexes("wA1", "wQ")));
    }

    /** Diagram X74: a gate on the ground stops the Beetle, one above the ground the Ladybug. */
    @Test
    void violation_gatesStopTwoKinds_namesFirstGate() {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
                     +     +
            +     bB1^+ wQ    +
               wM    x     bB2^
            +     bL+   +     bQ
               +     bG1   wG1
                  +     +

            bB1 on wA1
            bB2 on bA1
            """);

        assertThat(drawing.destinations("wM")).isEqualTo(drawing.marked("+"));
        assertThat(StoppedStep.of(drawing.violation("wM", "x")))
                .isEqualTo(new StoppedStep(
                        Kind.GATE, piece("wM"), drawing.hex("wM"), drawing.hex("x"), drawing.hexes("bB1", "bL")));
    }

    @Test
    void violation_gateStopsTwoKinds_listsBothAttempts() {
        Drawing horseshoe = Drawing.of(Ruleset.POCKET, """
               bQ    bS1
            bG1   x     wQ
               wA1   wM
            """);

        assertThat(horseshoe.violation("wM", "x")).satisfies(violation -> {
            assertThat(violation.kind()).isEqualTo(Kind.MOSQUITO_CANNOT_COPY);
            assertThat(violation.rule()).isEqualTo(Rule.SLIDE_1);
            assertThat(ViolationParts.copied(violation)).containsExactly(Bug.QUEEN_BEE, Bug.SOLDIER_ANT);
            assertThat(violation.attempts()).extracting(Violation::kind).containsOnly(Kind.GATE);
            assertThat(violation.cells()).isEqualTo(horseshoe.hexes("wM", "x", "wA1", "wQ"));
        });
    }

    /** As a Spider, the Mosquito would meet a gate only after three steps, so the gate is not the only obstacle. */
    @Test
    void violation_gateAfterThreeStepsOfSpider_doesNotNameGate() {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
               wG1   bQ    wM
            bG1   x     wS1   .
               bS1   .     .
                  wQ
            """);

        assertThat(drawing.violation("wM", "x")).satisfies(violation -> {
            assertThat(violation.kind()).isEqualTo(Kind.MOSQUITO_CANNOT_COPY);
            assertThat(violation.rule()).isEqualTo(Rule.MOSQUITO_1);
            assertThat(violation.attempts()).extracting(Violation::kind).containsExactly(Kind.TOO_FAR, Kind.NO_PATH);
            assertThat(violation.attempts().get(1).sides())
                    .containsExactlyInAnyOrderElementsOf(drawing.hexes("bS1", "wS1"));
        });
    }

    /** Diagram X75: a gate stops the Ladybug; the Spider could walk there, but in more than three steps. */
    @Test
    void violation_gateStopsLadybugAndSpiderTakesTooManySteps_namesGate() {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
               +     +     +
            +     wS1+  bB1^+ +
               +     wM    bL    bG1   x
                  +     wB1^+ +
                           +

            bB1 on wQ
            wB1 on bQ
            """);

        assertThat(drawing.destinations("wM")).isEqualTo(drawing.marked("+"));
        assertThat(StoppedStep.of(drawing.violation("wM", "x")))
                .isEqualTo(new StoppedStep(
                        Kind.GATE_ABOVE_GROUND,
                        piece("wM"),
                        drawing.hex("wM"),
                        drawing.hex("bL"),
                        drawing.hexes("bB1", "wB1")));
    }

    @Test
    void mosquitoOnTop_gateOfStacks_isStopped() {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
               bB1^  bQ
            wM^   x
               bB2^

            bB1 on wA1
            wM on wQ
            bB2 on bA1
            """);

        assertThat(StoppedStep.of(drawing.violation("wM", "x")))
                .isEqualTo(new StoppedStep(
                        Kind.GATE_ABOVE_GROUND,
                        piece("wM"),
                        drawing.hex("wM"),
                        drawing.hex("x"),
                        drawing.hexes("bB1", "bB2")));
    }

    /** Decision record 1: the refusal does not name a covered Mosquito, even if a Ladybug could reach the cell. */
    @Test
    void violation_mosquitoIsCovered_doesNotNameIt() {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
            wM    bB1^  wQ    bQ
                           x

            bB1 on bM
            """);

        assertThat(OutOfReach.of(drawing.violation("wM", "x")))
                .isEqualTo(
                        new OutOfReach(Rule.BEETLE_1, piece("wM"), drawing.hex("wM"), drawing.hex("x"), Kind.TOO_FAR));
    }
}
