package io.github.hiverules.site.referee;

import io.github.hiverules.Expansion;
import io.github.hiverules.Ruleset;
import java.util.EnumSet;
import java.util.Set;
import org.teavm.jso.dom.events.EventListener;
import org.teavm.jso.dom.html.HTMLSelectElement;

/** The form that starts a game: a named ruleset, or any expansions and toggles. */
final class RulesetForm {

    private final Page page;
    private final HTMLSelectElement named;

    RulesetForm(Page page) {
        this.page = page;
        this.named = (HTMLSelectElement) page.find("ruleset");
        named.addEventListener("change", event -> check(named(named.getValue())));
        EventListener<?> changed = event -> show(chosen());
        page.find("new-game").addEventListener("change", changed);
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
                .withTournamentOpening(page.input("opening").isChecked())
                .withRepetitionDraw(page.input("repetition").isChecked())
                .withGatesAboveGround(page.input("gates").isChecked());
    }

    void show(Ruleset ruleset) {
        check(ruleset);
        String name = "";
        for (String each : new String[] {"base", "pocket", "online", "tournament"}) {
            name = named(each).equals(ruleset) ? each : name;
        }
        named.setValue(name);
    }

    private void check(Ruleset ruleset) {
        for (Expansion expansion : Expansion.values()) {
            page.input(id(expansion)).setChecked(ruleset.expansions().contains(expansion));
        }
        page.input("opening").setChecked(ruleset.tournamentOpening());
        page.input("repetition").setChecked(ruleset.repetitionDraw());
        page.input("gates").setChecked(ruleset.gatesAboveGround());
    }

    private static Ruleset named(String name) {
        return switch (name) {
            case "pocket" -> Ruleset.POCKET;
            case "online" -> Ruleset.ONLINE;
            case "tournament" -> Ruleset.TOURNAMENT;
            default -> Ruleset.BASE;
        };
    }

    private static String id(Expansion expansion) {
        return switch (expansion) {
            case MOSQUITO -> "mosquito";
            case LADYBUG -> "ladybug";
            case PILLBUG -> "pillbug";
        };
    }
}
