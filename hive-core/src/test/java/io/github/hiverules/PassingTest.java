package io.github.hiverules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Violation.Kind;
import io.github.hiverules.hex.Hex;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PassingTest {

    private static final Drawing PAIR = Drawing.of(Ruleset.ONLINE, """
           a
        wQ    bQ    c
           b
        """);

    private static Violation violation(Drawing drawing, Move move) {
        return drawing.position().check(move).orElseThrow();
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
}
