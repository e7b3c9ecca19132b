package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.testkit.reference.ReferenceHive;
import io.github.hiverules.testkit.reference.ReferenceTurn;
import java.util.EnumSet;
import java.util.Set;

/** Decides whether a move would be legal without the rule that forbids it: only then is it evidence for that rule. */
final class OneRule {

    /** The rules that a refusal names before the library looks at where the piece goes. */
    private static final Set<Rule> EARLY = EnumSet.of(
            Rule.TURN_2,
            Rule.COVER_1,
            Rule.QUEEN_1,
            Rule.QUEEN_2,
            Rule.OPENING_1,
            Rule.MAT_1,
            Rule.MAT_2,
            Rule.PLACE_6,
            Rule.PILLBUG_5,
            Rule.HIVE_2,
            Rule.END_3);

    private OneRule() {}

    /** Returns whether the rule, which forbids the move, is the only one that does. */
    static boolean forbids(Game game, Move move, Rule rule) {
        if (!EARLY.contains(rule)) {
            return true;
        }
        ReferenceTurn turn = new ReferenceTurn(game.position().setup());
        Set<Rule> broken = EnumSet.noneOf(Rule.class);
        if (game.isOver()) {
            broken.add(Rule.END_3);
        }
        boolean isPossible = move instanceof Move.Placement placement
                ? addBroken(turn, placement, broken)
                : !(move instanceof Move.Movement movement) || addBroken(turn, movement, broken);
        broken.remove(rule);
        return isPossible && broken.isEmpty();
    }

    private static boolean addBroken(ReferenceTurn turn, Move.Placement placement, Set<Rule> broken) {
        boolean isQueen = placement.piece().bug() == Bug.QUEEN_BEE;
        addIf(!turn.isOwn(placement.piece()), Rule.TURN_2, broken);
        addIf(!isQueen && turn.isQueenDue(), Rule.QUEEN_1, broken);
        addIf(isQueen && turn.isQueenTooEarly(), Rule.OPENING_1, broken);
        return turn.canPlaceOn(placement.to());
    }

    private static boolean addBroken(ReferenceTurn turn, Move.Movement movement, Set<Rule> broken) {
        ReferenceHive lifted = turn.hive().without(movement.from(), movement.piece());
        addIf(!turn.isOwn(movement.piece()), Rule.TURN_2, broken);
        addIf(!turn.hive().isTop(movement.from(), movement.piece()), Rule.COVER_1, broken);
        addIf(turn.isQueenDue(), Rule.QUEEN_1, broken);
        addIf(turn.isQueenInHand(), Rule.QUEEN_2, broken);
        addIf(turn.isResting(movement.piece()), Rule.PILLBUG_5, broken);
        addIf(!lifted.isConnected(), Rule.HIVE_2, broken);
        return turn.movement(lifted, movement.from())
                .destinations(movement.piece().bug())
                .contains(movement.to());
    }

    private static void addIf(boolean isBroken, Rule rule, Set<Rule> broken) {
        if (isBroken) {
            broken.add(rule);
        }
    }
}
