package io.github.hiverules.benchmarks;

import io.github.hiverules.LegalMoves;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Violation;
import java.util.List;
import java.util.Optional;
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

/** Measures individual queries of a position that is already loaded in the thread's workspace. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class PositionBenchmark {

    /** The position to query. */
    @Param({"BASE_MLP", "GATE", "MID_1", "MID_12"})
    public BenchmarkPosition start = BenchmarkPosition.BASE;

    private Position position = BenchmarkPosition.BASE.table().position();
    private LegalMoves moves = position.legalMoves();
    private Move legal = moves.get(0);
    private List<Move> illegal = List.of();
    private int next;

    /** Loads the position. */
    @Setup
    public void load() {
        position = start.table().position();
        moves = position.legalMoves();
        legal = moves.get(moves.size() - 1);
        illegal = IllegalMoves.oneForEachRule(position);
    }

    /** Plays a listed move. */
    @Benchmark
    public Position playListed() {
        next = next + 1 < moves.size() ? next + 1 : 0;
        return moves.play(next);
    }

    /** Plays a move after checking that it is legal. */
    @Benchmark
    public Position play() {
        return position.play(legal);
    }

    /** Checks whether a legal move is legal. */
    @Benchmark
    public boolean isLegal() {
        return position.isLegal(legal);
    }

    /** Explains illegal moves, one for each rule that forbids any. */
    @Benchmark
    public Optional<Violation> explain() {
        next = next + 1 < illegal.size() ? next + 1 : 0;
        return position.check(illegal.get(next));
    }

    /** Counts the legal moves. */
    @Benchmark
    public int count() {
        return position.legalMoves().size();
    }

    /** Lists the legal moves, but creates only the first {@code Move} object. */
    @Benchmark
    public Move list() {
        return position.legalMoves().get(0);
    }

    /** Lists the legal moves, and creates all {@code Move} objects. */
    @Benchmark
    public int listAll() {
        int hash = 0;
        for (Move move : position.legalMoves()) {
            hash += move.hashCode();
        }
        return hash;
    }

    /** Computes the key. */
    @Benchmark
    public long key() {
        return position.key();
    }

    /** Computes the key that is the same for all twelve symmetries. */
    @Benchmark
    public long canonicalKey() {
        return position.canonicalKey();
    }
}
