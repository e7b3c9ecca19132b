package io.github.hiverules;

import static io.github.hiverules.Tables.destinations;
import static io.github.hiverules.Tables.hex;
import static io.github.hiverules.Tables.hexes;
import static io.github.hiverules.Tables.piece;
import static io.github.hiverules.Tables.play;
import static io.github.hiverules.Tables.position;
import static io.github.hiverules.Tables.refusal;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.MovementViolation.OutOfReach;
import io.github.hiverules.MovementViolation.Reach;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Queen Bee, Pillbug, Spider and Soldier Ant: SLIDE-1, SLIDE-2, QUEEN-3, PILLBUG-1, SPIDER-1, ANT-1. */
class SlidingTest {

    private static final Position LINE = position(Ruleset.ONLINE, "0,0 wQ", "1,0 bQ", "-1,0 wS1", "2,0 wP");

    /** A ring round 0,0 whose sixth cell in the south-east, 0,1, is empty. */
    private static final Setup HORSESHOE =
            Tables.setup(Ruleset.ONLINE, "1,0 wA1", "1,-1 bQ", "0,-1 wG1", "-1,0 bG1", "-1,1 bS1");

    @Test
    void queen_oneStepAlongTheHive() {
        Position position = position(Ruleset.BASE, "0,0 wQ", "1,0 bQ");

        assertThat(destinations(position, "wQ")).isEqualTo(hexes("1,-1", "0,1"));
        assertThat(refusal(position, "wQ 2,-1"))
                .isEqualTo(new OutOfReach(Rule.QUEEN_3, piece("wQ"), hex("0,0"), hex("2,-1"), Reach.TOO_FAR));
        assertThat(refusal(position, "wQ 1,0"))
                .isEqualTo(new OutOfReach(Rule.QUEEN_3, piece("wQ"), hex("0,0"), hex("1,0"), Reach.OCCUPIED));
    }

    @Test
    void outOfReach_showsBothCellsAndThePiece() {
        Violation violation = new OutOfReach(Rule.QUEEN_3, piece("wQ"), hex("0,0"), hex("2,-1"), Reach.TOO_FAR);

        assertThat(violation.rule()).isEqualTo(Rule.QUEEN_3);
        assertThat(violation.hexes()).containsExactly(hex("0,0"), hex("2,-1"));
        assertThat(violation.pieces()).containsExactly(piece("wQ"));
    }

    @Test
    void pillbug_walksLikeTheQueen() {
        assertThat(destinations(LINE, "wP")).isEqualTo(hexes("2,-1", "1,1"));
        assertThat(refusal(LINE, "wP 0,1"))
                .isEqualTo(new OutOfReach(Rule.PILLBUG_1, piece("wP"), hex("2,0"), hex("0,1"), Reach.TOO_FAR));
        assertThat(refusal(LINE, "wP 1,0"))
                .isEqualTo(new OutOfReach(Rule.PILLBUG_1, piece("wP"), hex("2,0"), hex("1,0"), Reach.OCCUPIED));
    }

    @Test
    void queen_notThroughAGate() {
        Position position = Position.of(HORSESHOE.with(hex("0,1"), piece("wQ")));
        Violation gate =
                new MovementViolation.Gate(piece("wQ"), hex("0,1"), hex("0,0"), List.of(hex("-1,1"), hex("1,0")));

        assertThat(destinations(position, "wQ")).isEqualTo(hexes("1,1", "-1,2"));
        assertThat(refusal(position, "wQ 0,0")).isEqualTo(gate);
        assertThat(gate.rule()).isEqualTo(Rule.SLIDE_1);
        assertThat(gate.hexes()).containsExactly(hex("0,1"), hex("0,0"), hex("-1,1"), hex("1,0"));
        assertThat(gate.pieces()).containsExactly(piece("wQ"));
    }

    @Test
    void queen_notAcrossAGap() {
        // At 0,1 the Queen would touch -1,2, but on the way there it touches nothing.
        Position position = position(
                Ruleset.BASE, "0,0 wQ", "0,-1 bQ", "-1,-1 wA1", "-2,0 bA1", "-2,1 wG1", "-2,2 bG1", "-1,2 wG2");
        Violation gap = new MovementViolation.ContactLost(
                piece("wQ"), hex("0,0"), hex("0,1"), List.of(hex("1,0"), hex("-1,1")));

        assertThat(destinations(position, "wQ")).isEqualTo(hexes("1,-1", "-1,0"));
        assertThat(refusal(position, "wQ 0,1")).isEqualTo(gap);
        assertThat(gap.rule()).isEqualTo(Rule.SLIDE_2);
        assertThat(gap.hexes()).containsExactly(hex("0,0"), hex("0,1"), hex("1,0"), hex("-1,1"));
        assertThat(gap.pieces()).containsExactly(piece("wQ"));
    }

