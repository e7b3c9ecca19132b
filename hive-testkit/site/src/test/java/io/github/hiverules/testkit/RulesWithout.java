package io.github.hiverules.testkit;

import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.Setup;
import java.util.Set;
import java.util.stream.Collectors;

/** The reference rules without some of them. */
public final class RulesWithout {

    private RulesWithout() {}

    /**
     * {@return whether a move would be legal without the given rules}
     *
     * @param setup the pieces on the table and in hand, and whose turn it is
     * @param move the move
     * @param ignored the rules that do not apply
     */
    public static boolean allow(Setup setup, Move move, Set<Rule> ignored) {
        Set<Mistake> mistakes = Mistake.unlimited().stream()
                .filter(mistake -> isPartOf(mistake.ignoredRules(), ignored))
                .map(mistake -> withHiveWhole(mistake, ignored))
                .collect(Collectors.toSet());
        return MistakenRules.of(mistakes).legalMoves(setup).contains(move);
    }

    private static boolean isPartOf(Set<Rule> rules, Set<Rule> ignored) {
        return !rules.isEmpty() && ignored.containsAll(rules);
    }

    /** Without HIVE-2, HIVE-1 still asks for one hive after the move. */
    private static Mistake withHiveWhole(Mistake mistake, Set<Rule> ignored) {
        return mistake.ignoredRules().contains(Rule.HIVE_2) && !ignored.contains(Rule.HIVE_1)
                ? Mistake.of("TESTS_ONE_HIVE_AT_THE_DESTINATION")
                : mistake;
    }
}
