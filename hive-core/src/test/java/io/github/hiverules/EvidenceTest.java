package io.github.hiverules;

import static io.github.hiverules.Shorthand.piece;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Checks the evidence of refusals on drawings made by hand. */
class EvidenceTest {

    /** Five pieces surround the cell i. The only exit, southeast to o, is blocked by a gate. */
    private static final Drawing HORSESHOE = Drawing.of(Ruleset.ONLINE, """
           wG1   bQ    n
        bG1   i     wA1   e
           bS1   o     s
              w
        """).withPiece("w", "wQ");

    /** A hole of three cells. A white Ant stands on one of them, next to the other two. */
    private static final Drawing RING = Drawing.of(Ruleset.BASE, """
              bG1   bG2
           wG1   u     wG3
        wQ    i     wA2   bG3
           bQ    bS1   wG2
              o     wA1
        """);

    private static final Drawing ROW = Drawing.of(Ruleset.ONLINE, """
                 +     +
        wL    wQ    bQ    bA1   y
                 +     +
        """);

    private static final Drawing GAP = Drawing.of(Ruleset.BASE, """
        wG1   wQ    bQ    h     k     bA1
           a     bS1   bS2   bB1   bB2
                    n
        """);

    /** Returns the cells with the given marks or pieces. */
    private static List<Hex> cells(Drawing drawing, String... names) {
        return drawing.hexes(names);
    }

    @Test
    void ant_behindGate_showsGate() {
        Drawing drawing = HORSESHOE.withPiece("i", "wA2");

        assertThat(drawing.violation("wA2", "s"))
                .isEqualTo(new ReachViolation.Gate(
                        piece("wA2"),
                        Bug.SOLDIER_ANT,
                        drawing.hex("i"),
                        drawing.hex("s"),
                        cells(drawing, "i", "o"),
                        cells(drawing, "wA1", "bS1"),
                        List.of()));
    }

    @Test
    void ant_inHole_showsRingAroundIt() {
        assertThat(RING.violation("wA2", "o"))
                .isEqualTo(new ReachViolation.NoPath(
                        piece("wA2"),
                        Bug.SOLDIER_ANT,
                        RING.hex("wA2"),
                        RING.hex("o"),
                        List.of(),
                        List.of(),
                        cells(RING, "bG1", "bG2", "wG1", "wG3", "wQ", "bG3", "bQ", "bS1", "wG2"),
                        true,
                        List.of(),
                        cells(RING, "u", "i")));
    }

    @Test
    void ant_outsideHole_showsRingAroundHole() {
        Violation violation = RING.violation("wA1", "i");

        assertThat(violation).isInstanceOfSatisfying(ReachViolation.NoPath.class, noPath -> {
            assertThat(noPath.isShutIn()).isFalse();
            assertThat(noPath.ringCells()).isEqualTo(cells(RING, "bG1", "bG2", "wG1", "wG3", "wQ", "wA2", "bQ", "bS1"));
            assertThat(noPath.reachable())
                    .isEqualTo(RING.position().legalMoves().destinations(piece("wA1")));
        });
        assertThat(violation.cells())
                .isEqualTo(cells(RING, "wA1", "i", "bG1", "bG2", "wG1", "wG3", "wQ", "wA2", "bQ", "bS1"));
    }

    @Test
    void spider_showsShortestPathAndItsLength() {
        Drawing line = Drawing.of(Ruleset.ONLINE, """
               a     b     +
            wS1   wQ    bQ    wP    e
               c     d     +
            """);

        assertThat(line.violation("wS1", "a"))
                .isEqualTo(new ReachViolation.TooFewSteps(
                        piece("wS1"), line.hex("wS1"), line.hex("a"), cells(line, "wS1", "a")));
        assertThat(line.violation("wS1", "d"))
                .isEqualTo(new ReachViolation.TooFewSteps(
                        piece("wS1"), line.hex("wS1"), line.hex("d"), cells(line, "wS1", "c", "d")));
        assertThat(line.violation("wS1", "e"))
                .isInstanceOfSatisfying(ReachViolation.TooManySteps.class, tooManySteps -> {
                    assertThat(tooManySteps.path())
                            .hasSize(6)
                            .startsWith(line.hex("wS1"))
                            .endsWith(line.hex("e"));
                    assertThat(tooManySteps.movesAs()).isEqualTo(Bug.SPIDER);
                });
        assertThat(line.violation("wS1", "wS1"))
                .isEqualTo(new ReachViolation.TooManySteps(piece("wS1"), line.hex("wS1"), line.hex("wS1"), List.of()));
    }

