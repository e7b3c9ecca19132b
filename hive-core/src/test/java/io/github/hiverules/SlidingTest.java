package io.github.hiverules;

import static io.github.hiverules.Shorthand.piece;
import static io.github.hiverules.Shorthand.position;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Violation.Kind;
import io.github.hiverules.ViolationParts.OutOfReach;
import io.github.hiverules.ViolationParts.StoppedStep;
import io.github.hiverules.hex.Hex;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Queen Bee, Pillbug, Spider and Soldier Ant: SLIDE-1, SLIDE-2, QUEEN-3, PILLBUG-1, SPIDER-1, ANT-1. */
class SlidingTest {

    /** The Spider reaches the cells marked {@code +}. The other marked cells are on its paths, or too far away. */
    private static final Drawing LINE = Drawing.of(Ruleset.ONLINE, """
           a     b     +
        wS1   wQ    bQ    wP    e
           c     d     +
        """);

    /** Five pieces surround the cell i. The only exit, southeast to o, is blocked by a gate. */
    private static final Drawing HORSESHOE = Drawing.of(Ruleset.ONLINE, """
           wG1   bQ
        bG1   i     wA1   e
           bS1   o     s
              w
        """);

    private static void assertOutOfReach(Drawing drawing, String name, String to, Rule rule, Kind kind) {
        assertThat(OutOfReach.of(drawing.violation(name, to)))
                .isEqualTo(new OutOfReach(rule, piece(name), drawing.hex(name), drawing.hex(to), kind));
    }

