package io.github.hiverules;

import static io.github.hiverules.Shorthand.hex;
import static io.github.hiverules.Shorthand.piece;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Violation.Kind;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Violations of rules about movements that are the same for every kind of piece. */
class MovementViolationTest {

    private static void assertEvidence(Violation violation, Rule rule, List<Hex> hexes, List<Piece> pieces) {
        assertThat(violation.rule()).isEqualTo(rule);
        assertThat(violation.cells()).isEqualTo(hexes);
        assertThat(violation.pieces()).isEqualTo(pieces);
    }

    @Test
    void coveredPiece_namesPieceOnTop() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
               x
            bB1^  wQ    bQ

            bB1 on wB1 on wA1
            """);
        Violation violation = Violation.of(
                Kind.COVERED,
                Rule.COVER_1,
                Map.of(Role.PIECE, piece("wA1"), Role.FROM, drawing.hex("wA1"), Role.TOP, piece("bB1")));

        assertThat(drawing.violation("wA1", "x")).isEqualTo(violation);
        assertThat(drawing.violation("wB1", "x"))
                .isEqualTo(Violation.of(
                        Kind.COVERED,
                        Rule.COVER_1,
                        Map.of(Role.PIECE, piece("wB1"), Role.FROM, drawing.hex("wB1"), Role.TOP, piece("bB1"))));
        assertEvidence(violation, Rule.COVER_1, drawing.hexes("wA1"), List.of(piece("wA1"), piece("bB1")));
    }

    @Test
    void moveToStartCell_isRefused() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
            wQ    bQ
            """);
        Violation violation = Violation.of(
                Kind.ENDS_AT_START, Rule.STAY_1, Map.of(Role.PIECE, piece("wQ"), Role.FROM, drawing.hex("wQ")));

        assertThat(drawing.violation("wQ", "wQ")).isEqualTo(violation);
        assertEvidence(violation, Rule.STAY_1, drawing.hexes("wQ"), List.of(piece("wQ")));
    }

    @Test
    void restingPiece_isRefused() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
            wQ    bQ
               x
            """).withResting("wQ");
        Violation violation = Violation.of(
                Kind.RESTING, Rule.PILLBUG_5, Map.of(Role.PIECE, piece("wQ"), Role.FROM, drawing.hex("wQ")));

        assertThat(drawing.violation("wQ", "x")).isEqualTo(violation);
        assertEvidence(violation, Rule.PILLBUG_5, drawing.hexes("wQ"), List.of(piece("wQ")));
    }

    @Test
    void pinnedPiece_showsSmallestPartCutOff() {
        Drawing line = Drawing.of(Ruleset.BASE, """
               x
            wQ    wA1   bQ    bA1
            """);
        Violation violation = Violation.of(
                Kind.PINNED,
                Rule.HIVE_2,
                Map.of(
                        Role.PIECE,
                        piece("wA1"),
                        Role.FROM,
                        line.hex("wA1"),
                        Role.CUT_OFF_CELLS,
                        line.hexes("wQ"),
                        Role.CUT_OFF_PIECES,
                        List.of(piece("wQ"))));

        assertThat(line.violation("wA1", "x")).isEqualTo(violation);
        assertEvidence(violation, Rule.HIVE_2, line.hexes("wA1", "wQ"), List.of(piece("wA1")));
    }

    @Test
    void pinnedPiece_piecesCutOff_areInTheirNaturalOrder() {
        Drawing line = Drawing.of(Ruleset.BASE, """
                                 x
            wQ    bA1   wG1   wA1   bQ    bG1   bS1   bB1
            """);

        assertThat(line.violation("wA1", "x").cutOffPieces()).containsExactly(piece("wQ"), piece("wG1"), piece("bA1"));
    }

    @Test
    void pinnedPiece_thatWouldJoinBothPartsAgain_isRefused() {
        // On x, the Ant would touch both parts again, but on the way there, the hive would be in two parts.
        Drawing line = Drawing.of(Ruleset.BASE, """
               x     bQ
            wQ    wA1
            """);

        assertThat(line.violation("wA1", "x").rule()).isEqualTo(Rule.HIVE_2);
    }

    /** An engine that started its search at the white Queen found no pinned pieces until White had placed her. */
    @Test
    void pinnedPiece_opponentsQueenInHand_isRefused() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
                           x
            wA1   wS2   wS1   bA1   bQ
            """).withTurn(Color.BLACK, 3);

        assertThat(drawing.destinations("bA1")).isEmpty();
        assertThat(drawing.violation("bA1", "x"))
                .isEqualTo(Violation.of(
                        Kind.PINNED,
                        Rule.HIVE_2,
                        Map.of(
                                Role.PIECE,
                                piece("bA1"),
                                Role.FROM,
                                drawing.hex("bA1"),
                                Role.CUT_OFF_CELLS,
                                drawing.hexes("bQ"),
                                Role.CUT_OFF_PIECES,
                                List.of(piece("bQ")))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1,0", "3,0", "32,0", "33,0", "0,32", "1000,-1000"})
    void destinationThatTouchesNothing_isRefused(String offset) {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
               wQ
            wA1   bQ
            """);
        Hex from = drawing.hex("wA1");
        Hex to = from.plus(hex(offset));
        Violation violation = Violation.of(
                Kind.LEAVES_HIVE,
                Rule.HIVE_1,
                Map.of(
                        Role.PIECE,
                        piece("wA1"),
                        Role.FROM,
                        from,
                        Role.TO,
                        to,
                        Role.MOVES_AS,
                        piece("wA1").bug()));

        assertThat(drawing.position().check(Move.move(piece("wA1"), from, to))).contains(violation);
        assertEvidence(violation, Rule.HIVE_1, List.of(from, to), List.of(piece("wA1")));
    }

    @Test
    void pieceOnTop_touchesStackThatItLeaves() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
            x     +     wB1^  wQ

            wB1 on bQ
            """);

        assertThat(drawing.isLegal("wB1", "+")).isTrue();
        assertThat(drawing.violation("wB1", "x"))
                .isEqualTo(Violation.of(
                        Kind.LEAVES_HIVE,
                        Rule.HIVE_1,
                        Map.of(
                                Role.PIECE,
                                piece("wB1"),
                                Role.FROM,
                                drawing.hex("wB1"),
                                Role.TO,
                                drawing.hex("x"),
                                Role.MOVES_AS,
                                piece("wB1").bug())));
    }

    @Test
    void evidence_isCopied() {
        List<Hex> cells = new ArrayList<>(List.of(hex("1,0")));
        List<Piece> pieces = new ArrayList<>(List.of(piece("wQ")));
        Violation pinned = Violation.of(
                Kind.PINNED,
                Rule.HIVE_2,
                Map.of(
                        Role.PIECE,
                        piece("wA1"),
                        Role.FROM,
                        Hex.ORIGIN,
                        Role.CUT_OFF_CELLS,
                        cells,
                        Role.CUT_OFF_PIECES,
                        pieces));
        cells.clear();
        pieces.clear();

        assertThat(pinned.cutOffCells()).containsExactly(hex("1,0"));
        assertThat(pinned.cutOffPieces()).containsExactly(piece("wQ"));
    }
}
