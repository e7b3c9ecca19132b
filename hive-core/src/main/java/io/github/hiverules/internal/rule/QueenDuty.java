package io.github.hiverules.internal.rule;

import io.github.hiverules.internal.packed.Bugs;

/** QUEEN-1 and OPENING-1: which kinds may be placed on which turn. QUEEN-2: when nothing moves. */
public final class QueenDuty {

    private static final int DUE_ON_TURN = 4;
    private static final int QUEEN_ONLY = 1 << Bugs.QUEEN_BEE;
    private static final int ALL_BUGS = (1 << Bugs.COUNT) - 1;

    private QueenDuty() {}

    /** Whether the Queen must be placed now, if it is still in hand. */
    public static boolean isDue(int turnNumber) {
        return turnNumber >= DUE_ON_TURN;
    }

    /** Whether the Queen must not be placed yet. */
    public static boolean isTooEarly(int turnNumber, boolean tournamentOpening) {
        return tournamentOpening && turnNumber == 1;
    }

    /** The kinds that may be placed, as bits. */
    public static int placeable(boolean queenInHand, int turnNumber, boolean tournamentOpening) {
        if (queenInHand && isDue(turnNumber)) {
            return QUEEN_ONLY;
        }
        return isTooEarly(turnNumber, tournamentOpening) ? ALL_BUGS & ~QUEEN_ONLY : ALL_BUGS;
    }
}
