package io.github.hiverules.notation.internal;

import io.github.hiverules.Expansion;
import io.github.hiverules.Ruleset;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Names of rulesets with their toggles. */
public final class Rulesets {

    private static final Map<String, UnaryOperator<Ruleset>> TOGGLES = Map.of(
            "opening", ruleset -> ruleset.withTournamentOpening(true),
            "repetition", ruleset -> ruleset.withRepetitionDraw(true),
            "nogates", ruleset -> ruleset.withGatesAboveGround(false));

    private Rulesets() {}

    /** Reads names such as {@code base}, {@code ml} or {@code mlp.opening}. */
    public static Optional<Ruleset> ofShortName(String name) {
        String[] parts = name.split("\\.", -1);
        Optional<Ruleset> ruleset = parts[0].equals("base")
                ? Optional.of(Ruleset.BASE)
                : expansions(parts[0]).map(Ruleset.BASE::withExpansions);
        for (int index = 1; index < parts.length; index++) {
            Optional<UnaryOperator<Ruleset>> toggle = Optional.ofNullable(TOGGLES.get(parts[index]));
            ruleset = ruleset.flatMap(so -> toggle.map(on -> on.apply(so)));
        }
        return ruleset;
    }

    private static Optional<Set<Expansion>> expansions(String letters) {
        Set<Expansion> expansions = EnumSet.noneOf(Expansion.class);
        for (char letter : letters.toUpperCase(Locale.ROOT).toCharArray()) {
            boolean known = false;
            for (Expansion expansion : Expansion.values()) {
                known |= expansion.bug().letter() == letter && expansions.add(expansion);
            }
            if (!known) {
                return Optional.empty();
            }
        }
        return expansions.isEmpty() ? Optional.empty() : Optional.of(expansions);
    }
}
