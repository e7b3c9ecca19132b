package io.github.hiverules.testkit;

import io.github.hiverules.LegalMoves;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ForkJoinPool;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Counts how many sequences of legal moves there are: the usual proof that a move generator is right.
 *
 * <p>A finished game has no continuation, a forced pass is one move. Only the public API is used, so that what is counted
 * is what users get.
 */
public final class Perft {

    /** After so many plies there are enough positions to keep all threads busy. */
    static final int SPLIT = 2;

    private Perft() {}

    /**
     * Counts the sequences of exactly so many moves. The moves of the last ply are counted without being played.
     *
     * @param position where the sequences begin
     * @param depth their length in plies, not negative
     * @return the count, 1 for depth 0
     */
    public static long count(Position position, int depth) {
        if (depth == 0) {
            return 1;
        }
        LegalMoves moves = position.legalMoves();
        if (depth == 1) {
            return moves.size();
        }
        long count = 0;
        for (int i = 0; i < moves.size(); i++) {
            count += count(moves.play(i), depth - 1);
        }
        return count;
    }

    /**
     * Counts with several threads.
     *
     * @param position where the sequences begin
     * @param depth their length in plies, not negative
     * @param threads how many threads count, at least 1
     * @return the count, 1 for depth 0
     */
    public static long count(Position position, int depth, int threads) {
        if (threads == 1 || depth <= SPLIT) {
            return count(position, depth);
        }
        return sum(threads, after(position, SPLIT), next -> count(next, depth - SPLIT));
    }

    /** Adds up what several threads count. */
    static <T> long sum(int threads, Stream<T> tasks, ToLongFunction<T> counter) {
        List<T> list = tasks.toList();
        ForkJoinPool pool = new ForkJoinPool(threads);
        try {
            return pool.submit(() -> list.parallelStream().mapToLong(counter).sum())
                    .join();
        } finally {
            pool.shutdown();
        }
    }

    /** The positions after all sequences of a length. */
    static Stream<Position> after(Position position, int plies) {
        if (plies == 0) {
            return Stream.of(position);
        }
        LegalMoves moves = position.legalMoves();
        return IntStream.range(0, moves.size()).mapToObj(moves::play).flatMap(next -> after(next, plies - 1));
    }

    /**
     * Counts the sequences that begin with each legal move. Comparing them with another program's leads to a wrong move in
     * as many comparisons as the sequences are long.
     *
     * @param position where the sequences begin
     * @param depth their length in plies, at least 1
     * @return a map from each legal move to its count, in the order of {@link LegalMoves}
     * @throws IllegalArgumentException if the depth is less than 1
     */
    public static Map<Move, Long> divide(Position position, int depth) {
        if (depth < 1) {
            throw new IllegalArgumentException("nothing to divide at depth " + depth);
        }
        LegalMoves moves = position.legalMoves();
        Map<Move, Long> counts = new LinkedHashMap<>();
        for (int i = 0; i < moves.size(); i++) {
            counts.put(moves.get(i), count(moves.play(i), depth - 1));
        }
        return counts;
    }
}
