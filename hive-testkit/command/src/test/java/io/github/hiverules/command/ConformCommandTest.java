package io.github.hiverules.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.w3c.dom.Document;

class ConformCommandTest {

    private static final int POLL_MILLIS = 10;

    @TempDir
    private Path folder = Path.of("");

    /** Judges the engine that {@code hive} runs with the given arguments in a separate process. */
    private static HiveRun conform(List<String> options, String... engine) {
        List<String> args = new ArrayList<>(List.of("conform", "--max-perft-nodes=100", "--time-limit=60"));
        args.addAll(options);
        args.add("--");
        args.addAll(HiveProcess.command(engine));
        return HiveRun.of(args.toArray(String[]::new));
    }

    @Test
    void conform_ownEngine_passes() {
        HiveRun run = conform(List.of("--games=0"), "uhp");

        assertThat(run.out()).startsWith("hive ").endsWith("PASSED\n").doesNotContain("FAILED");
        assertThat(run.out()).containsPattern("protocol +13 passed +0 failed +0 skipped");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void conform_engineWithoutOpening_isReportedInAllForms() throws Exception {
        Path junit = folder.resolve("report.xml");
        Path markdown = folder.resolve("report.md");

        HiveRun run = conform(
                List.of("--suites=diagrams", "--max-failures=1", "--junit=" + junit, "--markdown=" + markdown),
                "uhp",
                "--tournament-opening=off");

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.outLines())
                .anyMatch(line -> line.matches("    is illegal: [wb]Q.*: OPENING-1 .*"))
                .endsWith("FAILED");
        assertThat(run.out())
                .contains(" because enough cases have failed")
                .containsOnlyOnce("FAILED Lists moves that OPENING-1 forbids: Queen Bees, ");
        assertThat(run.errLines()).anyMatch(line -> line.matches("diagrams: \\d+ passed, 1 failed, \\d+ skipped"));
        Document xml = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(junit.toFile());
        assertThat(xml.getDocumentElement().getTagName()).isEqualTo("testsuites");
        assertThat(xml.getElementsByTagName("testsuite").getLength()).isEqualTo(4);
        assertThat(xml.getElementsByTagName("failure").getLength()).isPositive();
        assertThat(Files.readString(junit)).contains("OPENING-1");
        assertThat(Files.readAllLines(markdown)).first().asString().matches("# 1 finding in `hive .*`, by hive .*");
        assertThat(Files.readAllLines(markdown))
                .contains(
                        "```text",
                        "is illegal: wQ: OPENING-1 The Queen Bee wQ may not be White's first piece in the tournament"
                                + " opening.")
                .anyMatch(line -> line.matches("Position: `[\\w.~-]+`"));
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
                .containsPattern(
                        "protocol +[01] passed +0 failed +1[23] skipped: 1[23] because the time for the run was over\n")
                .containsPattern("perft +0 passed +0 failed +\\d+ skipped")
                .endsWith("STOPPED\n");
        assertThat(run.exitCode()).isZero();
    }

    static boolean hasShell() {
        return Files.exists(Path.of("/bin/sh"));
    }

    @Test
    @Execution(ExecutionMode.CONCURRENT)
    void conform_engineThatNeverAnswers_isNoPass() {
        HiveRun run = HiveRun.of("conform", "--json", "--run-limit=1", "--time-limit=1", "--", "sleep", "600");

        assertThat(run.out()).contains("\"passed\":false,\"judged\":false,\"stopped\":true");
        assertThat(run.errLines()).last().asString().contains("no case could be judged");
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
                .containsPattern("protocol +1 passed +0 failed +12 skipped")
                .endsWith("STOPPED\n");
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
                        HiveRun.of("conform", "--games=1000000", "--", "engine"),
                        HiveRun.of("conform", "--run-limit=0", "--", "engine"),
                        HiveRun.of("conform", "--suites=dances", "--", "engine"))
                .forEach(run -> {
                    assertThat(run.errLines()).hasSize(1);
                    assertThat(run.exitCode()).isEqualTo(2);
                });
    }
}
