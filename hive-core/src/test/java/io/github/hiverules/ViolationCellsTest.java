package io.github.hiverules;

import static io.github.hiverules.Shorthand.piece;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Violation.Kind;
import io.github.hiverules.piece.Piece;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a program highlights: the cells of a violation, most important first, and its pieces. */
class ViolationCellsTest {

    private static final Drawing PAIR = Drawing.of(Ruleset.BASE, """
                       b
        d     a     wQ    bQ    c
        """);

    /** Five pieces surround the cell i. Its only exit, southeast, leads through a gate. */
    private static final Drawing HORSESHOE = Drawing.of(Ruleset.ONLINE, """
           wG1   bQ
        bG1   i     wA1
           bS1   o
              wQ
        """);

    private static void assertShown(Violation violation, Kind kind, Drawing drawing, String cells, String pieces) {
        assertThat(violation.kind()).isEqualTo(kind);
        assertThat(violation.cells()).isEqualTo(drawing.hexes(cells.split(" ", -1)));
        assertThat(violation.pieces())
                .isEqualTo(Stream.of(pieces.split(" ", -1))
                        .flatMap(name -> Piece.find(name).stream())
                        .toList());
    }

    private static void assertShown(Drawing drawing, String name, String to, Kind kind, String cells, String pieces) {
        assertShown(drawing.violation(name, to), kind, drawing, cells, pieces);
    }

    @Test
    void placement_wrongPiece_isShownWithWhatComesFirst() {
        assertShown(PAIR, "wP", "a", Kind.PIECE_NOT_IN_SET, "a", "wP");
        assertShown(PAIR, "wA3", "a", Kind.NUMBER_OUT_OF_ORDER, "a", "wA3 wA1");
        Violation inPlay =
                PAIR.position().check(Move.place(piece("wQ"), PAIR.hex("a"))).orElseThrow();
        assertShown(inPlay, Kind.ALREADY_IN_PLAY, PAIR, "wQ", "wQ");
    }

    @Test
    void placement_wrongCell_isShownWithoutPlacedPiece() {
        assertShown(PAIR, "wB1", "wQ", Kind.CELL_OCCUPIED, "wQ", "wQ");
        assertShown(PAIR, "wS1", "b", Kind.TOUCHES_OPPONENT, "b bQ", "");
        assertShown(PAIR, "wS1", "d", Kind.TOUCHES_NO_OWN_PIECE, "d", "");
    }

    @Test
    void placement_noCell_showsEmptyCellsAndOpponents() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
                     a     bA1
            bB1^  bS1   wA1   b
                     c     bA2

            bB1 on wS1
            """);
        Violation violation = drawing.position().check(piece("wQ")).orElseThrow();

        assertShown(violation, Kind.NO_PLACEMENT, drawing, "a b c bA1 bS1 bA2", "wQ");
    }

    @Test
    void movement_gateOrLongPath_showsPathAndSides() {
        assertShown(HORSESHOE.withPiece("i", "wA2"), "wA2", "o", Kind.GATE, "i o wA1 bS1", "wA2");
        Violation stuck =
                HORSESHOE.withPiece("i", "wA2").position().check(piece("wA2")).orElseThrow();
        assertShown(stuck, Kind.NO_MOVE, HORSESHOE, "i o", "wA2");
    }

    @Test
    void movement_intoHole_showsRing() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
               bG1   bG2
            wQ    i     wG1
               bQ    bS1
            wA1
            """);

        assertShown(drawing, "wA1", "i", Kind.NO_PATH, "wA1 i bG1 bG2 wQ wG1 bQ bS1", "wA1");
    }

    @Test
    void movement_failedThrow_showsThrowerBeforeDestination() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
            wQ    wP    bQ
            """);

        assertShown(drawing, "bQ", "wQ", Kind.THROW_DESTINATION_OCCUPIED, "bQ wP wQ", "bQ wP");
    }

    @Test
    void movement_ontoPiece_isAboutMovedPiece() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
            wQ    bQ    wA1
            """);

        assertShown(drawing, "wA1", "wQ", Kind.DESTINATION_OCCUPIED, "wA1 wQ", "wA1");
    }

    /** The last attempt is a throw: it adds the cell of the thrower, and the sides of the gate. */
    @Test
    void movement_attempts_addSidesAndThrower() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
               bB1^  bQ
            x     wP    wQ
               bB2^

            bB1 on bA1
            bB2 on wA1
            """);

        assertShown(drawing, "wQ", "x", Kind.TOO_FAR, "wQ x wP bB2 bB1", "wQ");
    }

    @Test
    void movement_mosquitoNextToCoveredPillbug_showsThatStack() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
            wQ    wM    bB1^
               x     bQ

            bB1 on bP
            """);

        assertShown(drawing, "bQ", "x", Kind.NOT_YOUR_PIECE, "bQ x wM bB1", "bQ");
    }
}
