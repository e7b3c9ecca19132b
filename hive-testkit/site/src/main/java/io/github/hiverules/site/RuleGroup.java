package io.github.hiverules.site;

import io.github.hiverules.Rule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * A group of rules that players look up together.
 *
 * @param name its key in the texts of the pages
 * @param rules its rules, in their order
 */
record RuleGroup(String name, List<Rule> rules) {

    /** The names of the groups, by their first rules. A group ends where the next one begins. */
    private static final NavigableMap<Rule, String> NAMES = Collections.unmodifiableNavigableMap(new TreeMap<>(Map.of(
            Rule.MAT_1, "pieces",
            Rule.PLACE_1, "placing",
            Rule.QUEEN_1, "queen",
            Rule.TURN_1, "moving",
            Rule.QUEEN_3, "bugs",
            Rule.PILLBUG_1, "pillbug",
            Rule.PASS_1, "end")));

    /** All groups, in the order of their rules. */
    static final List<RuleGroup> ALL = all();

    private static List<RuleGroup> all() {
        List<RuleGroup> groups = new ArrayList<>();
        NAMES.forEach((first, name) -> groups.add(new RuleGroup(name, startingWith(first))));
        return Collections.unmodifiableList(groups);
    }

    private static List<Rule> startingWith(Rule first) {
        return List.of(Rule.values()).stream()
                .filter(rule -> first.equals(NAMES.floorKey(rule)))
                .toList();
    }
}
