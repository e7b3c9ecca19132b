package io.github.hiverules.testkit;

import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.Setup;
import java.util.Set;

/** The reference rules without some of them. In this package, because only tests of the rules need that. */
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
        return ReferenceRules.legalMoves(setup, ignored).contains(move);
    }
}
