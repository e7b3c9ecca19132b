package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.reference.ReferenceHive;
import io.github.hiverules.testkit.reference.ReferenceStep;
import io.github.hiverules.testkit.reference.RulesWithout;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Decides whether an illegal move breaks only the rule that its refusal names: without it, the move would be legal. */
final class Purity {

    /** Rules that are asked before others; if one of the others refuses a move, it breaks nothing else. */
    private static final Set<Rule> ASKED_EARLY = EnumSet.of(
            Rule.TURN_1,
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

    /** Rules about throws. */
    static final Set<Rule> THROWING =
            EnumSet.of(Rule.PILLBUG_2, Rule.PILLBUG_3, Rule.PILLBUG_4, Rule.PILLBUG_5, Rule.PILLBUG_6);

    /**
     * Rules that stop moves and throws alike. If another rule stops a move that may be a throw, one of throws does,
     * too.
     */
    private static final Set<Rule> OF_MOVES_AND_THROWS =
            EnumSet.of(Rule.TURN_1, Rule.TURN_2, Rule.QUEEN_2, Rule.COVER_1, Rule.STAY_1, Rule.END_3);

    private Optional<Position> last = Optional.empty();
    private final Map<Rule, Set<Move>> without = new EnumMap<>(Rule.class);

    boolean isPure(Game game, Move move, Rule rule) {
        if (rule == Rule.HIVE_1) {
            return isStepOffHive(game.position(), move);
        }
        boolean isOwnMovement = !THROWING.contains(rule) && !OF_MOVES_AND_THROWS.contains(rule);
        if (isOwnMovement && MoveType.mayBeThrow(game.position(), move)) {
            return false;
        }
        return ASKED_EARLY.contains(rule)
                ? movesWithout(game.position(), rule).contains(move)
                : copiedKinds(game.position(), move).size() < 2;
    }

    /** Returns the kinds that a moving Mosquito copies; each of them may be the one that a program gets wrong. */
    static Set<Bug> copiedKinds(Position position, Move move) {
        Set<Bug> kinds = EnumSet.noneOf(Bug.class);
        if (move instanceof Move.Movement movement
                && movement.piece().bug() == Bug.MOSQUITO
                && position.heightAt(movement.from()) == 1) {
            position.occupiedNeighbors(movement.from())
                    .forEach(
                            cell -> kinds.add(position.topAt(cell).orElseThrow().bug()));
        }
        return kinds;
    }

    /** All other ways off the hive break the rule for how the piece moves, too. */
    private static boolean isStepOffHive(Position position, Move move) {
        if (!(move instanceof Move.Movement movement) || !movement.from().isAdjacentTo(movement.to())) {
            return false;
        }
        ReferenceHive lifted = new ReferenceHive(position.stacks()).without(movement.from(), movement.piece());
        return ReferenceStep.isEmptyAndWithoutGate(lifted, movement.from(), movement.to());
    }

    private Set<Move> movesWithout(Position position, Rule rule) {
        if (!last.equals(Optional.of(position))) {
            last = Optional.of(position);
            without.clear();
        }
        return without.computeIfAbsent(
                rule, ignored -> Set.copyOf(new RulesWithout(position.setup(), EnumSet.of(ignored)).moves()));
    }

    /** Returns whether a piece can break a rule here at all, which saves most questions. */
    static boolean mayBreak(Position position, Piece piece, Rule rule) {
        boolean isOwn = piece.color() == position.sideToMove();
        boolean isInPlay = position.cellOf(piece).isPresent();
        return switch (rule) {
            case TURN_2 -> !isOwn;
            case HIVE_2 -> isOwn && position.isPinned(piece);
            case PLACE_1, PLACE_2, PLACE_3, PLACE_4, QUEEN_1, OPENING_1 ->
                isOwn && position.hand(piece.color()).contains(piece);
            case PILLBUG_2, PILLBUG_3, PILLBUG_4, PILLBUG_5, PILLBUG_6, TURN_1, COVER_1, END_3 -> true;
            case MAT_1, MAT_2, PLACE_6, QUEEN_2 -> isOwn;
            case STAY_1, HIVE_1 -> isOwn && isInPlay;
            default -> isOwn && isInPlay && !position.isPinned(piece); // The others are about how a piece moves.
        };
    }
}
