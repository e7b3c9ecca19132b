package io.github.hiverules.site;

import io.github.hiverules.Rule;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * A group of rules that players look up together.
 *
 * @param name its key in the texts of the pages
 * @param rules its rules, in the order of the page
 */
record RuleGroup(String name, Set<Rule> rules) {

    /** All groups, in the order of the rules. Each rule is in one of them. */
    static final List<RuleGroup> ALL = List.of(
            range("pieces", Rule.MAT_1, Rule.MAT_2),
            range("placing", Rule.PLACE_1, Rule.PLACE_6),
            range("queen", Rule.QUEEN_1, Rule.OPENING_1),
            range("moving", Rule.TURN_1, Rule.STAY_1),
            range("bugs", Rule.QUEEN_3, Rule.MOSQUITO_3),
            range("pillbug", Rule.PILLBUG_1, Rule.PILLBUG_7),
            range("end", Rule.PASS_1, Rule.RESIGN_1));

    private static RuleGroup range(String name, Rule first, Rule last) {
        return new RuleGroup(name, Collections.unmodifiableSet(EnumSet.range(first, last)));
    }
}
