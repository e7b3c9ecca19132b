package io.github.hiverules.internal.packed;

import io.github.hiverules.piece.Bug;
import java.util.EnumSet;
import java.util.Set;

/** Sets of insects as the bits of an int, in the order of {@link Bug}. */
public final class Bugs {

    private static final Bug[] BUGS = Bug.values();

    public static final int COUNT = BUGS.length;

    private Bugs() {}

    public static int bit(Bug bug) {
        return 1 << bug.ordinal();
    }

    /** The insects of a set. */
    public static Set<Bug> set(int bugs) {
        Set<Bug> set = EnumSet.allOf(Bug.class);
        set.removeIf(bug -> (bugs & bit(bug)) == 0);
        return set;
    }

    /** The first insect of a set that is not empty. */
    public static Bug first(int bugs) {
        return BUGS[Integer.numberOfTrailingZeros(bugs)];
    }
}
