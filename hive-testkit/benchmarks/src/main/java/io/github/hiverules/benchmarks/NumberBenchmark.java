package io.github.hiverules.benchmarks;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.learning.MoveNumber;
import io.github.hiverules.learning.PlaneWindow;
import io.github.hiverules.learning.PlaneWriter;
import io.github.hiverules.learning.Planes;
import java.util.concurrent.TimeUnit;
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

/** Measures what a learning program needs of a position: its planes, and its legal moves as numbers. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class NumberBenchmark {

    /** The position to encode. */
    @Param({"MID_1", "MID_10", "MID_12", "MID_18"})
    public BenchmarkPosition start = BenchmarkPosition.MID_1;

    private Position position = BenchmarkPosition.MID_1.table().position();
    private PlaneWriter writer = Planes.of(position.ruleset()).writer();
    private float[] planes = new float[0];
    private final int[] numbers = new int[MoveNumber.COUNT];

    /** Loads the position. */
    @Setup
    public void load() {
        position = start.table().position();
        writer = Planes.of(position.ruleset()).withMovingWindow(true).writer();
        planes = new float[writer.planes().size()];
    }

    /** Writes all planes. */
    @Benchmark
    public PlaneWindow planes() {
        return writer.write(position, planes);
    }

    /** Writes the numbers of all legal moves. */
    @Benchmark
    public int legalNumbers() {
        return MoveNumber.writeLegalNumbers(position, numbers);
    }

    /** Loops over all legal moves, for comparison. */
    @Benchmark
    public int loop() {
        int hash = 0;
        for (Move move : position.legalMoves()) {
            hash += move.hashCode();
        }
        return hash;
    }
}
