package io.github.hiverules.benchmarks;

import io.github.hiverules.testkit.HashedPerft;
import io.github.hiverules.testkit.PerftTable;
import io.github.hiverules.testkit.PerftTables;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Measures hashed perft of the game with all expansions, to depth 8, in a JVM that has just started. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(3)
public class HashedPerftBenchmark {

    private static final int DEPTH = 8;

    /** The number of threads that count. */
    @Param({"1", "2"})
    public int threads = 1;

    /**
     * Counts the sequences of moves.
     *
     * @return the count
     */
    @Benchmark
    public long count() {
        PerftTable start =
                PerftTables.startPositions().get(PerftTables.startPositions().size() - 1);
        long count = HashedPerft.count(start.position(), DEPTH, threads);
        if (count != start.count(DEPTH)) {
            throw new IllegalStateException("counted " + count);
        }
        return count;
    }
}
