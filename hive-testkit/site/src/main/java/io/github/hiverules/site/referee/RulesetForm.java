package io.github.hiverules.site.referee;

import io.github.hiverules.Expansion;
import io.github.hiverules.Ruleset;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The form that chooses rules: a named ruleset, or any expansions and toggles. */
final class RulesetForm {

    private final Page page;

    RulesetForm(Page page, Runnable changed) {
        this.page = page;
        page.onChange("ruleset", () -> fillIn(named(page.select("ruleset").getValue())));
        page.find("rules-form").addEventListener("change", event -> {
            show(chosen());
            changed.run();
        });
    }

    Ruleset chosen() {
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
        fillIn(ruleset);
        page.select("ruleset").setValue(RulesetDescription.name(ruleset));
    }

    private void fillIn(Ruleset ruleset) {
        for (Expansion expansion : Expansion.values()) {
            page.input(id(expansion)).setChecked(ruleset.expansions().contains(expansion));
        }
        page.input("tournament-opening").setChecked(ruleset.tournamentOpening());
        page.input("repetition-draw").setChecked(ruleset.repetitionDraw());
        page.input("gates-above-ground").setChecked(ruleset.gatesAboveGround());
    }

    private Ruleset named(String name) {
        return name.isEmpty() ? chosen() : RulesetDescription.named(name);
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
                .collect(Collectors.joining("\n          "));
    }

    private static String name(Expansion expansion, RefereeLanguage language) {
        return language.sentences().label(expansion.bug());
    }

    private static String id(Expansion expansion) {
        return expansion.name().toLowerCase(Locale.ROOT);
    }
}
