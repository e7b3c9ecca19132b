package io.github.hiverules.testkit;

import static io.github.hiverules.Rule.ANT_1;
import static io.github.hiverules.Rule.BEETLE_1;
import static io.github.hiverules.Rule.CLIMB_1;
import static io.github.hiverules.Rule.COVER_1;
import static io.github.hiverules.Rule.END_1;
import static io.github.hiverules.Rule.END_2;
import static io.github.hiverules.Rule.END_3;
import static io.github.hiverules.Rule.GRASSHOPPER_1;
import static io.github.hiverules.Rule.HIVE_1;
import static io.github.hiverules.Rule.HIVE_2;
import static io.github.hiverules.Rule.LADYBUG_1;
import static io.github.hiverules.Rule.MAT_1;
import static io.github.hiverules.Rule.MAT_2;
import static io.github.hiverules.Rule.MOSQUITO_1;
import static io.github.hiverules.Rule.MOSQUITO_2;
import static io.github.hiverules.Rule.MOSQUITO_3;
import static io.github.hiverules.Rule.OPENING_1;
import static io.github.hiverules.Rule.PASS_1;
import static io.github.hiverules.Rule.PILLBUG_1;
import static io.github.hiverules.Rule.PILLBUG_2;
import static io.github.hiverules.Rule.PILLBUG_3;
import static io.github.hiverules.Rule.PILLBUG_4;
import static io.github.hiverules.Rule.PILLBUG_5;
import static io.github.hiverules.Rule.PILLBUG_6;
import static io.github.hiverules.Rule.PILLBUG_7;
import static io.github.hiverules.Rule.PLACE_1;
import static io.github.hiverules.Rule.PLACE_2;
import static io.github.hiverules.Rule.PLACE_3;
import static io.github.hiverules.Rule.PLACE_4;
import static io.github.hiverules.Rule.PLACE_5;
import static io.github.hiverules.Rule.PLACE_6;
import static io.github.hiverules.Rule.QUEEN_1;
import static io.github.hiverules.Rule.QUEEN_2;
import static io.github.hiverules.Rule.QUEEN_3;
import static io.github.hiverules.Rule.SLIDE_1;
import static io.github.hiverules.Rule.SLIDE_2;
import static io.github.hiverules.Rule.SPIDER_1;
import static io.github.hiverules.Rule.STAY_1;
import static io.github.hiverules.Rule.TURN_1;
import static io.github.hiverules.Rule.TURN_2;

