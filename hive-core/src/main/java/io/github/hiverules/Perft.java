package io.github.hiverules;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Counts the sequences of legal moves of a given length (perft), the usual test of a move generator.
 *
 * <pre>{@code
 * Position start = Position.initial(Ruleset.ONLINE);
 * System.out.println(Perft.count(start, 4)); // 151686
 * }</pre>
 *
 * <p>A finished game has no continuation, and a forced pass counts as one move. There is no draw by repetition, because
 * a position does not know its history.
 */
public final class Perft {

    /** After this number of plies there are enough positions for all threads. */
    private static final int SPLIT_DEPTH = 2;

    /** The most threads that a pool can have. */
    private static final int MAX_THREADS = 32_767;

    /** The maximum depth. Even where most moves are forced, no computer counts so far. */
    public static final int MAX_DEPTH = 100;

    private Perft() {}

    /**
     * {@return the number of sequences of {@code depth} legal moves} The last two plies are played on a board, without
     * making positions.
     *
     * @param position the position in which the sequences start
     * @param depth their length in plies, from 0 (there is 1 sequence) to {@link #MAX_DEPTH}
     * @throws IllegalArgumentException if the depth is out of range
     */
    public static long count(Position position, int depth) {
        requireDepth(depth, 0);
        return countLeaves(position, depth);
    }

    /**
     * {@return the number of sequences of {@code depth} legal moves, counted by several threads} They are idle
     * when the call returns, and end soon after.
     *
     * @param position the position in which the sequences start
     * @param depth their length in plies, from 0 (there is 1 sequence) to {@link #MAX_DEPTH}
     * @param threads the number of threads, from 1 (the calling thread counts alone) to 32,767
     * @throws IllegalArgumentException if the depth is out of range, or {@code threads} is not between 1 and 32,767
     */
    public static long count(Position position, int depth, int threads) {
        requireDepth(depth, 0);
        if (threads < 1 || threads > MAX_THREADS) {
            throw new IllegalArgumentException(
                    "cannot count with " + threads + " threads, expected 1 to " + MAX_THREADS);
        }
        if (threads == 1 || depth <= SPLIT_DEPTH) {
            return countLeaves(position, depth);
        }
        List<Position> roots = positionsAfter(position, SPLIT_DEPTH).toList();
        ForkJoinPool pool = new ForkJoinPool(threads);
        try {
            // A parallel stream that starts on a thread of a pool stays in that pool.
            return pool.submit(() -> roots.parallelStream()
                            .mapToLong(root -> countLeaves(root, depth - SPLIT_DEPTH))
                            .sum())
                    .join();
        } finally {
            pool.shutdown();
        }
    }

    /**
     * {@return the number of sequences that begin with each legal move, in the order of {@link LegalMoves}} To find a
     * wrong move, compare these numbers with another program's, play the first move whose numbers differ, and divide
     * again with the depth reduced by one.
     *
     * @param position the position in which the sequences start
     * @param depth their length in plies, including the first move, from 1 to {@link #MAX_DEPTH}
     * @throws IllegalArgumentException if the depth is out of range
     */
    public static Map<Move, Long> divide(Position position, int depth) {
        requireDepth(depth, 1);
        LegalMoves moves = position.legalMoves();
        Map<Move, Long> counts = new LinkedHashMap<>();
        for (int i = 0; i < moves.size(); i++) {
            counts.put(moves.get(i), countLeaves(moves.play(i), depth - 1));
        }
        return Collections.unmodifiableMap(counts);
    }

    private static long countLeaves(Position position, int depth) {
        if (depth == 0) {
            return 1;
        }
        if (depth == 2) {
            return position.generator().countReplies();
        }
        LegalMoves moves = position.legalMoves();
        if (depth == 1) {
            return moves.size();
        }
        long count = 0;
        for (int i = 0; i < moves.size(); i++) {
            count += countLeaves(moves.play(i), depth - 1);
        }
        return count;
    }

    /** Returns the positions after all sequences of the given number of moves. */
    private static Stream<Position> positionsAfter(Position position, int plies) {
        if (plies == 0) {
            return Stream.of(position);
        }
        LegalMoves moves = position.legalMoves();
        return IntStream.range(0, moves.size()).mapToObj(moves::play).flatMap(next -> positionsAfter(next, plies - 1));
    }

    private static void requireDepth(int depth, int min) {
        if (depth < min || depth > MAX_DEPTH) {
            throw new IllegalArgumentException("depth is " + depth + ", expected " + min + " to " + MAX_DEPTH);
        }
    }
}
