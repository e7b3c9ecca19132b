package io.github.hiverules.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files and arguments as people have them: {@code check} and all other commands read them alike. */
class CopiedInputTest {

    private static final String WRONG_TURN = "Base;InProgress;White[10];wG1;bG1 wG1-;wQ -wG1;bQ bG1-";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[GameType \"Base\"]%[Result \"1/2-1/2\"]%%1. wG1 2. bG1 wG1- 3. wQ -wG1 4. bQ bG1- 1/2-1/2 | 4 | Draw",
                "[GameType \"Base\"]%[Result \"*\"]%%1. wG1%2. bG1 wG1- $6%* | 2 | InProgress",
                "[GameType \"Base\"]%[Result \"*\"]%%1. wG1%2. bG1 wG1- ; rest of line comment%* | 2 | InProgress",
                "Base;InProgress;White[3];wG1;bG1\u00A0 wG1-;wQ\u00A0 -wG1;bQ bG1- | 4 | InProgress",
                "https://example.org/analysis?uhp=Base;InProgress;White[3];wG1;bG1~20wG1-;wQ~20-wG1;bQ~20bG1- | 4 |"
                        + " InProgress",
                "Base;InProgress;White[3];wG1;bG1 wG1-;wQ \\\\wG1;bQ bG1\\\\ | 4 | InProgress",
                "wG1;bG1 wG1-;wQ -wG1;bQ bG1- | 4 | InProgress",
                "```%Base;InProgress;White[2];wS1;bG1 wS1-%``` | 2 | InProgress",
                "Is Base;InProgress;White[2];wS1;bG1 wS1- over? | 2 | InProgress",
                "https://example.org/#game=1~7Ebase.opening~7EwS1_0_0.bS1_1_0~7E- | 2 | InProgress",
                "wS1 .%bG1 -wS1%wM1 wS1-%bM1 -bG1 | 4 | InProgress",
                "[wS1 .]%[bG1 -wS1] | 2 | InProgress",
                "wA2 .%bQ wA2-%wQ -wA2 | 3 | InProgress",
                "[wA2 .]%[bQ wA2-]%[wQ -wA2]%[bA3 bQ-]%[wA1 /wQ] | 5 | InProgress",
                "id engine%ok%newgame Base%Base;NotStarted;White[1]%ok%play wG1%Base;InProgress;Black[1];wG1%ok | 1 |"
                        + " InProgress",
                WRONG_TURN + " | 4 | InProgress",
            })
    void copiedText_isReadByAllCommands(String text, int plies, String state) throws IOException {
        String content = text.replace('%', '\n').replace('~', '%');
        Path file = Files.writeString(folder.resolve("game"), content);
        HiveRun check = HiveRun.of("check", file.toString());

        assertThat(check.out()).startsWith("OK\t" + file).contains("\t" + plies + "\t" + state + "\t");
        assertThat(check.exitCode()).isZero();
        assertThat(HiveRun.of("convert", "--to", "uhp", file.toString()).out()).contains(";" + state + ";");
        for (List<String> command : List.of(
                List.of("moves", content),
                List.of("perft", content, "1"),
                List.of("show", content),
                List.of("show", file.toString()),
                List.of("explain", content, "pass"))) {
            HiveRun run = HiveRun.of(command.toArray(String[]::new));
            assertThat(run.exitCode()).isIn(ExitCode.OK, ExitCode.FAILED);
            assertThat(run.out().isEmpty()).isEqualTo(state.equals("Draw") && command.contains("moves"));
            assertThat(run.errLines()).hasSizeLessThan(6).allMatch(line -> line.startsWith("hive: "));
        }
    }

    @Test
    void wrongTurn_isSaidOnStandardError() {
        String said = ":1:17: 'White[10]' does not match the moves and was read as White[3]\n";

        assertThat(HiveRun.of("explain", WRONG_TURN, "wQ /wG1").err()).isEqualTo("hive: GAMESTRING" + said);
        assertThat(HiveRun.of("explain", WRONG_TURN, "wQ /wG1").out()).isEqualTo("LEGAL\n");
        assertThat(HiveRun.of("explain", "--strict", WRONG_TURN, "wQ /wG1").err())
                .isEqualTo("hive: GAMESTRING:1:17: expected White[3], found 'White[10]'\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"play wQ /wG1", "5. wQ /wG1", "wQ /wG1;", "> play wQ /wG1", "'wQ /wG1'", "wQ\u00A0/wG1"})
    void explain_moveFromConsole_isRead(String move) {
        HiveRun run = HiveRun.of("explain", WRONG_TURN.replace("White[10]", "White[3]"), move);

        assertThat(run.out()).isEqualTo("LEGAL\n");
        assertThat(run.errLines()).isNotEmpty().allMatch(line -> line.startsWith("hive: MOVESTRING:1:"));
    }

    /** The opening is off in a game in which a player's first piece is the Queen, also if the move is only asked about. */
    @Test
    void explain_firstQueen_agreesWithCheck() throws IOException {
        Path file = Files.writeString(folder.resolve("game"), "Base;InProgress;Black[1];wQ");
        HiveRun explain = HiveRun.of("explain", "Base", "wQ");

        assertThat(HiveRun.of("check", file.toString()).out()).contains("\topening off, ");
        assertThat(explain.out()).isEqualTo("LEGAL\n");
        assertThat(explain.err()).contains("--tournament-opening=on");
        assertThat(HiveRun.of("explain", "Base;InProgress;Black[1];wS1", "bQ wS1-")
                        .out())
                .isEqualTo("LEGAL\n");
        assertThat(HiveRun.of("explain", "--tournament-opening=on", "Base", "wQ")
                        .out())
                .startsWith("ILLEGAL OPENING-1 ");
        assertThat(HiveRun.of("explain", "1~base.opening~-~-", "wQ").out()).startsWith("ILLEGAL OPENING-1 ");
        assertThat(HiveRun.of("explain", "Base", "wS1").err()).isEmpty();
    }

    @Test
    void check_folderWithSourceCode_skipsIt() throws IOException {
        Files.writeString(folder.resolve("A.java"), "import java.util.List;\n\nclass A {\n    int a; // wS1\n}\n");
        Files.writeString(folder.resolve("b.py"), "#!/usr/bin/python\nimport os; import sys\nprint(1);\n");
        Files.writeString(folder.resolve("c.uhp"), "x = 1;\ny = 2;\nz = 3;\n");
        Files.writeString(folder.resolve("game.txt"), "Base;InProgress;Black[1];wS1\n");

        HiveRun run = HiveRun.of("check", folder.toString());

        assertThat(run.outLines()).hasSize(2);
        assertThat(run.outLines().get(0)).startsWith("UNREADABLE\t" + folder.resolve("c.uhp") + ":1\t");
        assertThat(run.outLines().get(1)).startsWith("OK\t" + folder.resolve("game.txt") + "\t1\t");
    }
}
