package io.github.hiverules.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MovesCommandTest {

    @Test
    void moves_startOfGame_listsFirstPiecesWithoutQueen() {
        HiveRun run = HiveRun.of("moves", "Base+MLP");

        assertThat(run.outLines()).containsExactly("wA1", "wB1", "wG1", "wL", "wM", "wP", "wS1");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void moves_openingOff_alsoListsQueen() {
        assertThat(HiveRun.of("moves", "--tournament-opening", "off", "Base").outLines())
                .containsExactly("wA1", "wB1", "wG1", "wQ", "wS1");
    }

    @Test
    void moves_onlyPassIsLegal_printsPass() {
        String game = "Base;InProgress;White[7];wA1;bS1 wA1-;wQ -wA1;bQ bS1/;wQ \\wA1;bA1 bS1\\;wQ -wA1;bA2 bQ\\;"
                + "wQ \\wA1;bA1 \\wQ;wG1 /wQ;bA2 /wG1";

        assertThat(HiveRun.of("moves", game).outLines()).containsExactly("pass");
    }

    /** The moves make it Black's turn, the text says White's. The command says which it assumes. */
    @Test
    void moves_turnThatContradictsMoves_isRepaired() {
        HiveRun run = HiveRun.of("moves", "Base;InProgress;White[9];wS1");

        assertThat(run.outLines()).isNotEmpty().allMatch(line -> line.startsWith("b"));
        assertThat(run.err())
                .isEqualTo(
                        "hive: GAMESTRING:1:17: 'White[9]' does not match the moves and was read as" + " Black[1]\n");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void moves_afterEnd_printsNothing() {
        String lost =
                "Base;BlackWins;Black[5];wB1;bS1 wB1-;wQ \\wB1;bQ bS1/;wA1 -wQ;bQ \\bS1;wG1 \\wQ;bS1 \\bQ;wA2 -wB1";

        HiveRun run = HiveRun.of("moves", lost);

        assertThat(run.out()).isEmpty();
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void moves_json_hasCoordinates() {
        String out =
                HiveRun.of("moves", "--json", "Base;InProgress;Black[1];wS1").out();

        assertThat(out)
                .startsWith("{\"position\":\"base.opening~b1~wS1_0_0\",\"moves\":[")
                .contains("{\"kind\":\"placement\",\"piece\":\"bA1\",\"to\":{\"q\":1,\"r\":0},\"uhp\":\"bA1 wS1-\"}");
        assertThat(out.lines()).hasSize(1);
    }
}
