package io.github.hiverules;

import static io.github.hiverules.Shorthand.hex;
import static io.github.hiverules.Shorthand.piece;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Violation.Kind;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TurnViolationTest {

    private static final Drawing PAIR = Drawing.of(Ruleset.ONLINE, """
           a
        wQ    bQ    c
           b
        """);

    private static Violation violation(Drawing drawing, Move move) {
        return drawing.position().check(move).orElseThrow();
    }

    @Test
    void anyMove_afterEnd_isRefused() {
        Drawing finished = Drawing.of(Ruleset.BASE, """
            b     bS2   bS1
               wQ    bQ    wS1   a
                  wG1   wG2
            """);

        for (Move move :
                List.of(Move.pass(), finished.move("wA1", "a"), finished.move("bA1", "a"), finished.move("wQ", "b"))) {
            Violation violation = violation(finished, move);
            assertThat(violation)
                    .isEqualTo(Violation.of(
                            Kind.GAME_OVER,
                            Rule.END_3,
                            Map.of(
                                    Role.RESULT,
                                    new GameResult(Outcome.WHITE_WINS, GameResult.Ending.QUEEN_SURROUNDED),
                                    Role.SURROUNDED_CELLS,
                                    finished.hexes("bQ"))));
            assertThat(violation.rule()).isEqualTo(Rule.END_3);
            assertThat(violation.cells()).isEqualTo(finished.hexes("bQ"));
            assertThat(violation.pieces()).isEmpty();
        }
    }

    @Test
    void anyMove_afterDraw_showsBothQueens() {
        Drawing finished = Drawing.of(Ruleset.BASE, """
                  bA1   bS2   bS1
               wA1   wQ    bQ    wS1
                  wB1   wG1   wG2
            """);

        assertThat(violation(finished, Move.pass()).cells()).isEqualTo(finished.hexes("wQ", "bQ"));
    }

    @Test
    void evidence_isCopied() {
        List<Hex> cells = new ArrayList<>(List.of(hex("1,0")));
        Violation violation = Violation.of(
                Kind.GAME_OVER,
                Rule.END_3,
                Map.of(
                        Role.RESULT,
                        new GameResult(Outcome.WHITE_WINS, GameResult.Ending.QUEEN_SURROUNDED),
                        Role.SURROUNDED_CELLS,
                        cells));
        cells.clear();

        assertThat(violation.cells()).containsExactly(hex("1,0"));
    }

    @Test
    void pass_whenOtherMovesAreLegal_showsThreeOfThem() {
        Violation violation = violation(PAIR, Move.pass());

        assertThat(violation.rule()).isEqualTo(Rule.PASS_1);
        assertThat(violation.pieces()).isEmpty();
        assertThat(violation)
                .satisfies(passNotAllowed -> assertThat(passNotAllowed.alternatives())
                        .hasSize(3)
                        .allMatch(PAIR.position()::isLegal)
                        .extracting(Move::movedPiece)
                        .doesNotHaveDuplicates());
    }

    @Test
    void pass_whenManyMovesAreLegal_showsPlacementAndMovements() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
            wA1   wQ    bQ
               wG1   wB1
            """);

        assertThat(violation(drawing, Move.pass()).alternatives())
                .hasSize(3)
                .hasAtLeastOneElementOfType(Move.Placement.class)
                .hasAtLeastOneElementOfType(Move.Movement.class);
    }

    @Test
    void pass_whenOnlyPlacementIsLegal_isRefused() {
        Violation violation = Shorthand.violation(Position.initial(Ruleset.BASE), "pass");

        assertThat(violation.rule()).isEqualTo(Rule.PASS_1);
        assertThat(violation.cells()).containsExactly(Hex.ORIGIN);
    }

    @Test
    void pass_whenOnlyThrowIsLegal_showsThrow() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
            bB1^  bQ
               wP    bA1
                  bA2

            bB1 on wQ
            """);

        Violation violation = violation(drawing, Move.pass());

        assertThat(violation.rule()).isEqualTo(Rule.PASS_1);
        assertThat(violation).satisfies(passNotAllowed -> {
            assertThat(passNotAllowed.kind()).isEqualTo(Kind.PASS_NOT_ALLOWED);
            assertThat(passNotAllowed.alternatives()).isNotEmpty().allMatch(Move.Movement.class::isInstance);
            Move.Movement thrown = (Move.Movement) passNotAllowed.alternatives().get(0);
            assertThat(passNotAllowed.cells()).startsWith(thrown.from(), thrown.to());
        });
    }

    @Test
    void pass_whenOneMoveIsLegal_showsThatMove() {
        // White's Queen is due, and x is the only cell next to a white piece that touches no black piece.
        Drawing drawing = Drawing.of(Ruleset.BASE, """
                     bA1
            x     wA1   bQ
                     bA2
            """);

        assertThat(drawing.position().legalMoves()).hasSize(1);
        assertThat(violation(drawing, Move.pass()))
                .isEqualTo(Violation.of(
                        Kind.PASS_NOT_ALLOWED,
                        Rule.PASS_1,
                        Map.of(Role.ALTERNATIVES, List.of(drawing.move("wQ", "x")))));
    }

    @Test
    void pass_whenNoOtherMoveIsLegal_isLegalAndNothingRests() {
        Position covered = PAIR.withPiece("wQ", "bB1").withResting("bB1").position();

        assertThat(covered.check(Move.pass())).isEmpty();
        assertThat(covered.play(Move.pass()).resting()).isEmpty();
        assertThat(covered.play(Move.pass()).stacks()).isEqualTo(covered.stacks());
    }

    @Test
    void placement_ofOpponentsPiece_isRefused() {
        Violation violation = PAIR.violation("bA1", "c");

        assertThat(violation)
                .isEqualTo(Violation.of(
                        Kind.NOT_YOUR_PIECE, Rule.TURN_2, Map.of(Role.PIECE, piece("bA1"), Role.TO, PAIR.hex("c"))));
        assertThat(violation.rule()).isEqualTo(Rule.TURN_2);
        assertThat(violation.pieces()).containsExactly(piece("bA1"));
        assertThat(violation.cells()).isEqualTo(PAIR.hexes("c"));
    }

    @Test
    void movement_ofOpponentsPieceWithoutThrower_isRefused() {
        Violation violation = PAIR.violation("bQ", "a");

        assertThat(violation)
                .isEqualTo(Violation.of(
                        Kind.NOT_YOUR_PIECE,
                        Rule.TURN_2,
                        Map.of(Role.PIECE, piece("bQ"), Role.FROM, PAIR.hex("bQ"), Role.TO, PAIR.hex("a"))));
        assertThat(violation.cells()).isEqualTo(PAIR.hexes("bQ", "a"));

        // The Ant touches the Pillbug, but is no thrower; and no thrower is asked to leave a piece where it is.
        Drawing row = Drawing.of(Ruleset.ONLINE, """
                           a
            wQ    wP    wA1   bQ
            """);
        assertThat(row.violation("bQ", "a").kind()).isEqualTo(Kind.NOT_YOUR_PIECE);
        assertThat(row.withPiece("wQ", "bB1").violation("bB1", "wQ").kind()).isEqualTo(Kind.NOT_YOUR_PIECE);
    }

    @Test
    void movement_ofPieceInHand_isRefused() {
        Hex from = PAIR.hex("wQ");
        Violation violation = violation(PAIR, Move.move(piece("wA1"), from, PAIR.hex("b")));

        assertThat(violation)
                .isEqualTo(Violation.of(
                        Kind.NOT_ON_START_CELL, Rule.TURN_1, Map.of(Role.PIECE, piece("wA1"), Role.FROM, from)));
        assertThat(violation.rule()).isEqualTo(Rule.TURN_1);
        assertThat(violation.cells()).containsExactly(from);
        assertThat(violation.pieces()).containsExactly(piece("wA1"));
    }

    @Test
    void movement_fromAnotherCell_isRefused() {
        Hex elsewhere = hex("5,5");

        Violation violation = violation(PAIR, Move.move(piece("wQ"), elsewhere, PAIR.hex("b")));

        assertThat(violation.cells()).containsExactly(elsewhere, PAIR.hex("wQ"));
        assertThat(violation)
                .isEqualTo(Violation.of(
                        Kind.NOT_ON_START_CELL,
                        Rule.TURN_1,
                        Map.of(Role.PIECE, piece("wQ"), Role.FROM, elsewhere, Role.AT, PAIR.hex("wQ"))));
    }

    @Test
    void movement_queenInHand_isRefused() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
               x
            wA1   wS1   bS1   bA1
            """).withTurn(Color.WHITE, 3);
        Violation violation = drawing.violation("wA1", "x");

        assertThat(violation)
                .isEqualTo(Violation.of(
                        Kind.QUEEN_IN_HAND,
                        Rule.QUEEN_2,
                        Map.of(Role.PIECE, piece("wA1"), Role.FROM, drawing.hex("wA1"))));
        assertThat(violation.rule()).isEqualTo(Rule.QUEEN_2);
        assertThat(violation.pieces()).containsExactly(piece("wA1"));
        assertThat(violation.cells()).isEqualTo(drawing.hexes("wA1"));
    }

    @Test
    void throw_queenInHand_isRefused() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
            q     wP    bQ
                     x
            """);

        assertThat(drawing.violation("bQ", "x"))
                .isEqualTo(Violation.of(
                        Kind.QUEEN_IN_HAND,
                        Rule.QUEEN_2,
                        Map.of(Role.PIECE, piece("bQ"), Role.FROM, drawing.hex("bQ"))));
        assertThat(drawing.withPiece("q", "wQ").isLegal("bQ", "x")).isTrue();
    }

    @Test
    void movement_opponentsQueenInHand_isLegal() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
               +
            wQ    wS1   bS1   bA1
            """).withTurn(Color.WHITE, 3);

        assertThat(drawing.isLegal("wQ", "+")).isTrue();
    }
}
