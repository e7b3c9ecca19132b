package io.github.hiverules.internal.rule;

import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.piece.Bug;

/**
 * PILLBUG-5: a piece that was moved or thrown rests on the next turn: it cannot move, throw or be thrown. The rule comes
 * with the Pillbug; in a set without one, no piece rests.
 */
public final class Resting {

    private Resting() {}

    /** Returns the piece that rests after a turn; a piece that was placed does not. */
    public static int after(int id, boolean isMovement, RuleFlags rules) {
        return isMovement && applies(rules) ? id : PieceIds.NONE;
    }

    /** Returns whether pieces rest at all. */
    public static boolean applies(RuleFlags rules) {
        return rules.includes(Bug.PILLBUG);
    }

    /** Returns the piece that rests after a pass: none. */
    public static int afterPass() {
        return PieceIds.NONE;
    }

    /** Returns a set of pieces without the resting one. If none rests, it clears bit 31, which stands for no piece. */
    public static int without(int ids, int resting) {
        return ids & ~(1 << resting);
    }
}
