package io.github.hiverules.notation.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Role;
import io.github.hiverules.SetupProblem;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Singular and plural in the sentences about setups. */
class SetupProblemSentencesTest {

    private static final Sentences ENGLISH = Sentences.english();
    private static final Sentences GERMAN = Sentences.german();

    static SetupProblem tooManyPieces(int inPlay, int turns) {
        return SetupProblem.of(
                SetupProblem.Kind.TOO_MANY_PIECES,
                Map.of(Role.PIECE, Piece.of("wQ"), Role.IN_PLAY, inPlay, Role.TURNS, turns));
    }

    @ParameterizedTest
    @CsvSource({
        "1, 0, White has 1 piece in play after 0 turns., Weiß hat nach 0 Zügen schon 1 Stein im Spiel.",
        "2, 1, White has 2 pieces in play after 1 turn., Weiß hat nach 1 Zug schon 2 Steine im Spiel.",
        "3, 2, White has 3 pieces in play after 2 turns., Weiß hat nach 2 Zügen schon 3 Steine im Spiel.",
        "1, 1, White has 1 piece in play after 1 turn., Weiß hat nach 1 Zug schon 1 Stein im Spiel."
    })
    void tooManyPieces_nounsAgreeWithNumbers(int inPlay, int turns, String english, String german) {
        SetupProblem problem = tooManyPieces(inPlay, turns);

        assertThat(ENGLISH.problem(problem)).isEqualTo(english);
        assertThat(GERMAN.problem(problem)).isEqualTo(german);
    }

    @Test
    void disconnected_verbAgreesWithNumberOfCells() {
        SetupProblem one = SetupProblem.of(SetupProblem.Kind.DISCONNECTED, Map.of(Role.CELLS, List.of(Hex.of(3, 0))));
        SetupProblem two = SetupProblem.of(
                SetupProblem.Kind.DISCONNECTED, Map.of(Role.CELLS, List.of(Hex.of(3, 0), Hex.of(4, 0))));

        assertThat(ENGLISH.problem(one)).isEqualTo("The hive falls apart: (3,0) is not connected to the rest.");
        assertThat(ENGLISH.problem(two)).isEqualTo("The hive falls apart: (3,0), (4,0) are not connected to the rest.");
        assertThat(GERMAN.problem(one)).isEqualTo("Der Schwarm zerfällt: (3,0) hängt nicht mit dem Rest zusammen.");
        assertThat(GERMAN.problem(two))
                .isEqualTo("Der Schwarm zerfällt: (3,0), (4,0) hängen nicht mit dem Rest zusammen.");
    }

    /** Together with the tests above, one sentence for each kind. */
    @Test
    void otherProblems_nameTheirPieces() {
        Map<SetupProblem, String> sentences = Map.of(
                SetupProblem.of(
                        SetupProblem.Kind.PIECE_NOT_IN_SET,
                        Map.of(Role.PIECE, Piece.of("bL"), Role.CELLS, List.of(Hex.of(5, 5)))),
                "The Ladybug bL is not in this set.",
                SetupProblem.of(
                        SetupProblem.Kind.DUPLICATE,
                        Map.of(Role.PIECE, Piece.of("wS1"), Role.CELLS, List.of(Hex.of(0, 0), Hex.of(1, 0)))),
                "The Spider wS1 stands on more than one cell: (0,0), (1,0).",
                SetupProblem.of(
                        SetupProblem.Kind.NUMBER_SKIPPED,
                        Map.of(Role.PIECE, Piece.of("wA2"), Role.MISSING, Piece.of("wA1"))),
                "The Soldier Ant wA2 is in play, but wA1 must enter before it.",
                SetupProblem.of(SetupProblem.Kind.TURN_NUMBER_OUT_OF_RANGE, Map.of(Role.TURN_NUMBER, 0)),
                "There is no turn 0.",
                SetupProblem.of(SetupProblem.Kind.RESTING_PIECE_NOT_ON_TOP, Map.of(Role.PIECE, Piece.of("wQ"))),
                "The Queen Bee wQ cannot have moved last: it is not in play, or another piece stands on top of it.");

        sentences.forEach((problem, sentence) -> {
            assertThat(ENGLISH.problem(problem)).isEqualTo(sentence);
            assertThat(GERMAN.problem(problem)).endsWith(".").doesNotContain("{");
        });
    }

    @Test
    void otherProblems_haveNoCounts() {
        assertThat(TemplatesTest.ENGLISH.stringPropertyNames())
                .filteredOn(key -> TemplatesTest.ENGLISH.getProperty(key).matches(".*\\{(inPlay|turns|turnNumber).*"))
                .containsExactlyInAnyOrder("problem.too-many-pieces", "problem.turn-number-out-of-range");
    }
}
