package io.github.hiverules;

import io.github.hiverules.piece.Bug;

/**
 * An optional insect (rule MAT-1).
 */
public enum Expansion {
    /** The Mosquito. */
    MOSQUITO(Bug.MOSQUITO),
    /** The Ladybug. */
    LADYBUG(Bug.LADYBUG),
    /** The Pillbug. */
    PILLBUG(Bug.PILLBUG);

    private final Bug bug;

    Expansion(Bug bug) {
        this.bug = bug;
    }

    /** {@return the insect that this expansion adds} */
    public Bug bug() {
        return bug;
    }
}
