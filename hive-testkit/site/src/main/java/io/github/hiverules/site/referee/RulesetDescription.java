package io.github.hiverules.site.referee;

import io.github.hiverules.Expansion;
import io.github.hiverules.Ruleset;
import java.util.ArrayList;
import java.util.List;

/** Rulesets in words. */
final class RulesetDescription {

    private static final List<String> NAMES = List.of("base", "pocket", "online", "tournament");

    private RulesetDescription() {}

    static Ruleset named(String name) {
        return switch (name) {
            case "pocket" -> Ruleset.POCKET;
            case "online" -> Ruleset.ONLINE;
            case "tournament" -> Ruleset.TOURNAMENT;
            default -> Ruleset.BASE;
        };
    }

    /** Returns the name of a usual ruleset, or an empty text. */
    static String name(Ruleset ruleset) {
        return NAMES.stream()
                .filter(name -> named(name).equals(ruleset))
                .findFirst()
                .orElse("");
    }

    /** Returns the rules in force, short enough for a line: the name, or the set and what is switched on or off. */
    static String of(Ruleset ruleset, RefereeLanguage words) {
        String name = name(ruleset);
        if (!name.isEmpty()) {
            return words.text("rules", words.text("ruleset." + name));
        }
        StringBuilder set = new StringBuilder();
        for (Expansion expansion : Expansion.values()) {
            set.append(
                    ruleset.expansions().contains(expansion)
                            ? String.valueOf(expansion.bug().letter())
                            : "");
        }
        List<String> parts = new ArrayList<>();
        parts.add(words.text("ruleset.base") + (set.isEmpty() ? "" : "+" + set));
        if (ruleset.tournamentOpening()) {
            parts.add(words.text("rules.tournamentOpening"));
        }
        if (ruleset.repetitionDraw()) {
            parts.add(words.text("rules.repetitionDraw"));
        }
        if (!ruleset.gatesAboveGround()) {
            parts.add(words.text("ruleset.noGatesAboveGround"));
        }
        return words.text("rules", String.join(", ", parts));
    }
}
