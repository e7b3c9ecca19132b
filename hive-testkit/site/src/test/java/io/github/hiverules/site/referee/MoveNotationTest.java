package io.github.hiverules.site.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.hiverules.Game;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.violation.Rule;
import io.github.hiverules.violation.Violation;
import org.junit.jupiter.api.Test;

class MoveNotationTest {

    private static final Game ROW = GameString.read("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-");
    private static final Session TABLE = Session.of(ROW);

    @Test
    void legal_areAllLegalMoves() {
        assertThat(MoveNotation.legal(TABLE)).hasSameSizeAs(ROW.legalMoves()).contains("wQ \\wS1", "wA1 -wQ");
    }

    @Test
    void typed_legalMove_isPlayed() {
        assertThat(MoveNotation.typed(TABLE, " wQ \\wS1 ").whole().plyCount()).isEqualTo(5);
    }

    @Test
    void typed_illegalMove_isAskedAbout() {
        Session asked = MoveNotation.typed(TABLE, "wS1 bQ-");

        assertThat(asked.whole()).isEqualTo(ROW);
        assertThat(asked.refusal()).map(Violation::rule).contains(Rule.HIVE_2);
        assertThat(MoveNotation.typed(TABLE, "pass").refusal())
                .map(Violation::rule)
                .contains(Rule.PASS_1);
    }

    @Test
    void typed_nonsense_isRefused() {
        assertThatExceptionOfType(NotationException.class).isThrownBy(() -> MoveNotation.typed(TABLE, "wX9 ?"));
    }

    @Test
    void of_game_namesEveryMove() {
        assertThat(MoveNotation.of(ROW)).containsExactly("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-");
    }
}
