package io.github.hiverules.internal.rule;

/** QUEEN-1 and OPENING-1: which kinds may be placed on which turn. QUEEN-2: when nothing moves. */
public final class QueenDuty {

    private static final int DUE_ON_TURN = 4;

    private QueenDuty() {}

    /** Whether the Queen must be placed now, if it is still in hand. */
    public static boolean isDue(int turnNumber) {
        return turnNumber >= DUE_ON_TURN;
    }

    /** Whether the Queen must not be placed yet. */
    public static boolean isTooEarly(int turnNumber, boolean tournamentOpening) {
        return tournamentOpening && turnNumber == 1;
    }

    /** Those pieces of a hand that may be placed on this turn. */
    public static int placeable(int hand, int queen, int turnNumber, boolean tournamentOpening) {
        if (isDue(turnNumber) && (hand >> queen & 1) != 0) {
            return 1 << queen;
        }
        return isTooEarly(turnNumber, tournamentOpening) ? hand & ~(1 << queen) : hand;
    }
}
