package io.github.hiverules.benchmarks;

import io.github.hiverules.LegalMoves;
import io.github.hiverules.Perft;
import io.github.hiverules.Position;
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

/**
 * Measures perft through the public API. The second number of each result, {@code positions}, is the time per position
 * whose moves are counted at the last ply.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(3)
public class PerftBenchmark {

    /** The position to count from. */
    @Param
    public BenchmarkPosition start = BenchmarkPosition.BASE;

    private Position position = BenchmarkPosition.BASE.table().position();
    private long expected;

    /** Loads the position. */
    @Setup(Level.Trial)
    public void load() {
        position = start.table().position();
        expected = start.table().count(start.depth());
    }

    /** The counter of positions whose moves were counted at the last ply. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Counted {
        /** The number of positions. */
        public long positions;
    }

    /**
     * Counts the moves at the last ply.
     *
     * @param counted the counter
     * @return the count
     */
    @Benchmark
    public long count(Counted counted) {
        return requireExpected(Perft.count(position, start.depth()), counted);
    }

    /**
     * Lists the moves at the last ply and plays one of them.
     *
     * @param counted the counter
     * @return the count
     */
    @Benchmark
    public long list(Counted counted) {
        return requireExpected(countByListing(position, start.depth()), counted);
    }

    private static long countByListing(Position position, int depth) {
        LegalMoves moves = position.legalMoves();
        if (depth == 1) {
            return sizeOfList(moves);
        }
        long count = 0;
        for (int i = 0; i < moves.size(); i++) {
            count += countByListing(moves.play(i), depth - 1);
        }
        return count;
    }

    /** Returns the number of moves after listing them. Calling size() first would count them without a list. */
    private static int sizeOfList(LegalMoves moves) {
        try {
            moves.play(0);
        } catch (IndexOutOfBoundsException e) {
            return 0;
        }
        return moves.size();
    }

    private long requireExpected(long count, Counted counted) {
        if (count != expected) {
            throw new IllegalStateException("counted " + count + ", not " + expected);
        }
        counted.positions += start.table().count(start.depth() - 1);
        return count;
    }
}
