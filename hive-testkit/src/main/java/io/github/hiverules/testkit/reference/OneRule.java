package io.github.hiverules.testkit.reference;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.piece.Bug;
import java.util.EnumSet;
import java.util.Set;

/** Decides whether a move would be legal without the rule that forbids it: only then is it evidence for that rule. */
public final class OneRule {

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

    /** Returns whether a rule forbids moves wherever the piece goes. */
    public static boolean isEarly(Rule rule) {
        return EARLY.contains(rule);
    }

    /** Returns whether the rule, which forbids the move, is the only one that does. */
    public static boolean forbids(Game game, Move move, Rule rule) {
        if (!EARLY.contains(rule)) {
            return true;
        }
        Set<Rule> broken = broken(game, move);
        broken.remove(rule);
        return broken.isEmpty() && canGo(new ReferenceTurn(game.position().setup()), move);
    }

    /** Returns the rules that forbid a move wherever the piece goes. */
    public static Set<Rule> broken(Game game, Move move) {
        ReferenceTurn turn = new ReferenceTurn(game.position().setup());
        Set<Rule> broken = EnumSet.noneOf(Rule.class);
        addIf(game.isOver(), Rule.END_3, broken);
        if (move instanceof Move.Placement placement) {
            boolean isQueen = placement.piece().bug() == Bug.QUEEN_BEE;
            addIf(!turn.isOwn(placement.piece()), Rule.TURN_2, broken);
            addIf(!isQueen && turn.isQueenDue(), Rule.QUEEN_1, broken);
            addIf(isQueen && turn.isQueenTooEarly(), Rule.OPENING_1, broken);
        } else if (move instanceof Move.Movement movement) {
            addIf(!turn.isOwn(movement.piece()), Rule.TURN_2, broken);
            addIf(!turn.hive().isTop(movement.from(), movement.piece()), Rule.COVER_1, broken);
            addIf(turn.isQueenDue(), Rule.QUEEN_1, broken);
            addIf(turn.isQueenInHand(), Rule.QUEEN_2, broken);
            addIf(turn.isResting(movement.piece()), Rule.PILLBUG_5, broken);
            addIf(!lifted(turn, movement).isConnected(), Rule.HIVE_2, broken);
        }
        return broken;
    }

    private static boolean canGo(ReferenceTurn turn, Move move) {
        return move instanceof Move.Placement placement
                ? turn.canPlaceOn(placement.to())
                : !(move instanceof Move.Movement movement)
                        || turn.movement(lifted(turn, movement), movement.from())
                                .destinations(movement.piece().bug())
                                .contains(movement.to());
    }

    private static ReferenceHive lifted(ReferenceTurn turn, Move.Movement movement) {
        return turn.hive().without(movement.from(), movement.piece());
    }

    private static void addIf(boolean isBroken, Rule rule, Set<Rule> broken) {
        if (isBroken) {
            broken.add(rule);
        }
    }
}
