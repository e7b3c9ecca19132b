package io.github.hiverules.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.testkit.SampleFile;
import io.github.hiverules.testkit.SampleGames;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConvertCommandTest {

    static List<SampleFile> samples() {
        return SampleGames.legal();
    }

    private static String convert(String to, String text) {
        HiveRun run = HiveRun.withInput(text, "convert", "--to", to, "-");
        assertThat(run.errLines()).allMatch(line -> line.startsWith("hive: left out, because "));
        assertThat(run.exitCode()).isZero();
        return run.out();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void convert_toAnyNotationAndBack_givesTheSameGame(SampleFile sample) {
        String uhp = convert("uhp", sample.text());

        assertThat(convert("uhp", convert("pgn", uhp))).isEqualTo(uhp);
        assertThat(convert("uhp", convert("sgf", uhp))).isEqualTo(uhp);
        assertThat(convert("uhp", convert("text", uhp))).isEqualTo(uhp);
    }

    @Test
    void convert_toText_keepsEnding() {
        String pgn =
                "[GameType \"Base\"]\n[Result \"0-1\"]\n[Termination \"time forfeit\"]\n\n1. wS1\n2. bS1 wS1-\n0-1\n";

        String text = convert("text", pgn);

        assertThat(text).isEqualTo("1~base.opening~wS1_0_0.bS1_1_0~black-wins.time\n");
        assertThat(convert("text", text)).isEqualTo(text);
        assertThat(HiveRun.withInput(text, "check", "-").out())
                .isEqualTo("OK\t-\t2\tBlackWins\topening on, lost on time\n");
    }

    @Test
    void convert_gameFromAnotherStart_isNotExpressibleInPgn() {
        String text = "1~base~b9~wB1_0_-1.wB2_1_-1.wG1_-1_0.wQ_0_0.bQ_-1_1.bS1_0_1.bA1_0_2~-~-";

        HiveRun run = HiveRun.withInput(text + "\n", "convert", "--to", "pgn", "-");

        assertThat(run.errLines())
                .singleElement()
                .isEqualTo(
                        "hive: -:1:1: the game does not start on the empty table with White's first turn; use --to text");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    /** The date, the question marks and the result tell nothing, or nothing that the game itself does not. */
    @Test
    void convert_recordWithTagsCommentsAndClocks_saysWhatHasNoPlace() {
        String named =
                "[GameType \"Base\"]\n[White \"Ada\"]\n[Annotator \"Bo\"]\n\n1. wS1 {a start} {[%clk 0:00:05]}\n*\n";
        String bare = "[GameType \"Base\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[Result \"*\"]\n\n1. wS1\n*\n";

        assertThat(HiveRun.withInput(named + "\n" + named + "\n" + bare, "convert", "--to", "uhp", "-")
                        .err())
                .isEqualTo("hive: left out, because the output has no place for them: the clocks of 2 games,"
                        + " the comments of 2 games, the tags of 2 games\n");
        assertThat(HiveRun.withInput(named, "convert", "--to", "sgf", "-").err())
                .isEqualTo("hive: left out, because the output has no place for them: the tags of 1 game\n");
        assertThat(HiveRun.withInput(named, "convert", "--to", "pgn", "-").err())
                .isEmpty();
        assertThat(HiveRun.withInput(bare, "convert", "--to", "text", "-").err())
                .isEmpty();
    }

    @Test
    void convert_gameWithVariation_saysWhatIsLeftOut() {
        String pgn = "[GameType \"Base\"]\n\n1. wS1\n2. bG1 wS1- $1\n(2. bS1 wS1- {mirror} 3. wQ -wS1)\n3. wQ -wS1 *\n";

        HiveRun run = HiveRun.withInput(pgn, "convert", "--to", "uhp", "-");

        assertThat(run.out()).isEqualTo("Base;InProgress;Black[2];wS1;bG1 wS1-;wQ -wS1\n");
        assertThat(run.exitCode()).isZero();
        assertThat(run.errLines())
                .satisfiesExactlyInAnyOrder(
                        line -> assertThat(line).startsWith("hive: -:4:13: ").contains("$1"),
                        line -> assertThat(line).startsWith("hive: -:5:1: ").contains("variation"));
    }

    @Test
    void convert_toUnknownKind_namesKnownOnes() {
        assertThat(HiveRun.of("convert", "--to", "xml", "-").err())
                .contains("'xml'", "UHP, PGN, SGF, TEXT, POSITION")
                .hasLineCount(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"base", "mlp.opening.repetition", "ml.opening.nogates"})
    void convert_togglesThatReaderWouldNotAssume_areRefusedUnlessForEngine(String ruleset) {
        String text = "1~" + ruleset + "~wS1_0_0.bS1_1_0~-\n";

        assertThat(HiveRun.withInput(text, "convert", "--to", "uhp", "-").errLines())
                .containsExactly(
                        "hive: -:1:1: the rules of the game differ from those that its game type implies, which UHP"
                                + " cannot express; --to text keeps it, --for-engine leaves it out");
        assertThat(HiveRun.withInput(text, "convert", "--to", "uhp", "--for-engine", "-")
                        .out())
                .startsWith("Base")
                .endsWith(";InProgress;White[2];wS1;bS1 wS1-\n");
    }

    @Test
    void convert_gameThatUhpCannotExpress_isLeftOutUnlessForEngine() {
        String text = "1~p.opening~wS1_0_0.bS1_1_0~black-wins.time\n1~base.opening~-~-\n";

        HiveRun run = HiveRun.withInput(text, "convert", "--to", "uhp", "-");

        assertThat(run.errLines())
                .containsExactly(
                        "hive: -:1:1: the game was lost on time, which UHP cannot express; --to text keeps it, --for-engine leaves it out");
        assertThat(run.out()).isEqualTo("Base;NotStarted;White[1]\n");
        assertThat(run.exitCode()).isEqualTo(1);
        HiveRun forEngine = HiveRun.withInput(text, "convert", "--to", "uhp", "--for-engine", "-");
        assertThat(forEngine.err()).isEmpty();
        assertThat(forEngine.outLines())
                .hasSize(2)
                .first()
                .satisfies(line -> assertThat(line).endsWith("White[2];wS1;bS1 wS1-"));
        assertThat(forEngine.exitCode()).isZero();
    }

    @Test
    void convert_forEngineToAnotherNotation_isRefused() {
        HiveRun run = HiveRun.withInput("1~base~-~-\n", "convert", "--to", "pgn", "--for-engine", "-");

        assertThat(run.errLines()).containsExactly("hive: --for-engine needs --to uhp");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    void convert_toPgn_keepsTags() {
        assertThat(convert("pgn", SampleGames.legal().get(0).text()))
                .contains("[GameType \"Base\"]", "[White \"Careless\"]", "9. wA2 -wB1", "BlackWins");
    }

    @Test
    void convert_toPosition_writesLastPosition() {
        assertThat(convert("position", "Base;InProgress;White[2];wS1;bS1 wS1-"))
                .isEqualTo("base.opening~w2~wS1_0_0.bS1_1_0\n");
    }

    @Test
    void convert_illegalGame_printsOneLine() {
        HiveRun run = HiveRun.withInput(SampleGames.broken().get(0).text(), "convert", "--to", "uhp", "-");

        assertThat(run.errLines())
                .singleElement()
                .satisfies(line -> assertThat(line).startsWith("hive: -:40:5: 'wB1 bM' is illegal (BEETLE-1): "));
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    void convert_illegalGameAmongOthers_isLeftOut() {
        String first = "Base;InProgress;Black[1];wS1";
        String last = "Base;InProgress;White[2];wG1;bG1 wG1-";

        HiveRun run = HiveRun.withInput(
                String.join("\n", first, "Base;InProgress;White[2];wS1;bS1 wX1-", last), "convert", "--to", "uhp", "-");

        assertThat(run.outLines()).containsExactly(first, last);
        assertThat(run.errLines())
                .singleElement()
                .satisfies(line -> assertThat(line).startsWith("hive: -:2:").contains("wX1"));
        assertThat(run.exitCode()).isEqualTo(1);
    }

    /** The board of an SGF has 26 columns and wraps around, so a row of 26 pieces would close into a ring. */
    @Test
    void convert_rowTooLongForSgf_isLeftOut() {
        String row =
                "wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wS2 -wQ;bS2 bQ-;wB1 -wS2;bB1 bS2-;wB2 -wB1;bB2 bB1-;wA1 -wB2;bA1 bB2-;"
                        + "wA2 -wA1;bA2 bA1-;wA3 -wA2;bA3 bA2-;wG1 -wA3;bG1 bA3-;wG2 -wG1;bG2 bG1-;wG3 -wG2;bG3 bG2-;"
                        + "wM -wG3;bM bG3-;wL -wM;bL bM-";
        String last = "Base;InProgress;Black[1];wS1";

        HiveRun run = HiveRun.withInput(
                "\nBase+MLP;InProgress;White[14];" + row + "\n" + last, "convert", "--to", "sgf", "-");

        assertThat(run.errLines()).containsExactly("hive: -:2:1: the cells are too far apart; use --to text");
        assertThat(run.outLines()).containsOnlyOnce("(;").contains("; P0[1 move W wS1 N 13 .]");
        assertThat(run.exitCode()).isEqualTo(1);
    }

    @Test
    void convert_withoutNotation_printsOneLine() {
        assertThat(HiveRun.of("convert", "x.pgn").err())
                .startsWith("hive: Missing required option: '--to")
                .hasLineCount(1);
    }
}
