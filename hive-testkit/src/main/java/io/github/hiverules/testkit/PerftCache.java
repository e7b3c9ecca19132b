package io.github.hiverules.testkit;

/**
 * Remembers counts by key; newer counts replace older ones. Threads may share it without locks, as in the transposition
 * tables of Hyatt and Mann (2002).
 */
final class PerftCache {

    /*
     * A slot keeps the count and the key mixed with the count. If two threads write the same slot at the same time,
     * they can leave half of each. Then the mixture matches neither key, and the slot counts as empty.
     */

    private final long[] counts;
    private final long[] mixtures;
    private final int mask;

    PerftCache(int bits) {
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
