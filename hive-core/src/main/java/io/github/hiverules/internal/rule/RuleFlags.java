package io.github.hiverules.internal.rule;

import io.github.hiverules.internal.packed.Bugs;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.piece.Bug;

/** A ruleset in the form that the move generator uses. Not a record: identity is enough, and quicker to compare. */
public final class RuleFlags {

    /*
     * The toggles, as bits. They are part of a position's key, together with the insects, which take the bits from
     * FIRST_BUG on: a new toggle takes the next bit from 16 on, so that no key changes.
     */

    /** OPENING-1. */
    public static final int TOURNAMENT_OPENING = 1;

    /** CLIMB-1. */
    public static final int GATES_ABOVE_GROUND = 1 << 1;

    /** DRAW-2. */
    public static final int REPETITION_DRAW = 1 << 2;

    private static final int FIRST_BUG = 3;

    /** No pieces and no optional rules. */
    public static final RuleFlags NONE = new RuleFlags(0, 0);

    private final int pieceSet;
    private final int bugs;
    private final int toggles;

    public RuleFlags(int pieceSet, int toggles) {
        this.pieceSet = pieceSet;
        this.bugs = bugs(pieceSet);
        this.toggles = toggles;
    }

    /** A number that no other ruleset has. */
    public int key() {
        return bugs << FIRST_BUG | toggles;
    }

    /** The pieces of the set, as bits. */
    public int pieceSet() {
        return pieceSet;
    }

    /** The toggles that are on, as bits. */
    public int toggles() {
        return toggles;
    }

    /** Whether OPENING-1 is on. */
    public boolean tournamentOpening() {
        return (toggles & TOURNAMENT_OPENING) != 0;
    }

    /** Whether CLIMB-1 is on. */
    public boolean gatesAboveGround() {
        return (toggles & GATES_ABOVE_GROUND) != 0;
    }

    public boolean includes(Bug bug) {
        return (bugs & Bugs.bit(bug)) != 0;
    }

    private static int bugs(int pieceSet) {
        int bugs = 0;
        for (int remaining = pieceSet; remaining != 0; remaining &= remaining - 1) {
            bugs |= PieceIds.bugBit(Integer.numberOfTrailingZeros(remaining));
        }
        return bugs;
    }
}
