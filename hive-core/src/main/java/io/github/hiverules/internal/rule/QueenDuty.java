package io.github.hiverules.internal.rule;

import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.PieceIds;

/** QUEEN-1, QUEEN-2 and OPENING-1: what a player may not do while their Queen is in hand. */
public final class QueenDuty {

    /** The turn on which a Queen in hand becomes due. */
    public static final int DUE_TURN = 4;

    private QueenDuty() {}

    /** Returns whether a Queen that is still in hand must be placed now. */
    public static boolean isDue(int turnNumber) {
        return turnNumber >= DUE_TURN;
    }

    /** Returns whether the Queen may not be placed yet, because no other piece of its color is in play. */
    public static boolean isTooEarly(Board board, int color, boolean tournamentOpening) {
        return tournamentOpening && Placing.isFirstPlacement(board, color);
    }

    /** Returns whether a player may move and throw pieces. */
    public static boolean allowsMovements(Board board, int color) {
        return (board.inPlay() >> PieceIds.queen(color) & 1) != 0;
    }

    /** Returns those of the next pieces in hand that may be placed now. */
    public static int placeable(Board board, int color, int hand, int turnNumber, boolean tournamentOpening) {
        int queen = 1 << PieceIds.queen(color);
        if (isDue(turnNumber) && (hand & queen) != 0) {
            return queen;
        }
        return isTooEarly(board, color, tournamentOpening) ? hand & ~queen : hand;
    }
}
