package io.github.hiverules.site.referee;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import org.junit.jupiter.api.Test;

class AnswerTest {

    private static final Session ROW =
            Session.of(GameString.read("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"));

    private static String sentence(Violation violation) {
        return Sentences.english().violation(ROW.position(), violation);
    }

    @Test
    void of_illegalMove_quotesLibrary() {
        Session asked = ROW.tap(Hex.ORIGIN).tap(Hex.of(0, 1));
        Answer answer = Answer.of(asked, RefereeLanguage.ENGLISH);

        assertThat(answer.violation()).isEqualTo(asked.violation());
        assertThat(answer.text()).isEqualTo(sentence(asked.violation().orElseThrow()));
    }

    @Test
    void of_pinnedPiece_saysWhyItCannotMove() {
        Answer answer = Answer.of(ROW.tap(Hex.ORIGIN), RefereeLanguage.ENGLISH);

        assertThat(answer.violation()).map(Violation::rule).contains(Rule.HIVE_2);
        assertThat(answer.text()).isEqualTo(sentence(answer.violation().orElseThrow()));
    }

    @Test
    void of_pieceThatCanMove_countsItsDestinations() {
        Answer answer = Answer.of(ROW.select(Piece.of("wQ")), RefereeLanguage.ENGLISH);

        assertThat(answer.violation()).isEmpty();
        assertThat(answer.text()).contains("can go to 2 cells");
    }

    @Test
    void of_emptyCell_namesPiecesThatCanGoThere() {
        assertThat(Answer.of(ROW.tap(Hex.of(0, -1)), RefereeLanguage.ENGLISH).text())
                .contains("white Queen Bee");
        assertThat(Answer.of(ROW.tap(Hex.of(3, 0)), RefereeLanguage.ENGLISH).text())
                .startsWith("No piece can go here");
    }

    @Test
    void of_finishedGame_saysHowItEnded() {
        Game resigned = ROW.wholeGame().resign(Color.WHITE);

        assertThat(Answer.of(Session.of(resigned), RefereeLanguage.ENGLISH).text())
                .endsWith(Sentences.english().result(resigned.result()));
    }
}
