package io.github.hiverules.benchmarks;

import io.github.hiverules.LegalMoves;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import java.util.SplittableRandom;
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

/** Measures the inner loops of bots: random games, and all moves of all positions after two plies. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class PlayoutBenchmark {

    private static final int MAX_PLIES = 200;
    private static final int DEPTH = 2;

    /** The position where the games begin. */
    @Param({"BASE_MLP", "GATE", "MID_1", "MID_12"})
    public BenchmarkPosition start = BenchmarkPosition.BASE;

    private Position position = BenchmarkPosition.BASE.table().position();
    private SplittableRandom random = new SplittableRandom(1);

    /** Loads the position. */
    @Setup
    public void load() {
        position = start.table().position();
    }

    /** The counter that JMH divides by the time. */
    @State(Scope.Thread)
    @AuxCounters
    public static class Counted {

        /** The number of moves played or visited. */
        public long moves;

        /** Resets the counter. */
        @Setup(Level.Iteration)
        public void clear() {
            moves = 0;
        }
    }

    /** Plays random moves, at most 200, to the end of the game. */
    @Benchmark
    public Position playout(Counted counted) {
        Position current = position;
        for (int ply = 0; ply < MAX_PLIES; ply++) {
            LegalMoves moves = current.legalMoves();
            if (moves.isEmpty()) {
                break;
            }
            current = moves.playRandom(random);
            counted.moves++;
        }
        return current;
    }

    /** Loops over all moves of all positions after two plies. */
    @Benchmark
    public int iterate(Counted counted) {
        return iterate(position, DEPTH, counted);
    }

    private static int iterate(Position from, int plies, Counted counted) {
        LegalMoves moves = from.legalMoves();
        int hash = 0;
        if (plies == 0) {
            for (Move move : moves) {
                hash += move.destination().hashCode();
                counted.moves++;
            }
            return hash;
        }
        for (int index = 0; index < moves.size(); index++) {
            hash += iterate(moves.play(index), plies - 1, counted);
        }
        return hash;
    }
}
