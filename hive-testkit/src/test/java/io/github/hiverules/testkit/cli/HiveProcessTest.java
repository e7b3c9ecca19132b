package io.github.hiverules.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.testkit.SampleGames;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command as a process of its own, as users run it. */
class HiveProcessTest {

    @TempDir
    private Path folder = Path.of("");

    private HiveRun run(String input, String... args) throws IOException, InterruptedException {
        Path out = folder.resolve("out.txt");
        Path err = folder.resolve("err.txt");
        Process process = new ProcessBuilder(HiveProcess.command(args))
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
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
}
