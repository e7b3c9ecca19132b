package io.github.hiverules.judge;

import io.github.hiverules.Rule;
import io.github.hiverules.piece.Bug;

/** The rule and the name of each kind of piece. */
final class Kinds {

    private Kinds() {}

    /** Returns the rule that says how a kind moves. */
    static Rule rule(Bug bug) {
        return switch (bug) {
            case QUEEN_BEE -> Rule.QUEEN_3;
            case SPIDER -> Rule.SPIDER_1;
            case BEETLE -> Rule.BEETLE_1;
            case GRASSHOPPER -> Rule.GRASSHOPPER_1;
            case SOLDIER_ANT -> Rule.ANT_1;
            case MOSQUITO -> Rule.MOSQUITO_1;
            case LADYBUG -> Rule.LADYBUG_1;
            case PILLBUG -> Rule.PILLBUG_1;
        };
    }

    /** Returns a kind in the singular, for example {@code the Spider}. */
    static String name(Bug bug) {
        return switch (bug) {
            case QUEEN_BEE -> "the Queen Bee";
            case SPIDER -> "the Spider";
            case BEETLE -> "the Beetle";
            case GRASSHOPPER -> "the Grasshopper";
            case SOLDIER_ANT -> "the Soldier Ant";
            case MOSQUITO -> "the Mosquito";
            case LADYBUG -> "the Ladybug";
            case PILLBUG -> "the Pillbug";
        };
    }
}
