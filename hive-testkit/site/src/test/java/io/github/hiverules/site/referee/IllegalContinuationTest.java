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
    void session_gameWithIllegalMove_endsWithThatMove() {
        Session session = gameWithIllegalMove().session().orElseThrow();

        assertThat(session.ply()).isEqualTo(30);
        assertThat(session.violation()).map(Violation::rule).contains(Rule.BEETLE_1);
        assertThat(session.at(29).violation()).isEmpty();
        assertThat(Answer.of(session, RefereeLanguage.of("en")).text())
                .startsWith("Move 31 of this game, “wB1 bM”, is illegal. ");
        assertThat(Link.write(session, "en")).contains("&tap=wB1&to=");
    }

    @Test
    void transformed_gameWithIllegalMove_rotatesThatMove() {
        Session session = gameWithIllegalMove().session().orElseThrow();
        Move move = session.illegalContinuation().orElseThrow().move();

        assertThat(session.transformed(Symmetry.ROTATE_120)
                        .illegalContinuation()
                        .orElseThrow()
                        .move())
                .isEqualTo(move.transformed(Symmetry.ROTATE_120));
        assertThat(session.transformed(Symmetry.ROTATE_120).violation())
                .map(Violation::rule)
                .contains(Rule.BEETLE_1);
    }

    @Test
    void play_insteadOfIllegalMove_addsVariation() {
        Session session = gameWithIllegalMove().session().orElseThrow();
        Session played = session.play(session.legalMoves().get(0));

        assertThat(played.variations().games()).hasSize(2);
        assertThat(played.illegalContinuation()).isEmpty();
        assertThat(played.showLine(0).at(30).illegalContinuation()).isPresent();
    }
}
