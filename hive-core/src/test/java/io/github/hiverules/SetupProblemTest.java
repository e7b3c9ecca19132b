package io.github.hiverules;

import static io.github.hiverules.Shorthand.hex;
import static io.github.hiverules.Shorthand.piece;
import static io.github.hiverules.Shorthand.setup;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.SetupProblem.Kind;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import java.lang.reflect.Type;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
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
        SetupProblem skipped = problem(Kind.NUMBER_SKIPPED, piece("wA3"), piece("wA1"));
        assertThat(skipped.piece()).contains(piece("wA3"));
        assertThat(skipped.missing()).contains(piece("wA1"));
        assertThat(skipped.cells()).isEmpty();
        assertThat(skipped.turnNumber()).isEmpty();

        SetupProblem tooMany = problem(Kind.TOO_MANY_PIECES, piece("bQ"), 2, 1);
        assertThat(tooMany.piece()).contains(piece("bQ"));
        assertThat(tooMany.inPlay()).hasValue(2);
        assertThat(tooMany.turns()).hasValue(1);
        assertThat(tooMany.missing()).isEmpty();

        assertThat(problem(Kind.TURN_NUMBER_OUT_OF_RANGE, 0).turnNumber()).hasValue(0);
        assertThat(problem(Kind.DISCONNECTED, List.of(hex("2,0"))).cells()).containsExactly(hex("2,0"));
    }

    /** Returns a problem with evidence in the order of the roles. */
    private static SetupProblem problem(Kind kind, Object... evidence) {
        Iterator<Role> roles = EnumSet.copyOf(kind.evidence()).iterator();
        Map<Role, Object> values = new EnumMap<>(Role.class);
        Stream.of(evidence).forEach(value -> values.put(roles.next(), value));
        return SetupProblem.of(kind, values);
    }

    @Test
    void of_otherEvidence_isRefused() {
        assertThatThrownBy(() -> problem(Kind.NUMBER_SKIPPED, piece("wA3")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("NUMBER_SKIPPED needs [PIECE, MISSING], not only [PIECE]");
        assertThatThrownBy(() ->
                        SetupProblem.of(Kind.DISCONNECTED, Map.of(Role.CELLS, List.of(hex("0,0")), Role.TURNS, 1)))
                .hasMessage("DISCONNECTED never has TURNS");
        assertThatThrownBy(() -> problem(Kind.TURN_NUMBER_OUT_OF_RANGE, "zero"))
                .hasMessage("TURN_NUMBER cannot be zero");
    }

    @ParameterizedTest
    @EnumSource(names = {"PIECE", "MISSING", "CELLS", "TURN_NUMBER", "IN_PLAY", "TURNS"})
    void role_id_isNameOfMethodThatReturnsItsEvidence(Role role) throws ReflectiveOperationException {
        Type returned = SetupProblem.class.getMethod(role.id()).getGenericReturnType();

        assertThat(returned)
                .hasToString((role.isList() ? List.class : Optional.class).getName() + "<"
                        + role.type().getName() + ">");
    }

    @Test
    void equals_comparesKindAndEvidence() {
        SetupProblem problem = problem(Kind.CANNOT_CLIMB, piece("wA1"), List.of(Hex.ORIGIN));

        assertThat(problem)
                .isEqualTo(problem(Kind.CANNOT_CLIMB, piece("wA1"), List.of(Hex.ORIGIN)))
                .hasSameHashCodeAs(problem(Kind.CANNOT_CLIMB, piece("wA1"), List.of(Hex.ORIGIN)))
                .isNotEqualTo(problem(Kind.CANNOT_CLIMB, piece("wA2"), List.of(Hex.ORIGIN)))
                .doesNotHaveSameHashCodeAs(problem(Kind.CANNOT_CLIMB, piece("wA2"), List.of(Hex.ORIGIN)))
                .isNotEqualTo(problem(Kind.PIECE_NOT_IN_SET, piece("wA1"), List.of(Hex.ORIGIN)))
                .isNotEqualTo("cannot-climb {piece=wA1, cells=[(0,0)]}");
        assertThat(problem.evidence()).isEqualTo(Map.of(Role.PIECE, piece("wA1"), Role.CELLS, List.of(Hex.ORIGIN)));
        assertThat(new Evidence(Map.of(Role.TURNS, 1))).hasToString("{turns=1}").isNotEqualTo("{turns=1}");
    }

    @Test
    void validSetup_hasNoProblem() {
        assertThat(Position.of(VALID).setup()).isEqualTo(VALID);
    }

    @Test
    void pieceNotInSet_isProblem() {
        assertThat(problems(VALID.withPiece(hex("-1,0"), piece("wM"))))
                .containsExactly(problem(Kind.PIECE_NOT_IN_SET, piece("wM"), List.of(hex("-1,0"))));
    }

    @Test
    void pieceOnSeveralCells_isDuplicate() {
        assertThat(problems(VALID.withPiece(hex("-1,0"), piece("bB1")).withPiece(hex("0,0"), piece("bB1"))))
                .containsExactly(problem(Kind.DUPLICATE, piece("bB1"), List.of(hex("-1,0"), hex("0,0"), hex("2,0"))));
    }

    @Test
    void pieceTwiceInOneStack_isDuplicate() {
        assertThat(problems(VALID.withPiece(hex("2,0"), piece("bB1"))))
                .containsExactly(problem(Kind.DUPLICATE, piece("bB1"), List.of(hex("2,0"), hex("2,0"))));
    }

    @Test
    void numberSkipped_namesEachMissingPiece() {
        assertThat(problems(VALID.withPiece(hex("-1,0"), piece("wA3"))))
                .containsExactly(
                        problem(Kind.NUMBER_SKIPPED, piece("wA3"), piece("wA1")),
                        problem(Kind.NUMBER_SKIPPED, piece("wA3"), piece("wA2")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"wQ", "wS1", "wG1", "wA1", "wL", "wP"})
    void pieceThatCannotClimb_onTop_isProblem(String name) {
        Setup setup = setup(Ruleset.ONLINE, "0,0 bQ").withPiece(Hex.ORIGIN, piece(name));

        assertThat(problems(setup)).containsExactly(problem(Kind.CANNOT_CLIMB, piece(name), List.of(Hex.ORIGIN)));
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
                .containsExactly(problem(Kind.DISCONNECTED, List.of(hex("2,0"), hex("3,0"))));
    }

    @Test
    void cellsThatCoincideOnBoard_areStillApart() {
        assertThat(problems(setup(Ruleset.BASE, "0,0 wQ", "33,0 bQ")))
                .containsExactly(problem(Kind.DISCONNECTED, List.of(hex("33,0"))));
        assertThat(problems(setup(Ruleset.BASE, "0,0 wQ", "1025,0 bQ"))).hasSize(1);
        assertThat(problems(setup(Ruleset.BASE, "0,0 wQ", "32,0 wB1", "64,-64 bQ")))
                .hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, 1_000_001, Integer.MIN_VALUE, Integer.MAX_VALUE})
    void turnNumber_outOfRange_isProblem(int turn) {
        assertThat(problems(VALID.withTurn(Color.BLACK, turn)))
                .containsExactly(problem(Kind.TURN_NUMBER_OUT_OF_RANGE, turn));
    }

    @Test
    void morePiecesThanTurns_isProblem() {
        assertThat(problems(VALID.withTurn(Color.WHITE, 2)))
                .containsExactly(problem(Kind.TOO_MANY_PIECES, piece("bQ"), 2, 1));
        assertThat(problems(VALID.withTurn(Color.WHITE, 1)))
                .containsExactly(
                        problem(Kind.TOO_MANY_PIECES, piece("wQ"), 1, 0),
                        problem(Kind.TOO_MANY_PIECES, piece("bQ"), 2, 0));
        assertThat(problems(VALID.withTurn(Color.BLACK, 2)))
                .containsExactly(problem(Kind.TOO_MANY_PIECES, piece("bQ"), 2, 1));
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
                .containsExactly(problem(Kind.RESTING_PIECE_NOT_ON_TOP, piece("wA1")));
    }

    @Test
    void restingPiece_covered_isProblem() {
        Setup covered = setup(Ruleset.BASE, "0,0 wQ", "1,0 bQ bB1");

        assertThat(problems(covered.withResting(piece("bQ"))))
                .containsExactly(problem(Kind.RESTING_PIECE_NOT_ON_TOP, piece("bQ")));
        assertThatCode(() -> Position.of(covered.withResting(piece("bB1")))).doesNotThrowAnyException();
    }

    @Test
    void problems_cannotBeModified() {
        List<SetupProblem> problems = problems(VALID.withTurn(Color.BLACK, 0));

        assertThatThrownBy(problems::clear).isInstanceOf(UnsupportedOperationException.class);
    }
}
