package io.github.hiverules;

import static io.github.hiverules.Shorthand.piece;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Violation.Kind;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** HIVE-2 in hives with holes: a piece is not pinned if the other pieces stay connected around a hole. */
class OneHiveTest {

    private static final Hex FAR_AWAY = Hex.of(99, 99);

    /** Nine pieces around a hole of three cells, with marks for tails. */
    static final Drawing WIDE_RING = Drawing.of(Ruleset.BASE, """
              bG1   bG2   bG3
           wQ    .     .     bA1   c
        d     bQ    .     wG3
                 wG1   wG2
              a
           b
        """);

    private static void assertPinned(Drawing drawing, String... names) {
        for (RigidMotion symmetry : RigidMotion.all(Hex.ORIGIN)) {
            Setup rotated = symmetry.apply(drawing.setup());
            Position position = Position.of(rotated);
            Set<String> pinned = rotated.stacks().values().stream()
                    .flatMap(List::stream)
                    .filter(position::isPinned)
                    .map(Piece::toString)
                    .collect(Collectors.toSet());
            assertThat(pinned).as(symmetry.toString()).containsExactlyInAnyOrder(names);
        }
    }

    private static void assertCutsOff(Drawing drawing, String name, String... cutOffCells) {
        Move departure = Move.move(piece(name), drawing.hex(name), FAR_AWAY);
        assertThat(drawing.position().check(departure))
                .contains(Violation.of(
                        Kind.PINNED,
                        Rule.HIVE_2,
                        Map.of(
                                Role.PIECE,
                                piece(name),
                                Role.FROM,
                                drawing.hex(name),
                                Role.CUT_OFF_CELLS,
                                drawing.hexes(cutOffCells),
                                Role.CUT_OFF_PIECES,
                                pieces(cutOffCells))));
    }

    private static List<Piece> pieces(String... names) {
        return Stream.of(names).map(Shorthand::piece).sorted().toList();
    }

    @Test
    void ringWithTail_pinsOnlyRootOfTail() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
               wG1   bG2
            wQ    .     wG2   wA1
               bQ    bG1
            """);

        assertPinned(drawing, "wG2");
        assertCutsOff(drawing, "wG2", "wA1");
    }

    @Test
    void pieceBetweenUnequalParts_cutsOffSmallerPart() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
            wQ    bQ    wA1   bA1   bA2
            """);

        assertCutsOff(drawing, "wA1", "bA1", "bA2");
        assertPinned(drawing, "bA1", "bQ", "wA1");
    }

    @Test
    void pieceBetweenEqualParts_cutsOffOneOfThem() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
            wQ    wA1   bQ
            """);

        assertCutsOff(drawing, "wA1", "bQ");
    }

    @Test
    void ring_pinsNothingUntilItIsOpened() {
        assertPinned(Drawing.of(Ruleset.BASE, """
               wA1   bQ
            bA1   .     wQ
               wA2   bA2
            """));
        assertPinned(Drawing.of(Ruleset.BASE, """
               wA1   bQ
            bA1   .     wQ
               wA2
            """), "bQ", "wA1", "bA1");
    }

    @Test
    void ringsThatSharePiece_pinNothing() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
               wG1   bG2   wG2   bG3
            wQ    .     wA1   .     wS1
               bQ    bG1   wG3   bS1
            """);

        assertPinned(drawing);
    }

    @Test
    void pieceWithThreeArms_twoHolesBetweenThem_isNotPinned() {
        // The arms of wA1 are joined around both holes.
        Drawing drawing = Drawing.of(Ruleset.BASE, """
                        bG2   bG3
               wG1   wG2   .     wS1
            wQ    .     wA1   wG3
               bQ    bG1
            """);

        assertPinned(drawing);
    }

    @Test
    void wideRing_pinsNothing() {
        assertPinned(WIDE_RING);
    }

    @Test
    void wideRingWithTail_pinsRootAndMiddleOfTail() {
        Drawing drawing = WIDE_RING.withPiece("a", "wA1").withPiece("b", "bA2");

        assertPinned(drawing, "wA1", "wG1");
        assertCutsOff(drawing, "wA1", "bA2");
        assertCutsOff(drawing, "wG1", "wA1", "bA2");
    }

    @Test
    void pieceWithThreeArms_oneOfThemIsTail_isPinned() {
        // bA1 has three arms: two belong to the ring, with the hole between them, and the third is the tail outside.
        assertPinned(WIDE_RING.withPiece("c", "wA1"), "bA1");
    }

    @Test
    void pieceWithThreeArms_longerEdgeOutsideThanInside_isPinned() {
        assertPinned(WIDE_RING.withPiece("c", "wA1").withPiece("d", "wA2"), "bA1");
    }

    @Test
    void pieceWithThreeArms_twoWideHolesBetweenThem_isNotPinned() {
        // Each hole has three cells; wA1 stands between them.
        Drawing drawing = Drawing.of(Ruleset.BASE, """
                           bA2   bA3   wS1
                        bG3   .     .     bS1
               bG1   bG2   bA1   .     wA3
            wQ    .     .     wA1   wA2
               bQ    .     wG3
                  wG1   wG2
            """);

        assertPinned(drawing);
    }

    @Test
    void pieceOnTop_isNotPinnedAndMoves() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
               +
            wQ    wB1^  wA1

            wB1 on bQ
            """);

        assertPinned(drawing);
        assertThat(drawing.isLegal("wB1", "+")).isTrue();
    }
}
