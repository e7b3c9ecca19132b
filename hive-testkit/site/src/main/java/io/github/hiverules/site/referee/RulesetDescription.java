package io.github.hiverules.site.referee;

import io.github.hiverules.Expansion;
import io.github.hiverules.Ruleset;
import java.util.ArrayList;
import java.util.List;

/** Describes rulesets in words. */
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

    /** Returns the name of a named ruleset; an empty text for any other. */
    static String name(Ruleset ruleset) {
        return NAMES.stream()
                .filter(name -> named(name).equals(ruleset))
                .findFirst()
                .orElse("");
    }

    /** Describes a ruleset in one line: its name or, if it has none, its expansions and toggles. */
    static String of(Ruleset ruleset, RefereeLanguage language) {
        String name = name(ruleset);
        if (!name.isEmpty()) {
            return language.text("rules", language.text("ruleset." + name));
        }
        StringBuilder letters = new StringBuilder();
        for (Expansion expansion : Expansion.values()) {
            letters.append(
                    ruleset.expansions().contains(expansion)
                            ? String.valueOf(expansion.bug().letter())
                            : "");
        }
        List<String> parts = new ArrayList<>();
        parts.add(language.text("ruleset.base") + (letters.isEmpty() ? "" : "+" + letters));
        if (ruleset.tournamentOpening()) {
            parts.add(language.text("rules.tournamentOpening"));
        }
        if (ruleset.repetitionDraw()) {
            parts.add(language.text("rules.repetitionDraw"));
        }
        if (!ruleset.gatesAboveGround()) {
            parts.add(language.text("ruleset.noGatesAboveGround"));
        }
        return language.text("rules", String.join(", ", parts));
    }
}
