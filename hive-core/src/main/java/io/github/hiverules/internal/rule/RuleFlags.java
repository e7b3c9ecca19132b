package io.github.hiverules.internal.rule;

import io.github.hiverules.internal.packed.PieceIds;

/**
 * A ruleset in the form that the move generator uses.
 *
 * @param inSet the pieces of the set, as bits
 * @param tournamentOpening whether OPENING-1 is on
 * @param gatesAboveGround whether CLIMB-1 is on
 * @param repetitionDraw whether DRAW-2 is on
 */
public record RuleFlags(int inSet, boolean tournamentOpening, boolean gatesAboveGround, boolean repetitionDraw) {

    /** The flags of no ruleset: there are no pieces at all. */
    public static final RuleFlags NONE = new RuleFlags(0, false, false, false);

    /** Whether both players have a piece of a kind. */
    public boolean includes(int bug) {
        return (inSet >> PieceIds.idOf(0, bug) & 1) != 0;
    }
}
