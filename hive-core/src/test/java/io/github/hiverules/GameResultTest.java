package io.github.hiverules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.hiverules.GameResult.Ending;
import io.github.hiverules.piece.Color;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GameResultTest {

    private static final Set<Outcome> FINISHED = EnumSet.of(Outcome.WHITE_WINS, Outcome.BLACK_WINS, Outcome.DRAW);
    private static final Set<Outcome> WINS = EnumSet.of(Outcome.WHITE_WINS, Outcome.BLACK_WINS);

    @Test
    void winner_isPresentOnlyForWin() {
        assertThat(Outcome.WHITE_WINS.winner()).contains(Color.WHITE);
        assertThat(Outcome.BLACK_WINS.winner()).contains(Color.BLACK);
        assertThat(Outcome.DRAW.winner()).isEmpty();
        assertThat(Outcome.IN_PROGRESS.winner()).isEmpty();
        assertThat(Outcome.winOf(Color.WHITE)).isEqualTo(Outcome.WHITE_WINS);
        assertThat(Outcome.winOf(Color.BLACK)).isEqualTo(Outcome.BLACK_WINS);
    }

    @ParameterizedTest
    @EnumSource
    void isOver_isFalseOnlyForGameInProgress(Outcome outcome) {
        assertThat(outcome.isOver()).isEqualTo(FINISHED.contains(outcome));
    }

    @ParameterizedTest
    @EnumSource
    void result_outcomeThatDoesNotFitEnding_isRefused(Ending ending) {
        Set<Outcome> fitting = switch (ending) {
            case NONE -> EnumSet.of(Outcome.IN_PROGRESS);
            case QUEEN_SURROUNDED -> FINISHED;
            case AGREEMENT, REPETITION -> EnumSet.of(Outcome.DRAW);
            case RESIGNATION, LOSS_ON_TIME -> WINS;
        };

        for (Outcome outcome : Outcome.values()) {
            if (fitting.contains(outcome)) {
                assertThat(new GameResult(outcome, ending).outcome()).isEqualTo(outcome);
            } else {
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> new GameResult(outcome, ending))
                        .withMessageContaining(ending.name());
            }
        }
    }

    @Test
    void resignationOf_isWinForOpponent() {
        assertThat(GameResult.resignationOf(Color.WHITE))
                .isEqualTo(new GameResult(Outcome.BLACK_WINS, Ending.RESIGNATION));
        assertThat(GameResult.resignationOf(Color.BLACK))
                .isEqualTo(new GameResult(Outcome.WHITE_WINS, Ending.RESIGNATION));
    }

    @Test
    void lossOnTimeOf_isWinForOpponent() {
        assertThat(GameResult.lossOnTimeOf(Color.WHITE))
                .isEqualTo(new GameResult(Outcome.BLACK_WINS, Ending.LOSS_ON_TIME));
        assertThat(GameResult.lossOnTimeOf(Color.BLACK))
                .isEqualTo(new GameResult(Outcome.WHITE_WINS, Ending.LOSS_ON_TIME));
    }

    @Test
    void toString_saysOutcomeAndEndingInWords() {
        assertThat(GameResult.drawByAgreement()).hasToString("draw by agreement");
        assertThat(GameResult.lossOnTimeOf(Color.WHITE)).hasToString("black wins by loss on time");
        assertThat(GameResult.IN_PROGRESS).hasToString("in progress");
    }
}
