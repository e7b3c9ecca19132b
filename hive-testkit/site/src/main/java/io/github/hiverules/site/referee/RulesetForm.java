package io.github.hiverules.site.referee;

import io.github.hiverules.Expansion;
import io.github.hiverules.Ruleset;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The part of a setup that chooses its rules: a button for each box that people have at home, or any rules. */
final class RulesetForm {

    private static final Map<String, Ruleset> CHIPS = Map.of(
            "rules-base", Ruleset.BASE,
            "rules-pocket", Ruleset.POCKET,
            "rules-pillbug", RulesetDescription.WITH_PILLBUG);

    private final Page page;

    RulesetForm(Page page, Consumer<Ruleset> choose) {
        this.page = page;
        CHIPS.forEach((id, rules) -> page.onClick(id, () -> choose.accept(rules)));
        page.onChange("more-rules", () -> choose.accept(checked()));
    }

    private Ruleset checked() {
        Set<Expansion> expansions = EnumSet.noneOf(Expansion.class);
        for (Expansion expansion : Expansion.values()) {
            if (page.input(id(expansion)).isChecked()) {
                expansions.add(expansion);
            }
        }
        return Ruleset.BASE
                .withExpansions(expansions)
                .withTournamentOpening(page.input("tournament-opening").isChecked())
                .withRepetitionDraw(page.input("repetition-draw").isChecked())
                .withGatesAboveGround(page.input("gates-above-ground").isChecked());
    }

    void show(Ruleset ruleset) {
        CHIPS.forEach((id, rules) -> page.press(id, rules.equals(ruleset)));
        for (Expansion expansion : Expansion.values()) {
            page.input(id(expansion)).setChecked(ruleset.expansions().contains(expansion));
        }
        page.input("tournament-opening").setChecked(ruleset.tournamentOpening());
        page.input("repetition-draw").setChecked(ruleset.repetitionDraw());
        page.input("gates-above-ground").setChecked(ruleset.gatesAboveGround());
    }

    void translate(RefereeLanguage language) {
        for (Expansion expansion : Expansion.values()) {
            page.find(id(expansion) + "-name").setTextContent(name(expansion, language));
        }
    }

    /** Returns a check box for each expansion, for the page that the build writes. */
    static String html(RefereeLanguage language) {
        return Stream.of(Expansion.values())
                .map(expansion -> "<label><input id=\"" + id(expansion) + "\" type=\"checkbox\"> <span id=\""
                        + id(expansion) + "-name\">" + DrawingParts.escaped(name(expansion, language))
                        + "</span></label>")
                .collect(Collectors.joining("\n              "));
    }

    private static String name(Expansion expansion, RefereeLanguage language) {
        return language.sentences().label(expansion.bug());
    }

    private static String id(Expansion expansion) {
        return expansion.name().toLowerCase(Locale.ROOT);
    }
}
