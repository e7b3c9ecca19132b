package io.github.hiverules.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.testkit.SampleGames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExplainCommandTest {

    private static final String LINE_OF_FOUR = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-";

    @Test
    void explain_legalMove_printsLegal() {
        HiveRun run = HiveRun.of("explain", LINE_OF_FOUR, "wQ /wS1");

        assertThat(run.out()).isEqualTo("LEGAL\n");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void explain_repairedMove_saysHowItWasRead() {
        HiveRun run = HiveRun.of("explain", LINE_OF_FOUR, "wS -wQ");

        assertThat(run.out()).isEqualTo("LEGAL\n");
        assertThat(run.err()).isEqualTo("hive: MOVESTRING:1:1: 'wS' was read as wS2, the only piece that fits\n");
    }

    /** The game is read once more, without the tournament opening. */
    @Test
    void explain_queenFirstInRepairedGame_printsRepairOnce() {
        HiveRun run = HiveRun.of("explain", "base", "wQ");

        assertThat(run.out()).isEqualTo("LEGAL\n");
        assertThat(run.err().lines().filter(line -> line.startsWith("hive: GAMESTRING:1:1: 'base' ")))
                .hasSize(1);
    }

    /** The first Ants are wA2 and bA3, as programs write that number pieces at will. */
    @Test
    void explain_renumberedGame_readsMoveWithNamesOfGame() {
        String game = "Base;InProgress;White[3];wA2;bA3 wA2-;wQ -wA2;bQ bA3-";

        assertThat(HiveRun.of("explain", "--renumber", game, "wA2 -wQ").out())
                .startsWith("ILLEGAL HIVE-2 The Soldier Ant wA2 ")
                .contains("pieces: wA2");
        assertThat(HiveRun.of("explain", "--renumber", game, "wA3 -wQ").out()).isEqualTo("LEGAL\n");
        assertThat(HiveRun.of("explain", "--renumber", game, "wA1 -wQ").err()).isEqualTo("""
                        hive: GAMESTRING:1:26: 'wA2' was read as wA1, which enters first; 'bA3' as bA1
                        hive: MOVESTRING:1:1: 'wA1' was read as wA2, which enters first
                        """);
        assertThat(HiveRun.of("explain", game, "wA2 -wQ").err()).endsWith(" The option --renumber reads such games.\n");
        assertThat(HiveRun.of("show", "--renumber", "--piece", "wA2", game).out())
                .contains("Moves of wA2: none");
        HiveRun moves = HiveRun.of("moves", "--renumber", game);
        assertThat(moves.outLines()).contains("wA1 -wQ", "wQ \\wA2").noneMatch(line -> line.startsWith("wA2 "));
        assertThat(moves.outLines())
                .allMatch(
                        move -> HiveRun.of("explain", "--renumber", game, move).exitCode() == ExitCode.OK);
    }

    @Test
    void explain_renumberedGame_showsNamesOfGameEverywhere(@TempDir Path folder) throws IOException {
        String game = "Base;InProgress;White[3];wA2;bA3 wA2-;wQ -wA2;bQ bA3-";
        Path svg = folder.resolve("move.svg");

        String json = HiveRun.of("explain", "--renumber", "--json", "--svg", svg.toString(), game, "wA2 -wQ")
                .out();

        assertThat(json).contains("\"piece\":\"wA2\"", "\"uhp\":\"wA2 -wQ\"").doesNotContain("wA1", "bA1");
        assertThat(Files.readString(svg)).contains("wA2", "bA3").doesNotContain("wA1", "bA1");
        assertThat(HiveRun.of("moves", "--renumber", "--json", game).out())
                .contains("{\"kind\":\"movement\",\"piece\":\"wQ\"", "\"piece\":\"wA1\"", "\"uhp\":\"wA1 -wQ\"")
                .doesNotContain("bA1", "\"position\"");
        assertThat(HiveRun.of("show", "--renumber", game).out()).contains("wQ    wA2   bA3   bQ", "wA1 wA3", "bA1 bA2");
        assertThat(HiveRun.of("show", "--renumber", "--json", game).out())
                .contains("{\"at\":{\"q\":0,\"r\":0},\"pieces\":[\"wA2\"]}");
    }

    /** The shortest game: White's Queen is surrounded at the ninth ply. */
    @Test
    void explain_moveThatEndsGameOrRepeatsPosition_saysSo() {
        String shortest = SampleGames.legal().get(0).text();
        String cycle = "Base+ML;InProgress;White[10];wB1;bB1 wB1-;wQ /wB1;bQ bB1\\;wA1 -wB1;bQ /bB1;wA1 -wQ;bB1 bQ;"
                + "wA1 /wQ;bB1 wB1;wA1 -bB1;bB1 bQ/;wA1 -wQ;bB1 bQ;wA1 /wQ;bB1 wB1;wA1 -bB1";

        assertThat(HiveRun.of("explain", "--ply", "8", shortest, "wA2 -wB1").outLines())
                .containsExactly("LEGAL", "  result: Black wins: White's Queen Bee is surrounded.");
        assertThat(HiveRun.of("explain", cycle, "bB1 bQ/").outLines())
                .containsExactly("LEGAL", "  repeat: This position has now come up 3 times.");
        assertThat(HiveRun.of("explain", "--language=de", "--repetition-draw=on", cycle, "bB1 bQ/")
                        .outLines())
                .contains("  repeat: Diese Stellung ist jetzt 3-mal vorgekommen.")
                .anyMatch(line -> line.startsWith("  result: Unentschieden: "));
        assertThat(HiveRun.of("explain", "--json", cycle, "bB1 bQ/").out()).contains("\"occurrences\":3");
    }

    @Test
    void explain_ply_meansGameAfterSoManyMoves() {
        assertThat(HiveRun.of("explain", "--ply=2", LINE_OF_FOUR, "wQ -wS1").out())
                .isEqualTo("LEGAL\n");
        assertThat(HiveRun.of("explain", "--ply=0", "Base;InProgress;White[2];wQ;bS1 wQ-", "wQ")
                        .out())
                .isEqualTo("LEGAL\n");
    }

    /** On BoardGameArena, pieces enter in any order, so no option is needed. */
    @Test
    void explain_gameOfBoardGameArena_readsMoveWithNamesOfGame() {
        HiveRun run = HiveRun.of("explain", "[wA2 .]\n[bA1 wA2-]\n[wQ -wA2]\n[bQ bA1-]", "wA2 -wQ");

        assertThat(run.out()).startsWith("ILLEGAL HIVE-2 ");
    }

    @Test
    void explain_pinnedPiece_namesRulePiecesAndCells() {
        HiveRun run = HiveRun.of("explain", LINE_OF_FOUR, "wS1 bQ-");

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.outLines().get(0)).startsWith("ILLEGAL HIVE-2 ").contains("wS1");
        assertThat(run.outLines()).contains("  pieces: wS1");
        assertThat(run.out()).contains("  source: booklet of the base game, “One Hive”");
        assertThat(run.out()).contains("  cell:   -1,0 ").contains("  near:   Legal instead: ");
    }

    @Test
    void explain_german_printsGermanSentence() {
        HiveRun run = HiveRun.of("explain", "--lang", "de", LINE_OF_FOUR, "wG1 bQ-");

        assertThat(run.outLines().get(0)).startsWith("ILLEGAL PLACE-3 Ein neu eingesetzter Stein");
    }

    @Test
    void explain_json_hasViolationSentenceAndCells() {
        HiveRun run = HiveRun.of("explain", "--json", LINE_OF_FOUR, "wG1 bQ-");

        assertThat(run.out())
                .startsWith(
                        "{\"legal\":false,\"move\":{\"kind\":\"placement\",\"piece\":\"wG1\",\"to\":{\"q\":3,\"r\":0},\"uhp\":\"wG1"
                                + " bQ-\"},\"violation\":{\"kind\":\"touches-opponent\",\"rule\":\"PLACE-3\",\"piece\":\"wG1\",\"to\":{")
                .contains("},\"sentence\":\"A newly placed ")
                .contains("\"cells\":[{\"q\":");
        assertThat(HiveRun.of("explain", "--json", LINE_OF_FOUR, "wQ /wS1").out())
                .startsWith("{\"legal\":true,");
    }

    @Test
    void explain_json_equalsExampleInDocumentation() throws IOException {
        String page = Files.readString(Path.of("..", "..", "docs", "formats.md"));
        String block = page.substring(page.indexOf("```json\n") + "```json\n".length());
        String game = "Base;InProgress;White[3];wS1;bG1 wS1-;wQ -wS1;bQ bG1-";

        assertThat(HiveRun.of("explain", "--json", game, "wS1 bQ-").out())
                .isEqualTo(block.substring(0, block.indexOf("```")).replace(",\n", ","));
    }

    @Test
    void explain_afterResignation_saysThatGameIsOver() {
        HiveRun run = HiveRun.of("explain", LINE_OF_FOUR.replace("InProgress", "WhiteWins"), "wQ /wS1");

        assertThat(run.out()).startsWith("ILLEGAL END-3 ");
    }

    @Test
    void explain_svg_drawsEvidenceOrRoute(@TempDir Path folder) throws IOException {
        Path illegal = folder.resolve("illegal.svg");
        Path legal = folder.resolve("legal.svg");

        HiveRun.of("explain", "--svg", illegal.toString(), LINE_OF_FOUR, "wS1 bQ-");
        HiveRun.of("explain", "--svg", legal.toString(), LINE_OF_FOUR, "wQ /wS1");

        assertThat(Files.readString(illegal)).contains("<svg").isNotEqualTo(Files.readString(legal));
        assertThat(Files.readString(legal)).contains("<svg");
    }

    /** Ruling 15: a Mosquito next to a Pillbug throws, even if the Pillbug rests. */
    @Test
    void explain_legalThrow_saysWhoThrowsAndByWhichRule() {
        String position = "mlp~w8~wQ_-1_0.wM_0_0.bP_1_0.bQ_0_-1.bA1_1_-1.wA1_-1_-1~bP";

        assertThat(HiveRun.of("explain", position, "bQ wM\\").outLines())
                .startsWith(
                        "LEGAL", "  throw:  White's Mosquito wM throws the Queen Bee bQ to the cell southeast of wM.")
                .contains("  pieces: wM")
                .anyMatch(line -> line.startsWith("  rule:   PILLBUG-6 "));
        assertThat(HiveRun.of("explain", "--json", position, "bQ wM\\").out())
                .contains(
                        "\"thrower\":\"wM\",\"rule\":\"PILLBUG-6\",\"sentence\":\"White's Mosquito wM throws the Queen Bee bQ");
    }

    @Test
    void explain_legalMove_saysWhatMoveDoesNotTell() {
        String either = "mlp~w6~wA1_-2_0.wQ_-1_0.wP_0_0.bP_1_0.bQ_2_0.bA1_3_0.wM_1_-1.bS1_2_-1";
        String copying = "mlp~w20~wM_0_0.wG1_1_0.wQ_2_0.bQ_3_0";
        String walking = "mlp~w20~wQ_-1_0.wP_0_0.bQ_1_0";

        assertThat(HiveRun.of("explain", either, "bP \\wP").outLines())
                .contains(
                        "  throw:  White's Mosquito wM or Pillbug wP throws the Pillbug bP to the cell northeast of"
                                + " wQ.",
                        "  pieces: wM, wP");
        assertThat(HiveRun.of("explain", copying, "wM bQ-").outLines())
                .containsExactly(
                        "LEGAL", "  move:   White moves the Mosquito wM as a Grasshopper to the cell east of bQ.");
        assertThat(HiveRun.of("explain", walking, "wQ \\wP").outLines())
                .containsExactly(
                        "LEGAL",
                        "  move:   White moves the Queen Bee wQ to the cell northwest of wP. The Pillbug wP could also"
                                + " throw it there.",
                        "  pieces: wP");
        assertThat(HiveRun.of("explain", LINE_OF_FOUR, "wQ /wS1").outLines()).containsExactly("LEGAL");
    }
}
