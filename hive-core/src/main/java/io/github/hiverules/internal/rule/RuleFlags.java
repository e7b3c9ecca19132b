package io.github.hiverules.internal.rule;

import io.github.hiverules.internal.packed.PieceIds;

/**
 * A ruleset in the form that the move generator uses.
 *
 * @param pieceSet the pieces of the set, as bits
 * @param tournamentOpening whether OPENING-1 is on
 * @param climbStep the rule for steps above the ground: CLIMB-1, or none
 * @param repetitionDraw whether DRAW-2 is on
 */
public record RuleFlags(int pieceSet, boolean tournamentOpening, ClimbStep climbStep, boolean repetitionDraw) {

    /** No pieces and no optional rules. */
    public static final RuleFlags NONE = new RuleFlags(0, false, ClimbStep.NO_GATES_ABOVE_GROUND, false);

    public boolean includes(int bug) {
        return (pieceSet >> PieceIds.idOf(0, bug) & 1) != 0;
    }
}
