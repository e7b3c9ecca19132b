package io.github.hiverules.testkit.bench;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.testkit.PerftTables;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What it costs to read and to validate a game of 80 plies. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class NotationBenchmark {

    private final String text = PerftTables.midGames().stream()
            .map(table -> table.gameString())
            .reduce((one, other) -> one.length() > other.length() ? one : other)
            .orElseThrow();
    private final Game game = GameString.read(text);
    private final List<Move> moves = game.moves();

    /** Reads the game string; each move is validated on the way. */
    @Benchmark
    public Game parse() {
        return GameString.read(text);
    }

    /** Validates the moves of the recorded game. */
    @Benchmark
    public Game validate() {
        return Game.start(game.startPosition()).playAll(moves);
    }

    /** Writes the game string. */
    @Benchmark
    public String write() {
        return GameString.write(game);
    }
}
