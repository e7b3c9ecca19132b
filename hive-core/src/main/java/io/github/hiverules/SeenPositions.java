package io.github.hiverules;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The positions of a game since the last placement, which know how often the latest came up. Immutable. */
final class SeenPositions {

    /*
     * A binary tree over the bits of the keys. A new position changes the tree only along the way to its own leaf, so each
     * keeps no more than this way: for each bit what branches off there, as the last position that went that way and that
     * keeps the rest of the branch in the same manner. Games that part share the positions before. No way is longer
     * than a key, whatever the game and whichever of its versions goes on.
     */

    private final Position latest;
    private final long key;

    /** How often the latest position came up, this time included. */
    final int occurrences;

    /** At each bit the last position before with the same bits up to there, but not this one. */
    private final @Nullable SeenPositions[] branches;

    /** The last position before with the same key. */
    private final @Nullable SeenPositions sameKey;

    SeenPositions(@Nullable SeenPositions before, Position latest, long key) {
        SeenPositions[] way = new SeenPositions[Long.SIZE];
        int length = 0;
        SeenPositions seen = before;
        for (int bit = 0; bit < Long.SIZE && seen != null; bit++) {
            SeenPositions branch = bit < seen.branches.length ? seen.branches[bit] : null;
            boolean parts = (seen.key ^ key) << bit < 0;
            way[bit] = parts ? seen : branch;
            length = way[bit] == null ? length : bit + 1;
            seen = parts ? branch : seen;
        }
        this.latest = latest;
        this.key = key;
        this.branches = Arrays.copyOf(way, length);
        this.sameKey = seen;
        while (seen != null && !seen.latest.equals(latest)) {
            seen = seen.sameKey;
        }
        this.occurrences = seen == null ? 1 : seen.occurrences + 1;
    }
}
