package io.github.hiverules.internal.rule;

/** PASS-1: a player passes exactly if no placement, movement or throw is legal. */
public final class Passing {

    private Passing() {}

    /** Returns whether a player must pass who has the given number of placements, movements and throws. */
    public static boolean isForced(int otherMoves) {
        return otherMoves == 0;
    }

    /** Returns the number of legal moves: the pass is one if it is forced. */
    public static int count(int otherMoves) {
        return isForced(otherMoves) ? 1 : otherMoves;
    }
}
