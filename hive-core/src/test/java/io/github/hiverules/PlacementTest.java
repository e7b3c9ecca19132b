package io.github.hiverules;

import static io.github.hiverules.Shorthand.hexes;
import static io.github.hiverules.Shorthand.move;
import static io.github.hiverules.Shorthand.piece;
import static io.github.hiverules.Shorthand.placements;
import static io.github.hiverules.Shorthand.violation;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Violation.Kind;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Placements for which the list of moves, the count and the check of a single move could disagree. */
class PlacementTest {

    @Test
    void placements_firstTurn_areAtOrigin() {
        assertThat(placements(Position.initial(Ruleset.BASE))).isEqualTo(hexes("0,0"));
        assertThat(Position.initial(Ruleset.BASE).legalMoves().destinations(piece("wS1")))
                .isEqualTo(List.of(Hex.ORIGIN));
    }

    @Test
    void placements_firstTurnOfBlack_touchWhitePiece() {
        Drawing second = Drawing.of(Ruleset.BASE, """
               +     +
            +     wA1   +
               +     +
            """).withTurn(Color.BLACK, 1);

        assertThat(second.placements()).isEqualTo(second.marked("+"));
    }

    @Test
    void placement_firstPieceElsewhere_isIllegal() {
        Position first = Position.initial(Ruleset.BASE);

        assertThat(first.isLegal(Move.place(piece("wS1"), Hex.of(1, 0)))).isFalse();
        assertThat(Shorthand.play(first, "wS1 0,0").isLegal(Move.place(piece("bS1"), Hex.of(2, 0))))
                .isFalse();
    }

    @Test
    void placements_fourthTurnWithQueenInHand_areOnlyHers() {
        Drawing fourth = Drawing.of(Ruleset.BASE, """
                                       +     +     +
            wA2   wA1   wQ    wS1   bS1   bA1   bG1   e
                                       +     +     +
            """).withTurn(Color.BLACK, 4);

        assertThat(fourth.placements()).isEqualTo(fourth.marked("+", "e"));
        assertThat(fourth.position().legalMoves())
                .hasSize(7)
                .allMatch(move -> move.toString().startsWith("bQ to "));
        assertThat(fourth.isLegal("bQ", "e")).isTrue();
        assertThat(fourth.isLegal("bA2", "e")).isFalse();
    }

    @Test
    void placement_ofBlackNextToWhite_isIllegal() {
        Drawing second = Drawing.of(Ruleset.BASE, """
            wA1   wQ    bQ
                     x     +
            """).withTurn(Color.BLACK, 2);

        assertThat(second.isLegal("bA1", "x")).isFalse();
        assertThat(second.isLegal("bA1", "+")).isTrue();
    }

    /** A board wraps around after 32 cells. */
    @Test
    void placement_farFromHive_isIllegal() {
        assertThat(violation(Position.initial(Ruleset.BASE), "wS1 32,0").rule()).isEqualTo(Rule.PLACE_1);
        assertThat(violation(Shorthand.position(Ruleset.BASE, "0,0 wQ", "1,0 bQ"), "wS1 -33,0")
                        .rule())
                .isEqualTo(Rule.PLACE_3);
    }

    @Test
    void placement_onOccupiedCell_isIllegal() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
            +     wA1   wQ    bQ
            """);

        assertThat(drawing.isLegal("wB1", "wA1")).isFalse();
        assertThat(drawing.position().legalMoves().contains(drawing.move("wB1", "wA1")))
                .isFalse();
        assertThat(drawing.isLegal("wB1", "+")).isTrue();
    }

    @Test
    void placements_nextToStack_dependOnColorOfItsTop() {
        Drawing beetleOnTop = Drawing.of(Ruleset.BASE, """
               +     +     +
            +     wQ    wB1^  +
               +     +     +

            wB1 on bQ
            """);
        Drawing covered = Drawing.of(Ruleset.BASE, """
               +
            +     wA1   bB1^  bQ
               +

            bB1 on wQ
            """);

        assertThat(beetleOnTop.placements()).isEqualTo(beetleOnTop.marked("+"));
        assertThat(covered.placements()).isEqualTo(covered.marked("+"));
    }

    @Test
    void placement_onEnclosedCell_isLegal() {
        Drawing ring = Drawing.of(Ruleset.BASE, """
               wA2   wA1
            wA3   +     wQ
               wG1   wG2
                        bQ
            """);

        assertThat(ring.isLegal("wG3", "+")).isTrue();
    }

    @Test
    void placement_ofQueenAsFirstPieceInLaterTurn_isIllegal() {
        Position late = Position.of(Setup.empty(Ruleset.TOURNAMENT).withTurn(Color.WHITE, 3));

        assertThat(violation(late, "wQ 0,0"))
                .isEqualTo(Violation.of(
                        Kind.QUEEN_TOO_EARLY, Rule.OPENING_1, Map.of(Role.PIECE, piece("wQ"), Role.TO, Hex.ORIGIN)));
        assertThat(late.legalMoves()).isNotEmpty().doesNotContain(move(late, "wQ 0,0"));
        assertThat(placements(late)).isEqualTo(hexes("0,0"));
    }
}
