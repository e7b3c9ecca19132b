package io.github.hiverules.site.referee;

import io.github.hiverules.Expansion;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Describes rulesets in words. */
final class RulesetDescription {

    /** What people play at home if they have the Pillbug. */
    static final Ruleset WITH_PILLBUG = Ruleset.ONLINE.without(Toggle.TOURNAMENT_OPENING);

    private static final Map<Ruleset, String> NAMES = Map.of(
            Ruleset.BASE,
            "base",
            Ruleset.POCKET,
            "pocket",
            WITH_PILLBUG,
            "pillbug",
            Ruleset.ONLINE,
            "online",
            Ruleset.TOURNAMENT,
            "tournament");

    private RulesetDescription() {}

    /** Describes a ruleset in one line: its name or, if it has none, its expansions and toggles. */
    static String of(Ruleset ruleset, RefereeLanguage language) {
        if (NAMES.containsKey(ruleset)) {
            return language.text("rules", language.text("ruleset." + NAMES.get(ruleset)));
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
        for (Toggle toggle : Toggle.values()) {
            if (ruleset.has(toggle) != toggle.isUsual()) {
                parts.add(language.text("rules." + toggle.id()));
            }
        }
        return language.text("rules", String.join(", ", parts));
    }
}
