package io.github.hiverules;

import static io.github.hiverules.Shorthand.hex;
import static io.github.hiverules.Shorthand.piece;
import static io.github.hiverules.Shorthand.play;
import static io.github.hiverules.Shorthand.violation;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Violation.Kind;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PlacementViolationTest {

    private static final Drawing PAIR = Drawing.of(Ruleset.BASE, """
                       b
        d     a     wQ    bQ    c
        """);

    private static void assertViolation(Drawing drawing, String name, String to, Violation expected, Rule rule) {
        assertViolation(drawing.violation(name, to), expected, rule);
    }

    private static void assertViolation(Violation violation, Violation expected, Rule rule) {
        assertThat(violation).isEqualTo(expected);
        assertThat(violation.rule()).isEqualTo(rule);
    }

    private static void assertEvidence(Violation violation, List<Hex> hexes, List<Piece> pieces) {
        assertThat(violation.cells()).isEqualTo(hexes);
        assertThat(violation.pieces()).isEqualTo(pieces);
    }

    @Test
    void pieceNotInSet_isRefused() {
        Violation violation = Violation.of(
                Kind.PIECE_NOT_IN_SET, Rule.MAT_1, Map.of(Role.PIECE, piece("wP"), Role.TO, PAIR.hex("a")));

        assertViolation(PAIR, "wP", "a", violation, Rule.MAT_1);
        assertEvidence(violation, PAIR.hexes("a"), List.of(piece("wP")));
    }

    @Test
    void pieceInPlay_isRefused() {
        Violation violation = Violation.of(
                Kind.ALREADY_IN_PLAY, Rule.PLACE_6, Map.of(Role.PIECE, piece("wQ"), Role.AT, PAIR.hex("wQ")));

        assertViolation(
                PAIR.position().check(Move.place(piece("wQ"), PAIR.hex("a"))).orElseThrow(), violation, Rule.PLACE_6);
        assertEvidence(violation, PAIR.hexes("wQ"), List.of(piece("wQ")));
    }

    @Test
    void numberOutOfOrder_isRefused() {
        Violation violation = Violation.of(
                Kind.NUMBER_OUT_OF_ORDER,
                Rule.MAT_2,
                Map.of(Role.PIECE, piece("wA3"), Role.NEXT, piece("wA1"), Role.TO, PAIR.hex("a")));

        assertViolation(PAIR, "wA3", "a", violation, Rule.MAT_2);
        assertEvidence(violation, PAIR.hexes("a"), List.of(piece("wA3"), piece("wA1")));
        assertViolation(
                PAIR.withPiece("a", "wA1"),
                "wA3",
                "d",
                Violation.of(
                        Kind.NUMBER_OUT_OF_ORDER,
                        Rule.MAT_2,
                        Map.of(Role.PIECE, piece("wA3"), Role.NEXT, piece("wA2"), Role.TO, PAIR.hex("d"))),
                Rule.MAT_2);
    }

    @Test
    void pieceOtherThanDueQueen_isRefused() {
        Drawing fourth = Drawing.of(Ruleset.BASE, """
            x     wG1   wA1   wS1   bS1   bA1   bG1
            """).withTurn(Color.WHITE, 4);
        Violation violation =
                Violation.of(Kind.QUEEN_DUE, Rule.QUEEN_1, Map.of(Role.PIECE, piece("wA2"), Role.TO, fourth.hex("x")));

        assertViolation(fourth, "wA2", "x", violation, Rule.QUEEN_1);
        assertEvidence(violation, fourth.hexes("x"), List.of(piece("wA2")));
        assertThat(fourth.position().legalMoves())
                .isNotEmpty()
                .allMatch(move -> move.toString().startsWith("wQ to "));
        assertThat(fourth.play("wQ", "x").setup().sideToMove()).isEqualTo(Color.BLACK);
    }

    @Test
    void thirdTurn_allowsAnyPiece() {
        Drawing third = Drawing.of(Ruleset.BASE, """
            +     wA1   wS1   bS1   bA1
            """).withTurn(Color.WHITE, 3);

        assertThat(third.isLegal("wA2", "+")).isTrue();
        assertThat(third.isLegal("wQ", "+")).isTrue();
    }

    @Test
    void queenThatCannotBePlaced_staysDueAfterPass() {
        // White's only piece in play is covered, so no cell touches a white piece on top.
        Drawing fourth = Drawing.of(Ruleset.BASE, """
            b
               bB1^  bQ
            +

            bB1 on wS1
            """).withTurn(Color.WHITE, 4);

        assertThat(fourth.position().legalMoves()).containsExactly(Move.pass());
        Drawing passed = new Drawing(fourth.position().play(Move.pass()).setup(), fourth.cells());
        Drawing fifth = passed.play("bB1", "b");
        assertThat(fifth.position().turnNumber()).isEqualTo(5);
        assertViolation(
                fifth,
                "wA1",
                "+",
                Violation.of(Kind.QUEEN_DUE, Rule.QUEEN_1, Map.of(Role.PIECE, piece("wA1"), Role.TO, fifth.hex("+"))),
                Rule.QUEEN_1);
        assertThat(fifth.isLegal("wQ", "+")).isTrue();
    }

    @Test
    void tournamentOpening_queenAsFirstPiece_isRefused() {
        Violation violation = Violation.of(
                Kind.QUEEN_TOO_EARLY, Rule.OPENING_1, Map.of(Role.PIECE, piece("wQ"), Role.TO, Hex.ORIGIN));
        Position first = Position.initial(Ruleset.BASE.with(Toggle.TOURNAMENT_OPENING));
        Position second = play(first, "wS1 0,0");

        assertViolation(violation(first, "wQ 0,0"), violation, Rule.OPENING_1);
        assertEvidence(violation, List.of(Hex.ORIGIN), List.of(piece("wQ")));
        assertViolation(
                violation(second, "bQ 1,0"),
                Violation.of(
                        Kind.QUEEN_TOO_EARLY, Rule.OPENING_1, Map.of(Role.PIECE, piece("bQ"), Role.TO, hex("1,0"))),
                Rule.OPENING_1);
        assertThat(play(second, "bS1 1,0").check(Move.place(piece("wQ"), hex("-1,0"))))
                .isEmpty();
        assertThat(Position.initial(Ruleset.BASE).check(Move.place(piece("wQ"), Hex.ORIGIN)))
                .isEmpty();
    }

    /** Only a setup can make her due on her player's first turn. Then she may come first, and only her cell is wrong. */
    @Test
    void tournamentOpening_dueQueenOnWrongCell_isRefusedForCell() {
        Position position = Position.of(Setup.empty(Ruleset.BASE.with(Toggle.TOURNAMENT_OPENING))
                .withPiece(Hex.ORIGIN, piece("wA1"))
                .withTurn(Color.BLACK, 4));

        assertThat(violation(position, "bQ 0,0").rule()).isEqualTo(Rule.PLACE_4);
        assertThat(violation(position, "bQ 2,0").rule()).isEqualTo(Rule.PLACE_2);
        assertThat(position.check(Move.place(piece("bQ"), hex("1,0")))).isEmpty();
    }

    @Test
    void occupiedCell_evenForBeetle_isRefused() {
        Violation violation = Violation.of(
                Kind.CELL_OCCUPIED,
                Rule.PLACE_4,
                Map.of(Role.PIECE, piece("wB1"), Role.TO, PAIR.hex("wQ"), Role.TOP, piece("wQ")));

        assertViolation(PAIR, "wB1", "wQ", violation, Rule.PLACE_4);
        assertEvidence(violation, PAIR.hexes("wQ"), List.of(piece("wQ")));
        assertViolation(
                PAIR.withPiece("wQ", "bB1"),
                "wB1",
                "wQ",
                Violation.of(
                        Kind.CELL_OCCUPIED,
                        Rule.PLACE_4,
                        Map.of(Role.PIECE, piece("wB1"), Role.TO, PAIR.hex("wQ"), Role.TOP, piece("bB1"))),
                Rule.PLACE_4);
    }

    @Test
    void firstPiece_awayFromOrigin_isRefused() {
        Position first = Position.initial(Ruleset.BASE);
        Violation violation =
                Violation.of(Kind.NOT_AT_ORIGIN, Rule.PLACE_1, Map.of(Role.PIECE, piece("wS1"), Role.TO, hex("0,1")));

        assertViolation(violation(first, "wS1 0,1"), violation, Rule.PLACE_1);
        assertEvidence(violation, List.of(hex("0,1")), List.of());
        assertViolation(
                violation(first, "wS1 32,0"),
                Violation.of(Kind.NOT_AT_ORIGIN, Rule.PLACE_1, Map.of(Role.PIECE, piece("wS1"), Role.TO, hex("32,0"))),
                Rule.PLACE_1);
    }

    @Test
    void secondPiece_awayFromFirst_isRefused() {
        Position second = play(Position.initial(Ruleset.BASE), "wS1 0,0");
        Violation violation = Violation.of(
                Kind.NOT_TOUCHING_FIRST_PIECE, Rule.PLACE_2, Map.of(Role.PIECE, piece("bS1"), Role.TO, hex("2,0")));

        assertViolation(violation(second, "bS1 2,0"), violation, Rule.PLACE_2);
        assertEvidence(violation, List.of(hex("2,0")), List.of());
        assertViolation(
                violation(second, "bS1 33,0"),
                Violation.of(
                        Kind.NOT_TOUCHING_FIRST_PIECE,
                        Rule.PLACE_2,
                        Map.of(Role.PIECE, piece("bS1"), Role.TO, hex("33,0"))),
                Rule.PLACE_2);
    }

    @Test
    void cellThatTouchesOpponent_isRefused() {
        Violation violation = Violation.of(
                Kind.TOUCHES_OPPONENT,
                Rule.PLACE_3,
                Map.of(Role.PIECE, piece("wS1"), Role.TO, PAIR.hex("b"), Role.OPPONENT_CELLS, PAIR.hexes("bQ")));

        assertViolation(PAIR, "wS1", "b", violation, Rule.PLACE_3);
        assertEvidence(violation, PAIR.hexes("b", "bQ"), List.of());
        assertViolation(
                PAIR,
                "wS1",
                "c",
                Violation.of(
                        Kind.TOUCHES_OPPONENT,
                        Rule.PLACE_3,
                        Map.of(
                                Role.PIECE,
                                piece("wS1"),
                                Role.TO,
                                PAIR.hex("c"),
                                Role.OPPONENT_CELLS,
                                PAIR.hexes("bQ"))),
                Rule.PLACE_3);
    }

    @Test
    void cellThatTouchesNoneOfPlayersPieces_isRefused() {
        Hex far = PAIR.hex("wQ").plus(Hex.of(-33, 0));
        Violation violation = Violation.of(
                Kind.TOUCHES_NO_OWN_PIECE, Rule.PLACE_3, Map.of(Role.PIECE, piece("wS1"), Role.TO, PAIR.hex("d")));

        assertViolation(PAIR, "wS1", "d", violation, Rule.PLACE_3);
        assertEvidence(violation, PAIR.hexes("d"), List.of());
        assertViolation(
                PAIR.position().check(Move.place(piece("wS1"), far)).orElseThrow(),
                Violation.of(Kind.TOUCHES_NO_OWN_PIECE, Rule.PLACE_3, Map.of(Role.PIECE, piece("wS1"), Role.TO, far)),
                Rule.PLACE_3);
    }

    @Test
    void queenAfterOpening_nextToOpponent_isRefused() {
        Drawing drawing = Drawing.of(Ruleset.TOURNAMENT, """
                  a
               wS1   bS1
            """).withTurn(Color.WHITE, 2);

        assertViolation(
                drawing,
                "wQ",
                "a",
                Violation.of(
                        Kind.TOUCHES_OPPONENT,
                        Rule.PLACE_3,
                        Map.of(
                                Role.PIECE,
                                piece("wQ"),
                                Role.TO,
                                drawing.hex("a"),
                                Role.OPPONENT_CELLS,
                                drawing.hexes("bS1"))),
                Rule.PLACE_3);
    }
}