import io.github.hiverules.Rule;
import io.github.hiverules.piece.Bug;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** What programs get wrong, each independent of the kinds of pieces for which a program gets it wrong. */
@SuppressWarnings("ImmutableEnumChecker") // The lists and sets are unmodifiable.
enum MistakePattern {
    PLACES_PIECES_OF_OTHER_SETS(List.of(MAT_1), "places pieces that are not in the set"),
    PLACES_EQUAL_PIECES_IN_ANY_ORDER(List.of(MAT_2), "lets equal pieces enter in any order"),
    PLACES_FIRST_PIECE_ANYWHERE(List.of(PLACE_1), "places the first piece away from the origin"),
    PLACES_SECOND_PIECE_ANYWHERE(List.of(PLACE_2), "places the second piece away from the first"),
    PLACES_NEXT_TO_THE_OPPONENT(List.of(PLACE_3), "places pieces next to the opponent's or away from its own"),
    TESTS_ONE_NEIGHBOR_WHEN_PLACING("tests only one neighbor for its color when it places a piece", PLACE_3),
    JUDGES_STACKS_BY_THEIR_BOTTOM("takes the color of a stack from its bottom when it places a piece", PLACE_3),
    JUDGES_STACKS_BY_ANY_PIECE("places no piece next to a stack that hides a piece of the opponent", PLACE_3),
    PLACES_ON_PIECES(List.of(PLACE_4), "places pieces on top of others"),
    NEVER_PLACES_INTO_HOLES("places no piece where none could slide", PLACE_5),
    PLACES_A_PIECE_TWICE(List.of(PLACE_6), "places pieces that are in play"),
    PLACES_ONLY_THREE_PIECES("places nothing once a player has three pieces in play", PLACE_3),
    NEVER_REQUIRES_THE_QUEEN(List.of(QUEEN_1), "lets other pieces be placed when the Queen Bee is due"),
    REQUIRES_THE_QUEEN_TOO_LATE("asks for the Queen Bee one turn too late", QUEEN_1),
    REQUIRES_THE_QUEEN_TOO_EARLY(
            "counts the turns of both players together, so the Queen Bee is due too early", QUEEN_1),
    REFUSES_THE_DUE_QUEEN("refuses the Queen Bee when she is due", QUEEN_1),
    MOVES_BEFORE_PLACING_THE_QUEEN(List.of(QUEEN_2), "moves pieces before the Queen Bee is placed"),
    PLACES_THE_QUEEN_FIRST(List.of(OPENING_1), "lets the Queen Bee be placed first"),
    MOVES_THE_QUEEN_FROM_ANYWHERE(List.of(TURN_1), "moves the Queen Bee from where she is not"),
    MOVES_THE_OPPONENTS_PIECES(List.of(TURN_2), "moves the opponent's pieces"),
    MOVES_COVERED_PIECES(List.of(COVER_1), "moves covered pieces"),
    LEAVES_THE_HIVE(
            List.of(HIVE_1), "lets {pieces} step off the hive onto any neighboring cell", Kinds.ALL_BUT_GRASSHOPPERS),
    MOVES_PINNED_PIECES(List.of(HIVE_2), "lets {pieces} leave although they are pinned", Kinds.ALL),
    TESTS_ONE_HIVE_AT_THE_DESTINATION(
            "lets pinned {pieces} move to where they connect the hive again", HIVE_2, Kinds.ALL),
    MOVES_AND_THROWS_PINNED_PIECES(List.of(HIVE_2, PILLBUG_3), "lets pinned pieces move and be thrown"),
    /** OpenSpiel had this fault. */
    MOVES_PINNED_PIECES_WHILE_THE_OTHER_QUEEN_IS_IN_HAND(
            "lets pinned pieces move and be thrown while the opponent's Queen Bee is in hand", HIVE_2),
    PINS_A_WHOLE_STACK("takes {pieces} on a stack for pinned if the stack is needed", HIVE_2, Kinds.STACKING),
    PINS_EVERY_STACKED_PIECE("takes {pieces} on a stack for pinned", HIVE_2, Kinds.STACKING),
    SLIDES_THROUGH_GATES(List.of(SLIDE_1), "lets {pieces} pass through gates on the ground", Kinds.WALKING),
    LOSES_CONTACT(List.of(SLIDE_2), "lets {pieces} lose contact with the hive on their way", Kinds.SHORT_WALKING),
    START_CELL_BLOCKS("treats the start cell of walking {pieces} as occupied", SLIDE_1, Kinds.FAR_WALKING),
    START_CELL_SUPPORTS("lets {pieces} touch only their own start cell on their way", SLIDE_2, Kinds.FAR_WALKING),
    WALKS_WITHOUT_LIFTING("leaves walking {pieces} on their start cell", SLIDE_1, Kinds.FAR_WALKING),
    CLIMBS_THROUGH_GATES(List.of(CLIMB_1), "lets {pieces} pass through gates above the ground", Kinds.CLIMBING),
    IGNORES_ALL_GATES(List.of(SLIDE_1, CLIMB_1, PILLBUG_4), "ignores all gates"),
    SEES_GATES_ONE_LEVEL_TOO_HIGH("sees gates above the ground one level too high", CLIMB_1),
    SEES_GATES_ONE_LEVEL_TOO_LOW("sees gates above the ground one level too low for {pieces}", CLIMB_1, Kinds.CLIMBING),
    TURNS_GATES_ROUND("lets {pieces} climb only between higher neighbors", CLIMB_1, Kinds.CLIMBING),
    ASKS_FOR_CONTACT_ABOVE_GROUND(
            "stops {pieces} that climb up or down between two empty cells", CLIMB_1, Kinds.CLIMBING),
    STACKS_AT_MOST_FOUR("lets no piece climb onto a stack of four", BEETLE_1),
    STACKS_AT_MOST_TWO("lets no piece climb onto a stack of two", BEETLE_1),
    CLIMBS_AT_MOST_TWO_LEVELS("lets no piece climb more than two levels at once", BEETLE_1),
    STAYS_WHERE_IT_IS(List.of(STAY_1), "lets moves of {pieces} end where they started", Kinds.RETURNING),
    /** About the rule for how the kind moves. */
    NEVER_MOVES(List.of(), false, "never lets {pieces} move", Kinds.ALL),
    QUEEN_MOVES_LIKE_AN_ANT(List.of(QUEEN_3), "lets Queen Bees go too far"),
    BEETLE_TAKES_TWO_STEPS(List.of(BEETLE_1), "lets Beetles go too far"),
    BEETLES_STAY_ON_THE_GROUND("never lets Beetles climb onto a piece", BEETLE_1),
    BEETLES_STAY_ON_TOP("never lets Beetles come down to the ground", BEETLE_1),
    BEETLES_KEEP_THEIR_LEVEL("lets Beetles neither climb up nor down", BEETLE_1),
    GRASSHOPPER_STEPS(List.of(GRASSHOPPER_1), "lets Grasshoppers step to a neighboring cell without a jump"),
    GRASSHOPPER_JUMPS_GAPS("lets Grasshoppers jump over empty cells", GRASSHOPPER_1),
    GRASSHOPPER_JUMPS_ONE_PIECE("lets Grasshoppers jump over one piece only", GRASSHOPPER_1),
    SPIDER_STOPS_EARLY(List.of(SPIDER_1), "lets Spiders take fewer than three steps"),
    SPIDER_STEPS_BACK("lets Spiders step back on their way", SPIDER_1),
    SPIDER_GOES_BY_LAYERS("lets Spiders reach only cells that are at least three steps away", SPIDER_1),
    SPIDER_SHARES_VISITED_CELLS(
            "keeps one set of visited cells for all ways of a Spider, so it misses some of her moves", SPIDER_1),
    ANT_TAKES_ONE_STEP("lets Soldier Ants take a single step only", ANT_1),
    LADYBUG_STOPS_EARLY_OR_LATE(List.of(LADYBUG_1), "lets Ladybugs take more or fewer than three steps"),
    MOSQUITO_COPIES_COVERED_PIECES(List.of(MOSQUITO_1), "lets Mosquitoes copy covered pieces"),
    MOSQUITO_COPIES_ON_TOP(List.of(MOSQUITO_2), "lets Mosquitoes on a stack move other than as Beetles"),
    MOSQUITO_COPIES_MOSQUITO(List.of(MOSQUITO_3), "lets Mosquitoes copy what another Mosquito copies"),
    PILLBUG_MOVES_LIKE_AN_ANT(List.of(PILLBUG_1), "lets Pillbugs go too far"),
    THROWS_ONTO_PIECES(List.of(PILLBUG_2), "throws pieces onto others"),
    NEVER_THROWS("never throws a piece", PILLBUG_2),
    NEVER_THROWS_OWN_PIECES("never throws a player's own pieces", PILLBUG_2),
    NEVER_THROWS_THE_OPPONENTS_PIECES("never throws the opponent's pieces", PILLBUG_2),
    MOSQUITO_NEVER_THROWS("never lets a Mosquito throw", PILLBUG_2),
    THROWS_PINNED_PIECES(List.of(PILLBUG_3), "throws pieces that are in a stack or pinned"),
    THROWS_THROUGH_GATES(List.of(PILLBUG_4), "throws between two stacks"),
    MOVES_RESTING_PIECES(List.of(PILLBUG_5), "lets resting pieces move, throw or be thrown"),
    RESTING_PILLBUG_THROWS("lets a piece throw that has just moved", PILLBUG_5),
    COVERED_PILLBUG_THROWS(List.of(PILLBUG_6), "lets pieces throw from a stack"),
    LISTS_THROWS_TWICE(List.of(PILLBUG_7), "counts a throw and the piece's own move to the same cell as two moves"),
    ALWAYS_ALLOWS_PASSING(List.of(PASS_1), "allows a pass when other moves are legal"),
    PASSES_WITH_NOTHING_IN_PLAY("allows a pass while a player has nothing in play", PASS_1),
    PASSES_WITH_PIECES_IN_HAND("allows a pass while a player has pieces in hand", PASS_1),
    PASSES_WITH_AN_EMPTY_HAND("allows a pass once a player's hand is empty", PASS_1),
    NEVER_PASSES("refuses every forced pass", PASS_1),
    PASSES_ONLY_WITH_AN_EMPTY_HAND("refuses a forced pass unless the player's hand is empty", PASS_1),
    PASSES_ONLY_WITH_ALL_PIECES_COVERED("refuses a forced pass unless all pieces of the player are covered", PASS_1),
    PLAYS_ON_WITH_A_SURROUNDED_QUEEN(List.of(END_1), "overlooks that a Queen Bee is surrounded"),
    OVERLOOKS_COVERED_QUEENS("overlooks that a Queen Bee under a piece is surrounded", END_1),
    WINS_ONLY_WITH_OWN_PIECES("ends the game only if all six pieces around a Queen Bee are the winner's", END_1),
    FIVE_NEIGHBORS_SURROUND("ends the game when five pieces stand around a Queen Bee", END_1),
    SWAPS_THE_WINNER("names the loser as the winner", END_1),
    OVERLOOKS_DRAWS(List.of(END_2), "names a winner when both Queen Bees are surrounded"),
    PLAYS_ON_AFTER_DRAWS("plays on when both Queen Bees are surrounded", END_2),
    MOVES_AFTER_THE_END(List.of(END_3), "plays on after the end of the game"),
    PIECE_STAYS("accepts moves of {pieces} but leaves them where they are", TURN_1, Kinds.ALL),
    PIECE_STOPS_AFTER_ONE_STEP(
            "accepts moves of {pieces} but carries out the first step only", TURN_1, Kinds.FAR_WALKING),
    TURN_DOES_NOT_PASS("lets the same player move again after a move of {pieces}", TURN_2, Kinds.ALL),
    TURN_DOES_NOT_PASS_AFTER_PLACING("lets the same player move again after a placement", TURN_2),
    PASS_HAS_NO_EFFECT("accepts a pass but lets the same player move again", TURN_2),
    MOVES_THE_TOP_INSTEAD("moves the piece on top when a covered one is named", COVER_1),
    ACCEPTS_EVERYTHING("plays moves without checking them");

