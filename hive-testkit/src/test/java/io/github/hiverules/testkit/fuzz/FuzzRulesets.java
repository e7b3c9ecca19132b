package io.github.hiverules.testkit.fuzz;

import io.github.hiverules.Expansion;
import io.github.hiverules.Ruleset;
import java.util.EnumSet;
import java.util.Set;

/** A byte for each ruleset. */
final class FuzzRulesets {

    private FuzzRulesets() {}

    static Ruleset of(int bits) {
        Set<Expansion> expansions = EnumSet.noneOf(Expansion.class);
        for (Expansion expansion : Expansion.values()) {
            if ((bits >> expansion.ordinal() & 1) != 0) {
                expansions.add(expansion);
            }
        }
        return Ruleset.BASE
                .withExpansions(expansions)
                .withTournamentOpening((bits & 8) != 0)
                .withRepetitionDraw((bits & 16) != 0)
                .withGatesAboveGround((bits & 32) == 0);
    }
}
