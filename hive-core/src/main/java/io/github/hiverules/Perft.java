package io.github.hiverules;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Counts the sequences of legal moves of a given length (perft): the usual test of a move generator, and a measure of its
 * speed.
 *
 * <pre>{@code
 * Position start = Position.initial(Ruleset.ONLINE);
 * System.out.println(Perft.count(start, 4)); // 151686
 * }</pre>
 *
 * <p>A finished game has no continuation, a forced pass counts as one move, and there is no draw by repetition because a
 * position does not know its history.
 */
public final class Perft {

    /** After this number of plies there are enough positions to keep all threads busy. */
    private static final int SPLIT = 2;

    private Perft() {}

    /**
     * Counts the sequences of exactly {@code depth} legal moves. It counts the moves of the last ply without making them.
     *
     * @param position the position that the sequences start from
     * @param depth their length in plies, not negative
     * @return the count, 1 for depth 0
     * @throws IllegalArgumentException if the depth is negative
     */
    public static long count(Position position, int depth) {
        requireDepth(depth, 0);
        return leaves(position, depth);
    }

    /**
     * Counts with several threads, which it starts for this call and stops at its end.
     *
     * @param position the position that the sequences start from
     * @param depth their length in plies, not negative
     * @param threads the number of threads, at least 1; with 1 the calling thread counts alone
     * @return the count, 1 for depth 0
     * @throws IllegalArgumentException if the depth is negative, or if there are no threads
     */
    public static long count(Position position, int depth, int threads) {
        requireDepth(depth, 0);
        if (threads < 1) {
            throw new IllegalArgumentException("cannot count with " + threads + " threads");
        }
        if (threads == 1 || depth <= SPLIT) {
            return leaves(position, depth);
        }
        List<Position> roots = after(position, SPLIT).toList();
        ForkJoinPool pool = new ForkJoinPool(threads);
        try {
            // A parallel stream that starts on a thread of a pool stays in that pool.
            return pool.submit(() -> roots.parallelStream()
                            .mapToLong(root -> leaves(root, depth - SPLIT))
                            .sum())
                    .join();
        } finally {
            pool.shutdown();
        }
    }

    /**
     * Counts the sequences that begin with each legal move. To find a wrong move, compare the counts with those of another
     * program, play the first move whose counts differ, and divide again one ply less deep.
     *
     * @param position the position that the sequences start from
     * @param depth their length in plies, at least 1
     * @return an unmodifiable map from each legal move to its count, in the order of {@link LegalMoves}
     * @throws IllegalArgumentException if the depth is less than 1
     */
    public static Map<Move, Long> divide(Position position, int depth) {
        requireDepth(depth, 1);
        LegalMoves moves = position.legalMoves();
        Map<Move, Long> counts = new LinkedHashMap<>();
        for (int i = 0; i < moves.size(); i++) {
            counts.put(moves.get(i), leaves(moves.play(i), depth - 1));
        }
        return Collections.unmodifiableMap(counts);
    }

    private static long leaves(Position position, int depth) {
        if (depth == 0) {
            return 1;
        }
        LegalMoves moves = position.legalMoves();
        if (depth == 1) {
            return moves.size();
        }
        long count = 0;
        for (int i = 0; i < moves.size(); i++) {
            count += leaves(moves.play(i), depth - 1);
        }
        return count;
    }

    /** Returns the positions after all sequences of {@code plies} moves, once for each sequence. */
    private static Stream<Position> after(Position position, int plies) {
        if (plies == 0) {
            return Stream.of(position);
        }
        LegalMoves moves = position.legalMoves();
        return IntStream.range(0, moves.size()).mapToObj(moves::play).flatMap(next -> after(next, plies - 1));
    }

    private static void requireDepth(int depth, int least) {
        if (depth < least) {
            throw new IllegalArgumentException("depth is " + depth + ", expected at least " + least);
        }
    }
}
