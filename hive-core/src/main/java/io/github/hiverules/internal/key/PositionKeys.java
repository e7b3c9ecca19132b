package io.github.hiverules.internal.key;

import static io.github.hiverules.internal.key.HiveShape.scramble;

import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.rule.QueenDuty;
import io.github.hiverules.internal.rule.RuleFlags;

/** DRAW-2: decides when two positions count as the same, and computes the keys that they then share. */
public final class PositionKeys {

    private PositionKeys() {}

    public static boolean areSame(PackedPosition one, PackedPosition other) {
        return turn(one) == turn(other) && new HiveShape(one).sameAs(new HiveShape(other));
    }

    /** Returns a number that positions share if they count as the same. */
    public static long key(PackedPosition position, RuleFlags rules) {
        return scramble(new HiveShape(position).hash() + context(position, rules));
    }

    /** Returns a number that positions also share if their hives are rotated or mirrored forms of each other. */
    public static long canonicalKey(PackedPosition position, RuleFlags rules) {
        return scramble(new HiveShape(position).canonicalHash() + context(position, rules));
    }

    /** Returns a number for the side to move and, if it matters, for the turn. */
    private static int turn(PackedPosition position) {
        return turnMatters(position) ? position.ply() + 2 : position.color();
    }

    /** Returns whether a Queen is in hand and not yet due. */
    static boolean turnMatters(PackedPosition position) {
        boolean bothQueensInPlay = position.isInPlay(PieceIds.queen(0)) && position.isInPlay(PieceIds.queen(1));
        return !bothQueensInPlay && !QueenDuty.isDue(position.turnNumber());
    }

    private static long context(PackedPosition position, RuleFlags rules) {
        return scramble(rules.key()) + scramble(~turn(position));
    }
}
