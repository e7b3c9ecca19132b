package io.github.hiverules.internal.packed;

import io.github.hiverules.piece.Bug;

/** Sets of insects as the bits of an int, in the order of {@link Bug}. */
public final class Bugs {

    private static final Bug[] BUGS = Bug.values();

    public static final int COUNT = BUGS.length;

    private Bugs() {}

    public static int bit(Bug bug) {
        return 1 << bug.ordinal();
    }

    /** The first insect of a set that is not empty. */
    public static Bug first(int bugs) {
        return BUGS[Integer.numberOfTrailingZeros(bugs)];
    }
}
