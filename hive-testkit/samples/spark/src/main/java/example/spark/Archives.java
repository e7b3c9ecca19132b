package example.spark;

import static org.apache.spark.sql.functions.col;

import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.position.PositionText;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.deploy.SparkHadoopUtil;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/** Reads the games of all files in a folder, in any notation. A task reads each file from start to end, in little memory. */
final class Archives {

    /** The columns: the file of a game, the verdict, the number of legal plies, the result, and the fault. */
    static final StructType VERDICT = new StructType()
            .add("file", DataTypes.StringType)
            .add("verdict", DataTypes.StringType)
            .add("plies", DataTypes.IntegerType)
            .add("result", DataTypes.StringType)
            .add("fault", DataTypes.StringType);

    private Archives() {}

    /** Checks all games of a folder. A file that cannot be read to its end has one more verdict, which says why. */
    static Dataset<Row> verdicts(SparkSession spark, String folder) throws IOException {
        JavaRDD<Row> verdicts = files(spark, folder)
                .flatMap(file -> new GamesOfFile<>(
                        () -> open(file),
                        game -> Stream.of(verdict(name(file), game)),
                        failure -> Stream.of(unreadable(name(file), failure))));
        return spark.createDataFrame(verdicts, VERDICT);
    }

    /**
     * Counts the positions of all games of a folder after the given number of plies. Rotated and mirrored positions
     * count as one, and so do other orders of the same moves. The text of their canonical form stands for them.
     */
    static Dataset<Row> openings(SparkSession spark, String folder, int plies) throws IOException {
        JavaRDD<String> openings = files(spark, folder)
                .flatMap(file -> new GamesOfFile<>(
                        () -> open(file), game -> opening(game, plies), failure -> Stream.<String>empty()));
        return spark.createDataset(openings.rdd(), Encoders.STRING())
                .toDF("opening")
                .groupBy("opening")
                .count()
                .orderBy(col("count").desc(), col("opening"));
    }

    /** Returns the URIs of the files in a folder, with a task for each. */
    private static JavaRDD<String> files(SparkSession spark, String folder) throws IOException {
        Path path = new Path(folder);
        List<String> files = Stream.of(
                        path.getFileSystem(SparkHadoopUtil.get().conf()).listStatus(path))
                .filter(FileStatus::isFile)
                .map(file -> file.getPath().toUri().toString())
                .toList();
        return JavaSparkContext.fromSparkContext(spark.sparkContext()).parallelize(files, Math.max(1, files.size()));
    }

    private static InputStream open(String file) throws IOException {
        Path path = new Path(URI.create(file));
        return path.getFileSystem(SparkHadoopUtil.get().conf()).open(path);
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
