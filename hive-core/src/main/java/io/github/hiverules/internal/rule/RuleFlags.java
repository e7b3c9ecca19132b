package io.github.hiverules.internal.rule;

import io.github.hiverules.internal.packed.PieceIds;

/**
 * A ruleset as the move generator uses it.
 *
 * @param inSet the pieces of the set, as bits
 * @param tournamentOpening whether OPENING-1 is on
 * @param climbStep which steps above the ground are legal: those of CLIMB-1, or all
 * @param repetitionDraw whether DRAW-2 is on
 */
public record RuleFlags(int inSet, boolean tournamentOpening, ClimbStep climbStep, boolean repetitionDraw) {

    /** No pieces and no optional rules. */
    public static final RuleFlags NONE = new RuleFlags(0, false, ClimbStep.NO_GATES_ABOVE_GROUND, false);

    /** Whether a kind is in the set. */
    public boolean includes(int bug) {
        return (inSet >> PieceIds.idOf(0, bug) & 1) != 0;
    }
}
