package io.github.hiverules;

import static io.github.hiverules.HiveShape.scramble;

import io.github.hiverules.internal.movegen.Rules;
import io.github.hiverules.internal.packed.Lanes;
import io.github.hiverules.internal.packed.PieceIds;

/** When two positions count as the same, and numbers that say so; see {@link Position}. */
final class PositionKeys {

    /** The ply of White's fourth turn: from then on a Queen in hand is due, and no number changes that. */
    private static final int FOURTH_TURN = 6;

    private PositionKeys() {}

    static boolean same(PackedPosition one, PackedPosition other) {
        return turn(one) == turn(other)
                && one.ruleset.equals(other.ruleset)
                && new HiveShape(one).sameAs(new HiveShape(other));
    }

    static long key(PackedPosition position) {
        return scramble(new HiveShape(position).hash() + context(position));
    }

    static long canonicalKey(PackedPosition position) {
        return scramble(new HiveShape(position).canonicalHash() + context(position));
    }

    /** The side to move and, while a Queen is in hand, the turn. */
    private static int turn(PackedPosition position) {
        boolean bothQueensInPlay =
                Lanes.inPlay(position.lane(PieceIds.queen(0))) && Lanes.inPlay(position.lane(PieceIds.queen(1)));
        int side = position.ply & 1;
        return bothQueensInPlay ? side : Math.min(position.ply, FOURTH_TURN + side) + 2;
    }

    private static long context(PackedPosition position) {
        Rules rules = position.ruleset.rules();
        long toggles = (rules.tournamentOpening() ? 1 : 0)
                | (rules.gatesAboveGround() ? 2 : 0)
                | (position.ruleset.repetitionDraw() ? 4 : 0);
        return scramble((long) rules.inSet() << 3 | toggles) + scramble(~turn(position));
    }
}
