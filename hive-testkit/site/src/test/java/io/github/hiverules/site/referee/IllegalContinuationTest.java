package io.github.hiverules.site.referee;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.move.Move;
import io.github.hiverules.testkit.SampleGames;
import io.github.hiverules.violation.Rule;
import io.github.hiverules.violation.Violation;
import org.junit.jupiter.api.Test;

/** Recorded games with an illegal move: it is shown and explained, and what follows it is listed. */
class IllegalContinuationTest {

    private static final String UHP = "Base;InProgress;White[3];wS1;bS1 wS1-;wA1 bS1-;bQ bS1/;wQ -wS1";

    private static OpenedText alteredMove() {
        String text = SampleGames.broken().stream()
                .filter(sample -> sample.fileName().endsWith("altered-move.pgn"))
                .findFirst()
                .orElseThrow()
                .text();
        return OpenedText.read(text, RefereeLanguage.ENGLISH);
    }

    @Test
    void uhp_movesAfterTheIllegalOne_areListed() {
        IllegalContinuation broken = OpenedText.read(UHP, RefereeLanguage.ENGLISH).broken().orElseThrow();

        assertThat(broken.text()).isEqualTo("wA1 bS1-");
        assertThat(broken.rest()).containsExactly("bQ bS1/", "wQ -wS1");
    }

    @Test
    void pgn_movesAfterTheIllegalOne_areListedWithoutNumbers() {
        IllegalContinuation broken = alteredMove().broken().orElseThrow();

        assertThat(broken.text()).isEqualTo("wB1 bM");
        assertThat(broken.rest()).startsWith("bA1 wA3-", "wA2 \\bG3");
    }

    @Test
    void session_ofABrokenGame_showsTheIllegalMoveAtItsEnd() {
        Session session = alteredMove().session().orElseThrow();

        assertThat(session.ply()).isEqualTo(30);
        assertThat(session.refusal()).map(Violation::rule).contains(Rule.BEETLE_1);
        assertThat(session.at(29).refusal()).isEmpty();
        assertThat(Answer.of(session, RefereeLanguage.ENGLISH).text())
                .startsWith("Move 31 of this game, “wB1 bM”, is illegal. ");
        assertThat(Link.write(session, "en")).contains("&tap=wB1&to=");
    }

    @Test
    void session_rotated_rotatesTheIllegalMoveToo() {
        Session session = alteredMove().session().orElseThrow();
        Move move = session.broken().orElseThrow().move();

        assertThat(session.rotated(Symmetry.ROTATE_120).broken().orElseThrow().move())
                .isEqualTo(move.transformed(Symmetry.ROTATE_120));
        assertThat(session.rotated(Symmetry.ROTATE_120).refusal())
                .map(Violation::rule)
                .contains(Rule.BEETLE_1);
    }

    @Test
    void play_insteadOfTheIllegalMove_addsAVariation() {
        Session session = alteredMove().session().orElseThrow();
        Session played = session.play(session.moves().get(0));

        assertThat(played.lines().games()).hasSize(2);
        assertThat(played.broken()).isEmpty();
        assertThat(played.line(0).at(30).broken()).isPresent();
    }
}
