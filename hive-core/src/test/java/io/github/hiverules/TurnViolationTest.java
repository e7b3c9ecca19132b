package io.github.hiverules;

import static io.github.hiverules.Tables.hex;
import static io.github.hiverules.Tables.move;
import static io.github.hiverules.Tables.piece;
import static io.github.hiverules.Tables.play;
import static io.github.hiverules.Tables.position;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Hex;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TurnViolationTest {

    private static final Position PAIR = position(Ruleset.ONLINE, "0,0 wQ", "1,0 bQ");

    private static Violation refusal(Position position, Move move) {
        return position.check(move).orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(strings = {"pass", "wA1 2,0", "bA1 3,0", "wQ 2,2"})
    void afterTheEnd_anyMove(String move) {
        Position over =
                position(Ruleset.BASE, "0,0 bQ", "1,0 wS1", "1,-1 bS1", "0,-1 bS2", "-1,0 wQ", "-1,1 wG1", "0,1 wG2");
        Violation violation = refusal(over, move(over, move));

        assertThat(violation).isEqualTo(new TurnViolation.GameOver(Outcome.WHITE_WINS));
        assertThat(violation.rule()).isEqualTo(Rule.END_3);
        assertThat(violation.hexes()).isEmpty();
        assertThat(violation.pieces()).isEmpty();
    }

    @Test
    void pass_withALegalMove() {
        Violation violation = refusal(PAIR, Move.pass());

        assertThat(violation.rule()).isEqualTo(Rule.PASS_1);
        assertThat(violation.hexes()).isEmpty();
        assertThat(violation.pieces()).isEmpty();
        assertThat(violation)
                .isInstanceOfSatisfying(
                        TurnViolation.PassNotAllowed.class,
                        shown -> assertThat(PAIR.isLegal(shown.alternative())).isTrue());
    }

    @Test
    void pass_withOnlyAPlacementOrOnlyAMovement() {
        Position placementOnly = Position.initial(Ruleset.BASE);
        Position throwOnly = position(Ruleset.ONLINE, "0,0 wQ bB1", "0,1 wP", "1,0 bQ", "1,1 bA1", "0,2 bA2");

        assertThat(refusal(placementOnly, Move.pass()).rule()).isEqualTo(Rule.PASS_1);
        assertThat(refusal(throwOnly, Move.pass()).rule()).isEqualTo(Rule.PASS_1);
    }

    @Test
    void pass_withNothingElse_isLegalAndNothingRests() {
        Position covered =
                Position.of(Tables.setup(Ruleset.ONLINE, "0,0 wQ bB1", "1,0 bQ").withResting(piece("bB1")));

        assertThat(covered.check(Move.pass())).isEmpty();
        assertThat(covered.play(Move.pass()).resting()).isEmpty();
        assertThat(covered.play(Move.pass()).stacks()).isEqualTo(covered.stacks());
    }

    @Test
    void opponentsPiece_placed() {
        Violation violation = refusal(PAIR, Move.place(piece("bA1"), hex("2,0")));

        assertThat(violation).isEqualTo(new TurnViolation.NotYourPiece(piece("bA1")));
        assertThat(violation.rule()).isEqualTo(Rule.TURN_2);
        assertThat(violation.pieces()).containsExactly(piece("bA1"));
        assertThat(violation.hexes()).isEmpty();
    }

    @Test
    void opponentsPiece_movedWithoutAThrower() {
        assertThat(refusal(PAIR, move(PAIR, "bQ 1,-1"))).isEqualTo(new TurnViolation.NotYourPiece(piece("bQ")));
    }

    @Test
    void pieceInHand_moved() {
        Violation violation = refusal(PAIR, Move.move(piece("wA1"), Hex.ORIGIN, hex("0,1")));

        assertThat(violation).isEqualTo(new TurnViolation.NotThere(piece("wA1"), Hex.ORIGIN, Optional.empty()));
        assertThat(violation.rule()).isEqualTo(Rule.TURN_1);
        assertThat(violation.hexes()).containsExactly(Hex.ORIGIN);
        assertThat(violation.pieces()).containsExactly(piece("wA1"));
    }

    @Test
    void pieceElsewhere_moved() {
        assertThat(refusal(PAIR, Move.move(piece("wQ"), hex("5,5"), hex("0,1"))))
                .isEqualTo(new TurnViolation.NotThere(piece("wQ"), hex("5,5"), Optional.of(Hex.ORIGIN)));
    }

    @Test
    void queenInHand_nothingMoves() {
        Position position =
                play(Ruleset.BASE, "wS1 0,0", "bS1 1,0", "wA1 -1,0", "bA1 2,0").position();
        Violation violation = refusal(position, move(position, "wA1 0,-1"));

        assertThat(violation).isEqualTo(new TurnViolation.QueenInHand(piece("wA1")));
        assertThat(violation.rule()).isEqualTo(Rule.QUEEN_2);
        assertThat(violation.pieces()).containsExactly(piece("wA1"));
        assertThat(violation.hexes()).isEmpty();
    }

    @Test
    void queenInHand_nothingIsThrown() {
        Position position = position(Ruleset.ONLINE, "0,0 wP", "1,0 bQ");
        Position withQueen = position(Ruleset.ONLINE, "0,0 wP", "1,0 bQ", "-1,0 wQ");

        assertThat(refusal(position, move(position, "bQ 0,1"))).isEqualTo(new TurnViolation.QueenInHand(piece("bQ")));
        assertThat(withQueen.check(move(withQueen, "bQ 0,1"))).isEmpty();
    }

    @Test
    void opponentsQueenInHand_doesNotMatter() {
        Position position =
                play(Ruleset.BASE, "wS1 0,0", "bS1 1,0", "wQ -1,0", "bA1 2,0").position();

        assertThat(position.check(move(position, "wQ 0,-1"))).isEmpty();
    }

    @Test
    void pass_withOneLegalMove() {
        // White's Queen is due, and only to the west of the Ant does no black piece touch it.
        Position position = position(Ruleset.BASE, "0,0 wA1", "1,0 bQ", "1,-1 bA1", "0,1 bA2");

        assertThat(position.legalMoves()).hasSize(1);
        assertThat(Tables.refusal(position, "pass"))
                .isEqualTo(new TurnViolation.PassNotAllowed(Move.place(piece("wQ"), hex("-1,0"))));
    }
}
