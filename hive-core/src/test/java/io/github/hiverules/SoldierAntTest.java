package io.github.hiverules;

import static io.github.hiverules.Shorthand.piece;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Violation.Kind;
import io.github.hiverules.hex.Hex;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** ANT-1: paths around, into and out of holes and bays. */
class SoldierAntTest {

    /** Asserts that an Ant on any cell marked + can go to all other cells marked + and nowhere else. */
    private static void assertReachesMarkedCells(Drawing drawing) {
        for (Hex from : drawing.marked("+")) {
            Set<Hex> others = new HashSet<>(drawing.marked("+"));
            others.remove(from);
            Position position = Position.of(drawing.setup().withPiece(from, piece("wA1")));
            assertThat(Shorthand.destinations(position, "wA1"))
                    .as("from %s", from)
                    .isEqualTo(others);
        }
    }

    /** The gap in the ring is one cell wide, but an Ant can slide through it, around one corner after the other. */
    @Test
    void ant_openRing_goesInAndOut() {
        assertReachesMarkedCells(Drawing.of(Ruleset.BASE, """
                     +     +     +
                  +     bG1   bG2   +
               +     wG1   +     wG3   +
            +     wQ    +     +     bG3   +
               +     bQ    +     wG2   +
                  +     +     +     +
            """));
    }

    @Test
    void ant_closedRing_staysOutside() {
        assertReachesMarkedCells(Drawing.of(Ruleset.BASE, """
                     +     +     +
                  +     bG1   bG2   +
               +     wG1   .     wG3   +
            +     wQ    .     .     bG3   +
               +     bQ    bS1   wG2   +
                  +     +     +     +
            """));
    }

    /** The Ant inside cannot reach the cells outside, and the Ant outside cannot reach those inside. */
    @Test
    void ant_closedRing_cannotEnterOrLeave() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
                  bG1   bG2
               wG1   .     wG3
            wQ    i     wA2   bG3
               bQ    bS1   wG2
                  o     wA1
            """);

        drawing.assertRefused("wA1", "i", Rule.ANT_1, Kind.NO_PATH);
        drawing.assertRefused("wA2", "o", Rule.ANT_1, Kind.NO_PATH);
    }

    @Test
    void ant_bayBehindGate_staysOutside() {
        assertReachesMarkedCells(Drawing.of(Ruleset.BASE, """
                  +     +     +
               +     wG2   bQ    +
            +     bG1   .     wG1   +
               +     wQ    +     +
                  +     +
            """));
    }

    @Test
    void ant_inBayBehindGate_cannotMove() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
               wG2   bQ
            bG1   wA1   wG1
               wQ    o
            """);

        assertThat(drawing.destinations("wA1")).isEmpty();
        drawing.assertRefused("wA1", "o", Rule.SLIDE_1, Kind.GATE);
    }

    @Test
    void ant_openHoleOfTwoCells_goesInAndOut() {
        assertReachesMarkedCells(Drawing.of(Ruleset.BASE, """
                  +     +     +     +
               +     wG1   bG1   bG2   +
            +     wQ    +     +     wG3   +
               +     bQ    +     wG2   +
                  +     +     +     +
            """));
    }

    @Test
    void ant_closedHoleOfTwoCells_staysOutside() {
        assertReachesMarkedCells(Drawing.of(Ruleset.BASE, """
                  +     +     +     +
               +     wG1   bG1   bG2   +
            +     wQ    .     .     wG3   +
               +     bQ    bS1   wG2   +
                  +     +     +     +
            """));
    }

    /** A bay of three cells with an entrance one cell wide, and a hole of three cells. */
    @Test
    void ant_bayAndHole_entersOnlyBay() {
        assertReachesMarkedCells(Drawing.of(Ruleset.BASE, """
                     +     +     +     +     +     +
                  +     bG1   bG2   bS1   bS2   bB1   +
               +     wG1   +     wG3   .     .     bA1   +
            +     wQ    +     +     bG3   .     wB1   +
               +     bQ    +     wG2   wS1   wS2   +
                  +     +     +     +     +     +
            """));
    }

    /** The only entrance to the bay, in the southwest, is blocked by a gate. */
    @Test
    void ant_gatedBayAndHole_staysOutside() {
        assertReachesMarkedCells(Drawing.of(Ruleset.BASE, """
                     +     +     +     +     +     +
                  +     bG1   bG2   bS1   bS2   bB1   +
               +     wG1   .     wG3   .     .     bA1   +
            +     wQ    .     .     bG3   .     wB1   +
               +     +     bQ    wG2   wS1   wS2   +
                        +     +     +     +     +
            """));
    }

    @Test
    void ant_inHole_staysInside() {
        assertReachesMarkedCells(Drawing.of(Ruleset.BASE, """
                  bG1   bG2   bS1   bS2   bB1
               wG1   .     wG3   +     +     bA1
            wQ    .     .     bG3   +     wB1
               bQ    .     wG2   wS1   wS2
            """));
    }

    @Test
    void ant_inChamberOfThreeCells_reachesOtherTwo() {
        assertReachesMarkedCells(Drawing.of(Ruleset.BASE, """
               bA1   wQ    wG1
            bA2   +     +     bG3
               bA3   +     bG2
                  bG1   bQ
            """));
    }
}
