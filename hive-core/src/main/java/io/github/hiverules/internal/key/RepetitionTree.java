package io.github.hiverules.internal.key;

import io.github.hiverules.internal.packed.PackedPosition;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** DRAW-2: the positions of a game since the last placement. Immutable. */
public final class RepetitionTree {

    /*
     * A binary tree over the bits of the keys. A new position changes the tree only along the path to its own leaf, so
     * each position keeps just this path: for each bit the branch that leaves it, represented by the last position on
     * that branch. Games with the same first moves share these positions. However long the game is, no path is longer
     * than a key.
     */

    /** The number of times that a position must come up to draw a game. */
    private static final int DRAWING_OCCURRENCES = 3;

    private final PackedPosition latest;
    private final long key;

    private final int occurrences;

    /**
     * For each bit, the last earlier position whose key agrees with this one before the bit and differs in it; shorter
     * if there is none for the last bits.
     */
    private final List<@Nullable RepetitionTree> branches;

    /** The last earlier position with the same key. */
    private final @Nullable RepetitionTree sameKey;

    /** Adds a position with its key to the earlier ones, all under the same rules. */
    public RepetitionTree(@Nullable RepetitionTree before, PackedPosition latest, long key) {
        List<@Nullable RepetitionTree> path = new ArrayList<>();
        int length = 0;
        RepetitionTree earlier = before;
        for (int bit = 0; bit < Long.SIZE && earlier != null; bit++) {
            RepetitionTree branch = bit < earlier.branches.size() ? earlier.branches.get(bit) : null;
            boolean diverges = (earlier.key ^ key) << bit < 0;
            path.add(diverges ? earlier : branch);
            length = path.get(bit) == null ? length : bit + 1;
            earlier = diverges ? branch : earlier;
        }
        this.latest = latest;
        this.key = key;
        this.branches = new ArrayList<>(path.subList(0, length));
        this.sameKey = earlier;
        while (earlier != null && !PositionKeys.areSame(earlier.latest, latest)) {
            earlier = earlier.sameKey;
        }
        this.occurrences = earlier == null ? 1 : earlier.occurrences + 1;
    }

    /** Returns how many times the latest position has come up, including this time. */
    public int occurrences() {
        return occurrences;
    }

    public boolean isDraw() {
        return occurrences >= DRAWING_OCCURRENCES;
    }
}
