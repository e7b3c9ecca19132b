package io.github.hiverules;

import static io.github.hiverules.Shorthand.piece;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Violation.Kind;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Map;
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
                .isEqualTo(Violation.of(
                        Kind.PINNED,
                        Rule.HIVE_2,
                        Map.of(
                                Role.PIECE,
                                piece("wP"),
                                Role.FROM,
                                LINE.hex("wP"),
                                Role.CUT_OFF_CELLS,
                                LINE.hexes("wQ"),
                                Role.CUT_OFF_PIECES,
                                List.of(piece("wQ")))));
        assertThat(violation(LINE.withPiece("wQ", "bB1"), "wQ"))
                .isEqualTo(Violation.of(
                        Kind.COVERED,
                        Rule.COVER_1,
                        Map.of(Role.PIECE, piece("wQ"), Role.FROM, LINE.hex("wQ"), Role.TOP, piece("bB1"))));
        assertThat(violation(LINE.withResting("wQ"), "wQ"))
                .isEqualTo(Violation.of(
                        Kind.RESTING, Rule.PILLBUG_5, Map.of(Role.PIECE, piece("wQ"), Role.FROM, LINE.hex("wQ"))));
    }

    @Test
    void check_onlyPieceInPlay_wouldLeaveHiveEverywhere() {
        Position lone = Position.of(
                Setup.empty(Ruleset.BASE).withPiece(Hex.ORIGIN, piece("wQ")).withTurn(Color.WHITE));
        Violation violation = lone.check(piece("wQ")).orElseThrow();

        assertThat(violation.kind()).isEqualTo(Kind.NO_MOVE);
        assertThat(violation.rule()).isEqualTo(Rule.HIVE_1);
        assertThat(violation.attempts())
                .extracting(Violation::kind)
                .containsOnly(Kind.LEAVES_HIVE)
                .hasSize(6);
        assertThat(violation.attempts())
                .extracting(attempt -> attempt.to().orElseThrow())
                .containsExactlyElementsOf(Hex.ORIGIN.neighbors());
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
        Violation gate = Violation.of(
                Kind.GATE,
                Rule.SLIDE_1,
                Map.of(
                        Role.PIECE,
                        piece("wA2"),
                        Role.MOVES_AS,
                        Bug.SOLDIER_ANT,
                        Role.FROM,
                        cell,
                        Role.TO,
                        drawing.hex("o"),
                        Role.PATH,
                        List.of(cell, drawing.hex("o")),
                        Role.SIDES,
                        drawing.hexes("wA1", "bS1")));
        Violation violation = violation(drawing, "wA2");

        assertThat(violation)
                .isEqualTo(Violation.of(
                        Kind.NO_MOVE,
                        Rule.SLIDE_1,
                        Map.of(Role.PIECE, piece("wA2"), Role.FROM, cell, Role.ATTEMPTS, List.of(gate))));
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

        assertThat(violation(drawing, "wA2")).satisfies(blocked -> {
            assertThat(blocked.kind()).isEqualTo(Kind.NO_MOVE);
            assertThat(blocked.rule()).isEqualTo(Rule.ANT_1);
            assertThat(blocked.attempts()).hasSize(6).allMatch(attempt -> attempt.kind() == Kind.DESTINATION_OCCUPIED);
        });
    }

    @Test
    void check_mosquitoThatTouchesOnlyMosquito_namesItsRule() {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
               a
            wM    bM    wQ
               b
            """);

        assertThat(violation(drawing, "wM").rule()).isEqualTo(Rule.MOSQUITO_3);
        assertThat(violation(drawing, "wM").cells())
                .containsExactlyInAnyOrderElementsOf(drawing.marked("wM", "bM", "a", "b"));
    }

    /** As a Beetle, the Mosquito could climb onto all five pieces; but the Beetle lies under another Mosquito. */
    @Test
    void check_mosquitoThatCannotCopyCoveredBeetle_showsItsStackForEachPiece() {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
                  bA1   bQ
               bM^   wM    wA1
                  bS1   o     wQ

            bM on bB1
            """);

        assertThat(violation(drawing, "wM").attempts())
                .filteredOn(attempt -> !attempt.to().equals(Optional.of(drawing.hex("o"))))
                .hasSize(5)
                .allMatch(attempt -> attempt.rule() == Rule.MOSQUITO_3)
                .allMatch(attempt -> attempt.uncopiedCell().equals(Optional.of(drawing.hex("bM"))));
    }

    @Test
    void check_pieceInPlayBeforeItsQueen_returnsQueenInHand() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
            wA1   bA1
            """).withTurn(Color.WHITE, 2);

        assertThat(violation(drawing, "wA1"))
                .isEqualTo(Violation.of(
                        Kind.QUEEN_IN_HAND,
                        Rule.QUEEN_2,
                        Map.of(Role.PIECE, piece("wA1"), Role.FROM, drawing.hex("wA1"))));
    }

    @Test
    void check_opponentsPiece_isNotYoursUnlessItTouchesThrower() {
        assertThat(violation(LINE, "bA1"))
                .isEqualTo(Violation.of(
                        Kind.NOT_YOUR_PIECE,
                        Rule.TURN_2,
                        Map.of(Role.PIECE, piece("bA1"), Role.FROM, LINE.hex("bA1"))));
        assertThat(violation(LINE.withResting("wP"), "bQ"))
                .extracting(Violation::kind)
                .isEqualTo(Kind.THROW_THROWER_RESTS);
        assertThat(violation(LINE, "bS1"))
                .isEqualTo(Violation.of(Kind.NOT_YOUR_PIECE, Rule.TURN_2, Map.of(Role.PIECE, piece("bS1"))));
    }

    @Test
    void check_pieceInHand_returnsViolationWithoutCell() {
        Drawing fourth = Drawing.of(Ruleset.BASE, """
            wS1   wA1   bA1
            """).withTurn(Color.WHITE, 4);
        Position start = Position.initial(Ruleset.TOURNAMENT);

        assertThat(violation(fourth, "wA2"))
                .isEqualTo(Violation.of(Kind.QUEEN_DUE, Rule.QUEEN_1, Map.of(Role.PIECE, piece("wA2"))));
        assertThat(violation(fourth, "wL"))
                .isEqualTo(Violation.of(Kind.PIECE_NOT_IN_SET, Rule.MAT_1, Map.of(Role.PIECE, piece("wL"))));
        assertThat(violation(LINE, "wA3"))
                .isEqualTo(Violation.of(
                        Kind.NUMBER_OUT_OF_ORDER,
                        Rule.MAT_2,
                        Map.of(Role.PIECE, piece("wA3"), Role.NEXT, piece("wA1"))));
        assertThat(start.check(piece("wQ")))
                .contains(Violation.of(Kind.QUEEN_TOO_EARLY, Rule.OPENING_1, Map.of(Role.PIECE, piece("wQ"))));
        assertThat(violation(fourth, "wA2").cells()).isEmpty();
    }

    @Test
    void check_noCellForPlacement_showsCellsAndOpponentsPieces() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
                     a     bA1
            bB1^  bS1   wA1   b
                     c     bA2

            bB1 on wS1
            """);
        Violation violation = violation(drawing, "wQ");

        assertThat(violation)
                .isEqualTo(Violation.of(
                        Kind.NO_PLACEMENT,
                        Rule.PLACE_3,
                        Map.of(
                                Role.PIECE,
                                piece("wQ"),
                                Role.EMPTY_CELLS,
                                drawing.hexes("a", "b", "c"),
                                Role.OPPONENT_CELLS,
                                drawing.hexes("bA1", "bS1", "bA2"))));
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
                .isEqualTo(Violation.of(
                        Kind.NO_PLACEMENT,
                        Rule.PLACE_3,
                        Map.of(Role.PIECE, piece("wS1"), Role.OPPONENT_CELLS, drawing.hexes("bB1"))));
    }

    @Test
    void check_afterAnyEndOfGame_returnsGameOver() {
        Game resigned = Game.start(Ruleset.BASE).end(GameResult.resignationOf(Color.WHITE));

        assertThat(resigned.check(piece("wA1")))
                .contains(Violation.of(
                        Kind.GAME_OVER,
                        Rule.END_3,
                        Map.of(Role.RESULT, GameResult.resignationOf(Color.WHITE), Role.SURROUNDED_CELLS, List.of())));
        assertThat(Game.start(Ruleset.BASE).check(piece("wA1"))).isEmpty();
        Drawing surrounded = Drawing.of(Ruleset.BASE, """
               wG1   wA2
            bG1   bQ    wA1
               bS1   wQ
            """);
        assertThat(violation(surrounded, "wA1"))
                .isEqualTo(Violation.of(
                        Kind.GAME_OVER,
                        Rule.END_3,
                        Map.of(
                                Role.RESULT,
                                new GameResult(Outcome.WHITE_WINS, GameResult.Ending.QUEEN_SURROUNDED),
                                Role.SURROUNDED_CELLS,
                                surrounded.hexes("bQ"))));
    }

    @Test
    void ruleOf_attemptsThatBreakDifferentRules_isRuleOfKind() {
        Violation pass = LINE.position().check(Move.pass()).orElseThrow();
        Violation ontoPiece = LINE.position()
                .check(Move.move(piece("bA1"), LINE.hex("bA1"), LINE.hex("bQ")))
                .orElseThrow();

        assertThat(MoveExplainer.ruleOf(List.of(pass, pass), Bug.SPIDER)).isEqualTo(Rule.PASS_1);
        assertThat(MoveExplainer.ruleOf(List.of(pass, ontoPiece), Bug.SPIDER)).isEqualTo(Rule.SPIDER_1);
    }

    @Test
    void check_moveOntoPiece_isAboutMovedPiece() {
        Violation ontoPiece = Drawing.of(Ruleset.BASE, """
            wQ    bQ    wA1
            """)
                .position()
                .check(Move.move(piece("wA1"), Hex.of(2, 0), Hex.of(0, 0)))
                .orElseThrow();

        assertThat(ontoPiece.kind()).isEqualTo(Kind.DESTINATION_OCCUPIED);
        assertThat(ontoPiece.pieces()).containsExactly(piece("wA1"));
    }
}