    @Test
    void spider_farFromGate_showsPathToGate() {
        Drawing drawing = HORSESHOE.withPiece("n", "wS1");

        assertThat(drawing.violation("wS1", "i")).isInstanceOfSatisfying(ReachViolation.NoPath.class, noPath -> {
            assertThat(noPath.path()).isEqualTo(cells(drawing, "n", "e", "s", "o", "i"));
            assertThat(noPath.sides()).isEqualTo(cells(drawing, "bS1", "wA1"));
            assertThat(noPath.ringCells()).isEmpty();
            assertThat(noPath.cells()).isEqualTo(cells(drawing, "n", "e", "s", "o", "i", "bS1", "wA1"));
            assertThat(noPath.rule()).isEqualTo(Rule.SPIDER_1);
        });
    }

    @Test
    void grasshopper_showsRowAndCellAtItsEnd() {
        Piece grasshopper = piece("wG1");
        Hex from = GAP.hex("wG1");

        assertThat(GAP.violation("wG1", "k"))
                .isEqualTo(new ReachViolation.EmptyCellInLine(
                        grasshopper, from, GAP.hex("k"), cells(GAP, "wQ", "bQ"), GAP.hex("h")));
        assertThat(GAP.violation("wG1", "a"))
                .isEqualTo(new ReachViolation.NothingToJumpOver(grasshopper, from, GAP.hex("a"), GAP.hex("a")));
        assertThat(GAP.violation("wG1", "n"))
                .isEqualTo(new ReachViolation.NotInLine(grasshopper, from, GAP.hex("n"), cells(GAP, "h")));
        assertThat(GAP.violation("wG1", "bS1"))
                .isEqualTo(new ReachViolation.DestinationOccupied(
                        grasshopper, Bug.GRASSHOPPER, from, GAP.hex("bS1"), piece("bS1")));
        assertThat(Stream.of("k", "a", "n").map(to -> ((ReachViolation) GAP.violation("wG1", to)).movesAs()))
                .containsOnly(Bug.GRASSHOPPER);
    }

    @Test
    void ladybug_showsCellsHalfwayAndDestinations() {
        assertThat(ROW.violation("wL", "y")).isInstanceOfSatisfying(ReachViolation.NoPath.class, noPath -> {
            assertThat(noPath.halfwayCells()).isEqualTo(cells(ROW, "bQ"));
            assertThat(noPath.reachable()).containsExactlyInAnyOrderElementsOf(ROW.marked("+"));
            assertThat(noPath.rule()).isEqualTo(Rule.LADYBUG_1);
        });
    }

    @Test
    void mosquito_showsAttemptForEachKind() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
            wM    bP    wQ    y
               bB1
            """);
        Piece mosquito = piece("wM");
        Hex from = drawing.hex("wM");
        Hex to = drawing.hex("y");

        assertThat(drawing.violation("wM", "y"))
                .isInstanceOfSatisfying(
                        ReachViolation.MosquitoCannotCopy.class,
                        violation -> assertThat(violation.movesAs()).isEqualTo(Bug.MOSQUITO))
                .isEqualTo(new ReachViolation.MosquitoCannotCopy(
                        Rule.MOSQUITO_1,
                        mosquito,
                        from,
                        to,
                        Optional.empty(),
                        List.of(
                                new ReachViolation.TooFar(mosquito, Bug.BEETLE, from, to, 3),
                                new ReachViolation.TooFar(mosquito, Bug.PILLBUG, from, to, 3))));
    }

    @Test
    void mosquitoOnTop_showsDistance() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
            wM^   wQ    bQ

            wM on bA1
            """);

        assertThat(drawing.violation("wM", "bQ"))
                .isInstanceOfSatisfying(ReachViolation.MosquitoOnTop.class, violation -> {
                    assertThat(violation.movesAs()).isEqualTo(Bug.BEETLE);
                    assertThat(violation.distance()).isEqualTo(2);
                });
    }

    @Test
    void pinnedPiece_alsoShowsCoveredPieces() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
               x
            bB1^  wA1   wQ    bS1   bA1

            bB1 on bQ
            """);

        assertThat(drawing.violation("wA1", "x"))
                .isEqualTo(new MovementViolation.Pinned(
                        piece("wA1"),
                        drawing.hex("wA1"),
                        cells(drawing, "bB1"),
                        Stream.of("bQ", "bB1").map(Shorthand::piece).sorted().toList()));
    }

    @Test
    void gate_showsCellsOfStepAndGate() {
        Violation gate = HORSESHOE.withPiece("i", "wA2").violation("wA2", "o");

        assertThat(gate.cells()).isEqualTo(HORSESHOE.hexes("i", "o", "wA1", "bS1"));
    }
}
