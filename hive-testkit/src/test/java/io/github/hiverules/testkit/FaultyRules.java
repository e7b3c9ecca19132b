package io.github.hiverules.testkit;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Setup;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.uhp.MoveString;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Mistakes of the catalog that the judge is tested with. There is a constant for each rule that can forbid a move, and
 * more for other faults of real engines.
 */
@SuppressWarnings("ImmutableEnumChecker") // The sets are unmodifiable.
public enum FaultyRules {
    PLACES_PIECES_OF_OTHER_SETS(Rule.MAT_1),
    PLACES_EQUAL_PIECES_IN_ANY_ORDER(Rule.MAT_2),
    PLACES_FIRST_PIECE_ANYWHERE(Rule.PLACE_1),
    PLACES_SECOND_PIECE_ANYWHERE(Rule.PLACE_2),
    PLACES_NEXT_TO_THE_OPPONENT(Rule.PLACE_3),
    PLACES_ON_PIECES(Rule.PLACE_4),
    NEVER_PLACES_INTO_HOLES(Rule.PLACE_5),
    PLACES_A_PIECE_TWICE(Rule.PLACE_6),
    NEVER_REQUIRES_THE_QUEEN(Rule.QUEEN_1),
    MOVES_BEFORE_PLACING_THE_QUEEN(Rule.QUEEN_2),
    PLACES_THE_QUEEN_FIRST(Rule.OPENING_1),
    MOVES_THE_QUEEN_FROM_ANYWHERE(Rule.TURN_1),
    MOVES_THE_OPPONENTS_PIECES(Rule.TURN_2),
    MOVES_COVERED_PIECES(Rule.COVER_1),
    LEAVES_THE_HIVE(Rule.HIVE_1),
    TESTS_ONE_HIVE_AT_THE_DESTINATION(Rule.HIVE_2),
    SLIDES_THROUGH_GATES(Rule.SLIDE_1),
    LOSES_CONTACT(Rule.SLIDE_2),
    CLIMBS_THROUGH_GATES(Rule.CLIMB_1),
    STAYS_WHERE_IT_IS(Rule.STAY_1),
    QUEEN_MOVES_LIKE_AN_ANT(Rule.QUEEN_3),
    BEETLE_TAKES_TWO_STEPS(Rule.BEETLE_1),
    GRASSHOPPER_STEPS(Rule.GRASSHOPPER_1),
    SPIDER_STOPS_EARLY(Rule.SPIDER_1),
    ANT_TAKES_ONE_STEP(Rule.ANT_1),
    LADYBUG_STOPS_EARLY_OR_LATE(Rule.LADYBUG_1),
    MOSQUITO_COPIES_COVERED_PIECES(Rule.MOSQUITO_1),
    MOSQUITO_COPIES_ON_TOP(Rule.MOSQUITO_2),
    MOSQUITO_COPIES_MOSQUITO(Rule.MOSQUITO_3),
    PILLBUG_MOVES_LIKE_AN_ANT(Rule.PILLBUG_1),
    THROWS_ONTO_PIECES(Rule.PILLBUG_2),
    THROWS_PINNED_PIECES(Rule.PILLBUG_3),
    THROWS_THROUGH_GATES(Rule.PILLBUG_4),
    MOVES_RESTING_PIECES(Rule.PILLBUG_5),
    COVERED_PILLBUG_THROWS(Rule.PILLBUG_6),
    LISTS_THROWS_TWICE(Rule.PILLBUG_7),
    ALWAYS_ALLOWS_PASSING(Rule.PASS_1),
    PLAYS_ON_WITH_A_SURROUNDED_QUEEN(Rule.END_1),
    MOVES_AFTER_THE_END(Rule.END_3),
    /** An engine ignored gates, both on the ground and above it. */
    IGNORES_ALL_GATES(Rule.SLIDE_1, Rule.CLIMB_1, Rule.PILLBUG_4),
    /** An engine let a Pillbug throw after it had moved on the previous turn. */
    RESTING_PILLBUG_THROWS(Rule.PILLBUG_5),
    /** OpenSpiel had this fault. */
    MOVES_PINNED_PIECES_WHILE_THE_OTHER_QUEEN_IS_IN_HAND(Rule.HIVE_1, Rule.HIVE_2),
    /** The program has no move at all where only such throws are legal. */
    NEVER_THROWS_THE_OPPONENTS_PIECES {
        @Override
        public List<Move> legalMoves(Setup setup) {
            return ReferenceRules.legalMoves(setup).stream()
                    .filter(move -> move.movedPiece()
                            .filter(piece -> piece.color() != setup.sideToMove())
                            .isEmpty())
                    .toList();
        }
    },
    BEETLES_STAY_ON_THE_GROUND,
    NEVER_PASSES;

    private final Set<Rule> ignored;

    FaultyRules(Rule... ignored) {
        this.ignored = Set.of(ignored);
    }

    /** {@return the rules that the engine ignores, at least sometimes; none if it only misses moves} */
    public Set<Rule> ignored() {
        return ignored;
    }

    private MistakenRules rules() {
        return MistakenRules.of(Mistake.of(name()));
    }

    /** Returns the moves that a faulty engine lists; it may list a move twice. */
    public List<Move> legalMoves(Setup setup) {
        return rules().legalMoves(setup);
    }

    /** Returns a move string, or nothing if the destination touches no piece that could name it. */
    private static Optional<String> moveString(Move move, Position position) {
        try {
            return Optional.of(MoveString.write(move, position));
        } catch (InexpressibleException destinationTouchesNothing) {
            return Optional.empty();
        }
    }

    /** Returns the move strings that a faulty engine lists after a game. Moves without a move string are left out. */
    public List<String> legalMoves(Game game) {
        List<String> moveStrings = new ArrayList<>();
        for (Move move : legalMoves(game.position().setup())) {
            moveString(move, game.position()).ifPresent(moveStrings::add);
        }
        return moveStrings;
    }

    /** Returns the perft count of a faulty engine. */
    public long count(Setup setup, int depth) {
        List<Move> moves = legalMoves(setup);
        return depth == 1
                ? moves.size()
                : moves.stream()
                        .mapToLong(move -> count(ReferenceRules.playLegal(setup, move), depth - 1))
                        .sum();
    }
}
