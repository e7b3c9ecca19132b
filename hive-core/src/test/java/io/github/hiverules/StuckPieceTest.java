package io.github.hiverules;

import static io.github.hiverules.Shorthand.piece;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** {@link Position#check(Piece)} says why a piece in play or in hand has no legal move. */
class StuckPieceTest {

    private static final Drawing LINE = Drawing.of(Ruleset.ONLINE, """
        wQ    wP    bQ    bA1
        """);

    private static Violation violation(Drawing drawing, String name) {
        return drawing.position().check(piece(name)).orElseThrow();
    }

    @Test
    void check_pieceThatCanMoveOrBeThrownOrPlaced_isEmpty() {
        assertThat(LINE.position().check(piece("wQ"))).isEmpty();
        assertThat(LINE.position().check(piece("wA1"))).isEmpty();
        assertThat(Drawing.of(Ruleset.ONLINE, """
            wQ    wP    bQ
            """).position().check(piece("bQ")))
                .isEmpty();
    }

    @Test
    void check_pinnedCoveredOrRestingPiece_returnsThatViolation() {
        assertThat(violation(LINE, "wP"))
                .isEqualTo(new MovementViolation.Pinned(
                        piece("wP"), LINE.hex("wP"), LINE.hexes("wQ"), List.of(piece("wQ"))));
        assertThat(violation(LINE.withPiece("wQ", "bB1"), "wQ"))
                .isEqualTo(new MovementViolation.Covered(piece("wQ"), LINE.hex("wQ"), piece("bB1")));
        assertThat(violation(LINE.withResting("wQ"), "wQ"))
                .isEqualTo(new MovementViolation.Resting(piece("wQ"), LINE.hex("wQ")));
    }

    @Test
    void check_antShutInByGate_showsGate() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
               wG1   bQ
            bG1   wA2   wA1
               bS1   o
                  wQ
            """);
        Hex cell = drawing.hex("wA2");
        ReachViolation gate = new ReachViolation.Gate(
                piece("wA2"),
                Bug.SOLDIER_ANT,
                cell,
                drawing.hex("o"),
                List.of(cell, drawing.hex("o")),
                drawing.hexes("wA1", "bS1"),
                List.of());
        Violation violation = violation(drawing, "wA2");

        assertThat(violation).isEqualTo(new MovementViolation.NoMove(piece("wA2"), cell, List.of(gate)));
        assertThat(violation.rule()).isEqualTo(Rule.SLIDE_1);
        assertThat(violation.cells()).isEqualTo(drawing.hexes("wA2", "o"));
    }

    @Test
    void check_antShutInByRing_listsSixOccupiedDestinations() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
               wG1   bQ
            bG1   wA2   wA1
               bS1   wQ
            """);

        assertThat(violation(drawing, "wA2")).isInstanceOfSatisfying(MovementViolation.NoMove.class, blocked -> {
            assertThat(blocked.rule()).isEqualTo(Rule.ANT_1);
            assertThat(blocked.attempts())
                    .hasSize(6)
                    .allMatch(attempt -> attempt.kind() == Violation.Kind.DESTINATION_OCCUPIED);
        });
    }

    @Test
    void check_mosquitoThatTouchesOnlyMosquito_namesItsRule() {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
            wM    bM    wQ
            """);

        assertThat(violation(drawing, "wM").rule()).isEqualTo(Rule.MOSQUITO_3);
    }

    @Test
    void noMove_attemptsThatBreakDifferentRules_namesRuleOfKind() {
        Piece spider = piece("wS1");
        Hex to = Hex.of(1, 0);
        ReachViolation tooFewSteps = new ReachViolation.TooFewSteps(spider, Hex.ORIGIN, to, List.of(Hex.ORIGIN, to));
        ReachViolation gate = new ReachViolation.Gate(
                spider, Bug.SPIDER, Hex.ORIGIN, to, List.of(Hex.ORIGIN, to), List.of(), List.of());

        assertThat(new MovementViolation.NoMove(spider, Hex.ORIGIN, List.of(gate, tooFewSteps)).rule())
                .isEqualTo(Rule.SPIDER_1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new MovementViolation.NoMove(spider, Hex.ORIGIN, List.of()));
    }

    @Test
    void check_pieceInPlayBeforeItsQueen_returnsQueenInHand() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
            wA1   bA1
            """).withTurn(Color.WHITE, 2);

        assertThat(violation(drawing, "wA1"))
                .isEqualTo(new TurnViolation.QueenInHand(piece("wA1"), drawing.hex("wA1")));
    }

    @Test
    void check_opponentsPiece_isNotYoursUnlessItTouchesThrower() {
        assertThat(violation(LINE, "bA1"))
                .isEqualTo(
                        new TurnViolation.NotYourPiece(piece("bA1"), Optional.of(LINE.hex("bA1")), Optional.empty()));
        assertThat(violation(LINE.withResting("wP"), "bQ"))
                .isInstanceOfSatisfying(
                        ThrowViolation.class,
                        blocked -> assertThat(blocked.kind()).isEqualTo(Violation.Kind.THROW_THROWER_RESTS));
        assertThat(violation(LINE, "bS1"))
                .isEqualTo(new TurnViolation.NotYourPiece(piece("bS1"), Optional.empty(), Optional.empty()));
    }

    @Test
    void check_pieceInHand_returnsViolationWithoutCell() {
        Drawing fourth = Drawing.of(Ruleset.BASE, """
            wS1   wA1   bA1
            """).withTurn(Color.WHITE, 4);
        Position start = Position.initial(Ruleset.TOURNAMENT);

        assertThat(violation(fourth, "wA2")).isEqualTo(new PlacementViolation.QueenDue(piece("wA2"), Optional.empty()));
        assertThat(violation(fourth, "wL"))
                .isEqualTo(new PlacementViolation.PieceNotInSet(piece("wL"), Optional.empty()));
        assertThat(violation(LINE, "wA3"))
                .isEqualTo(new PlacementViolation.NumberOutOfOrder(piece("wA3"), piece("wA1"), Optional.empty()));
        assertThat(start.check(piece("wQ")))
                .contains(new PlacementViolation.QueenTooEarly(piece("wQ"), Optional.empty()));
        assertThat(violation(fourth, "wA2").cells()).isEmpty();
    }

    @Test
    void check_noCellForPlacement_showsCellsAndOpponentsPieces() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
               a     bA1
            bS1   wA1   b
               c     bA2
            """);
        Violation violation = violation(drawing, "wQ");

        assertThat(violation)
                .isEqualTo(new PlacementViolation.NoPlacement(
                        piece("wQ"), drawing.hexes("a", "b", "c"), drawing.hexes("bA1", "bS1", "bA2")));
        assertThat(violation.rule()).isEqualTo(Rule.PLACE_3);
        assertThat(violation.cells()).isEqualTo(drawing.hexes("a", "b", "c", "bA1", "bS1", "bA2"));
        assertThat(violation.pieces()).containsExactly(piece("wQ"));
    }

    /** The white stack is surrounded, and a black Beetle covers the other white piece. */
    @Test
    void check_noEmptyCellNextToPlayersPieces_showsOnlyCoveringPiece() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
               bB1^  bA1
            bS1   wB1^  bA2
               bG1   bG2

            bB1 on wQ
            wB1 on wA1
            """);

        assertThat(violation(drawing, "wS1"))
                .isEqualTo(new PlacementViolation.NoPlacement(piece("wS1"), List.of(), drawing.hexes("bB1")));
    }

    @Test
    void check_afterAnyEndOfGame_returnsGameOver() {
        Game resigned = Game.start(Ruleset.BASE).resign(Color.WHITE);

        assertThat(resigned.check(piece("wA1")))
                .contains(new TurnViolation.GameOver(Optional.of(Color.BLACK), List.of()));
        assertThat(Game.start(Ruleset.BASE).check(piece("wA1"))).isEmpty();
        Drawing surrounded = Drawing.of(Ruleset.BASE, """
               wG1   wA2
            bG1   bQ    wA1
               bS1   wQ
            """);
        assertThat(violation(surrounded, "wA1"))
                .isEqualTo(new TurnViolation.GameOver(Optional.of(Color.WHITE), surrounded.hexes("bQ")));
    }
}
