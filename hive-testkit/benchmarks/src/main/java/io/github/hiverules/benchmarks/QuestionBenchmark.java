package io.github.hiverules.benchmarks;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.RandomGames;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
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

/** Measures one question for each position, including the time to load the position. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class QuestionBenchmark {

    private static final int POSITIONS = 4_000;
    private static final int PLIES = 60;

    /** The order in which the positions come. */
    public enum Order {
        /** As in the games. */
        GAME,
        /** At random. */
        RANDOM
    }

    /** The order of the positions. */
    @Param
    public Order order = Order.GAME;

    private List<Position> positions = List.of();
    private int next;

    /** Plays random games with all expansions. */
    @Setup
    public void play() {
        List<Position> played = new ArrayList<>(RandomGames.of(Ruleset.ONLINE, 7, PLIES)
                .lively()
                .positions()
                .filter(position ->
                        position.turnNumber() > 5 && !position.outcome().isOver())
                .limit(POSITIONS)
                .toList());
        if (order == Order.RANDOM) {
            Collections.shuffle(played, new Random(7));
        }
        positions = played;
    }

    private Position next() {
        next = next + 1 < positions.size() ? next + 1 : 0;
        return positions.get(next);
    }

    /** Reads a position only, to compare. */
    @Benchmark
    public int turnNumber() {
        return next().turnNumber();
    }

    /** Finds the destinations of the player's Queen. */
    @Benchmark
    public List<Hex> destinationsOfQueen() {
        Position position = next();
        return position.legalMoves().destinations(Piece.of(position.sideToMove(), Bug.QUEEN_BEE));
    }

    /** Finds the destinations of an Ant. */
    @Benchmark
    public List<Hex> destinationsOfAnt() {
        Position position = next();
        return position.legalMoves().destinations(Piece.of(position.sideToMove(), Bug.SOLDIER_ANT, 1));
    }

    /** Finds out whether the Queen is pinned. */
    @Benchmark
    public boolean isPinned() {
        Position position = next();
        return position.isPinned(Piece.of(position.sideToMove(), Bug.QUEEN_BEE));
    }

    /** Finds the top piece of a cell. */
    @Benchmark
    public Optional<Piece> topAt() {
        return next().topAt(Hex.ORIGIN);
    }

    /** Counts the neighbors of a cell. */
    @Benchmark
    public int neighbors() {
        return next().occupiedNeighborCount(Hex.ORIGIN);
    }

    /** Counts the legal moves. */
    @Benchmark
    public int size() {
        return next().legalMoves().size();
    }

    /** Lists the legal moves, without making {@code Move} objects. */
    @Benchmark
    public boolean list() {
        return next().legalMoves().mustPass();
    }

    /** Makes all legal moves. */
    @Benchmark
    public int moves() {
        int hash = 0;
        for (Move move : next().legalMoves()) {
            hash += move.hashCode();
        }
        return hash;
    }
}
