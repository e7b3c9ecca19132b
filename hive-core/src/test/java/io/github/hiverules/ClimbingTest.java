package io.github.hiverules;

import static io.github.hiverules.Tables.destinations;
import static io.github.hiverules.Tables.hex;
import static io.github.hiverules.Tables.hexes;
import static io.github.hiverules.Tables.piece;
import static io.github.hiverules.Tables.position;
import static io.github.hiverules.Tables.refusal;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.MovementViolation.OutOfReach;
import io.github.hiverules.MovementViolation.Reach;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Beetle, Grasshopper and Ladybug: CLIMB-1, BEETLE-1, GRASSHOPPER-1, LADYBUG-1. */
class ClimbingTest {

    private static final Ruleset OPEN_GATES = Ruleset.ONLINE.withGatesAboveGround(false);

    @Test
    void beetle_slidesAndClimbs() {
        Position position = position(Ruleset.BASE, "0,0 wB1", "1,0 bQ", "2,0 wQ");

        assertThat(destinations(position, "wB1")).isEqualTo(hexes("1,-1", "0,1", "1,0"));
        assertThat(refusal(position, "wB1 2,0"))
                .isEqualTo(new OutOfReach(Rule.BEETLE_1, piece("wB1"), hex("0,0"), hex("2,0"), Reach.TOO_FAR));
    }

    @Test
    void beetle_onTheGround_slidesByTheRulesOfTheGround() {
        Position gap = position(
                Ruleset.BASE, "0,0 wB1", "0,-1 bQ", "-1,-1 wA1", "-2,0 bA1", "-2,1 wG1", "-2,2 bG1", "-1,2 wQ");
        Position gate = position(Ruleset.BASE, "0,1 wB1", "1,0 wA1", "1,-1 bQ", "0,-1 wG1", "-1,0 bG1", "-1,1 wQ");

        assertThat(refusal(gap, "wB1 0,1").rule()).isEqualTo(Rule.SLIDE_2);
        assertThat(refusal(gate, "wB1 0,0").rule()).isEqualTo(Rule.SLIDE_1);
    }

    @Test
    void beetle_onTop_goesEverywhere() {
        Position position = position(Ruleset.BASE, "0,0 bQ wB1", "1,0 wQ bB1");

        assertThat(destinations(position, "wB1")).isEqualTo(hexes("1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"));
    }

    @Test
    void beetle_climbsDownIntoAnEnclosedCell() {
        Position ring = position(Ruleset.BASE, "1,0 wQ wB1", "1,-1 bQ", "0,-1 wA1", "-1,0 bA1", "-1,1 wA2", "0,1 bA2");

        assertThat(destinations(ring, "wB1")).contains(hex("0,0"));
    }

    @Test
    void beetle_upThroughAGateOfStacks() {
        String[] stacks = {"0,0 wB1", "1,0 bQ", "1,-1 wA1 bB1", "0,1 bA1 bB2", "2,0 wQ"};
        Violation gate = new MovementViolation.GateAboveGround(
                piece("wB1"), hex("0,0"), hex("1,0"), List.of(hex("1,-1"), hex("0,1")));

        assertThat(destinations(position(Ruleset.ONLINE, stacks), "wB1"))
                .isEqualTo(hexes("1,-1", "0,1", "0,-1", "-1,1"));
        assertThat(refusal(position(Ruleset.ONLINE, stacks), "wB1 1,0")).isEqualTo(gate);
        assertThat(gate.rule()).isEqualTo(Rule.CLIMB_1);
        assertThat(gate.hexes()).containsExactly(hex("0,0"), hex("1,0"), hex("1,-1"), hex("0,1"));
        assertThat(gate.pieces()).containsExactly(piece("wB1"));
        assertThat(destinations(position(OPEN_GATES, stacks), "wB1"))
                .isEqualTo(hexes("1,-1", "0,1", "0,-1", "-1,1", "1,0"));
    }

    @Test
    void beetle_upBesideOneStackOnly() {
        Position position = position(Ruleset.ONLINE, "0,0 wB1", "1,0 bQ", "1,-1 wA1 bB1", "0,1 bA1", "2,0 wQ");

        assertThat(destinations(position, "wB1")).contains(hex("1,0"));
    }

    @Test
    void beetle_upToTheHeightOfTheGate() {
        Position position = position(Ruleset.ONLINE, "0,0 wB1", "1,0 bQ bB1", "1,-1 wA1 bB2", "0,1 bA1 wB2", "2,0 wQ");

        assertThat(destinations(position, "wB1")).contains(hex("1,0"));
    }

    @Test
    void beetle_downThroughAGateOfStacks() {
        String[] stacks = {"0,0 wQ wB1", "1,-1 wA1 bB1", "0,1 bA1 bB2", "2,-1 bQ"};

        assertThat(destinations(position(Ruleset.ONLINE, stacks), "wB1"))
                .isEqualTo(hexes("1,-1", "0,1", "0,-1", "-1,0", "-1,1"));
        assertThat(refusal(position(Ruleset.ONLINE, stacks), "wB1 1,0").rule()).isEqualTo(Rule.CLIMB_1);
        assertThat(destinations(position(OPEN_GATES, stacks), "wB1")).contains(hex("1,0"));
    }

