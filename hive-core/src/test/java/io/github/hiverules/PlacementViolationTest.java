package io.github.hiverules;

import static io.github.hiverules.Tables.hex;
import static io.github.hiverules.Tables.hexes;
import static io.github.hiverules.Tables.piece;
import static io.github.hiverules.Tables.placements;
import static io.github.hiverules.Tables.play;
import static io.github.hiverules.Tables.position;
import static io.github.hiverules.Tables.setup;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlacementViolationTest {

    private static final Position PAIR = position(Ruleset.BASE, "0,0 wQ", "1,0 bQ");

    private static void refuses(Position position, String name, String to, Violation expected, Rule rule) {
        Violation violation = position.check(Move.place(piece(name), hex(to))).orElseThrow();

        assertThat(violation).isEqualTo(expected);
        assertThat(violation.rule()).isEqualTo(rule);
    }

    private static void shows(Violation violation, List<Hex> hexes, List<Piece> pieces) {
        assertThat(violation.hexes()).isEqualTo(hexes);
        assertThat(violation.pieces()).isEqualTo(pieces);
    }

    @Test
    void pieceNotInSet() {
        Violation violation = new PlacementViolation.PieceNotInSet(piece("wP"));

        refuses(PAIR, "wP", "-1,0", violation, Rule.MAT_1);
        shows(violation, List.of(), List.of(piece("wP")));
    }

    @Test
    void pieceInPlay() {
        Violation violation = new PlacementViolation.AlreadyInPlay(piece("wQ"), Hex.ORIGIN);

        refuses(PAIR, "wQ", "-1,0", violation, Rule.PLACE_6);
        shows(violation, List.of(Hex.ORIGIN), List.of(piece("wQ")));
    }

    @Test
    void numberOutOfOrder() {
        Violation violation = new PlacementViolation.NumberOutOfOrder(piece("wA3"), piece("wA1"));

        refuses(PAIR, "wA3", "-1,0", violation, Rule.MAT_2);
        shows(violation, List.of(), List.of(piece("wA3"), piece("wA1")));
        refuses(
                position(Ruleset.BASE, "0,0 wQ", "1,0 bQ", "-1,0 wA1"),
                "wA3",
                "-2,0",
                new PlacementViolation.NumberOutOfOrder(piece("wA3"), piece("wA2")),
                Rule.MAT_2);
    }

    @Test
    void fourthTurn_onlyTheQueen() {
        Position fourth = play(Ruleset.BASE, "wS1 0,0", "bS1 1,0", "wA1 -1,0", "bA1 2,0", "wG1 -2,0", "bG1 3,0")
                .position();
        Violation violation = new PlacementViolation.QueenDue(piece("wA2"));

        refuses(fourth, "wA2", "-3,0", violation, Rule.QUEEN_1);
        shows(violation, List.of(), List.of(piece("wA2")));
        assertThat(fourth.legalMoves())
                .isNotEmpty()
                .allMatch(move -> move.toString().startsWith("wQ to "));
        assertThat(Tables.play(fourth, "wQ -3,0").sideToMove()).isEqualTo(Color.BLACK);
    }

    @Test
    void thirdTurn_anyPiece() {
        Position third =
                play(Ruleset.BASE, "wS1 0,0", "bS1 1,0", "wA1 -1,0", "bA1 2,0").position();

        assertThat(third.check(Move.place(piece("wA2"), hex("-2,0")))).isEmpty();
        assertThat(third.check(Move.place(piece("wQ"), hex("-2,0")))).isEmpty();
    }

    @Test
    void queenThatCannotBePlaced_passesAndStaysDue() {
        // White's one piece is covered: no cell touches a white top.
        Setup covered = setup(Ruleset.BASE, "0,0 wS1 bB1", "1,0 bQ").withTurn(Color.WHITE, 4);
        Position fourth = Position.of(covered);

        assertThat(fourth.legalMoves()).containsExactly(Move.pass());
        Position fifth = Tables.play(Tables.play(fourth, "pass"), "bB1 0,-1");
        assertThat(fifth.turnNumber()).isEqualTo(5);
        refuses(fifth, "wA1", "-1,1", new PlacementViolation.QueenDue(piece("wA1")), Rule.QUEEN_1);
        assertThat(fifth.check(Move.place(piece("wQ"), hex("-1,1")))).isEmpty();
    }

    @Test
    void tournamentOpening_noQueenFirst() {
        Ruleset ruleset = Ruleset.BASE.withTournamentOpening(true);
        Violation violation = new PlacementViolation.QueenTooEarly(piece("wQ"));
        Position first = Position.initial(ruleset);
        Position second = Tables.play(first, "wS1 0,0");

        refuses(first, "wQ", "0,0", violation, Rule.OPENING_1);
        shows(violation, List.of(), List.of(piece("wQ")));
        refuses(second, "bQ", "1,0", new PlacementViolation.QueenTooEarly(piece("bQ")), Rule.OPENING_1);
        assertThat(Tables.play(second, "bS1 1,0").check(Move.place(piece("wQ"), hex("-1,0"))))
                .isEmpty();
        assertThat(Position.initial(Ruleset.BASE).check(Move.place(piece("wQ"), Hex.ORIGIN)))
                .isEmpty();
    }

    @Test
    void occupiedCell_theBeetleToo() {
        Violation violation = new PlacementViolation.CellOccupied(Hex.ORIGIN, piece("wQ"));

        refuses(PAIR, "wB1", "0,0", violation, Rule.PLACE_4);
        shows(violation, List.of(Hex.ORIGIN), List.of(piece("wQ")));
        refuses(
                position(Ruleset.BASE, "0,0 wQ bB1", "1,0 bQ"),
                "wB1",
                "0,0",
                new PlacementViolation.CellOccupied(Hex.ORIGIN, piece("bB1")),
                Rule.PLACE_4);
    }

    @Test
    void firstPiece_goesToTheOrigin() {
        Violation violation = new PlacementViolation.NotAtOrigin(hex("0,1"));

        refuses(Position.initial(Ruleset.BASE), "wS1", "0,1", violation, Rule.PLACE_1);
        shows(violation, List.of(hex("0,1")), List.of());
        refuses(
                Position.initial(Ruleset.BASE),
                "wS1",
                "32,0",
                new PlacementViolation.NotAtOrigin(hex("32,0")),
                Rule.PLACE_1);
    }

    @Test
    void secondPiece_touchesTheFirst() {
        Position second = Tables.play(Position.initial(Ruleset.BASE), "wS1 0,0");
        Violation violation = new PlacementViolation.NotTouchingFirstPiece(hex("2,0"));

        refuses(second, "bS1", "2,0", violation, Rule.PLACE_2);
        shows(violation, List.of(hex("2,0")), List.of());
        refuses(second, "bS1", "33,0", new PlacementViolation.NotTouchingFirstPiece(hex("33,0")), Rule.PLACE_2);
        assertThat(placements(second)).isEqualTo(hexes("1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"));
    }

    @Test
    void touchingTheOpponent() {
        Violation violation = new PlacementViolation.TouchesOpponent(hex("1,-1"), List.of(hex("1,0")));

        refuses(PAIR, "wS1", "1,-1", violation, Rule.PLACE_3);
        shows(violation, List.of(hex("1,-1"), hex("1,0")), List.of());
        refuses(
                PAIR,
                "wS1",
                "2,0",
                new PlacementViolation.TouchesOpponent(hex("2,0"), List.of(hex("1,0"))),
                Rule.PLACE_3);
    }

    @Test
    void touchingNothing() {
        Violation violation = new PlacementViolation.TouchesNoOwnPiece(hex("-2,0"));

        refuses(PAIR, "wS1", "-2,0", violation, Rule.PLACE_3);
        shows(violation, List.of(hex("-2,0")), List.of());
        refuses(PAIR, "wS1", "-33,0", new PlacementViolation.TouchesNoOwnPiece(hex("-33,0")), Rule.PLACE_3);
    }

    @Test
    void topOfAStack_lendsItsColor() {
        Position beetleOnTop = position(Ruleset.BASE, "0,0 wQ", "1,0 bQ wB1");
        Position covered = position(Ruleset.BASE, "0,0 wQ bB1", "1,0 bQ", "-1,0 wA1");

        assertThat(placements(beetleOnTop))
                .isEqualTo(hexes("-1,0", "0,-1", "-1,1", "1,-1", "0,1", "2,0", "2,-1", "1,1"));
        assertThat(placements(covered)).isEqualTo(hexes("-2,0", "-2,1", "-1,-1"));
    }

    @Test
    void enclosedCell_isAllowed() {
        Position ring =
                position(Ruleset.BASE, "1,0 wQ", "1,-1 wA1", "0,-1 wA2", "-1,0 wA3", "-1,1 wG1", "0,1 wG2", "0,2 bQ");

        assertThat(ring.check(Move.place(piece("wG3"), Hex.ORIGIN))).isEmpty();
    }
}
