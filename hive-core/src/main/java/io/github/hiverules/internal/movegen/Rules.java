package io.github.hiverules.internal.movegen;

/** A ruleset as the generator needs it. No record, as nobody compares or prints it. */
public final class Rules {

    /** No pieces at all. */
    static final Rules NONE = new Rules(0, false, false);

    private final int inSet;
    private final boolean tournamentOpening;
    private final boolean gatesAboveGround;

    /** Takes the pieces of the set as bits, and whether OPENING-1 and CLIMB-1 are on. */
    public Rules(int inSet, boolean tournamentOpening, boolean gatesAboveGround) {
        this.inSet = inSet;
        this.tournamentOpening = tournamentOpening;
        this.gatesAboveGround = gatesAboveGround;
    }

    /** The pieces of the set, as bits. */
    public int inSet() {
        return inSet;
    }

    /** Whether OPENING-1 is on. */
    public boolean tournamentOpening() {
        return tournamentOpening;
    }

    /** Whether CLIMB-1 is on. */
    public boolean gatesAboveGround() {
        return gatesAboveGround;
    }
}
