package io.github.hiverules.site.referee;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.uhp.GameString;
import org.junit.jupiter.api.Test;

class WorkshopTest {

    private static final Game ROW = GameString.read("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-");

    @Test
    void workshop_writesForPrograms() {
        String uhp = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-";
        Game moved = Game.start(ROW.position());

        assertThat(Workshop.write(GameText.write(ROW), "uhp")).isEqualTo("copied\n" + uhp);
        assertThat(Workshop.write(GameText.write(moved), "uhp")).isEqualTo("copy.start-position");
    }
}
