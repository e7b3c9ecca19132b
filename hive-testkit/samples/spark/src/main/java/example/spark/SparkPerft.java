package example.spark;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.first;
import static org.apache.spark.sql.functions.sum;

import io.github.hiverules.LegalMoves;
import io.github.hiverules.Perft;
import io.github.hiverules.Position;
import io.github.hiverules.notation.position.PositionText;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.api.java.function.MapFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/**
 * Counts sequences of moves on all workers. Positions with the same canonical key are sent only once, with the number
 * of sequences that lead to them.
 */
final class SparkPerft {

    private static final StructType POSITION = new StructType()
            .add("key", DataTypes.LongType)
            .add("position", DataTypes.StringType)
            .add("times", DataTypes.LongType);

    private SparkPerft() {}

    /**
     * Counts all sequences of {@code depth} moves.
     *
     * @param mergedPlies the number of plies at the start; after each of them, positions with the same key are merged
     *     and spread over the workers
     */
    static long count(SparkSession spark, Position start, int depth, int mergedPlies) {
        Dataset<Row> positions = spark.createDataFrame(List.of(row(start, 1)), POSITION);
        for (int ply = 0; ply < mergedPlies; ply++) {
            positions = positions
                    .flatMap((FlatMapFunction<Row, Row>) SparkPerft::replies, Encoders.row(POSITION))
                    .groupBy("key")
                    .agg(first("position").as("position"), sum("times").as("times"));
        }
        int rest = depth - mergedPlies;
        return positions
                .map((MapFunction<Row, Long>) row -> sequences(row, rest), Encoders.LONG())
                .agg(sum(col("value")))
                .first()
                .getLong(0);
    }

    private static Iterator<Row> replies(Row row) {
        LegalMoves moves = position(row).legalMoves();
        long times = row.getLong(2);
        return IntStream.range(0, moves.size())
                .mapToObj(i -> row(moves.play(i), times))
                .iterator();
    }

    private static long sequences(Row row, int depth) {
        return Math.multiplyExact(row.getLong(2), Perft.count(position(row), depth));
    }

    private static Position position(Row row) {
        return PositionText.read(row.getString(1));
    }

    private static Row row(Position position, long times) {
        return RowFactory.create(position.canonicalKey(), PositionText.write(position), times);
    }
}
