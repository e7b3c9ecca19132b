package io.github.hiverules.notation.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.SetupProblem;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Singular and plural in the sentences about setups. */
class SetupProblemSentencesTest {

    private static final Sentences ENGLISH = Sentences.english();
    private static final Sentences GERMAN = Sentences.german();

    @ParameterizedTest
    @CsvSource({
        "1, 0, White has 1 piece in play after 0 turns., Weiß hat nach 0 Zügen schon 1 Stein im Spiel.",
        "2, 1, White has 2 pieces in play after 1 turn., Weiß hat nach 1 Zug schon 2 Steine im Spiel.",
        "3, 2, White has 3 pieces in play after 2 turns., Weiß hat nach 2 Zügen schon 3 Steine im Spiel.",
        "1, 1, White has 1 piece in play after 1 turn., Weiß hat nach 1 Zug schon 1 Stein im Spiel."
    })
    void tooManyPieces_nounsAgreeWithNumbers(int inPlay, int turns, String english, String german) {
        SetupProblem problem = new SetupProblem.TooManyPieces(Piece.of("wQ"), inPlay, turns);

        assertThat(ENGLISH.problem(problem)).isEqualTo(english);
        assertThat(GERMAN.problem(problem)).isEqualTo(german);
    }

    @Test
    void disconnected_verbAgreesWithNumberOfCells() {
        SetupProblem one = new SetupProblem.Disconnected(List.of(Hex.of(3, 0)));
        SetupProblem two = new SetupProblem.Disconnected(List.of(Hex.of(3, 0), Hex.of(4, 0)));

        assertThat(ENGLISH.problem(one)).isEqualTo("The hive falls apart: (3,0) is not connected to the rest.");
        assertThat(ENGLISH.problem(two)).isEqualTo("The hive falls apart: (3,0), (4,0) are not connected to the rest.");
        assertThat(GERMAN.problem(one)).isEqualTo("Der Schwarm zerfällt: (3,0) hängt nicht mit dem Rest zusammen.");
        assertThat(GERMAN.problem(two))
                .isEqualTo("Der Schwarm zerfällt: (3,0), (4,0) hängen nicht mit dem Rest zusammen.");
    }

    @Test
    void otherProblems_haveNoCounts() {
        assertThat(TemplatesTest.ENGLISH.stringPropertyNames())
                .filteredOn(key -> TemplatesTest.ENGLISH.getProperty(key).matches(".*\\{(inPlay|turns|turnNumber).*"))
                .containsExactlyInAnyOrder("problem.too-many-pieces", "problem.turn-number-out-of-range");
    }
}
