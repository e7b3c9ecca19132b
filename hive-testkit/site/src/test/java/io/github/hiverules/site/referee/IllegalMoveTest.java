package io.github.hiverules.site.referee;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.testkit.SampleGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Recorded games with an illegal move: the page shows and explains the move. */
class IllegalMoveTest {

    private static OpenedText gameWithIllegalMove() {
        String text = SampleGames.broken().stream()
                .filter(sample -> sample.path().endsWith("altered-move.pgn"))
                .findFirst()
                .orElseThrow()
                .text();
        return OpenedText.decode(Workshop.open(text, "en"), RefereeLanguage.of("en"));
    }

    @Test
    void state_gameWithIllegalMove_endsWithThatMove() {
        PageState state = gameWithIllegalMove().state().orElseThrow();

        assertThat(state.ply()).isEqualTo(30);
        assertThat(state.violation()).map(Violation::rule).contains(Rule.BEETLE_1);
        assertThat(state.at(29).violation()).isEmpty();
        assertThat(Answer.of(state, RefereeLanguage.of("en")).text())
                .startsWith("Move 31 of this game, the Beetle wB1, is illegal. ");
        assertThat(Link.write(state, "en")).contains("&tap=wB1&to=");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Base;InProgress;White[3];wS1;bS1 wS1-;wA1 bS1-;bQ bS1-;wQ -wS1\nBase;InProgress;White[1];wG1",
                "[GameType \"Base\"]\n\n1. wS1\n2. bS1 wS1-\n3. wA1 bS1-\n4. bQ bS1-\n5. wQ -wS1\n\n1-0\n\n[GameType \"Base\"]\n"
            })
    void read_movesAfterIllegalMove_keepsTheirTexts(String text) {
        OpenedText opened = OpenedText.decode(Workshop.open(text, "en"), RefereeLanguage.of("en"));

        assertThat(opened.illegalMove().orElseThrow().texts()).startsWith("wA1 bS1-", "bQ bS1-", "wQ -wS1");
    }

    @Test
    void transformed_gameWithIllegalMove_rotatesThatMove() {
        PageState state = gameWithIllegalMove().state().orElseThrow();
        Move move = state.illegalMove().orElseThrow().move();

        assertThat(state.transformed(Symmetry.ROTATE_120)
                        .illegalMove()
                        .orElseThrow()
                        .move())
                .isEqualTo(move.transformed(Symmetry.ROTATE_120));
        assertThat(state.transformed(Symmetry.ROTATE_120).violation())
                .map(Violation::rule)
                .contains(Rule.BEETLE_1);
    }

    @Test
    void play_insteadOfIllegalMove_replacesIt() {
        PageState state = gameWithIllegalMove().state().orElseThrow();
        PageState played = state.play(state.legalMoves().get(0));

        assertThat(played.illegalMove()).isEmpty();
        assertThat(state.at(0).at(30).illegalMove()).isPresent();
    }
}
