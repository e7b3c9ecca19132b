package io.github.hiverules.internal.rule;

import io.github.hiverules.internal.packed.Bugs;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.piece.Bug;

/** A ruleset in the form that the move generator uses. Not a record: identity is enough, and quicker to compare. */
public final class RuleFlags {

    /** No pieces and no optional rules. */
    public static final RuleFlags NONE = new RuleFlags(0, false, FreedomToMove.NO_GATES_ABOVE_GROUND, false);

    private final int pieceSet;
    private final int bugs;
    private final boolean tournamentOpening;
    private final FreedomToMove freedom;
    private final boolean repetitionDraw;

    public RuleFlags(int pieceSet, boolean tournamentOpening, FreedomToMove freedom, boolean repetitionDraw) {
        this.pieceSet = pieceSet;
        this.bugs = bugs(pieceSet);
        this.tournamentOpening = tournamentOpening;
        this.freedom = freedom;
        this.repetitionDraw = repetitionDraw;
    }

    /** The pieces of the set, as bits. */
    public int pieceSet() {
        return pieceSet;
    }

    /** The kinds in the set, as bits, see {@link Bugs}. */
    public int bugs() {
        return bugs;
    }

    /** Whether OPENING-1 is on. */
    public boolean tournamentOpening() {
        return tournamentOpening;
    }

    /** Which rules about gates apply: all, or only those on the ground and in throws. */
    public FreedomToMove freedom() {
        return freedom;
    }

    /** Whether DRAW-2 is on. */
    public boolean repetitionDraw() {
        return repetitionDraw;
    }

    public boolean includes(Bug bug) {
        return (bugs & Bugs.bit(bug)) != 0;
    }

    private static int bugs(int pieceSet) {
        int bugs = 0;
        for (int rest = pieceSet; rest != 0; rest &= rest - 1) {
            bugs |= PieceIds.bugBit(Integer.numberOfTrailingZeros(rest));
        }
        return bugs;
    }
}
