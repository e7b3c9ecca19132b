package io.github.hiverules;

import static io.github.hiverules.Shorthand.piece;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Violation.Kind;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Map;
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
                .isEqualTo(Violation.of(
                        Kind.GATE,
                        Rule.SLIDE_1,
                        Map.of(
                                Role.PIECE,
                                piece("wA2"),
                                Role.MOVES_AS,
                                Bug.SOLDIER_ANT,
                                Role.FROM,
                                drawing.hex("i"),
                                Role.TO,
                                drawing.hex("s"),
                                Role.PATH,
                                cells(drawing, "i", "o"),
                                Role.SIDES,
                                cells(drawing, "wA1", "bS1"))));
    }

    @Test
    void ant_inHole_showsRingAroundIt() {
        assertThat(RING.violation("wA2", "o"))
                .isEqualTo(Violation.of(
                        Kind.NO_PATH,
                        Rule.ANT_1,
                        Map.of(
                                Role.PIECE,
                                piece("wA2"),
                                Role.MOVES_AS,
                                Bug.SOLDIER_ANT,
                                Role.FROM,
                                RING.hex("wA2"),
                                Role.TO,
                                RING.hex("o"),
                                Role.RING_CELLS,
                                cells(RING, "bG1", "bG2", "wG1", "wG3", "wQ", "bG3", "bQ", "bS1", "wG2"),
                                Role.REACHABLE,
                                cells(RING, "u", "i"),
                                Role.ENCLOSED_CELL,
                                RING.hex("wA2"))));
    }

    @Test
    void ant_outsideHole_showsRingAroundHole() {
        Violation violation = RING.violation("wA1", "i");

        assertThat(violation).satisfies(noPath -> {
            assertThat(noPath.kind()).isEqualTo(Kind.NO_PATH);
            assertThat(noPath.enclosedCell()).contains(RING.hex("i"));
            assertThat(noPath.ringCells()).isEqualTo(cells(RING, "bG1", "bG2", "wG1", "wG3", "wQ", "wA2", "bQ", "bS1"));
            assertThat(noPath.reachable())
                    .isEqualTo(RING.position().legalMoves().destinations(piece("wA1")));
        });
        assertThat(violation.cells())
                .isEqualTo(cells(RING, "wA1", "i", "bG1", "bG2", "wG1", "wG3", "wQ", "wA2", "bQ", "bS1"));
    }

    @Test
    void ant_outsideHole_anywhereOnTable_showsTheSameRing() {
        List<Hex> ring = RING.violation("wA1", "i").ringCells();
        for (int distance = 1; distance <= 32; distance++) {
            RigidMotion shift = RigidMotion.translation(Hex.of(distance, -2 * distance));
            Position shifted = Position.of(shift.apply(RING.setup()));

            assertThat(shifted.check(shift.apply(RING.move("wA1", "i"))).map(Violation::ringCells))
                    .contains(ring.stream().map(shift::apply).toList());
        }
    }

    @Test
    void spider_showsShortestPathAndItsLength() {
        Drawing line = Drawing.of(Ruleset.ONLINE, """
               a     b     +
            wS1   wQ    bQ    wP    e
               c     d     +
            """);

        assertThat(line.violation("wS1", "a"))
                .isEqualTo(Violation.of(
                        Kind.TOO_FEW_STEPS,
                        Rule.SPIDER_1,
                        Map.of(
                                Role.PIECE,
                                piece("wS1"),
                                Role.FROM,
                                line.hex("wS1"),
                                Role.TO,
                                line.hex("a"),
                                Role.PATH,
                                cells(line, "wS1", "a"),
                                Role.MOVES_AS,
                                Bug.SPIDER)));
        assertThat(line.violation("wS1", "d"))
                .isEqualTo(Violation.of(
                        Kind.TOO_FEW_STEPS,
                        Rule.SPIDER_1,
                        Map.of(
                                Role.PIECE,
                                piece("wS1"),
                                Role.FROM,
                                line.hex("wS1"),
                                Role.TO,
                                line.hex("d"),
                                Role.PATH,
                                cells(line, "wS1", "c", "d"),
                                Role.MOVES_AS,
                                Bug.SPIDER)));
        assertThat(line.violation("wS1", "e")).satisfies(tooManySteps -> {
            assertThat(tooManySteps.kind()).isEqualTo(Kind.TOO_MANY_STEPS);
            assertThat(tooManySteps.path())
                    .hasSize(6)
                    .startsWith(line.hex("wS1"))
                    .endsWith(line.hex("e"));
            assertThat(tooManySteps.movesAs()).contains(Bug.SPIDER);
        });
        assertThat(line.violation("wS1", "wS1"))
                .isEqualTo(Violation.of(
                        Kind.TOO_MANY_STEPS,
                        Rule.SPIDER_1,
                        Map.of(
                                Role.PIECE,
                                piece("wS1"),
                                Role.FROM,
                                line.hex("wS1"),
                                Role.TO,
                                line.hex("wS1"),
                                Role.MOVES_AS,
                                Bug.SPIDER)));
    }

    @Test
    void spider_farFromGate_showsPathToGate() {
        Drawing drawing = HORSESHOE.withPiece("n", "wS1");

        assertThat(drawing.violation("wS1", "i")).satisfies(noPath -> {
            assertThat(noPath.kind()).isEqualTo(Kind.NO_PATH);
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
                .isEqualTo(Violation.of(
                        Kind.EMPTY_CELL_IN_LINE,
                        Rule.GRASSHOPPER_1,
                        Map.of(
                                Role.PIECE,
                                grasshopper,
                                Role.FROM,
                                from,
                                Role.TO,
                                GAP.hex("k"),
                                Role.ROW,
                                cells(GAP, "wQ", "bQ"),
                                Role.FIRST_EMPTY_CELL,
                                GAP.hex("h"),
                                Role.MOVES_AS,
                                Bug.GRASSHOPPER)));
        assertThat(GAP.violation("wG1", "a"))
                .isEqualTo(Violation.of(
                        Kind.NOTHING_TO_JUMP_OVER,
                        Rule.GRASSHOPPER_1,
                        Map.of(
                                Role.PIECE,
                                grasshopper,
                                Role.FROM,
                                from,
                                Role.TO,
                                GAP.hex("a"),
                                Role.FIRST_EMPTY_CELL,
                                GAP.hex("a"),
                                Role.MOVES_AS,
                                Bug.GRASSHOPPER)));
        assertThat(GAP.violation("wG1", "n"))
                .isEqualTo(Violation.of(
                        Kind.NOT_IN_LINE,
                        Rule.GRASSHOPPER_1,
                        Map.of(
                                Role.PIECE,
                                grasshopper,
                                Role.FROM,
                                from,
                                Role.TO,
                                GAP.hex("n"),
                                Role.REACHABLE,
                                cells(GAP, "h"),
                                Role.MOVES_AS,
                                Bug.GRASSHOPPER)));
        assertThat(GAP.violation("wG1", "bS1"))
                .isEqualTo(Violation.of(
                        Kind.DESTINATION_OCCUPIED,
                        Rule.GRASSHOPPER_1,
                        Map.of(
                                Role.PIECE,
                                grasshopper,
                                Role.MOVES_AS,
                                Bug.GRASSHOPPER,
                                Role.FROM,
                                from,
                                Role.TO,
                                GAP.hex("bS1"),
                                Role.TOP,
                                piece("bS1"))));
        assertThat(Stream.of("k", "a", "n").map(to -> GAP.violation("wG1", to).movesAs()))
                .containsOnly(Optional.of(Bug.GRASSHOPPER));
    }

    @Test
    void ladybug_showsCellsHalfwayAndDestinations() {
        assertThat(ROW.violation("wL", "y")).satisfies(noPath -> {
            assertThat(noPath.kind()).isEqualTo(Kind.NO_PATH);
            assertThat(noPath.halfwayCells()).isEqualTo(cells(ROW, "bQ"));
            assertThat(noPath.reachable()).containsExactlyInAnyOrderElementsOf(ROW.marked("+"));
            assertThat(noPath.rule()).isEqualTo(Rule.LADYBUG_1);
        });
    }

    /** The Ladybug goes from a stack of two to a stack of one, where two stacks of two stop its third step. */
    @Test
    void ladybug_behindGate_showsPathToGate() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
                        wB1^  wB2^
               wL    bB1^  bA1   d
                        bB2^  bM^

            wB1 on wQ
            wB2 on bS1
            bB1 on bQ
            bB2 on wS1
            bM on wA1
            """);

        assertThat(drawing.violation("wL", "d")).satisfies(gate -> {
            assertThat(gate.kind()).isEqualTo(Kind.GATE_ABOVE_GROUND);
            assertThat(gate.path()).isEqualTo(drawing.hexes("wL", "bB1", "bA1", "d"));
            assertThat(gate.sides()).containsExactlyInAnyOrderElementsOf(drawing.marked("wB2", "bM"));
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
                .satisfies(violation -> assertThat(violation.movesAs()).contains(Bug.MOSQUITO))
                .isEqualTo(Violation.of(
                        Kind.MOSQUITO_CANNOT_COPY,
                        Rule.MOSQUITO_1,
                        Map.of(
                                Role.PIECE,
                                mosquito,
                                Role.FROM,
                                from,
                                Role.TO,
                                to,
                                Role.ATTEMPTS,
                                List.of(
                                        Violation.of(
                                                Kind.TOO_FAR,
                                                Rule.BEETLE_1,
                                                Map.of(
                                                        Role.PIECE,
                                                        mosquito,
                                                        Role.MOVES_AS,
                                                        Bug.BEETLE,
                                                        Role.FROM,
                                                        from,
                                                        Role.TO,
                                                        to)),
                                        Violation.of(
                                                Kind.TOO_FAR,
                                                Rule.PILLBUG_1,
                                                Map.of(
                                                        Role.PIECE,
                                                        mosquito,
                                                        Role.MOVES_AS,
                                                        Bug.PILLBUG,
                                                        Role.FROM,
                                                        from,
                                                        Role.TO,
                                                        to))),
                                Role.MOVES_AS,
                                Bug.MOSQUITO)));
    }

    @Test
    void mosquitoOnTop_movesAsBeetle() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
            wM^   wQ    bQ

            wM on bA1
            """);

        assertThat(drawing.violation("wM", "bQ")).satisfies(violation -> {
            assertThat(violation.kind()).isEqualTo(Kind.MOSQUITO_ON_TOP);
            assertThat(violation.movesAs()).contains(Bug.BEETLE);
        });
    }

    @Test
    void pinnedPiece_alsoShowsCoveredPieces() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
               x
            bB1^  wA1   wQ    bS1   bA1

            bB1 on bQ
            """);
        Drawing twoCells = Drawing.of(Ruleset.BASE, """
               x
            bA1   bB1^  wA1   wQ    bS1   bS2   bA2

            bB1 on bQ
            """);

        assertThat(drawing.violation("wA1", "x"))
                .isEqualTo(Violation.of(
                        Kind.PINNED,
                        Rule.HIVE_2,
                        Map.of(
                                Role.PIECE,
                                piece("wA1"),
                                Role.FROM,
                                drawing.hex("wA1"),
                                Role.CUT_OFF_CELLS,
                                cells(drawing, "bB1"),
                                Role.CUT_OFF_PIECES,
                                Stream.of("bQ", "bB1")
                                        .map(Shorthand::piece)
                                        .sorted()
                                        .toList())));
        assertThat(twoCells.violation("wA1", "x").cutOffPieces())
                .containsExactly(piece("bQ"), piece("bB1"), piece("bA1"));
    }

    @Test
    void gate_showsCellsOfStepAndGate() {
        Violation gate = HORSESHOE.withPiece("i", "wA2").violation("wA2", "o");

        assertThat(gate.cells()).isEqualTo(HORSESHOE.hexes("i", "o", "wA1", "bS1"));
    }
}
