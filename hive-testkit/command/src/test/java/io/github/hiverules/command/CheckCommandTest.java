package io.github.hiverules.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.testkit.SampleFile;
import io.github.hiverules.testkit.SampleGames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckCommandTest {

    @TempDir
    private Path folder = Path.of("");

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private String sampleFile(String name) throws IOException {
        for (SampleFile sample : SampleGames.legal()) {
            if (sample.path().equals(name)) {
                return file(name, sample.text());
            }
        }
        throw new IllegalArgumentException(name);
    }

    @Test
    void check_legalGames_printsOkWithPliesAndResult() throws IOException {
        HiveRun run =
                HiveRun.of("check", sampleFile("shortest.pgn"), sampleFile("long.pgn"), sampleFile("both-queens.pgn"));

        assertThat(run.outLines())
                .containsExactly(
                        "OK\t" + folder.resolve("shortest.pgn") + "\t9\tBlackWins\topening on, Queen surrounded",
                        "OK\t" + folder.resolve("long.pgn") + "\t86\tWhiteWins\topening on, Queen surrounded",
                        "OK\t" + folder.resolve("both-queens.pgn") + "\t57\tDraw\topening on, both Queens surrounded");
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void check_severalGamesInOneFile_printsLineForEach() throws IOException {
        HiveRun run = HiveRun.of("check", sampleFile("every-set.uhp"));

        assertThat(run.outLines()).hasSize(8).allMatch(line -> line.startsWith("OK\t"));
        assertThat(run.outLines().get(7)).contains("every-set.uhp:9\t11\tBlackWins");
    }

    @Test
    void check_numbersOutOfOrder_namesOptionThatReadsThem() throws IOException {
        String game = file("game.uhp", "Base;InProgress;White[2];wA2;bS1 wA2-\n");

        assertThat(HiveRun.of("check", game).out())
                .contains("MAT-2")
                .endsWith(" The option --renumber reads such games.\n");
        assertThat(HiveRun.of("check", "--renumber", game).out())
                .startsWith("OK\t")
                .endsWith(", 1 repair\n");
        assertThat(HiveRun.of("check", "--renumber", "--strict", game).exitCode())
                .isEqualTo(1);
    }

    @Test
    void check_oneAlteredMove_namesLinePlyMoveAndRule() throws IOException {
        String altered = file("altered.pgn", SampleGames.broken().get(0).text());

        HiveRun run = HiveRun.of("check", altered);

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).isEmpty();
        assertThat(run.outLines())
                .singleElement()
                .satisfies(line -> assertThat(line)
                        .startsWith("ILLEGAL\t" + altered
                                + ":40\t30\tInProgress\tply 31: wB1 bM: BEETLE-1 The Beetle wB1"));
    }

    @Test
    void check_recordedResultThatBoardContradicts_isIllegal() throws IOException {
        String wrong = file("wrong.pgn", SampleGames.broken().get(1).text());

        HiveRun run = HiveRun.of("check", wrong);

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).startsWith("ILLEGAL\t" + wrong + ":").contains("recorded WhiteWins, but END-1");
    }

    @Test
    void check_recordedWinOfUnfinishedGame_isResignation() throws IOException {
        HiveRun run = HiveRun.of("check", sampleFile("queen-first.pgn"));

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("\t24\tWhiteWins\topening off, resigned or lost on time");
    }

    @Test
    void check_recordedDrawOfUnfinishedGame_isAgreement() {
        HiveRun run = HiveRun.withInput("Base;Draw;White[2];wS1;bS1 wS1-\n", "check", "-");

        assertThat(run.out()).isEqualTo("OK\t-\t2\tDraw\topening on, draw agreed\n");
    }

    @Test
    void check_openingOn_refusesQueenAsFirstPiece() throws IOException {
        HiveRun run = HiveRun.of("check", "--tournament-opening", "on", sampleFile("queen-first.pgn"));

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).contains(":7\t0\tNotStarted\tply 1: wQ: OPENING-1 ");
    }

    @Test
    void check_pieceNotInSet_isIllegal() {
        HiveRun run = HiveRun.withInput("Base;InProgress;White[2];wS1;bM wS1-", "check", "-");

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).startsWith("ILLEGAL\t-:1\t1\tInProgress\tply 2: bM wS1-: MAT-1 ");
    }

    @Test
    void check_thirdOccurrence_isDrawOnlyWithRepetitionDrawOn() {
        String game = "Base+ML;InProgress;White[10];wB1;bB1 wB1-;wQ /wB1;bQ bB1\\;wA1 -wB1;bQ /bB1;wA1 -wQ;bB1 bQ;"
                + "wA1 /wQ;bB1 wB1;wA1 -bB1;bB1 bQ/;wA1 -wQ;bB1 bQ;wA1 /wQ;bB1 wB1;wA1 -bB1;bB1 bQ/";

        assertThat(HiveRun.withInput(game, "check", "-").out())
                .contains("\t18\tInProgress\topening on, unfinished, a position came up 3 times\n");
        assertThat(HiveRun.withInput(game, "check", "--repetition-draw=on", "-").out())
                .contains("\t18\tDraw\topening on, drawn by repetition");
    }

    @Test
    void check_strict_refusesWhatLenientReadingRepairs() {
        String game = "Base;InProgress;White[2];ws1;bS1 wS1-";

        assertThat(HiveRun.withInput(game, "check", "-").exitCode()).isZero();
        HiveRun strict = HiveRun.withInput(game, "check", "--strict", "-");
        assertThat(strict.exitCode()).isEqualTo(2);
        assertThat(strict.out()).startsWith("UNREADABLE\t-:1\t0\t-\t1:26: ");
        assertThat(strict.errLines())
                .singleElement()
                .satisfies(line -> assertThat(line).startsWith("hive: -:1:26: "));
    }

    @Test
    void check_folder_checksAllGamesAndSkipsOtherFiles() throws IOException {
        sampleFile("shortest.pgn");
        Files.createDirectory(folder.resolve("more"));
        file("more/games.txt", "Base;InProgress;White[2];wS1;bS1 wS1-\n");
        file("notes.txt", "These are some games.\n");

        HiveRun run = HiveRun.of("check", folder.toString());

        assertThat(run.outLines())
                .extracting(line -> line.split("\t", -1)[1])
                .containsExactly(
                        folder.resolve("more/games.txt").toString(),
                        folder.resolve("shortest.pgn").toString());
        assertThat(run.errLines())
                .containsExactly("hive: skipped 1 file without games: " + folder.resolve("notes.txt"));
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void check_severalUnreadableFiles_printsOneErrorLine() throws IOException {
        HiveRun run = HiveRun.of("check", file("a.pgn", ""), file("b.pgn", ""));

        assertThat(run.errLines())
                .singleElement()
                .satisfies(line -> assertThat(line)
                        .startsWith("hive: " + folder.resolve("a.pgn") + ":1:1: ")
                        .endsWith(" (and 1 more unreadable)"));
    }

    @Test
    void check_json_printsOneObjectPerLine() throws IOException {
        String altered = file("altered.pgn", SampleGames.broken().get(0).text());

        List<String> lines = HiveRun.of("check", "--json", sampleFile("shortest.pgn"), altered)
                .outLines();

        assertThat(lines.get(0))
                .startsWith("{\"status\":\"ok\",\"file\":")
                .contains("\"notation\":\"pgn\",\"ruleset\":\"base.opening\",")
                .endsWith("\"plies\":9,\"result\":{\"outcome\":\"black-wins\",\"ending\":\"queen-surrounded\"},"
                        + "\"reason\":\"opening on, Queen surrounded\"}");
        assertThat(lines.get(1))
                .contains(
                        "\"line\":40,\"column\":5,\"plies\":30",
                        "\"rule\":\"BEETLE-1\",\"violation\":{\"kind\":\"too-far\",");
    }

    @Test
    void check_gameTexts_areChecked() {
        String texts = """
            1~mlp.opening~wS1_0_0.bA1_1_0~-
            1~mlp.opening~wS1_0_0.bA1_1_0.wQ_2_0~-
            1~base~-
            1~base~b9~wA1_0_0.bQ_5_5~-~-
            """;

        List<String> lines = HiveRun.withInput(texts, "check", "-").outLines();

        assertThat(lines.get(0)).isEqualTo("OK\t-\t2\tInProgress\topening on, unfinished");
        assertThat(lines.get(1)).startsWith("ILLEGAL\t-:2\t2\tInProgress\tply 3: wQ_2_0: PLACE-3 ");
        assertThat(lines.get(2)).startsWith("UNREADABLE\t-:3\t0\t-\t3:1: expected ");
        assertThat(lines.get(3)).startsWith("UNREADABLE\t-:4\t0\t-\t4:3: ");
    }

    @Test
    void check_onTerminal_endsWithSummary() throws Exception {
        for (int i = 0; i < 30; i++) {
            file(i + ".uhp", SampleGames.legal().get(5).text());
        }

        HiveRun run = HiveRun.onTerminal("", List.of("check", folder.toString()));

        assertThat(run.outLines()).hasSize(30);
        assertThat(run.errLines())
                .last()
                .satisfies(
                        line -> assertThat(line).matches(".*30 games: 30 OK, 0 illegal, 0 unreadable; \\d+\\.\\d s"));
    }

    @Test
    void check_onTerminal_colorsVerdicts() {
        String games = "Base;InProgress;White[2];wS1;bS1 wS1-\nBase;InProgress;White[2];wS1;bM wS1-\nBase;x\n";

        assertThat(HiveRun.onTerminal(games, List.of("check", "-")).outLines())
                .extracting(line -> line.split("\t", -1)[0])
                .containsExactly(
                        "\u001B[1;32mOK\u001B[0m", "\u001B[1;31mILLEGAL\u001B[0m", "\u001B[1;33mUNREADABLE\u001B[0m");
        assertThat(HiveRun.withInput(games, "check", "-").out()).doesNotContain("\u001B");
    }

    @Test
    void check_quiet_leavesOutLegalGames() {
        String games = "Base;InProgress;White[2];wS1;bS1 wS1-\nBase;InProgress;White[2];wS1;bM wS1-\n";

        HiveRun run = HiveRun.withInput(games, "check", "--quiet", "-");

        assertThat(run.out()).startsWith("ILLEGAL\t-:2\t1\t").hasLineCount(1);
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isEqualTo(1);
    }
}
