package io.github.hiverules.site.referee;

import io.github.hiverules.Expansion;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
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
        Ruleset checked = Ruleset.BASE.withExpansions(expansions);
        for (Toggle toggle : Toggle.values()) {
            boolean isOn = page.input(toggle.id()).isChecked();
            checked = isOn ? checked.with(toggle) : checked.without(toggle);
        }
        return checked;
    }

    void show(Ruleset ruleset) {
        CHIPS.forEach((id, rules) -> page.press(id, rules.equals(ruleset)));
        for (Expansion expansion : Expansion.values()) {
            page.input(id(expansion)).setChecked(ruleset.expansions().contains(expansion));
        }
        for (Toggle toggle : Toggle.values()) {
            page.input(toggle.id()).setChecked(ruleset.has(toggle));
        }
    }

    /** Returns a check box for each expansion and toggle, for the page that the build writes. */
    static String html(RefereeLanguage language) {
        Stream<String> expansions = Stream.of(Expansion.values())
                .map(expansion -> checkBox(id(expansion), language.sentences().label(expansion.bug())));
        Stream<String> toggles =
                Stream.of(Toggle.values()).map(toggle -> checkBox(toggle.id(), language.text("toggle." + toggle.id())));
        return Stream.concat(expansions, toggles).collect(Collectors.joining("\n              "));
    }

    private static String checkBox(String id, String label) {
        return "<label><input id=\"" + id + "\" type=\"checkbox\"> <span>" + DrawingParts.escaped(label)
                + "</span></label>";
    }

    private static String id(Expansion expansion) {
        return expansion.name().toLowerCase(Locale.ROOT);
    }
}
