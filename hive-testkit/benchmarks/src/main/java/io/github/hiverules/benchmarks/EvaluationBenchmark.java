package io.github.hiverules.benchmarks;

import io.github.hiverules.Position;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Measures a bot that evaluates the whole board at each leaf: the top pieces, the free cells next to the Queens, the
 * mobility of both sides, and the pinned pieces. The second number of each result, {@code nodes}, is the number of
 * positions that it visits per second.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class EvaluationBenchmark {

    private static final int DEPTH = 2;

    /** The position to search. */
    @Param({"GATE", "MID_1", "MID_10", "MID_12", "MID_18"})
    public BenchmarkPosition start = BenchmarkPosition.BASE;

    private Position position = BenchmarkPosition.BASE.table().position();

    /** Loads the position. */
    @Setup
    public void load() {
        position = start.table().position();
    }

    /** The counter of visited positions. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Visited {
        /** The number of positions. */
        public long nodes;
    }

    /**
     * Searches two plies.
     *
     * @param visited the counter
     * @return the value of the position
     */
    @Benchmark
    public int search(Visited visited) {
        PlainSearch bot = new PlainSearch();
        int value = bot.search(position, DEPTH, -Integer.MAX_VALUE, Integer.MAX_VALUE);
        visited.nodes += bot.nodes();
        return value;
    }
}
