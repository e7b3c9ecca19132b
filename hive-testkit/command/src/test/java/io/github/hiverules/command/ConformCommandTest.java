package io.github.hiverules.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;

class ConformCommandTest {

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
        HiveRun run = conform(List.of("--games=1"), "uhp");

        assertThat(run.out()).startsWith("hive ").endsWith("PASSED\n").doesNotContain("FAILED");
        assertThat(run.out()).containsPattern("protocol +13 passed +0 failed +0 skipped");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void conform_engineWithoutOpening_reportsIllegalMove() {
        HiveRun run = conform(List.of("--games=0"), "uhp", "--tournament-opening=off");

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.outLines())
                .anyMatch(line -> line.startsWith("FAILED Lists moves that OPENING-1 forbids: Queen Bees, "))
                .anyMatch(line -> line.matches("    is illegal: [wb]Q.*: OPENING-1 .*"))
                .endsWith("FAILED");
        assertThat(run.errLines()).anyMatch(line -> line.matches("protocol: +\\d+ passed, +\\d+ failed.*"));
    }

    @Test
    void conform_jsonAndJunit_areWellFormed() throws Exception {
        Path file = folder.resolve("report.xml");

        HiveRun run = conform(
                List.of("--json", "--games=0", "--max-failures=1", "--junit", file.toString()),
                "uhp",
                "--tournament-opening=off");

        assertThat(run.out())
                .startsWith("{\"engine\":\"hive ")
                .contains(
                        "\"passed\":false,\"judged\":true,\"stopped\":false,\"findings\":[{\"title\":\"Lists moves that OPENING-1"
                                + " forbids: Queen Bees\",\"rule\":\"OPENING-1\",\"kinds\":[\"queen-bee\"],\"count\":")
                .contains("\"example\":{\"kind\":\"moves\",\"game\":\"Base")
                .contains("\"case\":\"diagrams: ", "\"asked\":")
                .hasLineCount(1);
        Document xml = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
        assertThat(xml.getDocumentElement().getTagName()).isEqualTo("testsuites");
        assertThat(xml.getElementsByTagName("testsuite").getLength()).isEqualTo(4);
        assertThat(xml.getElementsByTagName("failure").getLength()).isPositive();
        assertThat(Files.readString(file)).contains("OPENING-1");
    }

    @Test
    void conform_markdownAndMaxFailures_reportOneFinding() throws Exception {
        Path file = folder.resolve("report.md");

        HiveRun run = conform(
                List.of("--games=0", "--max-failures=1", "--markdown", file.toString()),
                "uhp",
                "--tournament-opening=off");

        assertThat(run.out())
                .contains(" because enough cases have failed")
                .containsOnlyOnce("FAILED Lists moves that OPENING-1 forbids: Queen Bees, ");
        assertThat(Files.readAllLines(file)).first().asString().matches("# 1 finding in `hive .*`, by hive .*");
        assertThat(Files.readAllLines(file))
                .contains(
                        "```text",
                        "is illegal: wQ: OPENING-1 The Queen Bee wQ may not be White's first piece in the tournament"
                                + " opening.")
                .anyMatch(line -> line.matches("Position: `[\\w.~-]+`"));
    }

    @Test
    void conform_runLimit_endsInReport() {
        HiveRun run = conform(List.of("--games=300", "--run-limit=3", "--suites=protocol,random-games"), "uhp");

        assertThat(run.out())
                .contains(" because the time for the run was over")
                .containsPattern("perft +0 passed +0 failed +0 skipped\n")
                .endsWith("STOPPED\n");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void conform_engineThatNeverAnswers_isNoPass() {
        HiveRun run = HiveRun.of("conform", "--json", "--run-limit=1", "--time-limit=1", "--", "sleep", "600");

        assertThat(run.out()).contains("\"passed\":false,\"judged\":false,\"stopped\":true");
        assertThat(run.errLines()).last().asString().contains("no case could be judged");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    void conform_stopped_endsEngineAndPrintsReport() throws Exception {
        List<String> command = new ArrayList<>(
                HiveProcess.command("conform", "--games=1000", "--max-perft-nodes=100", "--time-limit=60", "--"));
        command.addAll(HiveProcess.command("uhp"));
        Process conform = new ProcessBuilder(command).start();
        BufferedReader err = conform.errorReader();
        assertThat(err.readLine()).startsWith("protocol: ");
        List<ProcessHandle> engine = conform.descendants().toList();

        // Unlike the process, its handle leaves the pipes open.
        conform.toHandle().destroy();

        assertThat(new String(conform.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .containsPattern("protocol +13 passed")
                .endsWith("STOPPED\n");
        assertThat(err.lines()).noneMatch(line -> line.contains("cannot be started"));
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
