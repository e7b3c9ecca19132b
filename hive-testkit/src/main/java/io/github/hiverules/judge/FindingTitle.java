package io.github.hiverules.judge;

import io.github.hiverules.Rule;
import java.util.List;
import java.util.stream.Collectors;

/** Says in words what an engine does wrong with a rule. */
final class FindingTitle {

    private FindingTitle() {}

    static String ofSurplus(Rule rule) {
        return withId(surplus(rule), rule);
    }

    static String ofAccepted(Rule rule) {
        return withId("accepts unlisted moves: " + surplus(rule), rule);
    }

    static String ofMissing(Rule rule) {
        return withId("misses " + missing(rule), rule);
    }

    static String ofRefused(Rule rule) {
        return withId("refuses " + missing(rule), rule);
    }

    static String ofMissingAndSurplus(Rule rule) {
        return withId("gets " + subject(rule) + " wrong", rule);
    }

    static String ofGates(List<Rule> ignored) {
        return "ignores gates (" + ignored.stream().map(Rule::id).collect(Collectors.joining(", ")) + ")";
    }

    private static String withId(String words, Rule rule) {
        return words + " (" + rule.id() + ")";
    }

    private static String surplus(Rule rule) {
        return switch (rule) {
            case MAT_1 -> "places pieces that are not in the set";
            case MAT_2 -> "lets equal pieces enter in any order";
            case PLACE_1 -> "places the first piece away from the origin";
            case PLACE_2 -> "places the second piece away from the first";
            case PLACE_3, PLACE_5 -> "places pieces next to the opponent's or away from its own";
            case PLACE_4 -> "places pieces on top of others";
            case PLACE_6 -> "places pieces that are in play";
            case QUEEN_1 -> "lets other pieces be placed when the Queen Bee is due";
            case QUEEN_2 -> "moves pieces before the Queen Bee is placed";
            case OPENING_1 -> "lets the Queen Bee be placed first";
            case TURN_1 -> "moves pieces that are not there";
            case TURN_2 -> "moves the opponent's pieces";
            case COVER_1 -> "moves covered pieces";
            case HIVE_1 -> "lets pieces step off the hive onto any neighboring cell";
            case HIVE_2 -> "lets pinned pieces move";
            case SLIDE_1 -> "lets pieces pass through gates";
            case SLIDE_2 -> "lets pieces lose contact with the hive on their way";
            case CLIMB_1 -> "lets pieces pass through gates above the ground";
            case STAY_1 -> "lets moves end where they started";
            case QUEEN_3 -> "lets Queen Bees go too far";
            case BEETLE_1 -> "lets Beetles go too far";
            case GRASSHOPPER_1 -> "lets Grasshoppers land on cells that are not beyond a row";
            case SPIDER_1 -> "lets Spiders take more or fewer than three steps";
            case ANT_1 -> "lets Soldier Ants go where no path leads";
            case LADYBUG_1 -> "lets Ladybugs take more or fewer than three steps";
            case MOSQUITO_1 -> "lets Mosquitoes move like pieces that they do not touch";
            case MOSQUITO_2 -> "lets Mosquitoes on top of the hive move other than as Beetles";
            case MOSQUITO_3 -> "lets Mosquitoes copy Mosquitoes";
            case PILLBUG_1 -> "lets Pillbugs go too far";
            case PILLBUG_2 -> "throws pieces to cells where a throw cannot end";
            case PILLBUG_3 -> "throws pieces that are in a stack or pinned";
            case PILLBUG_4 -> "throws between two stacks";
            case PILLBUG_5 -> "lets resting pieces move, throw or be thrown";
            case PILLBUG_6 -> "lets pieces throw from the top of a stack";
            case PILLBUG_7 -> "counts a throw and the piece's own move to the same cell as two moves";
            case PASS_1 -> "passes when other moves are legal";
            case END_1, END_2, END_3 -> "plays on after the end of the game";
            case DRAW_1, DRAW_2, RESIGN_1 -> "gets the end of the game wrong";
        };
    }

    private static String subject(Rule rule) {
        return switch (rule) {
            case PLACE_3, PLACE_5 -> "placements";
            case HIVE_2 -> "pinned pieces";
            case SLIDE_1 -> "gates";
            case CLIMB_1 -> "gates above the ground";
            case QUEEN_3 -> "the Queen Bee's moves";
            case BEETLE_1 -> "the Beetle's moves";
            case GRASSHOPPER_1 -> "the Grasshopper's moves";
            case SPIDER_1 -> "the Spider's moves";
            case ANT_1 -> "the Soldier Ant's moves";
            case LADYBUG_1 -> "the Ladybug's moves";
            case MOSQUITO_1, MOSQUITO_2 -> "the Mosquito's moves";
            case PILLBUG_1 -> "the Pillbug's moves";
            case PILLBUG_2, PILLBUG_6 -> "throws";
            case PASS_1 -> "passing";
            default -> "legal moves";
        };
    }

    private static String missing(Rule rule) {
        return switch (rule) {
            case PLACE_5 -> "placements on enclosed cells";
            case PLACE_3 -> "placements";
            case HIVE_2 -> "all moves of pieces that are not pinned";
            case SLIDE_1 -> "steps that no gate blocks";
            case CLIMB_1 -> "steps above the ground that no gate blocks";
            case QUEEN_3 -> "the Queen Bee's steps";
            case BEETLE_1 -> "the Beetle's steps";
            case GRASSHOPPER_1 -> "the Grasshopper's jumps";
            case SPIDER_1 -> "the Spider's third step";
            case ANT_1 -> "the Soldier Ant's moves";
            case LADYBUG_1 -> "the Ladybug's third step";
            case MOSQUITO_1 -> "the Mosquito's moves";
            case MOSQUITO_2 -> "the Mosquito's moves on top of the hive";
            case PILLBUG_1 -> "the Pillbug's steps";
            case PILLBUG_2, PILLBUG_6 -> "throws";
            case PASS_1 -> "the forced pass";
            default -> "legal moves";
        };
    }
}
