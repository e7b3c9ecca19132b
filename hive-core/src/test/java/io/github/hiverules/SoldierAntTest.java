package io.github.hiverules;

import static io.github.hiverules.Shorthand.piece;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Refusals.OutOfReach;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.violation.Rule;
import io.github.hiverules.violation.Violation.Kind;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** ANT-1 around holes and bays, into them and out of them. */
class SoldierAntTest {

    /** An Ant on any cell marked + can go exactly to all the others. */
    private static void goesOverTheMarkedCells(Drawing drawing) {
        for (Hex from : drawing.marked("+")) {
            Set<Hex> others = new HashSet<>(drawing.marked("+"));
            others.remove(from);
            Position position = Position.of(drawing.setup().withPiece(from, piece("wA1")));
            assertThat(Shorthand.destinations(position, "wA1"))
                    .as("from %s", from)
                    .isEqualTo(others);
        }
    }

    /** The opening is one cell wide, but the Ant turns around its corners one after the other. */
    @Test
    void openRing_goesInAndOut() {
        goesOverTheMarkedCells(Drawing.of(Ruleset.BASE, """
                     +     +     +
                  +     bG1   bG2   +
               +     wG1   +     wG3   +
            +     wQ    +     +     bG3   +
               +     bQ    +     wG2   +
                  +     +     +     +
            """));
    }

    @Test
    void closedRing_staysOutside() {
        goesOverTheMarkedCells(Drawing.of(Ruleset.BASE, """
                     +     +     +
                  +     bG1   bG2   +
               +     wG1   .     wG3   +
            +     wQ    .     .     bG3   +
               +     bQ    bS1   wG2   +
                  +     +     +     +
            """));
    }

    /** The walk of an Ant outside adds no cells to those of the Ant in the hole. */
    @Test
    void closedRing_letsNoneInOrOut() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
                  bG1   bG2
               wG1   .     wG3
            wQ    i     wA2   bG3
               bQ    bS1   wG2
                  o     wA1
            """);

        assertThat(OutOfReach.of(drawing.refusal("wA1", "i")))
                .isEqualTo(
                        new OutOfReach(Rule.ANT_1, piece("wA1"), drawing.hex("wA1"), drawing.hex("i"), Kind.NO_PATH));
        assertThat(OutOfReach.of(drawing.refusal("wA2", "o")))
                .isEqualTo(
                        new OutOfReach(Rule.ANT_1, piece("wA2"), drawing.hex("wA2"), drawing.hex("o"), Kind.NO_PATH));
    }

    @Test
    void bayBehindAGate_isClosed() {
        goesOverTheMarkedCells(Drawing.of(Ruleset.BASE, """
                  +     +     +
               +     wG2   bQ    +
            +     bG1   .     wG1   +
               +     wQ    +     +
                  +     +
            """));
    }

    @Test
    void insideABayBehindAGate_cannotMove() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
               wG2   bQ
            bG1   wA1   wG1
               wQ
            """);

        assertThat(drawing.destinations("wA1")).isEmpty();
    }

    @Test
    void holeOfTwoCells_openToTheSoutheast() {
        goesOverTheMarkedCells(Drawing.of(Ruleset.BASE, """
                  +     +     +     +
               +     wG1   bG1   bG2   +
            +     wQ    +     +     wG3   +
               +     bQ    +     wG2   +
                  +     +     +     +
            """));
    }

    @Test
    void holeOfTwoCells_staysOutside() {
        goesOverTheMarkedCells(Drawing.of(Ruleset.BASE, """
                  +     +     +     +
               +     wG1   bG1   bG2   +
            +     wQ    .     .     wG3   +
               +     bQ    bS1   wG2   +
                  +     +     +     +
            """));
    }

    /** A bay of three cells, where the way in has room for one piece, and a hole of three cells. */
    @Test
    void bayAndHole_goesInAndOutOfTheBayOnly() {
        goesOverTheMarkedCells(Drawing.of(Ruleset.BASE, """
                     +     +     +     +     +     +
                  +     bG1   bG2   bS1   bS2   bB1   +
               +     wG1   +     wG3   .     .     bA1   +
            +     wQ    +     +     bG3   .     wB1   +
               +     bQ    +     wG2   wS1   wS2   +
                  +     +     +     +     +     +
            """));
    }

    /** The bay is open at one cell in the west only, behind a gate. */
    @Test
    void gatedBayAndHole_staysOutside() {
        goesOverTheMarkedCells(Drawing.of(Ruleset.BASE, """
                     +     +     +     +     +     +
                  +     bG1   bG2   bS1   bS2   bB1   +
               +     wG1   .     wG3   .     .     bA1   +
            +     wQ    .     .     bG3   .     wB1   +
               +     +     bQ    wG2   wS1   wS2   +
                        +     +     +     +     +
            """));
    }

    @Test
    void insideTheHole_staysInside() {
        goesOverTheMarkedCells(Drawing.of(Ruleset.BASE, """
                  bG1   bG2   bS1   bS2   bB1
               wG1   .     wG3   +     +     bA1
            wQ    .     .     bG3   +     wB1
               bQ    .     wG2   wS1   wS2
            """));
    }

    @Test
    void chamberOfThreeCells_reachesTheOtherTwo() {
        goesOverTheMarkedCells(Drawing.of(Ruleset.BASE, """
               bA1   wQ    wG1
            bA2   +     +     bG3
               bA3   +     bG2
                  bG1   bQ
            """));
    }
}
