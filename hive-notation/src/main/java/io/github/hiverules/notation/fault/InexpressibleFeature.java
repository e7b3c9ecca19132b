package io.github.hiverules.notation.fault;

import io.github.hiverules.notation.internal.Ids;

/**
 * The features of games that some notations cannot express.
 */
public enum InexpressibleFeature {
    /** A game that does not start on the empty table with White's first turn. */
    START_POSITION,
    /** A ruleset with other toggles than a reader assumes. */
    TOGGLES,
    /** A loss on time. */
    LOSS_ON_TIME,
    /** A destination that no piece touches. */
    ISOLATED_DESTINATION,
    /** A cell that is too far from the others for the notation. */
    FAR_CELL,
    /** A tag whose name has other characters than letters, digits and underscores. */
    TAG_NAME;

    /** {@return the id, for example {@code loss-on-time}} */
    public String id() {
        return Ids.of(this);
    }
}