    private final List<Rule> rules;
    private final boolean ignoresRules;
    private final String sentence;
    private final Set<Bug> kinds;

    /** A mistake that ignores rules. */
    MistakePattern(List<Rule> ignored, String sentence) {
        this(ignored, true, sentence, Kinds.NONE);
    }

    MistakePattern(List<Rule> ignored, String sentence, Set<Bug> kinds) {
        this(ignored, true, sentence, kinds);
    }

    /** A mistake that gets a rule wrong. */
    MistakePattern(String sentence, Rule rule) {
        this(List.of(rule), false, sentence, Kinds.NONE);
    }

    MistakePattern(String sentence, Rule rule, Set<Bug> kinds) {
        this(List.of(rule), false, sentence, kinds);
    }

    MistakePattern(String sentence) {
        this(List.of(), false, sentence, Kinds.NONE);
    }

    MistakePattern(List<Rule> rules, boolean ignoresRules, String sentence, Set<Bug> kinds) {
        this.rules = rules;
        this.ignoresRules = ignoresRules;
        this.sentence = sentence;
        this.kinds = kinds;
    }

    /** Returns the rules that the mistake concerns. */
    List<Rule> rules() {
        return rules;
    }

    /** Returns whether the rules do not exist for a program that makes the mistake. */
    boolean ignores(Rule rule) {
        return ignoresRules && rules.contains(rule);
    }

