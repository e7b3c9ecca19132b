package io.github.hiverules;

import io.github.hiverules.piece.Bug;

/**
 * An optional kind of piece (rule MAT-1).
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

    /** {@return the kind of piece that this expansion adds} */
    public Bug bug() {
        return bug;
    }
}
