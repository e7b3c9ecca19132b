package example.spark;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.input_file_name;

import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.file.GameFiles;
import io.github.hiverules.notation.file.TextKind;
import io.github.hiverules.notation.position.PositionText;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.input.PortableDataStream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import scala.Tuple2;

/**
 * Reads the games of all files in a folder, in any notation. Spark divides large files that have one game per line. One
 * task reads a PGN or SGF file from start to end, in little memory.
 */
final class Archives {

    /** The columns: the file of a game, the verdict, the number of legal plies, the result, and the fault. */
    static final StructType VERDICT = new StructType()
            .add("file", DataTypes.StringType)
            .add("verdict", DataTypes.StringType)
            .add("plies", DataTypes.IntegerType)
            .add("result", DataTypes.StringType)
            .add("fault", DataTypes.StringType);

    private static final int HEAD_LENGTH = 1 << 12;

    private Archives() {}

    /** Checks all games of a folder. */
    static Dataset<Row> verdicts(SparkSession spark, String folder) {
        Map<Boolean, List<String>> files = groupFiles(spark, folder);
        Dataset<Row> lines = lines(spark, files.getOrDefault(true, List.of()))
                .flatMap(
                        (FlatMapFunction<Row, Row>) line -> gamesOfLine(line.getString(1))
                                .map(game -> verdict(line.getString(0), game))
                                .iterator(),
                        Encoders.row(VERDICT));
        return lines.union(spark.createDataFrame(
                wholeFiles(spark, files.getOrDefault(false, List.of()))
                        .flatMap(file -> gamesOfFile(file._2())
                                .map(game -> verdict(file._1(), game))
                                .iterator()),
                VERDICT));
    }

    /**
     * Counts the positions of all games of a folder after the given number of plies. Rotated and mirrored positions
     * count as one, and so do other orders of the same moves. The text of their canonical form stands for them.
     */
    static Dataset<Row> openings(SparkSession spark, String folder, int plies) {
        Map<Boolean, List<String>> files = groupFiles(spark, folder);
        Dataset<String> lines = lines(spark, files.getOrDefault(true, List.of()))
                .flatMap(
                        (FlatMapFunction<Row, String>) line -> openings(gamesOfLine(line.getString(1)), plies),
                        Encoders.STRING());
        Dataset<String> whole = spark.createDataset(
                wholeFiles(spark, files.getOrDefault(false, List.of()))
                        .flatMap(file -> openings(gamesOfFile(file._2()), plies))
                        .rdd(),
                Encoders.STRING());
        return lines.union(whole)
                .toDF("opening")
                .groupBy("opening")
                .count()
                .orderBy(col("count").desc(), col("opening"));
    }

    /** Groups files by whether they have one game per line, as their first characters show. */
    private static Map<Boolean, List<String>> groupFiles(SparkSession spark, String folder) {
        Map<Boolean, List<String>> files = new HashMap<>();
        for (Tuple2<String, Boolean> file : JavaSparkContext.fromSparkContext(spark.sparkContext())
                .binaryFiles(folder)
                .mapValues(Archives::hasGamePerLine)
                .collect()) {
            files.computeIfAbsent(file._2(), unused -> new ArrayList<>()).add(file._1());
        }
        return files;
    }

    private static boolean hasGamePerLine(PortableDataStream file) throws IOException {
        try (DataInputStream in = file.open()) {
            return TextKind.detect(GameFiles.decode(in.readNBytes(HEAD_LENGTH)))
                    .filter(kind -> kind.equals(TextKind.GAME_STRING) || kind.equals(TextKind.GAME_TEXT))
                    .isPresent();
        }
    }

    private static Dataset<Row> lines(SparkSession spark, List<String> files) {
        return files.isEmpty()
                ? spark.emptyDataset(Encoders.STRING()).select(input_file_name(), col("value"))
                : spark.read().text(files.toArray(String[]::new)).select(input_file_name(), col("value"));
    }

    private static JavaPairRDD<String, PortableDataStream> wholeFiles(SparkSession spark, List<String> files) {
        JavaSparkContext context = JavaSparkContext.fromSparkContext(spark.sparkContext());
        return files.isEmpty()
                ? context.<Tuple2<String, PortableDataStream>>emptyRDD().mapToPair(file -> file)
                : context.binaryFiles(String.join(",", files));
    }

    private static Stream<Parsed<GameRecord>> gamesOfLine(String line) {
        return line.isBlank() || line.startsWith("#") ? Stream.empty() : GameFiles.parse(line, ReadOptions.lenient());
    }

    private static Stream<Parsed<GameRecord>> gamesOfFile(PortableDataStream file) {
        return GameFiles.parse(file.open(), ReadOptions.lenient());
    }

    static Row verdict(String file, Parsed<GameRecord> parsed) {
        Optional<Game> game = parsed.value().map(GameRecord::game);
        String verdict = parsed.fault()
                .map(fault -> fault.kind() == Fault.Kind.ILLEGAL_MOVE || fault.kind() == Fault.Kind.CONTRADICTORY_RESULT
                        ? "ILLEGAL"
                        : "UNREADABLE")
                .orElse("OK");
        return RowFactory.create(
                file.substring(file.lastIndexOf('/') + 1),
                verdict,
                game.map(Game::plyCount).orElse(0),
                game.map(read -> read.result().outcome().toString()).orElse(""),
                parsed.fault().map(Object::toString).orElse(""));
    }

    private static Iterator<String> openings(Stream<Parsed<GameRecord>> games, int plies) {
        return games.flatMap(parsed -> parsed.value().stream())
                .map(GameRecord::game)
                .filter(game -> game.plyCount() >= plies)
                .map(game -> opening(game, plies))
                .iterator();
    }

    static String opening(Game game, int plies) {
        Position position = game.positions().get(plies);
        return PositionText.write(position.canonicalForm().position());
    }
}
