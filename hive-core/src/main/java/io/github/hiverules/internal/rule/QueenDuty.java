package io.github.hiverules.internal.rule;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.PieceIds;

/** QUEEN-1 and OPENING-1: the kinds that may be placed on a turn. QUEEN-2: when nothing moves. */
public final class QueenDuty {

    private static final int DUE_ON_TURN = 4;

    private QueenDuty() {}

    /** Whether the Queen must be placed now, if it is still in hand. */
    public static boolean isDue(int turnNumber) {
        return turnNumber >= DUE_ON_TURN;
    }

    /** Returns whether the Queen must not be placed yet, because the color has nothing else in play. */
    public static boolean isTooEarly(Board board, int color, boolean tournamentOpening) {
        return tournamentOpening && Placing.isFirstOf(board, color);
    }

    /** Those pieces of a hand that may be placed on this turn. */
    public static int placeable(Board board, int color, int hand, int turnNumber, boolean tournamentOpening) {
        int queen = 1 << PieceIds.queen(color);
        if (isDue(turnNumber) && (hand & queen) != 0) {
            return queen;
        }
        return isTooEarly(board, color, tournamentOpening) ? hand & ~queen : hand;
    }
}
