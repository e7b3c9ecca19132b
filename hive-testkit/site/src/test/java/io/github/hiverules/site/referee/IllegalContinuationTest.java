package io.github.hiverules.site.referee;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.testkit.SampleGames;
import org.junit.jupiter.api.Test;

/** Recorded games with an illegal move: the page shows and explains the move, and lists the moves after it. */
class IllegalContinuationTest {

    private static final String UHP = "Base;InProgress;White[3];wS1;bS1 wS1-;wA1 bS1-;bQ bS1/;wQ -wS1";

    private static OpenedText gameWithIllegalMove() {
        String text = SampleGames.broken().stream()
                .filter(sample -> sample.path().endsWith("altered-move.pgn"))
                .findFirst()
                .orElseThrow()
                .text();
        return OpenedText.decode(Workshop.open(text, "en"), RefereeLanguage.of("en"));
    }

    @Test
    void followingMoves_uhpGame_areListed() {
        IllegalContinuation continuation = OpenedText.decode(Workshop.open(UHP, "en"), RefereeLanguage.of("en"))
                .illegalContinuation()
                .orElseThrow();

        assertThat(continuation.moveText()).isEqualTo("wA1 bS1-");
        assertThat(continuation.followingMoves()).containsExactly("bQ bS1/", "wQ -wS1");
    }

    @Test
    void followingMoves_pgn_areListedWithoutNumbers() {
        IllegalContinuation continuation =
                gameWithIllegalMove().illegalContinuation().orElseThrow();

        assertThat(continuation.moveText()).isEqualTo("wB1 bM");
        assertThat(continuation.followingMoves()).startsWith("bA1 wA3-", "wA2 \\bG3");
    }

    @Test
    void state_gameWithIllegalMove_endsWithThatMove() {
        PageState state = gameWithIllegalMove().state().orElseThrow();

        assertThat(state.ply()).isEqualTo(30);
        assertThat(state.violation()).map(Violation::rule).contains(Rule.BEETLE_1);
        assertThat(state.at(29).violation()).isEmpty();
        assertThat(Answer.of(state, RefereeLanguage.of("en")).text())
                .startsWith("Move 31 of this game, “wB1 bM”, is illegal. ");
        assertThat(Link.write(state, "en")).contains("&tap=wB1&to=");
    }

    @Test
    void transformed_gameWithIllegalMove_rotatesThatMove() {
        PageState state = gameWithIllegalMove().state().orElseThrow();
        Move move = state.illegalContinuation().orElseThrow().move();

        assertThat(state.transformed(Symmetry.ROTATE_120)
                        .illegalContinuation()
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

        assertThat(played.illegalContinuation()).isEmpty();
        assertThat(state.at(0).at(30).illegalContinuation()).isPresent();
    }
}
