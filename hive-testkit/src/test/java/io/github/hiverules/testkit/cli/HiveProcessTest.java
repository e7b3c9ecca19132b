package io.github.hiverules.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.testkit.SampleGames;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The command as a process of its own, as users run it. */
class HiveProcessTest {

    @TempDir
    private Path folder = Path.of("");

    private HiveRun run(String input, String... args) throws IOException, InterruptedException {
        return run(new ProcessBuilder(HiveProcess.command(args)), input);
    }

    private HiveRun run(ProcessBuilder command, String input) throws IOException, InterruptedException {
        Path out = folder.resolve("out.txt");
        Path err = folder.resolve("err.txt");
        Process process =
                command.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
        process.getOutputStream().write(input.getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().close();
        int exitCode = process.waitFor();
        return new HiveRun(exitCode, Files.readString(out), Files.readString(err));
    }

    @Test
    void check_standardInput_isReadAndAnswered() throws Exception {
        HiveRun run = run(SampleGames.legal().get(0).text(), "check", "-");

        assertThat(run).isEqualTo(new HiveRun(0, "OK\t-\t9\tBlackWins\topening on, Queen surrounded\n", ""));
    }

    @Test
    void check_illegalGame_exitsWithOne() throws Exception {
        assertThat(run(SampleGames.broken().get(0).text(), "check", "-").exitCode())
                .isEqualTo(1);
    }

    @Test
    void check_unusableInput_exitsWithTwo() throws Exception {
        HiveRun run = run("?", "check", "-");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines()).hasSize(1);
    }

    @Test
    void explain_german_isWrittenAsUtf8() throws Exception {
        HiveRun run = run("", "explain", "--lang", "de", "Base;InProgress;White[2];wS1;bA1 wS1-", "wA1 bA1-");

        assertThat(run.out()).contains("berührt");
    }

    /** Texts of a megabyte, and how the answer begins. */
    static Stream<Arguments> megabytes() {
        String cycle = "wA1 \\wQ;bA1 bQ/;wA1 -wQ;bA1 bQ-;";
        String opening = "wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 -wQ;bA1 bQ-;";
        int cycles = 31_000;
        int plies = 6 + 4 * cycles;
        String moves = opening + cycle.repeat(cycles);
        String uhp = "Base;InProgress;White[" + (plies / 2 + 1) + "];" + moves.substring(0, moves.length() - 1);
        String pgn = "[GameType \"Base\"]\n\n" + moves.replace(';', '\n');
        return Stream.of(
                Arguments.of("moves of a game string", uhp, "OK\t-\t" + plies + "\tInProgress\t"),
                Arguments.of("moves of a PGN", pgn, "OK\t-\t" + plies + "\tInProgress\t"),
                Arguments.of("an open comment", "1. wS1 " + "{".repeat(1_000_000), "UNREADABLE\t-"),
                Arguments.of("games that are open comments", "[\n{\n".repeat(250_000), "UNREADABLE\t-"),
                Arguments.of(
                        "idle events of an SGF",
                        "(;GM[27]SU[hive]\n; P0[1 dropb wS1 N 13 .]\n" + "; P0[2 done]\n".repeat(75_000) + ")",
                        "OK\t-\t1\tInProgress\t"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("megabytes")
    void check_megabyte_fitsInto64MegabytesOfHeap(String what, String text, String answer) throws Exception {
        ProcessBuilder command = new ProcessBuilder(HiveProcess.command("check", "-"));
        command.environment().put("JDK_JAVA_OPTIONS", "-Xmx64m");

        assertThat(run(command, text).out()).startsWith(answer);
    }
}
