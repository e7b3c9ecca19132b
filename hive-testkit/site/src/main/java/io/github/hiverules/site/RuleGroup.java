package io.github.hiverules.site;

import io.github.hiverules.Rule;
import java.util.List;

/**
 * A group of rules that players look up together.
 *
 * @param name its key in the texts of the pages
 * @param rules its rules, in the order of the page
 */
record RuleGroup(String name, List<Rule> rules) {

    /** All groups. Each rule is in one of them. */
    static final List<RuleGroup> ALL = List.of(
            new RuleGroup("pieces", List.of(Rule.MAT_1, Rule.MAT_2)),
            new RuleGroup(
                    "placing",
                    List.of(Rule.PLACE_1, Rule.PLACE_2, Rule.PLACE_3, Rule.PLACE_4, Rule.PLACE_5, Rule.PLACE_6)),
            new RuleGroup("queen", List.of(Rule.QUEEN_1, Rule.QUEEN_2, Rule.OPENING_1)),
            new RuleGroup(
                    "moving",
                    List.of(
                            Rule.TURN_1,
                            Rule.TURN_2,
                            Rule.COVER_1,
                            Rule.STAY_1,
                            Rule.HIVE_1,
                            Rule.HIVE_2,
                            Rule.SLIDE_1,
                            Rule.SLIDE_2,
                            Rule.CLIMB_1)),
            new RuleGroup(
                    "bugs",
                    List.of(
                            Rule.QUEEN_3,
                            Rule.BEETLE_1,
                            Rule.GRASSHOPPER_1,
                            Rule.SPIDER_1,
                            Rule.ANT_1,
                            Rule.LADYBUG_1,
                            Rule.MOSQUITO_1,
                            Rule.MOSQUITO_2,
                            Rule.MOSQUITO_3)),
            new RuleGroup(
                    "pillbug",
                    List.of(
                            Rule.PILLBUG_1,
                            Rule.PILLBUG_2,
                            Rule.PILLBUG_3,
                            Rule.PILLBUG_4,
                            Rule.PILLBUG_5,
                            Rule.PILLBUG_6,
                            Rule.PILLBUG_7)),
            new RuleGroup(
                    "end",
                    List.of(Rule.PASS_1, Rule.END_1, Rule.END_2, Rule.END_3, Rule.DRAW_1, Rule.DRAW_2, Rule.RESIGN_1)));
}
