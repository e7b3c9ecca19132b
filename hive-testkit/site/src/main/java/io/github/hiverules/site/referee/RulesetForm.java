package io.github.hiverules.site.referee;

import io.github.hiverules.Expansion;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The part of a setup that chooses its rules: a button for each box that people have at home, or any rules. */
final class RulesetForm {

    private static final Map<String, Ruleset> BOXES = Map.of(
            "base", Ruleset.BASE,
            "pocket", Ruleset.POCKET,
            "pillbug", Ruleset.ONLINE.without(Toggle.TOURNAMENT_OPENING));

    private final Page page;

    RulesetForm(Page page, Consumer<Ruleset> choose) {
        this.page = page;
        BOXES.forEach((box, rules) -> page.onClick("rules-" + box, () -> choose.accept(rules)));
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
        BOXES.forEach((box, rules) -> page.press("rules-" + box, isOf(rules, ruleset)));
        for (Expansion expansion : Expansion.values()) {
            page.input(id(expansion)).setChecked(ruleset.expansions().contains(expansion));
        }
        for (Toggle toggle : Toggle.values()) {
            page.input(toggle.id()).setChecked(ruleset.has(toggle));
        }
    }

    private static boolean isOf(Ruleset box, Ruleset ruleset) {
        return box.expansions().equals(ruleset.expansions());
    }

    /** Describes a ruleset in one line: the box that has its pieces, or their names, and its unusual toggles. */
    static String describe(Ruleset ruleset, RefereeLanguage language) {
        List<String> parts = new ArrayList<>();
        BOXES.forEach((box, rules) -> {
            if (isOf(rules, ruleset)) {
                parts.add(language.text("ruleset." + box));
            }
        });
        if (parts.isEmpty()) {
            parts.add(language.text("ruleset.base"));
            ruleset.expansions()
                    .forEach(expansion -> parts.add(language.sentences().label(expansion.bug())));
        }
        for (Toggle toggle : Toggle.values()) {
            if (ruleset.has(toggle) != toggle.isUsual()) {
                parts.add(language.text("rules." + toggle.id()));
            }
        }
        return language.text("rules", String.join(", ", parts));
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
