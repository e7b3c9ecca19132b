package io.github.hiverules.site.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.uhp.GameString;
import org.junit.jupiter.api.Test;

class MoveNotationTest {

    private static final Game ROW = GameString.read("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-");
    private static final PageState SHOWN = PageState.of(ROW);

    @Test
    void legalMoves_returnsAllLegalMoves() {
        assertThat(MoveNotation.legalMoves(SHOWN))
                .hasSameSizeAs(ROW.legalMoves())
                .contains("wQ \\wS1", "wA1 -wQ");
    }

    @Test
    void enter_legalMove_playsIt() {
        assertThat(MoveNotation.enter(SHOWN, " wQ \\wS1 ").wholeGame().plyCount())
                .isEqualTo(5);
    }

    @Test
    void enter_illegalMove_asksWhy() {
        PageState asked = MoveNotation.enter(SHOWN, "wS1 bQ-");

        assertThat(asked.wholeGame()).isEqualTo(ROW);
        assertThat(asked.violation()).map(Violation::rule).contains(Rule.HIVE_2);
        assertThat(MoveNotation.enter(SHOWN, "pass").violation())
                .map(Violation::rule)
                .contains(Rule.PASS_1);
    }

    @Test
    void enter_nonsense_throws() {
        assertThatExceptionOfType(NotationException.class).isThrownBy(() -> MoveNotation.enter(SHOWN, "wX9 ?"));
    }

    @Test
    void encode_anyLegalMove_isDecoded() {
        assertThat(ROW.legalMoves())
                .allSatisfy(move -> assertThat(MoveNotation.decode(MoveNotation.encode(move), ROW.position()))
                        .isEqualTo(move));
        assertThat(MoveNotation.decode(MoveNotation.encode(Move.pass()), ROW.position()))
                .isEqualTo(Move.pass());
    }

    @Test
    void workshop_writesForPrograms() {
        String uhp = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-";
        Game moved = Game.start(ROW.position());

        assertThat(Workshop.write(GameText.write(ROW), "uhp")).isEqualTo("copied\n" + uhp);
        assertThat(Workshop.write(GameText.write(moved), "uhp")).isEqualTo("copy.start-position");
    }
}
