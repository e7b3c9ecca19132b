package io.github.hiverules.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShowCommandTest {

    private static final String LINE_OF_FOUR = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-";

    @TempDir
    private Path folder = Path.of("");

    @Test
    void show_gameString_drawsIt() {
        HiveRun run = HiveRun.of("show", LINE_OF_FOUR);

        assertThat(run.outLines()).contains("turn:  White 3", "wQ    wS1   bS1   bQ");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void show_positionString_drawsIt() {
        assertThat(HiveRun.of("show", "base~w3~wQ_-1_0.wS1_0_0.bS1_1_0.bQ_2_0").outLines())
                .contains("turn:  White 3", "wQ    wS1   bS1   bQ");
    }

    @Test
    void show_moves_marksWhereAPieceCanGo() {
        assertThat(HiveRun.of("show", "--moves", "wQ", LINE_OF_FOUR).outLines())
                .containsSubsequence("   +", "wQ    wS1   bS1   bQ", "   +");
    }

    @Test
    void show_svg_writesAPicture() throws Exception {
        Path file = folder.resolve("hive.svg");

        HiveRun run = HiveRun.of("show", "--svg", file.toString(), "--dark", LINE_OF_FOUR);

        assertThat(run.out()).isEmpty();
        assertThat(run.exitCode()).isZero();
        assertThat(Files.readString(file)).contains("<svg", "data-piece=\"wQ\"");
    }

    @Test
    void show_unusableArguments_saysOneLine() {
        assertThat(HiveRun.of("show", "base~w3~wQ_0_0.bQ_7_7").err())
                .startsWith("hive: POSITION: ")
                .hasLineCount(1);
        assertThat(HiveRun.of("show", "base~w3~wX_0_0").err()).startsWith("hive: POSITION:1:9: ");
        assertThat(HiveRun.of("show", "--moves", "wM", LINE_OF_FOUR).err()).startsWith("hive: --moves: ");
        HiveRun run =
                HiveRun.of("show", "--svg", folder.resolve("no/such/folder").toString(), LINE_OF_FOUR);
        assertThat(run.err()).contains(": cannot be written: ").hasLineCount(1);
        assertThat(run.exitCode()).isEqualTo(2);
    }
}
