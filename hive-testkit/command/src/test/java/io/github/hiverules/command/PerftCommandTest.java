package io.github.hiverules.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PerftCommandTest {

    @Test
    void perft_gameType_printsLinePerDepth() {
        HiveRun run = HiveRun.of("perft", "Base+MLP", "3");

        assertThat(run.outLines()).hasSize(3);
        assertThat(run.outLines().get(0)).matches("perft\\(1\\) = 7 in \\d+ ms");
        assertThat(run.outLines().get(1)).startsWith("perft(2) = 294 in ");
        assertThat(run.outLines().get(2)).startsWith("perft(3) = 6678 in ");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void perft_gameString_startsAfterGame() {
        String game = "Base+MLP;InProgress;White[5];wB1;bB1 -wB1;wQ wB1-;bQ /bB1;wB2 wQ-;bQ /wB1;wB2 wQ;bB1 bQ";

        assertThat(HiveRun.of("perft", game, "2").out())
                .contains("perft(1) = 36 in ")
                .contains("perft(2) = 965 in ");
    }

    @Test
    void perft_openingOff_countsQueenToo() {
        assertThat(HiveRun.of("perft", "--tournament-opening=off", "Base", "2").out())
                .contains("perft(2) = 150 in ");
    }

    @Test
    void perft_divide_printsCountForEachMove() {
        HiveRun run = HiveRun.of("perft", "--divide", "Base", "2");

        assertThat(run.outLines().subList(0, 4)).containsExactly("wA1: 24", "wB1: 24", "wG1: 24", "wS1: 24");
        assertThat(run.outLines().get(4)).startsWith("perft(2) = 96 in ");
    }

    @Test
    void perft_divideRenumberedGame_showsNamesOfGame() {
        String game = "Base;InProgress;White[3];wA2;bA3 wA2-;wQ -wA2;bQ bA3-";
        List<String> moves = HiveRun.of("moves", "--renumber", game).outLines();

        HiveRun run = HiveRun.of("perft", "--renumber", "--divide", game, "1");

        assertThat(run.outLines()).contains("wQ \\wA2: 1");
        assertThat(run.outLines().subList(0, moves.size()))
                .isEqualTo(moves.stream().map(move -> move + ": 1").toList());
    }

    @Test
    void perft_divideWithOptionThatChangesNothing_isRefused() {
        HiveRun run = HiveRun.of("perft", "--divide", "--hash", "Base", "2");

        assertThat(run.err()).isEqualTo("hive: --hash: --divide visits every position\n");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(HiveRun.of("perft", "--divide", "--threads=2", "Base", "2").err())
                .isEqualTo("hive: --threads: --divide uses one thread\n");
    }

    @Test
    void perft_invalidDepth_isRefused() {
        assertThat(HiveRun.of("perft", "Base", "-1").exitCode()).isEqualTo(2);
        assertThat(HiveRun.of("perft", "Base", "x").err()).startsWith("hive: Invalid value for positional parameter");
        assertThat(HiveRun.of("perft", "--divide", "Base", "0").err())
                .isEqualTo("hive: DEPTH: expected 1 to 100, found 0\n");
    }

    @Test
    void perft_longRun_printsItsSpeed() {
        assertThat(HiveRun.of("perft", "Base", "5").outLines().get(4))
                .matches("perft\\(5\\) = \\d+ in \\d+ ms(, \\d+\\.\\d{1,2} M/s)?");
    }

    @Test
    void perft_invalidNumberOfThreads_isRefused() {
        HiveRun run = HiveRun.of("perft", "--threads", "100000", "Base", "3");

        assertThat(run.err()).isEqualTo("hive: --threads: expected 1 to 1024, found 100000\n");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(HiveRun.of("perft", "--threads", "0", "Base", "3").exitCode())
                .isEqualTo(2);
    }
}
