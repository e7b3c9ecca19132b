package io.github.hiverules;

import static io.github.hiverules.Shorthand.piece;
import static io.github.hiverules.Shorthand.position;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Violation.Kind;
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

    @Test
    void queen_slidesOneStepAlongHive() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
               +     x
            wQ    bQ
               +
            """);

        assertThat(drawing.destinations("wQ")).isEqualTo(drawing.marked("+"));
        drawing.assertRefused("wQ", "x", Rule.QUEEN_3, Kind.TOO_FAR);
        drawing.assertRefused("wQ", "bQ", Rule.QUEEN_3, Kind.DESTINATION_OCCUPIED);
    }

    @Test
    void pillbug_walksLikeQueen() {
        assertThat(LINE.destinations("wP")).isEqualTo(LINE.marked("+"));
        LINE.assertRefused("wP", "d", Rule.PILLBUG_1, Kind.TOO_FAR);
        LINE.assertRefused("wP", "bQ", Rule.PILLBUG_1, Kind.DESTINATION_OCCUPIED);
    }

    @Test
    void queen_doesNotPassGate() {
        Drawing drawing = HORSESHOE.withPiece("o", "wQ");

        assertThat(drawing.destinations("wQ")).isEqualTo(drawing.marked("s", "w"));
        drawing.assertRefused("wQ", "i", Rule.SLIDE_1, Kind.GATE);
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

        assertThat(drawing.destinations("wQ")).isEqualTo(drawing.marked("a", "b"));
        drawing.assertRefused("wQ", "x", Rule.SLIDE_2, Kind.CONTACT_LOST);
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
        drawing.assertRefused("wA2", "i", Rule.ANT_1, Kind.NO_PATH);
        drawing.assertRefused("wA2", "wQ", Rule.ANT_1, Kind.DESTINATION_OCCUPIED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"wA2", "wS1"})
    void antAndSpider_doNotPassGate(String name) {
        Drawing drawing = HORSESHOE.withPiece("w", "wQ").withPiece("e", name);

        drawing.assertRefused(name, "i", Rule.SLIDE_1, Kind.GATE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "b", "c", "d"})
    void spider_doesNotStopBeforeThreeSteps(String cell) {
        LINE.assertRefused("wS1", cell, Rule.SPIDER_1, Kind.TOO_FEW_STEPS);
    }

    @Test
    void spider_takesExactlyThreeSteps() {
        assertThat(LINE.destinations("wS1")).isEqualTo(LINE.marked("+"));
        LINE.assertRefused("wS1", "e", Rule.SPIDER_1, Kind.TOO_MANY_STEPS);
        LINE.assertRefused("wS1", "wQ", Rule.SPIDER_1, Kind.DESTINATION_OCCUPIED);
        LINE.assertRefused("wS1", "wS1", Rule.SPIDER_1, Kind.TOO_MANY_STEPS);
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

        drawing.assertRefused("wS1", "x", Rule.SLIDE_2, Kind.CONTACT_LOST);
    }

    @Test
    void spider_enclosedCell_isRefusedForLackOfPath() {
        HORSESHOE.withPiece("o", "wQ").withPiece("s", "wS1").assertRefused("wS1", "i", Rule.SPIDER_1, Kind.NO_PATH);
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
        drawing.assertRefused("wS1", "a", Rule.SPIDER_1, Kind.TOO_FEW_STEPS);
        drawing.assertRefused("wS1", "b", Rule.SPIDER_1, Kind.TOO_FEW_STEPS);
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