    @Test
    void queen_slidesOneStepAlongHive() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
               +     x
            wQ    bQ
               +
            """);

        assertThat(drawing.destinations("wQ")).isEqualTo(drawing.marked("+"));
        assertOutOfReach(drawing, "wQ", "x", Rule.QUEEN_3, Kind.TOO_FAR);
        assertOutOfReach(drawing, "wQ", "bQ", Rule.QUEEN_3, Kind.DESTINATION_OCCUPIED);
    }

    @Test
    void violation_showsBothCellsAndPiece() {
        Violation violation = LINE.violation("wP", "c");

        assertThat(violation.rule()).isEqualTo(Rule.PILLBUG_1);
        assertThat(violation.cells()).isEqualTo(LINE.hexes("wP", "c"));
        assertThat(violation.pieces()).containsExactly(piece("wP"));
    }

    @Test
    void pillbug_walksLikeQueen() {
        assertThat(LINE.destinations("wP")).isEqualTo(LINE.marked("+"));
        assertOutOfReach(LINE, "wP", "d", Rule.PILLBUG_1, Kind.TOO_FAR);
        assertOutOfReach(LINE, "wP", "bQ", Rule.PILLBUG_1, Kind.DESTINATION_OCCUPIED);
    }

    @Test
    void queen_doesNotPassGate() {
        Drawing drawing = HORSESHOE.withPiece("o", "wQ");
        StoppedStep gate = new StoppedStep(
                Kind.GATE, piece("wQ"), drawing.hex("wQ"), drawing.hex("i"), drawing.hexes("bS1", "wA1"));

        assertThat(drawing.destinations("wQ")).isEqualTo(drawing.marked("s", "w"));
        assertThat(StoppedStep.of(drawing.violation("wQ", "i"))).isEqualTo(gate);
        assertThat(drawing.violation("wQ", "i").rule()).isEqualTo(Rule.SLIDE_1);
        assertThat(drawing.violation("wQ", "i").cells()).isEqualTo(drawing.hexes("wQ", "i", "bS1", "wA1"));
        assertThat(drawing.violation("wQ", "i").pieces()).containsExactly(piece("wQ"));
    }

    @Test
    void queen_doesNotCrossGap() {
        // On x, the Queen would touch wG2, but on the way there, between l and r, she would touch nothing.
        Drawing drawing = Drawing.of(Ruleset.BASE, """
               wA1   bQ    a
            bA1   b     wQ    l
               wG1   r     x
                  bG1   wG2
            """);
        StoppedStep gap = new StoppedStep(
                Kind.CONTACT_LOST, piece("wQ"), drawing.hex("wQ"), drawing.hex("x"), drawing.hexes("l", "r"));

        assertThat(drawing.destinations("wQ")).isEqualTo(drawing.marked("a", "b"));
        assertThat(StoppedStep.of(drawing.violation("wQ", "x"))).isEqualTo(gap);
        assertThat(drawing.violation("wQ", "x").rule()).isEqualTo(Rule.SLIDE_2);
        assertThat(drawing.violation("wQ", "x").cells()).isEqualTo(drawing.hexes("wQ", "x", "l", "r"));
        assertThat(drawing.violation("wQ", "x").pieces()).containsExactly(piece("wQ"));
    }

    @Test
    void ant_awayFromHive_leavesHive() {
        Position row = position(Ruleset.BASE, "-1,0 wA1", "0,0 wQ", "1,0 bQ");

        for (Hex to : List.of(Hex.of(-3, 0), Hex.of(32, 0), Hex.of(1000, -1000))) {
            assertThat(row.check(row.moveOf(piece("wA1"), to)).map(Violation::kind))
                    .contains(Kind.LEAVES_HIVE);
        }
    }

    @Test
    void ant_goesAllAroundButNotInside() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
                  +     +     +
               +     wG1   bQ    +
            +     bG1   i     wA1   +
               +     bS1   wQ    wA2
                  +     +     +
            """);

        assertThat(drawing.destinations("wA2")).isEqualTo(drawing.marked("+"));
        assertOutOfReach(drawing, "wA2", "i", Rule.ANT_1, Kind.NO_PATH);
        assertOutOfReach(drawing, "wA2", "wQ", Rule.ANT_1, Kind.DESTINATION_OCCUPIED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"wA2", "wS1"})
    void antAndSpider_doNotPassGate(String name) {
        Drawing drawing = HORSESHOE.withPiece("w", "wQ").withPiece("e", name);

        assertThat(StoppedStep.of(drawing.violation(name, "i")))
                .isEqualTo(new StoppedStep(
                        Kind.GATE, piece(name), drawing.hex("o"), drawing.hex("i"), drawing.hexes("bS1", "wA1")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "b", "c", "d"})
    void spider_doesNotStopBeforeThreeSteps(String cell) {
        assertOutOfReach(LINE, "wS1", cell, Rule.SPIDER_1, Kind.TOO_FEW_STEPS);
    }

    @Test
    void spider_takesExactlyThreeSteps() {
        assertThat(LINE.destinations("wS1")).isEqualTo(LINE.marked("+"));
        assertOutOfReach(LINE, "wS1", "e", Rule.SPIDER_1, Kind.TOO_MANY_STEPS);
        assertOutOfReach(LINE, "wS1", "wQ", Rule.SPIDER_1, Kind.DESTINATION_OCCUPIED);
        assertOutOfReach(LINE, "wS1", "wS1", Rule.SPIDER_1, Kind.TOO_MANY_STEPS);
    }

    @Test
    void spider_doesNotCrossGap() {
        // From a to b the Spider passes between the cell that it left and the empty cell g.
        Drawing drawing = Drawing.of(Ruleset.BASE, """
                  wB1   wA1   wQ
               wG1   a     wS1
            bQ    g     b
               bB1   bB2   x
            """);

        assertThat(StoppedStep.of(drawing.violation("wS1", "x")))
                .isEqualTo(new StoppedStep(
                        Kind.CONTACT_LOST,
                        piece("wS1"),
                        drawing.hex("a"),
                        drawing.hex("b"),
                        drawing.hexes("wS1", "g")));
    }

    @Test
    void spider_enclosedCell_isRefusedForLackOfPath() {
        assertOutOfReach(HORSESHOE.withPiece("o", "wQ").withPiece("s", "wS1"), "wS1", "i", Rule.SPIDER_1, Kind.NO_PATH);
    }

    /** The third step would lead back to the start cell, which an engine once allowed. */
    @Test
    void spider_inChamberOfThreeCells_cannotMove() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
               bA1   wQ    wG1
            bA2   wS1   a     bG3
               bA3   b     bG2
                  bG1   bQ
            """);

        assertThat(drawing.destinations("wS1")).isEmpty();
        assertThat(drawing.violation("wS1", "wS1").rule()).isEqualTo(Rule.SPIDER_1);
        assertOutOfReach(drawing, "wS1", "a", Rule.SPIDER_1, Kind.TOO_FEW_STEPS);
        assertOutOfReach(drawing, "wS1", "b", Rule.SPIDER_1, Kind.TOO_FEW_STEPS);
    }

    /** An engine missed some paths of the Spider in this position. */
    @Test
    void spider_pathsThatEngineMissed_areLegal() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
            +     .     wS1
               bS1   .     wQ
            bQ    +     +     wB1   +
               bA1   bG1   wA1
            """);

        assertThat(drawing.destinations("wS1")).isEqualTo(drawing.marked("+"));
    }

    /** An engine erred in this position, because all paths of its Spider shared one set of visited cells. */
    @Test
    void spider_pathsThatShareCells_areAllLegal() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
               wQ    wS1   bS1   bQ
            wG1   wS2   .     bB1
               wB1   .     bG1
            +     +     +     +
            """);

        assertThat(drawing.destinations("wS2")).isEqualTo(drawing.marked("+"));
    }
}
