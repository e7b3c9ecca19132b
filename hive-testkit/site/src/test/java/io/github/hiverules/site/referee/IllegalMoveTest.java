package io.github.hiverules.site.referee;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.testkit.SampleGames;
import org.junit.jupiter.api.Test;

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
                .startsWith("Move 31 of this game, “wB1 bM”, is illegal. ");
        assertThat(Link.write(state, "en")).contains("&tap=wB1&to=");
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