    boolean ignoresRules() {
        return ignoresRules;
    }

    /** Returns whether a program does something else than the move says, so that it stands in another position. */
    boolean changesState() {
        return compareTo(PIECE_STAYS) >= 0 && compareTo(MOVES_THE_TOP_INSTEAD) <= 0;
    }

    /** Returns what a program does, with {@code {pieces}} for the pieces for which it does so. */
    String sentence() {
        return sentence;
    }

    /** Returns the kinds to which programs limit the mistake. */
    Set<Bug> kinds() {
        return kinds;
    }

    /** The kinds to which a mistake can be limited. */
    private static final class Kinds {
        static final Set<Bug> NONE = Set.of();
        static final Set<Bug> ALL = Collections.unmodifiableSet(EnumSet.allOf(Bug.class));
        static final Set<Bug> WALKING = inOrder(Bug.QUEEN_BEE, Bug.SPIDER, Bug.BEETLE, Bug.SOLDIER_ANT, Bug.PILLBUG);
        static final Set<Bug> ALL_BUT_GRASSHOPPERS =
                Collections.unmodifiableSet(EnumSet.complementOf(EnumSet.of(Bug.GRASSHOPPER)));
        static final Set<Bug> SHORT_WALKING = inOrder(Bug.QUEEN_BEE, Bug.SPIDER, Bug.BEETLE, Bug.PILLBUG);
        static final Set<Bug> RETURNING = inOrder(Bug.SPIDER, Bug.SOLDIER_ANT, Bug.LADYBUG);
        static final Set<Bug> FAR_WALKING = inOrder(Bug.SPIDER, Bug.SOLDIER_ANT);
        static final Set<Bug> CLIMBING = inOrder(Bug.BEETLE, Bug.LADYBUG);
        static final Set<Bug> STACKING = stacking();

        private static Set<Bug> stacking() {
            Set<Bug> kinds = EnumSet.allOf(Bug.class);
            kinds.removeIf(bug -> !bug.climbs());
            return Collections.unmodifiableSet(kinds);
        }

        private static Set<Bug> inOrder(Bug first, Bug... others) {
            return Collections.unmodifiableSet(EnumSet.of(first, others));
        }
    }
}
