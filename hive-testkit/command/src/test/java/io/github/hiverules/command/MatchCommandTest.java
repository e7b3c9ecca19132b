package io.github.hiverules.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.pgn.Pgn;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MatchCommandTest {

    private static final List<String> ENGINE = HiveProcess.command("uhp");

    @TempDir
    private Path folder = Path.of("");

    private static HiveRun match(List<String> options, List<String> first, List<String> second) {
        List<String> args =
                new ArrayList<>(List.of("match", "--games=2", "--move-time=0.01", "--grace-time=60", "--max-plies=8"));
        args.addAll(options);
        args.add("--");
        args.addAll(first);
        args.add("--");
        args.addAll(second);
        return HiveRun.of(args.toArray(String[]::new));
    }

    @Test
    void match_twoEngines_printsGamesAndScoreAndWritesPgn() throws Exception {
        Path file = folder.resolve("games.pgn");

        HiveRun run = match(List.of("--game-type=Base", "--pgn", file.toString()), ENGINE, ENGINE);

        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines()).hasSize(3);
        assertThat(run.outLines().get(0))
                .matches("1\\. hive .* - hive .*, 8 plies: draw: the game reached the limit of 8 plies");
        assertThat(run.outLines().get(2))
                .matches("0 won, 2 drawn, 0 lost: 50\\.0% \\(95% confidence: \\d+\\.\\d% to \\d+\\.\\d%\\) .*");
        assertThat(Pgn.parseAll(Files.readString(file), ReadOptions.lenient()))
                .hasSize(2)
                .allSatisfy(
                        parsed -> assertThat(parsed.orThrow().game().plyCount()).isEqualTo(8));
    }

    /** Whether a program that has closed its output counts as ended depends on how soon it ends. */
    @Test
    void match_programThatIsNotEngine_losesAllGames() {
        HiveRun run = match(List.of(), ENGINE, HiveProcess.noEngine());

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.outLines())
                .contains("2 won, 0 drawn, 0 lost: 100.0% (95% confidence: 34.2% to 100.0%) for the first engine")
                .anyMatch(line -> line.startsWith("games lost by failures of the second engine: engine "));
        assertThat(run.outLines().get(0)).contains("White wins: the engine ", " at startup (", "-dance");
    }

    /** Nothing was played, for example because of a mistyped option, so the games of the last match are still there. */
    @Test
    void match_programThatExitsAtOnce_leavesOldPgn() throws Exception {
        Path file = Files.writeString(folder.resolve("games.pgn"), "old");

        HiveRun run = match(List.of("--pgn", file.toString()), ENGINE, HiveProcess.noEngine());

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(file).hasContent("old");
    }

    @Test
    void match_parallelGames_areReportedInOrder() throws Exception {
        Path file = folder.resolve("games.pgn");

        HiveRun run = match(List.of("--parallel=2", "--pgn", file.toString()), ENGINE, ENGINE);

        assertThat(run.outLines()).extracting(line -> line.substring(0, 2)).containsExactly("1.", "2.", "0 ");
        assertThat(Files.readString(file).lines().filter(line -> line.startsWith("[Round ")))
                .containsExactly("[Round \"1\"]", "[Round \"2\"]");
    }

    @Test
    void match_unusableArguments_printsOneLine() {
        Stream.of(
                        HiveRun.of("match"),
                        HiveRun.of("match", "--", "one", "two", "three"),
                        HiveRun.of("match", "--", "--", "two", "three"),
                        HiveRun.of("match", "--games=0", "--", "one", "--", "two"),
                        HiveRun.of("match", "--parallel=0", "--", "one", "--", "two"),
                        HiveRun.of("match", "--move-time=-1", "--", "one", "--", "two"),
                        HiveRun.of("match", "--move-time=NaN", "--", "one", "--", "two"),
                        HiveRun.of("match", "--game-type=Chess", "--", "one", "--", "two"),
                        HiveRun.of("match", "--pgn=/no/such/folder/x.pgn", "--", "one", "--", "two"),
                        HiveRun.of("match", "--", "/no/such/engine", "--", "/no/such/engine"))
                .forEach(run -> {
                    assertThat(run.errLines()).hasSize(1);
                    assertThat(run.err()).doesNotContain("internal error");
                    assertThat(run.exitCode()).isEqualTo(2);
                });
    }
}
