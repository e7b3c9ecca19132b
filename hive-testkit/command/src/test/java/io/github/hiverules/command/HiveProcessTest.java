package io.github.hiverules.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.sgf.Sgf;
import io.github.hiverules.testkit.SampleGames;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The command in a separate process, as users run it. */
@Execution(ExecutionMode.CONCURRENT)
class HiveProcessTest {

    private static final int MAX_GAMES = 1_000_000;

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
    void check_standardInput_printsVerdict() throws Exception {
        HiveRun run = run(SampleGames.legal().get(0).text(), "check", "-");

        assertThat(run).isEqualTo(new HiveRun(0, "OK\t-\t9\tBlackWins\topening on, Queen surrounded\n", ""));
    }

    @Test
    void explain_german_isWrittenAsUtf8() throws Exception {
        HiveRun run = run("", "explain", "--lang", "de", "Base;InProgress;White[2];wS1;bA1 wS1-", "wA1 bA1-");

        assertThat(run.out()).contains("berühren");
    }

    @Test
    @EnabledIf("hasShellAndFullDevice")
    void check_fullDevice_printsOneLineAndExitsWithTwo() throws Exception {
        HiveRun run = shell("\"$@\" > /dev/full", SampleGames.legal().get(0).text(), "check", "-");

        assertThat(run.err()).startsWith("hive: the output cannot be written: ").hasLineCount(1);
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    @EnabledIf("hasShellAndFullDevice")
    void check_pipeClosedAfterOneLine_endsQuietly() throws Exception {
        String games = "Base;InProgress;White[2];wS1;bS1 wS1-\n".repeat(20_000);
        Files.writeString(folder.resolve("games.uhp"), games);

        HiveRun run = shell("\"$@\" | head -1", "", "check", "games.uhp");

        assertThat(run.out()).startsWith("OK\tgames.uhp").hasLineCount(1);
        assertThat(run.err()).isEmpty();
    }

    /** One file name is in Latin-1 and one in UTF-8. The C locale has characters for neither. */
    @Test
    @EnabledIf("hasShellAndFullDevice")
    void check_fileNamesThatLocaleCannotExpress_areRead() throws Exception {
        String script =
                "mkdir games && cd games && printf 'Base;InProgress;Black[1];wS1' > \"$(printf 'j\\366rg.uhp')\""
                        + " && cp j* \"$(printf 'j\\303\\266rg.uhp')\" && LC_ALL=C \"$@\"";

        HiveRun run = shell(script, "", "check", ".");

        assertThat(run.outLines()).hasSize(2).allMatch(line -> line.startsWith("OK\t./j"));
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
    }

    /** Root may read every folder, so a process that runs as root first gives up that permission. */
    @Test
    @EnabledIf("canTestFolderWithoutPermission")
    void check_folderWithoutPermission_isReportedInOrder() throws Exception {
        String script =
                "mkdir -p games/b games/d && printf 'Base;InProgress;Black[1];wS1' | tee games/a.uhp games/b/x.uhp"
                        + " > games/c.uhp && chmod 000 games/b && "
                        + (isRoot() ? "setpriv --bounding-set=-dac_override,-dac_read_search " : "")
                        + "\"$@\"; code=$?; chmod 700 games/b; exit $code";

        HiveRun check = shell(script, "", "check", "games");
        HiveRun convert = shell(script, "", "convert", "--to", "uhp", "games");

        assertThat(check.outLines())
                .map(line -> line.replaceFirst("\topening.*", ""))
                .containsExactly(
                        "OK\tgames/a.uhp\t1\tInProgress",
                        "UNREADABLE\tgames/b\t0\t-\tcannot be read: permission denied",
                        "OK\tgames/c.uhp\t1\tInProgress");
        assertThat(check.err()).isEqualTo("hive: games/b: cannot be read: permission denied\n");
        assertThat(check.exitCode()).isEqualTo(2);
        assertThat(convert.outLines()).hasSize(2);
        assertThat(convert.err()).isEqualTo("hive: games/b: cannot be read: permission denied\n");
        assertThat(convert.exitCode()).isEqualTo(2);
    }

    static boolean canTestFolderWithoutPermission() {
        return Files.exists(Path.of("/bin/sh")) && (!isRoot() || Files.exists(Path.of("/usr/bin/setpriv")));
    }

    private static boolean isRoot() {
        return "root".equals(System.getProperty("user.name"));
    }

    /**
     * Ends the process as a shutdown does, while the input is still open. Ctrl-C would do the same, but a build in
     * the background ignores it, and so do the processes that the build starts.
     */
    @Test
    @EnabledIf("hasShellAndFullDevice")
    void check_interrupted_printsWholeLinesAndSummary() throws Exception {
        HiveRun run = terminate("check", "-");

        assertThat(run.exitCode()).isEqualTo(143);
        assertThat(run.out()).endsWith("\n");
        assertThat(run.out().lines())
                .allMatch(line -> line.matches("OK\t-(:\\d+)?\t2\tInProgress\topening on, unfinished"));
        assertThat(run.err())
                .matches("hive: interrupted; \\d+ games: \\d+ OK, 0 illegal, 0 unreadable; \\d+\\.\\d s\\R");
    }

    @Test
    @EnabledIf("hasShellAndFullDevice")
    void convert_interrupted_writesWholeGamesAndPrintsTheirNumber() throws Exception {
        HiveRun run = terminate("convert", "--to", "sgf", "-");

        assertThat(run.exitCode()).isEqualTo(143);
        assertThat(Sgf.parseAll(run.out(), ReadOptions.strict()))
                .isNotEmpty()
                .allMatch(parsed -> parsed.orThrow().game().plyCount() == 2);
        assertThat(run.err()).matches("hive: interrupted; \\d+ games written\\R");
    }

    /**
     * Starts a process that waits for more input, and ends it as soon as it has written something, which it does only
     * when a buffer is full: within the given number of games, or the test fails.
     */
    private HiveRun terminate(String... args) throws IOException, InterruptedException {
        Path out = folder.resolve("out.txt");
        Path err = folder.resolve("err.txt");
        Process process = new ProcessBuilder(HiveProcess.command(args))
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        OutputStream in = process.getOutputStream();
        byte[] games = "Base;InProgress;White[2];wS1;bS1 wS1-\n".repeat(100).getBytes(StandardCharsets.UTF_8);
        for (int part = 0; part < MAX_GAMES / 100 && process.isAlive() && Files.size(out) == 0; part++) {
            in.write(games);
            in.flush();
        }
        process.toHandle().destroy();
        int exitCode = process.waitFor();
        return new HiveRun(exitCode, Files.readString(out), Files.readString(err));
    }

    /** The JVM opens a file of its own under the lowest free descriptor, which is that of the closed input. */
    @ParameterizedTest
    @EnabledIf("hasShellAndFullDevice")
    @ValueSource(strings = {"check -", "uhp", "convert --to pgn -", "show -"})
    void hive_closedStandardInput_printsOneLine(String args) throws Exception {
        HiveRun run = shell("exec \"$@\" <&-", "", args.split(" ", -1));

        assertThat(run.err()).isEqualTo("hive: -: cannot be read: standard input is closed\n");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    private HiveRun shell(String script, String input, String... args) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("/bin/sh", "-c", script, "sh"));
        command.addAll(HiveProcess.command(args));
        return run(new ProcessBuilder(command).directory(folder.toFile()), input);
    }

    static boolean hasShellAndFullDevice() {
        return Files.exists(Path.of("/dev/full")) && Files.exists(Path.of("/bin/sh"));
    }

    /** Returns texts of about one megabyte, each with the start of the expected answer. */
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
                Arguments.of("an unclosed comment", "1. wS1 " + "{".repeat(1_000_000), "UNREADABLE\t-"),
                Arguments.of(
                        "games that are unclosed comments",
                        ("[A \"\"]\nx{" + " ".repeat(40) + "\n").repeat(20_000),
                        "UNREADABLE\t-"),
                Arguments.of(
                        "redundant events of an SGF",
                        "(;GM[27]SU[hive]\n; P0[1 dropb wS1 N 13 .]\n" + "; P0[2 done]\n".repeat(75_000) + ")",
                        "OK\t-\t1\tInProgress\t"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("megabytes")
    void check_megabyteOfText_fitsInto64MegabytesOfHeap(String name, String text, String answer) throws Exception {
        ProcessBuilder command = new ProcessBuilder(HiveProcess.command("check", "-"));
        command.environment().put("JDK_JAVA_OPTIONS", "-Xmx64m");

        assertThat(run(command, text).out()).startsWith(answer);
    }
}
