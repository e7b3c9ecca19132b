package io.github.hiverules.testkit.bench;

import io.github.hiverules.Position;
import io.github.hiverules.testkit.Perft;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Perft through the public API, moves counted at the last ply; also as positions counted per second. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(3)
public class PerftBenchmark {

    /** Where to count. */
    @Param
    public BenchmarkPosition start = BenchmarkPosition.BASE;

    private Position position = BenchmarkPosition.BASE.table().position();
    private long expected;

    /** Reads the position. */
    @Setup(Level.Trial)
    public void read() {
        position = start.table().position();
        expected = start.table().count(start.depth());
    }

    /** Positions whose moves were counted at the last ply. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Counted {
        /** How many. */
        public long positions;
    }

    /**
     * Counts.
     *
     * @param counted what was counted
     * @return the count
     */
    @Benchmark
    public long perft(Counted counted) {
        long count = Perft.count(position, start.depth());
        if (count != expected) {
            throw new IllegalStateException("counted " + count + ", not " + expected);
        }
        counted.positions += start.table().count(start.depth() - 1);
        return count;
    }
}
