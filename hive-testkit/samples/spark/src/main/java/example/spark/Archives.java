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
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.deploy.SparkHadoopUtil;
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
 * task reads any other file from start to end, in little memory.
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
    private static final Pattern PLAIN_NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]*");

    private Archives() {}

    /** Checks all games of a folder. A file that cannot be read to its end has one more verdict, which says why. */
    static Dataset<Row> verdicts(SparkSession spark, String folder) throws IOException {
        Map<Boolean, List<String>> files = groupFiles(spark, folder);
        Dataset<Row> lines = lines(spark, files.getOrDefault(true, List.of()))
                .flatMap(
                        (FlatMapFunction<Row, Row>) line -> gamesOfLine(line.getString(1))
                                .map(game -> verdict(name(line.getString(0)), game))
                                .iterator(),
                        Encoders.row(VERDICT));
        JavaRDD<Row> whole = distribute(spark, files.getOrDefault(false, List.of()))
                .flatMap(file -> new GamesOfFile<>(
                        () -> open(file),
                        game -> Stream.of(verdict(name(file), game)),
                        failure -> Stream.of(unreadable(name(file), failure))));
        return lines.union(spark.createDataFrame(whole, VERDICT));
    }

    /**
     * Counts the positions of all games of a folder after the given number of plies. Rotated and mirrored positions
     * count as one, and so do other orders of the same moves. The text of their canonical form stands for them.
     */
    static Dataset<Row> openings(SparkSession spark, String folder, int plies) throws IOException {
        Map<Boolean, List<String>> files = groupFiles(spark, folder);
        Dataset<String> lines = lines(spark, files.getOrDefault(true, List.of()))
                .flatMap(
                        (FlatMapFunction<Row, String>) line -> gamesOfLine(line.getString(1))
                                .flatMap(game -> opening(game, plies))
                                .iterator(),
                        Encoders.STRING());
        JavaRDD<String> whole = distribute(spark, files.getOrDefault(false, List.of()))
                .flatMap(file -> new GamesOfFile<>(
                        () -> open(file), game -> opening(game, plies), failure -> Stream.<String>empty()));
        return lines.union(spark.createDataset(whole.rdd(), Encoders.STRING()))
                .toDF("opening")
                .groupBy("opening")
                .count()
                .orderBy(col("count").desc(), col("opening"));
    }

    /** Groups files by whether Spark can divide them at line ends. */
    private static Map<Boolean, List<String>> groupFiles(SparkSession spark, String folder) throws IOException {
        return distribute(spark, files(folder))
                .mapToPair(file -> new Tuple2<>(file, isDivisible(file)))
                .collect()
                .stream()
                .collect(Collectors.groupingBy(Tuple2::_2, Collectors.mapping(Tuple2::_1, Collectors.toList())));
    }

    /** Returns the URIs of the files in a folder, including links that lead nowhere, which Hadoop leaves out. */
    private static List<String> files(String folder) throws IOException {
        Path path = new Path(folder);
        FileSystem system = path.getFileSystem(SparkHadoopUtil.get().conf());
        Set<String> files = new TreeSet<>();
        for (FileStatus status : system.listStatus(path)) {
            if (status.isFile()) {
                files.add(status.getPath().toUri().toString());
            }
        }
        if (system instanceof LocalFileSystem local) {
            try (Stream<java.nio.file.Path> entries =
                    Files.list(local.pathToFile(path).toPath())) {
                entries.filter(entry -> Files.isSymbolicLink(entry) && !Files.exists(entry))
                        .forEach(link -> files.add(link.toUri().toString()));
            }
        }
        return List.copyOf(files);
    }

    private static JavaRDD<String> distribute(SparkSession spark, List<String> files) {
        return JavaSparkContext.fromSparkContext(spark.sparkContext()).parallelize(files, Math.max(1, files.size()));
    }

    private static InputStream open(String file) throws IOException {
        Path path = new Path(URI.create(file));
        return path.getFileSystem(SparkHadoopUtil.get().conf()).open(path);
    }

    /**
     * Returns whether Spark can divide a file at line ends. It takes names as patterns, ignores those that begin with an
     * underscore, and decodes lines as UTF-8, so one task reads any file with an unusual name or in UTF-16.
     */
    private static boolean isDivisible(String file) {
        if (!PLAIN_NAME.matcher(name(file)).matches()) {
            return false;
        }
        try (InputStream in = open(file)) {
            byte[] head = in.readNBytes(HEAD_LENGTH);
            return !isUtf16(head)
                    && TextKind.detect(GameFiles.decode(head))
                            .filter(kind -> kind.equals(TextKind.GAME_STRING) || kind.equals(TextKind.GAME_TEXT))
                            .isPresent();
        } catch (IOException e) {
            // The task that reads the file reports it.
            return false;
        }
    }

    private static boolean isUtf16(byte[] head) {
        int mark = head.length < 2 ? 0 : Byte.toUnsignedInt(head[0]) << 8 | Byte.toUnsignedInt(head[1]);
        return mark == 0xFEFF || mark == 0xFFFE;
    }

    private static Dataset<Row> lines(SparkSession spark, List<String> files) {
        return files.isEmpty()
                ? spark.emptyDataset(Encoders.STRING()).select(input_file_name(), col("value"))
                : spark.read().text(files.toArray(String[]::new)).select(input_file_name(), col("value"));
    }

    /** Returns the games of a line: one, or none if it is blank or a comment. */
    private static Stream<Parsed<GameRecord>> gamesOfLine(String line) {
        String text = line.strip();
        return text.isEmpty() || text.startsWith("#") ? Stream.empty() : GameFiles.parse(line, ReadOptions.lenient());
    }

    private static String name(String file) {
        return new Path(URI.create(file)).getName();
    }

    static Row unreadable(String file, IOException failure) {
        return RowFactory.create(file, "UNREADABLE", 0, "", failure.getClass().getSimpleName());
    }

    static Row verdict(String file, Parsed<GameRecord> parsed) {
        Optional<Game> game = parsed.value().map(GameRecord::game);
        String verdict = parsed.fault()
                .map(fault -> fault.kind() == Fault.Kind.ILLEGAL_MOVE || fault.kind() == Fault.Kind.CONTRADICTORY_RESULT
                        ? "ILLEGAL"
                        : "UNREADABLE")
                .orElse("OK");
        return RowFactory.create(
                file,
                verdict,
                game.map(Game::plyCount).orElse(0),
                game.map(read -> read.result().outcome().toString()).orElse(""),
                parsed.fault().map(Object::toString).orElse(""));
    }

    private static Stream<String> opening(Parsed<GameRecord> parsed, int plies) {
        return parsed.value().stream()
                .map(GameRecord::game)
                .filter(game -> game.plyCount() >= plies)
                .map(game -> opening(game, plies));
    }

    static String opening(Game game, int plies) {
        Position position = game.positions().get(plies);
        return PositionText.write(position.canonicalForm().position());
    }
}
