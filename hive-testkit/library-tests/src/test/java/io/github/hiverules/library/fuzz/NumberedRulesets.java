package io.github.hiverules.library.fuzz;

import io.github.hiverules.Expansion;
import io.github.hiverules.Ruleset;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All 64 rulesets by number. */
final class NumberedRulesets {

    private NumberedRulesets() {}

    /** Returns the ruleset with the expansions and toggles that the lowest six bits switch on or off. */
    static Ruleset of(int bits) {
        Set<Expansion> expansions = Stream.of(Expansion.values())
                .filter(expansion -> (bits >> expansion.ordinal() & 1) != 0)
                .collect(Collectors.toSet());
        return Ruleset.BASE
                .withExpansions(expansions)
                .withTournamentOpening((bits & 8) != 0)
                .withRepetitionDraw((bits & 16) != 0)
                .withGatesAboveGround((bits & 32) == 0);
    }
}
