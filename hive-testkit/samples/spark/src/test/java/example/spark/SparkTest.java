package example.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.file.GameFiles;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.testkit.PerftTable;
import io.github.hiverules.testkit.PerftTables;
import io.github.hiverules.testkit.RandomGames;
import io.github.hiverules.testkit.SampleFile;
import io.github.hiverules.testkit.SampleGames;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Spark in local mode gives the same answers as plain loops and as the perft tables. */
class SparkTest {

    private static final int OPENING_PLIES = 6;

    @TempDir
    static Path folder;

    private static Path archives;
    private static SparkSession spark;

    /** Writes games of all notations: the sample games, and random games as game texts. */
    @BeforeAll
    static void start() throws IOException {
        archives = Files.createDirectory(folder.resolve("archives"));
        for (SampleFile game : Stream.concat(SampleGames.legal().stream(), SampleGames.broken().stream())
                .toList()) {
            Files.writeString(archives.resolve(Path.of(game.path()).getFileName()), game.text());
        }
        Files.writeString(archives.resolve("random.txt"), "# random games\n\n  # indented\n" + randomGames());
        for (String name : List.of("a,b.txt", "x[1].txt", "_y {z}.txt", "%41.txt")) {
            Files.writeString(archives.resolve(name), randomGames());
        }
        Files.writeString(archives.resolve("utf16.txt"), randomGames(), StandardCharsets.UTF_16);
        // A checksum of Hadoop's that is wrong.
        Files.writeString(archives.resolve("broken.pgn"), "[GameType \"Base\"]");
        Files.write(archives.resolve(".broken.pgn.crc"), new byte[] {'c', 'r', 'c', 0, 0, 0, 2, 0, 1, 1, 1, 1});
        spark = SparkSession.builder()
                .master("local[2]")
                .config("spark.ui.enabled", false)
                .config("spark.sql.shuffle.partitions", 4)
                .config("spark.sql.warehouse.dir", folder.resolve("warehouse").toString())
                .getOrCreate();
    }

    private static String randomGames() {
        return PerftTables.startPositions().stream()
                .flatMap(
                        start -> RandomGames.of(start.ruleset(), 11, 40).games().limit(20))
                .map(GameText::write)
                .collect(Collectors.joining("\n", "", "\n"));
    }

    @AfterAll
    static void stop() {
        spark.stop();
    }

    @Test
    void verdicts_writtenAsParquet_equalThoseOfPlainLoop() throws IOException {
        String parquet = folder.resolve("verdicts").toString();

        Archives.verdicts(spark, archives.toString()).write().parquet(parquet);

        List<String> expected = new ArrayList<>();
        expected.add("broken.pgn | UNREADABLE | 0 |  | ChecksumException");
        for (Path file : files()) {
            try (Stream<Parsed<GameRecord>> games = GameFiles.open(file, ReadOptions.lenient())) {
                games.forEach(game ->
                        expected.add(text(Archives.verdict(file.getFileName().toString(), game))));
            }
        }
        List<String> verdicts = spark.read().parquet(parquet).collectAsList().stream()
                .map(SparkTest::text)
                .toList();
        assertEquals(sorted(expected), sorted(verdicts));
        assertEquals(
                2,
                verdicts.stream().filter(verdict -> verdict.contains("ILLEGAL")).count());
    }

    @Test
    void openings_countedBySpark_equalThoseOfPlainLoop() throws IOException {
        Map<String, Long> expected = new HashMap<>();
        for (Path file : files()) {
            try (Stream<Parsed<GameRecord>> games = GameFiles.open(file, ReadOptions.lenient())) {
                games.map(game -> game.value().orElseThrow().game())
                        .filter(game -> game.plyCount() >= OPENING_PLIES)
                        .forEach(game -> expected.merge(Archives.opening(game, OPENING_PLIES), 1L, Long::sum));
            }
        }

        Map<String, Long> openings =
                Archives.openings(spark, archives.toString(), OPENING_PLIES).collectAsList().stream()
                        .collect(Collectors.toMap(row -> row.getString(0), row -> row.getLong(1)));

        assertFalse(openings.isEmpty());
        assertEquals(expected, openings);
    }

    @Test
    void perft_spreadOverWorkers_matchesPerftTables() {
        for (PerftTable start : List.of(
                PerftTables.startPositions().get(0),
                PerftTables.startPositions().get(7))) {
            assertEquals(start.count(5), SparkPerft.count(spark, start.position(), 5, 2));
        }
        PerftTable gate = PerftTables.beetleGate();
        assertEquals(gate.count(4), SparkPerft.count(spark, gate.position(), 4, 1));
    }

    private static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(archives)) {
            return files.filter(file -> !file.toString().contains("broken.pgn"))
                    .sorted()
                    .toList();
        }
    }

    private static String text(Row verdict) {
        return verdict.mkString(" | ");
    }

    private static List<String> sorted(List<String> texts) {
        return texts.stream().sorted().toList();
    }
}
