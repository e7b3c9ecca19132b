package io.github.hiverules;

import static io.github.hiverules.Shorthand.hex;
import static io.github.hiverules.Shorthand.piece;
import static io.github.hiverules.Shorthand.setup;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SetupProblemTest {

    private static final Setup VALID = setup(Ruleset.BASE, "0,0 wQ", "1,0 bQ", "2,0 bB1");

    private static List<SetupProblem> problems(Setup setup) {
        InvalidSetupException[] caught = new InvalidSetupException[1];
        assertThatExceptionOfType(InvalidSetupException.class)
                .isThrownBy(() -> Position.of(setup))
                .satisfies(failure -> caught[0] = failure);
        return caught[0].problems();
    }

    @Test
    void find_everyId_returnsItsKind() {
        for (SetupProblem.Kind kind : SetupProblem.Kind.values()) {
            assertThat(SetupProblem.Kind.find(kind.id())).contains(kind);
        }
        assertThat(SetupProblem.Kind.find("disconnected")).contains(SetupProblem.Kind.DISCONNECTED);
        assertThat(SetupProblem.Kind.find("nothing")).isEmpty();
    }

    @Test
    void message_saysWhatIsWrongAndWhatToChange() {
        Setup setup = Setup.empty(Ruleset.BASE)
                .withPiece(hex("0,0"), piece("wA2"))
                .withPiece(hex("0,0"), piece("wS1"))
                .withPiece(hex("5,5"), piece("bL"))
                .withPiece(hex("5,6"), piece("bL"))
                .withTurn(Color.BLACK, 1)
                .withResting(piece("wQ"));

        assertThatThrownBy(() -> Position.of(setup))
                .isInstanceOf(InvalidSetupException.class)
                .hasMessageStartingWith("not a valid position: ")
                .hasMessageContaining("wA2 is in play, but wA1 is not; use wA1 first; ")
                .hasMessageContaining(
                        "bL at (5,5) is not in the set; leave it out or use a ruleset with its expansion; ")
                .hasMessageContaining(
                        "bL is in play more than once: [(5,5), (5,6)]; leave it on one cell or use pieces with other "
                                + "numbers")
                .hasMessageContaining("wS1 stands on another piece at (0,0); only Beetles and Mosquitoes can")
                .hasMessageContaining(
                        "not connected to the rest of the hive: [(5,5), (5,6)]; all pieces must form one hive")
                .hasMessageContaining("the owner of wS1 has more pieces in play (2) than turns taken (1); "
                        + "increase the turn number by at least 1")
                .hasMessageEndingWith("wQ cannot be resting, because it is not on top of a stack; "
                        + "only a piece that was just moved rests");
        assertThatThrownBy(() -> Position.of(setup.withTurn(Color.WHITE, 0)))
                .hasMessageContaining("turn 0 does not exist; use a turn from 1 to 1000000");
    }

    @Test
    void validSetup_hasNoProblem() {
        assertThat(Position.of(VALID).setup()).isEqualTo(VALID);
    }

    @Test
    void pieceNotInSet_isProblem() {
        assertThat(problems(VALID.withPiece(hex("-1,0"), piece("wM"))))
                .containsExactly(new SetupProblem.PieceNotInSet(piece("wM"), hex("-1,0")));
    }

    @Test
    void pieceOnSeveralCells_isDuplicate() {
        assertThat(problems(VALID.withPiece(hex("-1,0"), piece("bB1")).withPiece(hex("0,0"), piece("bB1"))))
                .containsExactly(
                        new SetupProblem.Duplicate(piece("bB1"), List.of(hex("0,0"), hex("2,0"), hex("-1,0"))));
    }

    @Test
    void pieceTwiceInOneStack_isDuplicate() {
        assertThat(problems(VALID.withPiece(hex("2,0"), piece("bB1"))))
                .containsExactly(new SetupProblem.Duplicate(piece("bB1"), List.of(hex("2,0"), hex("2,0"))));
    }

    @Test
    void numberSkipped_namesEachMissingPiece() {
        assertThat(problems(VALID.withPiece(hex("-1,0"), piece("wA3"))))
                .containsExactly(
                        new SetupProblem.NumberSkipped(piece("wA3"), piece("wA1")),
                        new SetupProblem.NumberSkipped(piece("wA3"), piece("wA2")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"wQ", "wS1", "wG1", "wA1", "wL", "wP"})
    void pieceThatCannotClimb_onTop_isProblem(String name) {
        Setup setup = setup(Ruleset.ONLINE, "0,0 bQ").withPiece(Hex.ORIGIN, piece(name));

        assertThat(problems(setup)).containsExactly(new SetupProblem.CannotClimb(piece(name), Hex.ORIGIN));
    }

    @ParameterizedTest
    @ValueSource(strings = {"wB1", "wM"})
    void pieceThatClimbs_onTop_isValid(String name) {
        Setup setup = setup(Ruleset.ONLINE, "0,0 bQ").withPiece(Hex.ORIGIN, piece(name));

        assertThatCode(() -> Position.of(setup)).doesNotThrowAnyException();
    }

    @Test
    void hiveInTwoParts_namesCellsOfSmallerPart() {
        assertThat(problems(setup(Ruleset.BASE, "0,0 wQ", "2,0 bQ", "3,0 bA1")))
                .containsExactly(new SetupProblem.Disconnected(List.of(hex("2,0"), hex("3,0"))));
    }

    @Test
    void cellsThatCoincideOnBoard_areStillApart() {
        assertThat(problems(setup(Ruleset.BASE, "0,0 wQ", "33,0 bQ")))
                .containsExactly(new SetupProblem.Disconnected(List.of(hex("33,0"))));
        assertThat(problems(setup(Ruleset.BASE, "0,0 wQ", "1025,0 bQ"))).hasSize(1);
        assertThat(problems(setup(Ruleset.BASE, "0,0 wQ", "32,0 wB1", "64,-64 bQ")))
                .hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, Integer.MIN_VALUE, Integer.MAX_VALUE})
    void turnNumber_outOfRange_isProblem(int turn) {
        assertThat(problems(VALID.withTurn(Color.BLACK, turn)))
                .containsExactly(new SetupProblem.TurnNumberOutOfRange(turn));
    }

    @Test
    void morePiecesThanTurns_isProblem() {
        assertThat(problems(VALID.withTurn(Color.WHITE, 2)))
                .containsExactly(new SetupProblem.TooManyPieces(piece("bQ"), 2, 1));
        assertThat(problems(VALID.withTurn(Color.WHITE, 1)))
                .containsExactly(
                        new SetupProblem.TooManyPieces(piece("wQ"), 1, 0),
                        new SetupProblem.TooManyPieces(piece("bQ"), 2, 0));
        assertThat(problems(VALID.withTurn(Color.BLACK, 2)))
                .containsExactly(new SetupProblem.TooManyPieces(piece("bQ"), 2, 1));
    }

    @Test
    void asManyPiecesAsTurns_isValid() {
        assertThatCode(() -> Position.of(VALID.withTurn(Color.WHITE, 3))).doesNotThrowAnyException();
        assertThatCode(() -> Position.of(setup(Ruleset.BASE, "0,0 wQ").withTurn(Color.BLACK, 1)))
                .doesNotThrowAnyException();
    }

    @Test
    void restingPiece_inHand_isProblem() {
        assertThat(problems(VALID.withResting(piece("wA1"))))
                .containsExactly(new SetupProblem.RestingPieceNotOnTop(piece("wA1")));
    }

    @Test
    void restingPiece_covered_isProblem() {
        Setup covered = setup(Ruleset.BASE, "0,0 wQ", "1,0 bQ bB1");

        assertThat(problems(covered.withResting(piece("bQ"))))
                .containsExactly(new SetupProblem.RestingPieceNotOnTop(piece("bQ")));
        assertThatCode(() -> Position.of(covered.withResting(piece("bB1")))).doesNotThrowAnyException();
    }

    @Test
    void severalProblems_areAllNamed() {
        Setup setup = setup(Ruleset.BASE, "0,0 wQ wS2", "1,0 bL", "9,9 wQ")
                .withTurn(Color.WHITE, 1)
                .withResting(piece("bA1"));

        assertThat(problems(setup))
                .containsExactlyInAnyOrder(
                        new SetupProblem.PieceNotInSet(piece("bL"), hex("1,0")),
                        new SetupProblem.Duplicate(piece("wQ"), List.of(hex("0,0"), hex("9,9"))),
                        new SetupProblem.NumberSkipped(piece("wS2"), piece("wS1")),
                        new SetupProblem.CannotClimb(piece("wS2"), hex("0,0")),
                        new SetupProblem.Disconnected(List.of(hex("9,9"))),
                        new SetupProblem.TooManyPieces(piece("wQ"), 2, 0),
                        new SetupProblem.TooManyPieces(piece("bL"), 1, 0),
                        new SetupProblem.RestingPieceNotOnTop(piece("bA1")));
        assertThat(problems(setup))
                .extracting(problem -> problem.kind().id())
                .containsExactlyInAnyOrder(
                        "piece-not-in-set",
                        "duplicate",
                        "number-skipped",
                        "cannot-climb",
                        "disconnected",
                        "too-many-pieces",
                        "too-many-pieces",
                        "resting-piece-not-on-top");
        SetupProblem badTurn = new SetupProblem.TurnNumberOutOfRange(0);
        assertThat(problems(setup.withTurn(Color.WHITE, 0))).contains(badTurn);
        assertThat(badTurn.kind()).isEqualTo(SetupProblem.Kind.TURN_NUMBER_OUT_OF_RANGE);
    }

    @Test
    void problems_cannotBeModified() {
        List<SetupProblem> problems = problems(VALID.withTurn(Color.BLACK, 0));

        assertThatThrownBy(problems::clear).isInstanceOf(UnsupportedOperationException.class);
    }
}
