package io.github.hiverules.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.testkit.SampleGames;
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

        assertThat(run.outLines()).contains("turn:  White 3", "wQ    wS1   bS1   bQm");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void show_game_marksLastMove() {
        assertThat(HiveRun.of("show", LINE_OF_FOUR).outLines())
                .contains("wQ    wS1   bS1   bQm", "Last move: bQ bS1-, marked m");
        assertThat(HiveRun.of("show", LINE_OF_FOUR + ";wQ /wS1").outLines())
                .contains("m     wS1   bS1   bQ", "   wQm", "Last move: wQ /wS1, marked m");
        assertThat(HiveRun.of("show", "--piece=wQ", LINE_OF_FOUR).outLines()).contains("Last move: bQ bS1-");
        assertThat(HiveRun.of("show", "Base").out()).doesNotContain("Last move");
    }

    @Test
    void show_ply_drawsGameAfterSoManyMoves() {
        assertThat(HiveRun.of("show", "--ply", "2", LINE_OF_FOUR).outLines())
                .contains("turn:  White 2", "wS1   bS1m", "Last move: bS1 wS1-, marked m");
        assertThat(HiveRun.of("show", "--ply", "0", LINE_OF_FOUR).outLines()).contains("turn:  White 1");
        assertThat(HiveRun.of("moves", "--ply", "4", LINE_OF_FOUR).out())
                .isEqualTo(HiveRun.of("moves", LINE_OF_FOUR).out());
        assertThat(HiveRun.of("moves", "--ply", "5", LINE_OF_FOUR).err())
                .isEqualTo("hive: --ply: expected 0 to 4, because the game has 4 moves, found 5\n");
        HiveRun tooSmall = HiveRun.of("show", "--ply=-1", "Base;InProgress;Black[1];wS1");
        assertThat(tooSmall.err()).isEqualTo("hive: --ply: expected 0 to 1, because the game has 1 move, found -1\n");
        assertThat(tooSmall.exitCode()).isEqualTo(2);
    }

    @Test
    void show_piece_marksItsDestinations() {
        assertThat(HiveRun.of("show", "--piece", "wQ", LINE_OF_FOUR).outLines())
                .containsSubsequence("   +", "wQ    wS1   bS1   bQ", "   +");
    }

    @Test
    void show_svgIntoItsInput_isRefused() throws Exception {
        Path file = Files.writeString(folder.resolve("game.uhp"), LINE_OF_FOUR);

        HiveRun run = HiveRun.of("show", "--svg", file.toString(), file.toString());

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("--svg: ").contains("is the input").hasLineCount(1);
        assertThat(Files.readString(file)).isEqualTo(LINE_OF_FOUR);
    }

    /** The head of a file decides what it holds; the rest of a long text counts all the same. */
    @Test
    void show_longPositionTextInFile_isReadToItsEnd() throws Exception {
        Path file = Files.writeString(
                folder.resolve("position.txt"), "mlp~w3~wS1_0_0.bS1_1_0.wQ_-1_0" + " ".repeat(8_200) + ".bQ_2_0");

        HiveRun run = HiveRun.of("show", file.toString());

        assertThat(run.outLines()).contains("wQ    wS1   bS1   bQ");
        assertThat(run.exitCode()).isZero();
        String diagram = HiveRun.of("show", LINE_OF_FOUR).out().replaceFirst("(?s)White in hand.*", "");
        Path drawn = Files.writeString(folder.resolve("diagram.txt"), diagram + "\n".repeat(9_000) + "junk");
        assertThat(HiveRun.of("show", drawn.toString()).exitCode()).isEqualTo(2);
    }

    @Test
    void show_svg_writesPicture() throws Exception {
        Path file = folder.resolve("hive.svg");

        HiveRun run = HiveRun.of("show", "--svg", file.toString(), LINE_OF_FOUR);

        assertThat(run.out()).isEmpty();
        assertThat(run.exitCode()).isZero();
        assertThat(Files.readString(file)).contains("<svg", "data-piece=\"wQ\"");
    }

    @Test
    void show_unusableArguments_printsOneLine() {
        assertThat(HiveRun.of("show", "base~w3~wQ_0_0.bQ_7_7").err())
                .startsWith("hive: GAMESTRING:1:1: ")
                .hasLineCount(1);
        assertThat(HiveRun.of("show", "base~w3~wX_0_0").err()).startsWith("hive: GAMESTRING:1:9: ");
        assertThat(HiveRun.of("show", "--piece", "wM", LINE_OF_FOUR).err()).startsWith("hive: --piece: ");
        HiveRun run =
                HiveRun.of("show", "--svg", folder.resolve("no/such/folder").toString(), LINE_OF_FOUR);
        assertThat(run.err()).contains(": cannot be written: ").hasLineCount(1);
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    void show_position_listsPiecesInHand() {
        assertThat(HiveRun.of("show", LINE_OF_FOUR).outLines())
                .contains("White in hand: wS2 wB1 wB2 wG1 wG2 wG3 wA1 wA2 wA3");
    }

    @Test
    void show_piece_listsItsMoves() {
        HiveRun run = HiveRun.of("show", "--piece", "wQ", LINE_OF_FOUR);

        assertThat(run.outLines())
                .contains("Moves of wQ: wQ \\wS1, wQ /wS1")
                .anyMatch(
                        line -> line.startsWith("An empty cell is named by a neighboring piece: wS1- is east of wS1"));
        assertThat(HiveRun.of("show", "--piece", "wS1", LINE_OF_FOUR).outLines())
                .contains("Moves of wS1: none");
        assertThat(HiveRun.of("show", "--piece", "bQ", LINE_OF_FOUR).outLines())
                .contains("Moves of bQ: none, it is White's turn");
        assertThat(HiveRun.withInput(SampleGames.legal().get(0).text(), "show", "--piece", "bQ", "-")
                        .outLines())
                .contains("Moves of bQ: none, the game is over");
    }

    @Test
    void show_file_drawsChosenGameWithItsResult() throws Exception {
        Path file = folder.resolve("games.uhp");
        Files.writeString(file, LINE_OF_FOUR + "\nBase;WhiteWins;White[2];wS1;bS1 wS1-\n");

        assertThat(HiveRun.of("show", file.toString()).out())
                .contains("turn:  White 3")
                .doesNotContain("Result:");
        assertThat(HiveRun.of("show", "--game-number", "2", file.toString()).outLines())
                .anyMatch(line -> line.startsWith("Result: White wins"));
        HiveRun missing = HiveRun.of("show", "--game-number", "3", file.toString());
        assertThat(missing.err()).isEqualTo("hive: " + file + ": the file has no game 3\n");
        assertThat(missing.exitCode()).isEqualTo(2);
    }

    @Test
    void show_standardInput_isRead() {
        HiveRun won = HiveRun.withInput(SampleGames.legal().get(0).text(), "show", "-");

        assertThat(won.outLines()).contains("Result: Black wins: White's Queen Bee is surrounded.");
        assertThat(HiveRun.withInput("base~w3~wQ_-1_0.wS1_0_0.bS1_1_0.bQ_2_0\n", "show", "-")
                        .outLines())
                .contains("wQ    wS1   bS1   bQ");
        assertThat(HiveRun.withInput("Base;InProgress;White[2];wS1;bS1 wX1-", "show", "-")
                        .err())
                .startsWith("hive: -:1:34: ");
    }

    @Test
    void show_gameText_drawsIt() throws Exception {
        String text = "1~base~wS1_0_0.bS1_1_0.wQ_-1_0.bQ_2_0~-";
        String drawing =
                HiveRun.of("show", LINE_OF_FOUR, "--tournament-opening", "off").out();
        Path file = Files.writeString(folder.resolve("game"), text + "\n");
        Path games = Files.writeString(folder.resolve("games"), text + "\n" + text.replace(".bQ_2_0", "") + "\n");

        assertThat(HiveRun.of("show", text).out()).isEqualTo(drawing);
        assertThat(HiveRun.of("show", file.toString()).out()).isEqualTo(drawing);
        assertThat(HiveRun.withInput(text, "show", "-").out()).isEqualTo(drawing);
        assertThat(HiveRun.of("show", "--game-number", "2", games.toString()).out())
                .contains("wQ")
                .isNotEqualTo(drawing);
        assertThat(HiveRun.of("moves", text).out())
                .isEqualTo(HiveRun.of("moves", "--tournament-opening", "off", LINE_OF_FOUR)
                        .out());
        assertThat(HiveRun.of("show", text + "x").err()).startsWith("hive: GAMESTRING:1:");
    }

    @Test
    void show_folder_isRefused() throws Exception {
        Files.writeString(folder.resolve("a.uhp"), LINE_OF_FOUR);

        assertThat(HiveRun.of("show", folder.toString()).err()).contains(": expected one file, found a folder");
    }

    @Test
    void show_json_isOneObject() {
        HiveRun run = HiveRun.of("show", "--json", "--piece", "wQ", LINE_OF_FOUR);

        assertThat(run.outLines())
                .singleElement()
                .satisfies(line -> assertThat(line)
                        .startsWith("{\"position\":\"base.opening~w3~")
                        .contains("\"sideToMove\":\"white\",\"turnNumber\":3,"
                                + "\"lastMove\":{\"kind\":\"placement\",\"piece\":\"bQ\",\"to\":{\"q\":2,\"r\":0}},"
                                + "\"result\":{\"outcome\":\"in-progress\",\"ending\":\"none\"}")
                        .contains("{\"at\":{\"q\":-1,\"r\":0},\"pieces\":[\"wQ\"]}")
                        .contains("\"destinations\":[{"));
    }

    @Test
    void show_itsOutput_isReadByAllCommands() throws Exception {
        String shown = HiveRun.of("show", "--piece", "wQ", LINE_OF_FOUR).out();
        Path file = Files.writeString(folder.resolve("shown.txt"), shown);

        assertThat(HiveRun.of("moves", shown).out())
                .isEqualTo(HiveRun.of("moves", LINE_OF_FOUR).out());
        assertThat(HiveRun.of("explain", shown, "wS1 bQ-").out())
                .isEqualTo(HiveRun.of("explain", LINE_OF_FOUR, "wS1 bQ-").out());
        assertThat(HiveRun.of("show", file.toString()).out())
                .isEqualTo(HiveRun.of("show", "base.opening~w3~wQ_-1_0.wS1_0_0.bS1_1_0.bQ_2_0")
                        .out());
        assertThat(HiveRun.of("moves", shown.replace("turn:", "tune:")).err())
                .startsWith("hive: GAMESTRING:2:")
                .hasLineCount(1);
    }
}