    @Test
    void ant_goesAllRoundButNotInside() {
        Position position = Position.of(HORSESHOE.with(hex("0,1"), piece("wQ")).with(hex("1,1"), piece("wA2")));

        assertThat(destinations(position, "wA2"))
                .isEqualTo(
                        hexes("2,0", "2,-1", "2,-2", "1,-2", "0,-2", "-1,-1", "-2,0", "-2,1", "-2,2", "-1,2", "0,2"));
        assertThat(refusal(position, "wA2 0,0"))
                .isEqualTo(new OutOfReach(Rule.ANT_1, piece("wA2"), hex("1,1"), hex("0,0"), Reach.NO_WAY));
        assertThat(refusal(position, "wA2 0,1"))
                .isEqualTo(new OutOfReach(Rule.ANT_1, piece("wA2"), hex("1,1"), hex("0,1"), Reach.OCCUPIED));
    }

    @Test
    void ant_notThroughAGate() {
        Position position = Position.of(HORSESHOE.with(hex("-1,2"), piece("wQ")).with(hex("2,0"), piece("wA2")));

        assertThat(refusal(position, "wA2 0,0"))
                .isEqualTo(new MovementViolation.Gate(
                        piece("wA2"), hex("0,1"), hex("0,0"), List.of(hex("-1,1"), hex("1,0"))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0,-1", "1,-1", "-1,1", "0,1"})
    void spider_tooShort(String near) {
        assertThat(refusal(LINE, "wS1 " + near))
                .isEqualTo(new OutOfReach(Rule.SPIDER_1, piece("wS1"), hex("-1,0"), hex(near), Reach.TOO_SHORT));
    }

    @Test
    void spider_exactlyThreeSteps() {
        assertThat(destinations(LINE, "wS1")).isEqualTo(hexes("2,-1", "1,1"));
        assertThat(refusal(LINE, "wS1 3,0"))
                .isEqualTo(new OutOfReach(Rule.SPIDER_1, piece("wS1"), hex("-1,0"), hex("3,0"), Reach.WRONG_LENGTH));
        assertThat(refusal(LINE, "wS1 0,0"))
                .isEqualTo(new OutOfReach(Rule.SPIDER_1, piece("wS1"), hex("-1,0"), hex("0,0"), Reach.OCCUPIED));
        assertThat(refusal(LINE, "wS1 -1,0"))
                .isEqualTo(new OutOfReach(Rule.SPIDER_1, piece("wS1"), hex("-1,0"), hex("-1,0"), Reach.WRONG_LENGTH));
    }

    @Test
    void spider_notThroughAGate() {
        Position position = Position.of(HORSESHOE.with(hex("-1,2"), piece("wQ")).with(hex("2,0"), piece("wS1")));

        assertThat(refusal(position, "wS1 0,0"))
                .isEqualTo(new MovementViolation.Gate(
                        piece("wS1"), hex("0,1"), hex("0,0"), List.of(hex("-1,1"), hex("1,0"))));
    }

    @Test
    void spider_notAcrossAGap() {
        // From 1,0 to 1,1 the Spider passes between the cell that it left and the empty 0,1.
        Position position = position(
                Ruleset.BASE,
                "2,0 wS1",
                "3,-1 wQ",
                "2,-1 wA1",
                "1,-1 wB1",
                "0,0 wG1",
                "-1,1 bQ",
                "-1,2 bB1",
                "0,2 bB2");

        assertThat(refusal(position, "wS1 1,2"))
                .isEqualTo(new MovementViolation.ContactLost(
                        piece("wS1"), hex("1,0"), hex("1,1"), List.of(hex("2,0"), hex("0,1"))));
    }

    @Test
    void spider_whereNoStepsLead() {
        Position position = Position.of(HORSESHOE.with(hex("0,1"), piece("wQ")).with(hex("1,1"), piece("wS1")));

        assertThat(refusal(position, "wS1 0,0"))
                .isEqualTo(new OutOfReach(Rule.SPIDER_1, piece("wS1"), hex("1,1"), hex("0,0"), Reach.NO_WAY));
    }

    /** The rulings' position A, in which an engine forgot ways. */
    @Test
    void spider_positionA() {
        Position position = play(
                        Ruleset.BASE,
                        "wA1 0,0",
                        "bG1 -1,0",
                        "wB1 1,-1",
                        "bA1 -2,0",
                        "wQ 1,-2",
                        "bQ -2,-1",
                        "wS1 1,-3",
                        "bS1 -1,-2")
                .position();

        assertThat(destinations(position, "wS1")).isEqualTo(hexes("2,-1", "-1,-3", "-1,-1", "0,-1"));
    }

    /** The rulings' position B, in which an engine shared visited cells between ways. */
    @Test
    void spider_positionB() {
        Position position = play(
                        Ruleset.BASE,
                        "wS1 0,0",
                        "bS1 1,0",
                        "wQ -1,0",
                        "bQ 2,-1",
                        "wG1 -2,1",
                        "bB1 1,1",
                        "wB1 -2,2",
                        "bG1 0,2",
                        "wS2 -1,1",
                        "bQ 2,0")
                .position();

        assertThat(destinations(position, "wS2")).isEqualTo(hexes("-1,3", "-2,3", "-3,3", "0,3"));
    }
}
