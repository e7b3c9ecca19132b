package io.github.hiverules.benchmarks;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.sgf.Sgf;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.testkit.PerftTables;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
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

/** Measures the time to read, validate and write a game of 61 plies; with {@code -prof gc}, the allocated bytes too. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class NotationBenchmark {

    private static final int PLIES = 61;
    private static final Map<String, String> TAGS = Map.of("White", "Ada", "Black", "Ben", "Date", "2023.01.08");

    /** The notations of recorded games. */
    public enum Notation {
        UHP,
        PGN,
        SGF,
        GAME_TEXT;

        Game read(String text) {
            return switch (this) {
                case UHP -> GameString.read(text);
                case PGN -> Pgn.read(text).game();
                case SGF -> Sgf.read(text).game();
                case GAME_TEXT -> GameText.read(text);
            };
        }

        String write(Game game) {
            return switch (this) {
                case UHP -> GameString.write(game);
                case PGN -> Pgn.write(game, TAGS, PgnFlavor.MZINGA);
                case SGF -> Sgf.write(game, TAGS);
                case GAME_TEXT -> GameText.write(game);
            };
        }
    }

    @Param
    private Notation notation = Notation.UHP;

    private final Game game = PerftTables.midGames().stream()
            .map(table -> GameString.read(table.gameString()))
            .max(Comparator.comparingInt(Game::plyCount))
            .map(longest ->
                    Game.start(longest.startPosition()).playAll(longest.moves().subList(0, PLIES)))
            .orElseThrow();
    private final List<Move> moves = game.moves();
    private String text = "";

    /** Writes the text that the benchmark reads. */
    @Setup
    public void writeText() {
        text = notation.write(game);
    }

    /** Reads the text, which includes validating each move. */
    @Benchmark
    public Game read() {
        return notation.read(text);
    }

    /** Validates the moves without reading a text. */
    @Benchmark
    public Game validate() {
        return Game.start(game.startPosition()).playAll(moves);
    }

    /** Writes the text. */
    @Benchmark
    public String write() {
        return notation.write(game);
    }
}
