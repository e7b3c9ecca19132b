package io.github.hiverules.testkit;

import io.github.hiverules.LegalMoves;
import io.github.hiverules.Perft;
import io.github.hiverules.Position;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Computes the same counts as {@link Perft}, but visits positions that are equal up to the twelve symmetries of the
 * hexagon only once, and remembers their counts (perft with a hash table).
 *
 * <p>{@link Position#canonicalKey()} distinguishes positions, so a count is right unless two of millions of 64-bit
 * keys happen to be equal. Correct counts do not prove a move generator correct, because this class trusts the
 * symmetries of the rules.
 */
public final class HashedPerft {

    /** Below this depth, it costs more to look a position up than to count. */
    private static final int MIN_HASHED_DEPTH = 3;

    /** The number of depths with a larger cache: the lowest ones, which have the most positions. */
    private static final int LARGE_CACHE_COUNT = 2;

    private static final int LARGE_CACHE_BITS = 21;
    private static final int SMALL_CACHE_BITS = 16;

    /** After this many plies there are enough positions to keep all threads busy. */
    private static final int SPLIT_DEPTH = 2;

    private final List<Cache> caches;

    private HashedPerft(List<Cache> caches) {
        this.caches = caches;
    }

    /**
     * {@return the number of sequences of exactly {@code depth} legal moves, 1 for depth 0, counted by several threads
     * that share the caches}
     *
     * @param position where the sequences begin
     * @param depth the length of the sequences in plies, from 0 to {@link Perft#MAX_DEPTH}
     * @param threads the number of threads, at least 1; with 1 the calling thread counts alone
     * @throws IllegalArgumentException if the depth is out of range, or {@code threads} is less than 1
     */
    public static long count(Position position, int depth, int threads) {
        if (threads < 1) {
            throw new IllegalArgumentException("cannot count with " + threads + " threads");
        }
        if (depth < 0 || depth > Perft.MAX_DEPTH) {
            throw new IllegalArgumentException("depth is " + depth + ", expected 0 to " + Perft.MAX_DEPTH);
        }
        return upTo(depth).countWithThreads(position, depth, threads);
    }

    /** Creates a counter with empty caches. Several threads may share it. */
    static HashedPerft upTo(int depth) {
        return new HashedPerft(IntStream.rangeClosed(MIN_HASHED_DEPTH, depth)
                .mapToObj(plies ->
                        new Cache(plies < MIN_HASHED_DEPTH + LARGE_CACHE_COUNT ? LARGE_CACHE_BITS : SMALL_CACHE_BITS))
                .toList());
    }

    long countOnThisThread(Position position, int depth) {
        if (depth < MIN_HASHED_DEPTH) {
            return Perft.count(position, depth);
        }
        Cache cache = caches.get(depth - MIN_HASHED_DEPTH);
        long key = position.canonicalKey();
        long cached = cache.get(key);
        if (cached >= 0) {
            return cached;
        }
        LegalMoves moves = position.legalMoves();
        long count = 0;
        for (int i = moves.size() - 1; i >= 0; i--) {
            count += countOnThisThread(moves.play(i), depth - 1);
        }
        cache.put(key, count);
        return count;
    }

    /** Counts with new threads, or on the calling thread if one is enough. */
    long countWithThreads(Position position, int depth, int threads) {
        if (depth <= SPLIT_DEPTH) {
            return countOnThisThread(position, depth);
        }
        Collection<List<Position>> symmetricGroups = positionsAfter(position, SPLIT_DEPTH)
                .collect(Collectors.groupingBy(Position::canonicalKey, LinkedHashMap::new, Collectors.toList()))
                .values();
        ToLongFunction<List<Position>> countGroup =
                group -> group.size() * countOnThisThread(group.get(0), depth - SPLIT_DEPTH);
        if (threads == 1) {
            return symmetricGroups.stream().mapToLong(countGroup).sum();
        }
        ForkJoinPool pool = new ForkJoinPool(threads);
        try {
            return pool.submit(() -> symmetricGroups.parallelStream()
                            .mapToLong(countGroup)
                            .sum())
                    .join();
        } finally {
            pool.shutdown();
        }
    }

    private static Stream<Position> positionsAfter(Position position, int plies) {
        if (plies == 0) {
            return Stream.of(position);
        }
        LegalMoves moves = position.legalMoves();
        return IntStream.range(0, moves.size()).mapToObj(moves::play).flatMap(next -> positionsAfter(next, plies - 1));
    }

    /**
     * Remembers counts by key; newer counts replace older ones. Threads may share it without locks, as in the transposition
     * tables of Hyatt and Mann (2002).
     */
    private static final class Cache {

        /*
         * A slot keeps the count and the key mixed with the count. If two threads write the same slot at the same time,
         * they can leave half of each. Then the mixture matches neither key, and the slot counts as empty.
         */

        private final long[] counts;
        private final long[] mixtures;
        private final int mask;

        Cache(int bits) {
            counts = new long[1 << bits];
            mixtures = new long[1 << bits];
            mask = (1 << bits) - 1;
        }

        /** Returns the count of a key, or -1 if it is unknown. */
        long get(long key) {
            int slot = (int) key & mask;
            long count = counts[slot];
            return count != 0 && (mixtures[slot] ^ count) == key ? count : -1;
        }

        void put(long key, long count) {
            int slot = (int) key & mask;
            counts[slot] = count;
            mixtures[slot] = key ^ count;
        }
    }
}
