package io.github.hiverules;

import static io.github.hiverules.Shorthand.hex;
import static io.github.hiverules.Shorthand.piece;
import static io.github.hiverules.Shorthand.play;
import static io.github.hiverules.Shorthand.violation;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;
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
        Violation violation = new PlacementViolation.PieceNotInSet(piece("wP"), Optional.of(PAIR.hex("a")));

        assertViolation(PAIR, "wP", "a", violation, Rule.MAT_1);
        assertEvidence(violation, PAIR.hexes("a"), List.of(piece("wP")));
    }

    @Test
    void pieceInPlay_isRefused() {
        Violation violation = new PlacementViolation.AlreadyInPlay(piece("wQ"), PAIR.hex("wQ"));

        assertViolation(
                PAIR.position().check(Move.place(piece("wQ"), PAIR.hex("a"))).orElseThrow(), violation, Rule.PLACE_6);
        assertEvidence(violation, PAIR.hexes("wQ"), List.of(piece("wQ")));
    }

    @Test
    void numberOutOfOrder_isRefused() {
        Violation violation =
                new PlacementViolation.NumberOutOfOrder(piece("wA3"), piece("wA1"), Optional.of(PAIR.hex("a")));

        assertViolation(PAIR, "wA3", "a", violation, Rule.MAT_2);
        assertEvidence(violation, PAIR.hexes("a"), List.of(piece("wA3"), piece("wA1")));
        assertViolation(
                PAIR.withPiece("a", "wA1"),
                "wA3",
                "d",
                new PlacementViolation.NumberOutOfOrder(piece("wA3"), piece("wA2"), Optional.of(PAIR.hex("d"))),
                Rule.MAT_2);
    }

    @Test
    void pieceOtherThanDueQueen_isRefused() {
        Drawing fourth = Drawing.of(Ruleset.BASE, """
            x     wG1   wA1   wS1   bS1   bA1   bG1
            """).withTurn(Color.WHITE, 4);
        Violation violation = new PlacementViolation.QueenDue(piece("wA2"), Optional.of(fourth.hex("x")));

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
                new PlacementViolation.QueenDue(piece("wA1"), Optional.of(fifth.hex("+"))),
                Rule.QUEEN_1);
        assertThat(fifth.isLegal("wQ", "+")).isTrue();
    }

    @Test
    void tournamentOpening_queenAsFirstPiece_isRefused() {
        Violation violation = new PlacementViolation.QueenTooEarly(piece("wQ"), Optional.of(Hex.ORIGIN));
        Position first = Position.initial(Ruleset.BASE.withTournamentOpening(true));
        Position second = play(first, "wS1 0,0");

        assertViolation(violation(first, "wQ 0,0"), violation, Rule.OPENING_1);
        assertEvidence(violation, List.of(Hex.ORIGIN), List.of(piece("wQ")));
        assertViolation(
                violation(second, "bQ 1,0"),
                new PlacementViolation.QueenTooEarly(piece("bQ"), Optional.of(hex("1,0"))),
                Rule.OPENING_1);
        assertThat(play(second, "bS1 1,0").check(Move.place(piece("wQ"), hex("-1,0"))))
                .isEmpty();
        assertThat(Position.initial(Ruleset.BASE).check(Move.place(piece("wQ"), Hex.ORIGIN)))
                .isEmpty();
    }

    @Test
    void occupiedCell_evenForBeetle_isRefused() {
        Violation violation = new PlacementViolation.CellOccupied(PAIR.hex("wQ"), piece("wQ"));

        assertViolation(PAIR, "wB1", "wQ", violation, Rule.PLACE_4);
        assertEvidence(violation, PAIR.hexes("wQ"), List.of(piece("wQ")));
        assertViolation(
                PAIR.withPiece("wQ", "bB1"),
                "wB1",
                "wQ",
                new PlacementViolation.CellOccupied(PAIR.hex("wQ"), piece("bB1")),
                Rule.PLACE_4);
    }

    @Test
    void firstPiece_awayFromOrigin_isRefused() {
        Position first = Position.initial(Ruleset.BASE);
        Violation violation = new PlacementViolation.NotAtOrigin(hex("0,1"));

        assertViolation(violation(first, "wS1 0,1"), violation, Rule.PLACE_1);
        assertEvidence(violation, List.of(hex("0,1")), List.of());
        assertViolation(violation(first, "wS1 32,0"), new PlacementViolation.NotAtOrigin(hex("32,0")), Rule.PLACE_1);
    }

    @Test
    void secondPiece_awayFromFirst_isRefused() {
        Position second = play(Position.initial(Ruleset.BASE), "wS1 0,0");
        Violation violation = new PlacementViolation.NotTouchingFirstPiece(hex("2,0"));

        assertViolation(violation(second, "bS1 2,0"), violation, Rule.PLACE_2);
        assertEvidence(violation, List.of(hex("2,0")), List.of());
        assertViolation(
                violation(second, "bS1 33,0"), new PlacementViolation.NotTouchingFirstPiece(hex("33,0")), Rule.PLACE_2);
    }

    @Test
    void cellThatTouchesOpponent_isRefused() {
        Violation violation = new PlacementViolation.TouchesOpponent(PAIR.hex("b"), PAIR.hexes("bQ"));

        assertViolation(PAIR, "wS1", "b", violation, Rule.PLACE_3);
        assertEvidence(violation, PAIR.hexes("b", "bQ"), List.of());
        assertViolation(
                PAIR,
                "wS1",
                "c",
                new PlacementViolation.TouchesOpponent(PAIR.hex("c"), PAIR.hexes("bQ")),
                Rule.PLACE_3);
    }

    @Test
    void cellThatTouchesNoneOfPlayersPieces_isRefused() {
        Hex far = PAIR.hex("wQ").plus(Hex.of(-33, 0));
        Violation violation = new PlacementViolation.TouchesNoOwnPiece(PAIR.hex("d"));

        assertViolation(PAIR, "wS1", "d", violation, Rule.PLACE_3);
        assertEvidence(violation, PAIR.hexes("d"), List.of());
        assertViolation(
                PAIR.position().check(Move.place(piece("wS1"), far)).orElseThrow(),
                new PlacementViolation.TouchesNoOwnPiece(far),
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
                new PlacementViolation.TouchesOpponent(drawing.hex("a"), drawing.hexes("bS1")),
                Rule.PLACE_3);
    }
}
