package io.github.hiverules.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UhpCommandTest {

    @Test
    void uhp_start_introducesItself() {
        HiveRun run = HiveRun.withInput("exit\n", "uhp");

        assertThat(run.out())
                .startsWith("id hive ")
                .contains("\nMosquito;Ladybug;Pillbug")
                .endsWith("\nok\n");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void uhp_game_isPlayed() {
        HiveRun run = HiveRun.withInput("newgame Base\nplay wS1\nvalidmoves\nundo\nperft 2\n", "uhp");

        assertThat(run.out())
                .contains("Base;InProgress;Black[1];wS1\nok\n")
                .contains("perft(2) = 96")
                .endsWith("ok\n");
    }

    @Test
    void uhp_gameOfOtherNumbers_isPlayedOnIfRenumbered() {
        String commands = "newgame Base+MLP;InProgress;White[2];wG2;bG3 -wG2\nplay wB2 wG2\\\n";

        assertThat(HiveRun.withInput(commands, "uhp").out()).contains("err 1:").doesNotContain("ReadOptions");
        assertThat(HiveRun.withInput(commands, "uhp", "--renumber").out())
                .contains("Base+MLP;InProgress;Black[2];wG2;bG3 -wG2;wB2 wG2\\");
    }

    @Test
    void uhp_openingOff_listsQueenAsFirstPiece() {
        assertThat(HiveRun.withInput("newgame\nvalidmoves\n", "uhp", "--tournament-opening=off")
                        .out())
                .contains("wQ");
        assertThat(HiveRun.withInput("newgame\nvalidmoves\n", "uhp").out()).doesNotContain("wQ");
    }

    /** After the last move, the position after the first four moves occurs for the third time. */
    @Test
    void uhp_repetitionDrawOn_endsRepeatedGame() {
        String newGame = "newgame Base;InProgress;White[7];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;"
                + "wQ \\wS1;bQ bS1/;wQ -wS1;bQ bS1-;wQ \\wS1;bQ bS1/;wQ -wS1;bQ bS1-\n";

        assertThat(HiveRun.withInput(newGame, "uhp", "--repetition-draw=on").out())
                .contains("Base;Draw;White[7];");
        assertThat(HiveRun.withInput(newGame, "uhp").out()).contains("Base;InProgress;White[7];");
    }
}
