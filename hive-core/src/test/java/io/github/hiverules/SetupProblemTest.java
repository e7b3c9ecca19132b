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
    void message_namesAllKindsWithTheirEvidence() {
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
                .hasMessageContaining("number-skipped {piece=wA2, missing=wA1}; ")
                .hasMessageContaining("piece-not-in-set {piece=bL, cells=[(5,5)]}; ")
                .hasMessageContaining("duplicate {piece=bL, cells=[(5,5), (5,6)]}; ")
                .hasMessageContaining("cannot-climb {piece=wS1, cells=[(0,0)]}; ")
                .hasMessageContaining("disconnected {cells=[(5,5), (5,6)]}; ")
                .hasMessageContaining("too-many-pieces {piece=wS1, inPlay=2, turns=1}; ")
                .hasMessageEndingWith("resting-piece-not-on-top {piece=wQ}");
        assertThatThrownBy(() -> Position.of(setup.withTurn(Color.WHITE, 0)))
                .hasMessageContaining("turn-number-out-of-range {turnNumber=0}");
    }

    @Test
    void problems_equalSetupsWithCellsInAnotherOrder_areEqual() {
        Setup setup = setup(Ruleset.BASE, "0,0 wQ", "1,0 wL", "3,0 bQ", "5,5 wQ", "5,6 wL");
        Setup reversed = setup(Ruleset.BASE, "5,6 wL", "5,5 wQ", "3,0 bQ", "1,0 wL", "0,0 wQ");

        assertThat(reversed).isEqualTo(setup);
        assertThat(problems(reversed)).isEqualTo(problems(setup));
    }

    @Test
    void evidence_ofEachKind_isWhatItsDescriptionNames() {
        SetupProblem skipped = SetupProblem.numberSkipped(piece("wA3"), piece("wA1"));
        assertThat(skipped.piece()).contains(piece("wA3"));
        assertThat(skipped.missing()).contains(piece("wA1"));
        assertThat(skipped.cells()).isEmpty();
        assertThat(skipped.turnNumber()).isEmpty();

        SetupProblem tooMany = SetupProblem.tooManyPieces(piece("bQ"), 2, 1);
        assertThat(tooMany.piece()).contains(piece("bQ"));
        assertThat(tooMany.inPlay()).hasValue(2);
        assertThat(tooMany.turns()).hasValue(1);
        assertThat(tooMany.missing()).isEmpty();

        assertThat(SetupProblem.turnNumberOutOfRange(0).turnNumber()).hasValue(0);
        assertThat(SetupProblem.disconnected(List.of(hex("2,0"))).cells()).containsExactly(hex("2,0"));
    }

    @Test
    void equals_comparesKindAndEvidence() {
        SetupProblem problem = SetupProblem.cannotClimb(piece("wA1"), Hex.ORIGIN);

        assertThat(problem)
                .isEqualTo(SetupProblem.cannotClimb(piece("wA1"), Hex.ORIGIN))
                .hasSameHashCodeAs(SetupProblem.cannotClimb(piece("wA1"), Hex.ORIGIN))
                .isNotEqualTo(SetupProblem.cannotClimb(piece("wA2"), Hex.ORIGIN))
                .doesNotHaveSameHashCodeAs(SetupProblem.cannotClimb(piece("wA2"), Hex.ORIGIN))
                .isNotEqualTo(SetupProblem.pieceNotInSet(piece("wA1"), Hex.ORIGIN))
                .isNotEqualTo("cannot-climb {piece=wA1, cells=[(0,0)]}");
    }

    @Test
    void validSetup_hasNoProblem() {
        assertThat(Position.of(VALID).setup()).isEqualTo(VALID);
    }

    @Test
    void pieceNotInSet_isProblem() {
        assertThat(problems(VALID.withPiece(hex("-1,0"), piece("wM"))))
                .containsExactly(SetupProblem.pieceNotInSet(piece("wM"), hex("-1,0")));
    }

    @Test
    void pieceOnSeveralCells_isDuplicate() {
        assertThat(problems(VALID.withPiece(hex("-1,0"), piece("bB1")).withPiece(hex("0,0"), piece("bB1"))))
                .containsExactly(SetupProblem.duplicate(piece("bB1"), List.of(hex("-1,0"), hex("0,0"), hex("2,0"))));
    }

    @Test
    void pieceTwiceInOneStack_isDuplicate() {
        assertThat(problems(VALID.withPiece(hex("2,0"), piece("bB1"))))
                .containsExactly(SetupProblem.duplicate(piece("bB1"), List.of(hex("2,0"), hex("2,0"))));
    }

    @Test
    void numberSkipped_namesEachMissingPiece() {
        assertThat(problems(VALID.withPiece(hex("-1,0"), piece("wA3"))))
                .containsExactly(
                        SetupProblem.numberSkipped(piece("wA3"), piece("wA1")),
                        SetupProblem.numberSkipped(piece("wA3"), piece("wA2")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"wQ", "wS1", "wG1", "wA1", "wL", "wP"})
    void pieceThatCannotClimb_onTop_isProblem(String name) {
        Setup setup = setup(Ruleset.ONLINE, "0,0 bQ").withPiece(Hex.ORIGIN, piece(name));

        assertThat(problems(setup)).containsExactly(SetupProblem.cannotClimb(piece(name), Hex.ORIGIN));
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
                .containsExactly(SetupProblem.disconnected(List.of(hex("2,0"), hex("3,0"))));
    }

    @Test
    void cellsThatCoincideOnBoard_areStillApart() {
        assertThat(problems(setup(Ruleset.BASE, "0,0 wQ", "33,0 bQ")))
                .containsExactly(SetupProblem.disconnected(List.of(hex("33,0"))));
        assertThat(problems(setup(Ruleset.BASE, "0,0 wQ", "1025,0 bQ"))).hasSize(1);
        assertThat(problems(setup(Ruleset.BASE, "0,0 wQ", "32,0 wB1", "64,-64 bQ")))
                .hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, 1_000_001, Integer.MIN_VALUE, Integer.MAX_VALUE})
    void turnNumber_outOfRange_isProblem(int turn) {
        assertThat(problems(VALID.withTurn(Color.BLACK, turn)))
                .containsExactly(SetupProblem.turnNumberOutOfRange(turn));
    }

    @Test
    void morePiecesThanTurns_isProblem() {
        assertThat(problems(VALID.withTurn(Color.WHITE, 2)))
                .containsExactly(SetupProblem.tooManyPieces(piece("bQ"), 2, 1));
        assertThat(problems(VALID.withTurn(Color.WHITE, 1)))
                .containsExactly(
                        SetupProblem.tooManyPieces(piece("wQ"), 1, 0), SetupProblem.tooManyPieces(piece("bQ"), 2, 0));
        assertThat(problems(VALID.withTurn(Color.BLACK, 2)))
                .containsExactly(SetupProblem.tooManyPieces(piece("bQ"), 2, 1));
    }

    @Test
    void asManyPiecesAsTurns_isValid() {
        assertThatCode(() -> Position.of(VALID.withTurn(Color.WHITE, 3))).doesNotThrowAnyException();
        assertThatCode(() -> Position.of(VALID.withTurn(Color.BLACK, 1_000_000)))
                .doesNotThrowAnyException();
        assertThatCode(() -> Position.of(setup(Ruleset.BASE, "0,0 wQ").withTurn(Color.BLACK, 1)))
                .doesNotThrowAnyException();
    }

    @Test
    void setup_afterMillionthTurn_isValid() {
        Position last = Position.of(VALID.withTurn(Color.BLACK, 1_000_000));

        Position next = last.play(last.legalMoves().get(0));
        Position afterNext = next.play(next.legalMoves().get(0));

        assertThat(next.sideToMove()).isEqualTo(Color.WHITE);
        assertThat(next.turnNumber()).isEqualTo(1_000_000);
        assertThat(Position.of(next.setup())).isEqualTo(next);
        assertThat(afterNext.sideToMove()).isEqualTo(Color.BLACK);
        assertThat(Position.of(afterNext.setup())).isEqualTo(afterNext);
    }

    @Test
    void restingPiece_inHand_isProblem() {
        assertThat(problems(VALID.withResting(piece("wA1"))))
                .containsExactly(SetupProblem.restingPieceNotOnTop(piece("wA1")));
    }

    @Test
    void restingPiece_covered_isProblem() {
        Setup covered = setup(Ruleset.BASE, "0,0 wQ", "1,0 bQ bB1");

        assertThat(problems(covered.withResting(piece("bQ"))))
                .containsExactly(SetupProblem.restingPieceNotOnTop(piece("bQ")));
        assertThatCode(() -> Position.of(covered.withResting(piece("bB1")))).doesNotThrowAnyException();
    }

    @Test
    void severalProblems_areAllNamed() {
        Setup setup = setup(Ruleset.BASE, "0,0 wQ wS2", "1,0 bL", "9,9 wQ")
                .withTurn(Color.WHITE, 1)
                .withResting(piece("bA1"));

        assertThat(problems(setup))
                .containsExactlyInAnyOrder(
                        SetupProblem.pieceNotInSet(piece("bL"), hex("1,0")),
                        SetupProblem.duplicate(piece("wQ"), List.of(hex("0,0"), hex("9,9"))),
                        SetupProblem.numberSkipped(piece("wS2"), piece("wS1")),
                        SetupProblem.cannotClimb(piece("wS2"), hex("0,0")),
                        SetupProblem.disconnected(List.of(hex("9,9"))),
                        SetupProblem.tooManyPieces(piece("wQ"), 2, 0),
                        SetupProblem.tooManyPieces(piece("bL"), 1, 0),
                        SetupProblem.restingPieceNotOnTop(piece("bA1")));
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
        SetupProblem badTurn = SetupProblem.turnNumberOutOfRange(0);
        assertThat(problems(setup.withTurn(Color.WHITE, 0))).contains(badTurn);
        assertThat(badTurn.kind()).isEqualTo(SetupProblem.Kind.TURN_NUMBER_OUT_OF_RANGE);
    }

    @Test
    void problems_cannotBeModified() {
        List<SetupProblem> problems = problems(VALID.withTurn(Color.BLACK, 0));

        assertThatThrownBy(problems::clear).isInstanceOf(UnsupportedOperationException.class);
    }
}