    @Test
    void beetle_acrossAGateOfThree() {
        Position three = position(Ruleset.ONLINE, "0,0 wQ bB1 wB1", "1,0 bQ", "1,-1 bA1 bB2 wB2", "0,1 wA1 bM wM");
        Position two = position(Ruleset.ONLINE, "0,0 wQ bB1 wB1", "1,0 bQ", "1,-1 bA1 bB2", "0,1 wA1 bM wM");

        assertThat(refusal(three, "wB1 1,0").rule()).isEqualTo(Rule.CLIMB_1);
        assertThat(two.isLegal(Tables.move(two, "wB1 1,0"))).isTrue();
    }

    @Test
    void grasshopper_overARowToTheFirstEmptyCell() {
        Position position = position(Ruleset.BASE, "0,0 wG1", "1,0 bQ bB1", "2,0 wQ");

        assertThat(destinations(position, "wG1")).isEqualTo(hexes("3,0"));
        refusesJump(position, "1,0", Reach.OCCUPIED);
        refusesJump(position, "3,-1", Reach.NOT_IN_LINE);
        refusesJump(position, "1,-1", Reach.NOTHING_TO_JUMP);
    }

    @Test
    void grasshopper_notOverAGap() {
        Position position = position(Ruleset.BASE, "0,0 wG1", "1,0 bQ", "2,-1 wQ", "3,-1 bA1", "3,0 wA1");

        assertThat(destinations(position, "wG1")).isEqualTo(hexes("2,0"));
        refusesJump(position, "4,0", Reach.GAP_IN_LINE);
    }

    private static void refusesJump(Position position, String to, Reach reach) {
        assertThat(refusal(position, "wG1 " + to))
                .isEqualTo(new OutOfReach(Rule.GRASSHOPPER_1, piece("wG1"), hex("0,0"), hex(to), reach));
    }

    @Test
    void grasshopper_inAllSixDirections_alsoIntoAHole() {
        Position position =
                position(Ruleset.BASE, "0,0 wG1", "1,0 wQ", "1,-1 bQ", "0,-1 wA1", "-1,0 bA1", "-1,1 wA2", "0,1 bA2");
        Position hole =
                position(Ruleset.BASE, "2,0 wG1", "1,0 wQ", "1,-1 bQ", "0,-1 wA1", "-1,0 bA1", "-1,1 wA2", "0,1 bA2");

        assertThat(position.outcome()).isEqualTo(Outcome.IN_PROGRESS);
        assertThat(destinations(position, "wG1")).isEqualTo(hexes("2,0", "2,-2", "0,-2", "-2,0", "-2,2", "0,2"));
        assertThat(destinations(hole, "wG1")).isEqualTo(hexes("0,0"));
    }

    @Test
    void ladybug_twoOnTopAndOneDown() {
        Position position = position(Ruleset.POCKET, "-1,0 wL", "0,0 wQ", "1,0 bQ");

        assertThat(destinations(position, "wL")).isEqualTo(hexes("1,-1", "2,-1", "2,0", "1,1", "0,1"));
        assertThat(refusal(position, "wL 0,-1"))
                .isEqualTo(new OutOfReach(Rule.LADYBUG_1, piece("wL"), hex("-1,0"), hex("0,-1"), Reach.NO_WAY));
        assertThat(refusal(position, "wL 0,0"))
                .isEqualTo(new OutOfReach(Rule.LADYBUG_1, piece("wL"), hex("-1,0"), hex("0,0"), Reach.OCCUPIED));
    }

    @Test
    void ladybug_onASinglePiece_cannotMove() {
        Position position = position(Ruleset.POCKET, "0,0 wL", "1,0 wQ");

        assertThat(destinations(position, "wL")).isEmpty();
    }

    @Test
    void ladybug_upThroughAGateOfStacks() {
        String[] stacks = {"0,0 wL", "1,0 bQ", "1,-1 wA1 bB1", "0,1 bA1 bB2", "2,0 wQ"};

        assertThat(destinations(position(Ruleset.POCKET, stacks), "wL")).isEqualTo(hexes("2,-1", "1,1"));
        assertThat(refusal(position(Ruleset.POCKET, stacks), "wL 3,0"))
                .isEqualTo(new MovementViolation.GateAboveGround(
                        piece("wL"), hex("0,0"), hex("1,0"), List.of(hex("1,-1"), hex("0,1"))));
        assertThat(destinations(position(OPEN_GATES, stacks), "wL"))
                .isEqualTo(hexes("2,-1", "1,1", "2,-2", "1,-2", "0,-1", "-1,1", "-1,2", "0,2", "3,0", "3,-1", "2,1"));
    }

    @Test
    void ladybug_downThroughAGateOfStacks() {
        // From 1,0 down to 2,0 it would pass between the stacks at 2,-1 and 1,1.
        String[] stacks = {"-1,0 wL", "0,0 wQ", "1,0 bQ", "2,-1 wA1 bB1", "1,1 bA1 bB2"};

        assertThat(destinations(position(Ruleset.POCKET, stacks), "wL")).isEqualTo(hexes("1,-1", "0,1"));
        assertThat(refusal(position(Ruleset.POCKET, stacks), "wL 2,0"))
                .isEqualTo(new MovementViolation.GateAboveGround(
                        piece("wL"), hex("1,0"), hex("2,0"), List.of(hex("2,-1"), hex("1,1"))));
        assertThat(destinations(position(OPEN_GATES, stacks), "wL")).isEqualTo(hexes("1,-1", "0,1", "2,0"));
    }
}
