package io.github.hiverules.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is wrong with the input, the command prints one line to standard error and exits with 2. */
class UnusableInputTest {

    private static final int MEGABYTE = 1 << 20;

    @TempDir
    private Path folder = Path.of("");

    static Stream<Arguments> texts() {
        return Stream.of(
                Arguments.of("unknown piece", "Base;InProgress;White[2];wS1;bX1 wS1-", "1:30: "),
                Arguments.of("reference piece not in play", "Base;InProgress;White[2];wS1;bS1 wA1-", "1:34: "),
                Arguments.of("empty file", "", "1:1: "),
                Arguments.of("blank file", " \n\n ", "3:2: "),
                Arguments.of("one megabyte of one letter", "x".repeat(MEGABYTE), "1:1: "),
                Arguments.of("one megabyte of semicolons", "Base" + ";".repeat(MEGABYTE), "1:"),
                Arguments.of("one megabyte of brackets", "[".repeat(MEGABYTE), "1:"),
                Arguments.of("one megabyte of parentheses", "(".repeat(MEGABYTE), "1:"),
                Arguments.of(
                        "one megabyte of one piece", "Base;InProgress;White[1];" + "wS1".repeat(MEGABYTE / 3), "1:"),
                Arguments.of("wrong header", "Chess;InProgress;White[1];e4", "1:1: "),
                Arguments.of("header alone", "Base", "1:1: "),
                Arguments.of("wrong game type in a PGN", "[GameType \"Chess\"]\n\n1. wS1\n", "1:12: "),
                Arguments.of("trailing junk", "Base;InProgress;White[2];wS1;bS1 wS1- and so on", "1:"),
                Arguments.of("trailing junk in a PGN", "[GameType \"Base\"]\n\n1. wS1\n2. bS1 wS1-\nthe end", "5:1: "));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("texts")
    void check_unusableText_printsOneLineWithFileLineAndColumn(String name, String text, String location)
            throws IOException {
        Path file = Files.writeString(folder.resolve("game"), text);

        assertOneLine(HiveRun.of("check", file.toString()), "hive: " + file + ":" + location);
    }

    @ParameterizedTest
    @CsvSource({
        "moves, --gates-above-ground=off, base~w3~wS1_0_0.bS1_1_0, a position text says which rules apply",
        "show, --tournament-opening=on, base~w3~wS1_0_0.bS1_1_0, a position text says which rules apply",
        "moves, --repetition-draw=on, 1~base~wS1_0_0~-, a game text says which rules apply",
        "show, --renumber=true, base~w3~wS1_0_0.bS1_1_0, a position text is read with its own numbers",
    })
    void optionThatCannotApply_isRefused(String command, String option, String text, String reason) {
        String name = option.substring(0, option.indexOf('='));

        assertOneLine(HiveRun.of(command, option, text), "hive: " + name + ": " + reason);
    }

    @Test
    void optionThatCannotApply_isRefusedInFileAndByExplainAndPerft() throws IOException {
        String text = "l~w9~wL_0_0.wQ_1_0";
        Path file = Files.writeString(folder.resolve("position.txt"), text);

        assertOneLine(
                HiveRun.of("show", "--gates-above-ground=off", file.toString()),
                "hive: --gates-above-ground: a position");
        assertOneLine(
                HiveRun.of("explain", "--gates-above-ground=off", text, "wL wQ-"),
                "hive: --gates-above-ground: a position");
        assertOneLine(
                HiveRun.of("perft", "--repetition-draw=on", "Base", "2"), "hive: --repetition-draw: perft counts");
    }

    @Test
    void check_binaryFile_printsOneLine() throws IOException {
        byte[] bytes = new byte[MEGABYTE];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (i * 31);
        }
        Path file = Files.write(folder.resolve("binary"), bytes);

        HiveRun run = HiveRun.of("check", file.toString());

        assertOneLine(run, "hive: " + file + ":");
        assertThat(run.err().strip()).doesNotContainPattern("\\p{Cc}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"check", "convert --to uhp", "show"})
    @EnabledOnOs(OS.LINUX)
    void hive_endlessDevice_printsOneLine(String command) {
        assertOneLine(
                HiveRun.of((command + " /dev/zero").split(" ", -1)),
                "hive: /dev/zero: cannot be read: a game or comment has more than ");
    }

    @Test
    void check_emptyFolder_printsOneLine() {
        assertOneLine(HiveRun.of("check", folder.toString()), "hive: " + folder + ": no files in this folder");
    }

    @Test
    void check_impossibleFileName_printsOneLine() {
        assertOneLine(HiveRun.of("check", "a\0b"), "hive: a?b: cannot be read");
    }

    @ParameterizedTest
    @MethodSource("arguments")
    void hive_unusableArguments_printsOneLine(String[] args, String start) {
        assertOneLine(HiveRun.of(args), start);
    }

    static Stream<Arguments> arguments() {
        return Stream.of(
                Arguments.of(new String[] {"dance"}, "hive: Unmatched argument"),
                Arguments.of(new String[] {"--loud"}, "hive: Unknown option: '--loud'"),
                Arguments.of(new String[] {"check"}, "hive: Missing required parameter: 'FILE'"),
                Arguments.of(new String[] {"check", "--tournament-opening", "perhaps", "x"}, "hive: Invalid value"),
                Arguments.of(new String[] {"moves"}, "hive: Missing required parameter: 'GAMESTRING'"),
                Arguments.of(new String[] {"moves", "Base", "Base"}, "hive: Unmatched argument"),
                Arguments.of(new String[] {"moves", ""}, "hive: GAMESTRING:1:1: "),
                Arguments.of(new String[] {"moves", "Chess"}, "hive: GAMESTRING:1:1: "),
                Arguments.of(new String[] {"moves", "Base;x;y;wS1;bS1 wQ-"}, "hive: GAMESTRING:1:18: "),
                Arguments.of(new String[] {"moves", "Base;x;y;wS1;bS1 wS1-;wQ bS1-"}, "hive: GAMESTRING:1:23: "),
                Arguments.of(
                        new String[] {"show", "--piece", "w\u009b[31m", "Base"},
                        "hive: --piece: expected a piece of the set such as wA1, found 'w?[31m'"),
                Arguments.of(new String[] {"explain", "Base"}, "hive: Missing required parameter: 'MOVESTRING'"),
                Arguments.of(new String[] {"explain", "Base", "wX"}, "hive: MOVESTRING:1:1: "),
                Arguments.of(new String[] {"explain", "Base", ""}, "hive: MOVESTRING:1:1: "),
                Arguments.of(new String[] {"explain", "--lang", "fr", "Base", "wS1"}, "hive: Invalid value"));
    }

    private static void assertOneLine(HiveRun run, String start) {
        assertThat(run.errLines())
                .singleElement()
                .satisfies(line -> assertThat(line).startsWith(start));
        assertThat(run.err()).doesNotContain("internal error", "\tat ");
        assertThat(run.exitCode()).isEqualTo(2);
    }
}
