package io.github.hiverules.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

class ConformCommandTest {

    private static final int POLL_MILLIS = 10;

    @TempDir
    private Path folder = Path.of("");

    /** Judges the engine that {@code hive} runs with the given arguments in a separate process. */
    private static HiveRun conform(List<String> options, String... engine) {
        List<String> args = new ArrayList<>(List.of("conform", "--time-limit=60"));
        args.addAll(options);
        args.add("--");
        args.addAll(HiveProcess.command(engine));
        return HiveRun.of(args.toArray(String[]::new));
    }

    @Test
    void conform_ownEngine_passes() {
        HiveRun run = conform(List.of("--games=0"), "uhp");

        assertThat(run.out()).startsWith("hive ").endsWith(" 0 findings\n\nPASSED\n");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void conform_engineWithoutOpening_isReported() {
        HiveRun run = conform(List.of("--games=0"), "uhp", "--tournament-opening=off");

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.outLines())
                .anyMatch(line -> line.matches("Accepts \\d+ of \\d+ moves that OPENING-1 forbids: Queen Bees"))
                .anyMatch(line -> line.startsWith("    for example wQ: OPENING-1: The Queen Bee wQ may not be White's"))
                .endsWith("FAILED");
    }

    @Test
    void conform_json_isOneObject() {
        HiveRun run = conform(List.of("--games=0", "--json"), "uhp", "--tournament-opening=off");

        assertThat(run.out())
                .startsWith("{\"engine\":\"hive ")
                .contains("\"passed\":false,\"stopped\":false,\"positions\":")
                .contains(
                        "\"findings\":[{\"kind\":\"accepts-illegal-moves\",\"heading\":\"Accepts ",
                        "\"rule\":\"OPENING-1\",\"game\":")
                .contains("\"game\":\"Base", "\"moves\":[{");
        assertThat(run.outLines()).hasSize(1);
        assertThat(run.exitCode()).isEqualTo(1);
    }

    /** Returns an engine that answers the first question and then only listens, and says so with a file. */
    private static List<String> listener(Path sign) {
        String script = "greet() { printf 'id Listens v1\\n\\nok\\n'; }; greet; read info; greet; read next;"
                + " touch \"$0\"; exec cat > /dev/null";
        return List.of("sh", "-c", script, sign.toString());
    }

    @Test
    @Execution(ExecutionMode.CONCURRENT)
    @EnabledIf("hasShell")
    void conform_runLimit_endsInReport() {
        List<String> args = new ArrayList<>(List.of("conform", "--run-limit=3", "--time-limit=60", "--"));
        args.addAll(listener(folder.resolve("sign")));

        HiveRun run = HiveRun.of(args.toArray(String[]::new));

        assertThat(run.out())
                .startsWith("Listens v1: 0 positions, 0 questions, 0 findings; ")
                .endsWith("NOT JUDGED\n");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    /** However much it was asked in time, an engine that was not asked everything has not passed. */
    @Test
    @Execution(ExecutionMode.CONCURRENT)
    void conform_rightEngineNotAskedEverything_hasNotPassed() {
        HiveRun run = conform(List.of("--games=1000", "--run-limit=4"), "uhp");

        assertThat(run.out()).contains(" 0 findings; not everything was asked, because the time for the run was over");
        assertThat(run.errLines()).last().asString().contains("the engine could not be judged completely");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    /** What is wrong counts more than what is not known. */
    @Test
    @EnabledIf("hasShell")
    void conform_engineThatExits_fails() {
        String script = "printf 'id Exits v1\\n\\nok\\n'; read info";

        HiveRun run = HiveRun.of("conform", "--time-limit=60", "--", "sh", "-c", script);

        assertThat(run.out())
                .startsWith("Exits v1: 0 positions, 0 questions, 1 finding; ")
                .endsWith("FAILED\n");
        assertThat(run.exitCode()).isEqualTo(1);
    }

    static boolean hasShell() {
        return Files.exists(Path.of("/bin/sh"));
    }

    @Test
    @Execution(ExecutionMode.CONCURRENT)
    void conform_engineThatNeverAnswers_isNotJudged() {
        HiveRun run = HiveRun.of("conform", "--run-limit=1", "--time-limit=1", "--", "sleep", "600");

        assertThat(run.errLines()).last().asString().contains("the engine cannot be started");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    @EnabledIf("hasShell")
    void conform_stopped_endsEngineAndPrintsReport() throws Exception {
        Path sign = folder.resolve("sign");
        List<String> command = new ArrayList<>(HiveProcess.command("conform", "--time-limit=60", "--"));
        command.addAll(listener(sign));
        Process conform = new ProcessBuilder(command).start();
        while (!Files.exists(sign)) {
            assertThat(conform.isAlive()).isTrue();
            Thread.sleep(POLL_MILLIS);
        }
        List<ProcessHandle> engine = conform.descendants().toList();

        // Unlike the process, its handle leaves the pipes open.
        conform.toHandle().destroy();

        assertThat(new String(conform.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .contains("not everything was asked, because the run was stopped")
                .endsWith("NOT JUDGED\n");
        assertThat(conform.errorReader().lines()).noneMatch(line -> line.contains("cannot be started"));
        assertThat(engine)
                .isNotEmpty()
                .allSatisfy(handle -> assertThat(handle.onExit()).succeedsWithin(Duration.ofMinutes(1)));
    }

    @Test
    void conform_unusableArguments_printsOneLine() {
        Stream.of(
                        HiveRun.of("conform", "--", "/no/such/engine"),
                        HiveRun.of("conform"),
                        HiveRun.of("conform", "--time-limit=0", "--", "engine"),
                        HiveRun.of("conform", "--games=-1", "--", "engine"),
                        HiveRun.of("conform", "--run-limit=0", "--", "engine"))
                .forEach(run -> {
                    assertThat(run.errLines()).hasSize(1);
                    assertThat(run.exitCode()).isEqualTo(2);
                });
    }
}
