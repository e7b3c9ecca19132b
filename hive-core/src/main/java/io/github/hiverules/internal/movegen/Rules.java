package io.github.hiverules.internal.movegen;

/**
 * A ruleset as the generator needs it.
 *
 * @param inSet the pieces of the set, as bits
 * @param tournamentOpening whether OPENING-1 is on
 * @param gatesAboveGround whether CLIMB-1 is on
 */
public record Rules(int inSet, boolean tournamentOpening, boolean gatesAboveGround) {

    /** No pieces at all. */
    static final Rules NONE = new Rules(0, false, false);
}
