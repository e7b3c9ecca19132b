package io.github.hiverules;

import static io.github.hiverules.HiveShape.scramble;

import io.github.hiverules.internal.movegen.Rules;
import io.github.hiverules.internal.packed.Lanes;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.rule.QueenDuty;

/** When two positions count as the same, and numbers that say so; see {@link Position}. */
final class PositionKeys {

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

    /** The side to move and, while a Queen is in hand and not yet due, the turn. */
    private static int turn(PackedPosition position) {
        boolean bothQueensInPlay =
                Lanes.inPlay(position.lane(PieceIds.queen(0))) && Lanes.inPlay(position.lane(PieceIds.queen(1)));
        boolean turnMatters = !bothQueensInPlay && !QueenDuty.isDue((position.ply >> 1) + 1);
        return turnMatters ? position.ply + 2 : position.ply & 1;
    }

    private static long context(PackedPosition position) {
        Rules rules = position.ruleset.rules();
        long toggles = (rules.tournamentOpening() ? 1 : 0)
                | (rules.gatesAboveGround() ? 2 : 0)
                | (position.ruleset.repetitionDraw() ? 4 : 0);
        return scramble((long) rules.inSet() << 3 | toggles) + scramble(~turn(position));
    }
}
