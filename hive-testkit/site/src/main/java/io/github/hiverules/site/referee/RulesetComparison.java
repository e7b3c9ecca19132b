package io.github.hiverules.site.referee;

import io.github.hiverules.InvalidSetupException;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Says which rulesets allow a move.
 *
 * @param line one line for the visitor
 * @param isSame whether all rulesets agree
 */
record RulesetComparison(String line, boolean isSame) {

    /** The toggles that are as usual in all rulesets that have a name: for each, one more ruleset is compared. */
    private static final List<Toggle> TOGGLES_OF_NO_NAMED_RULESET = Stream.of(Toggle.values())
            .filter(RulesetComparison::isUsualInNamedRulesets)
            .toList();

    /** Returns whether the named rulesets allow the move in question, each with the expansions of this game. */
    static Optional<RulesetComparison> of(Session session, RefereeLanguage language) {
        Optional<Move> move = session.attempt().filter(attempt -> !attempt.equals(Move.pass()));
        if (move.isEmpty() || session.shownGame().isOver()) {
            return Optional.empty();
        }
        Map<String, List<String>> namesByVerdict = new LinkedHashMap<>();
        rulesets(session.position().ruleset())
                .forEach((name, rules) -> namesByVerdict
                        .computeIfAbsent(
                                verdict(session.position(), move.get(), rules, language), unused -> new ArrayList<>())
                        .add(language.text(name)));
        if (namesByVerdict.size() == 1) {
            List<String> names = namesByVerdict.values().iterator().next();
            return Optional.of(new RulesetComparison(language.text("compare.same", String.join(", ", names)), true));
        }
        String verdicts = namesByVerdict.entrySet().stream()
                .map(entry -> language.text("compare", String.join(", ", entry.getValue()), entry.getKey()))
                .collect(Collectors.joining(" · "));
        return Optional.of(new RulesetComparison(verdicts, false));
    }

    /** Returns rulesets with the expansions of the given one, by the keys of their names. */
    private static Map<String, Ruleset> rulesets(Ruleset ruleset) {
        Map<String, Ruleset> rulesets = new LinkedHashMap<>();
        rulesets.put("ruleset.base", ruleset.withToggles(Ruleset.BASE.toggles()));
        rulesets.put("ruleset.online", ruleset.withToggles(Ruleset.ONLINE.toggles()));
        rulesets.put("ruleset.tournament", ruleset.withToggles(Ruleset.TOURNAMENT.toggles()));
        Ruleset usual = ruleset;
        for (Toggle toggle : TOGGLES_OF_NO_NAMED_RULESET) {
            usual = usual.with(toggle, toggle.isUsual());
        }
        for (Toggle toggle : TOGGLES_OF_NO_NAMED_RULESET) {
            rulesets.put("rules." + toggle.id(), usual.with(toggle, !toggle.isUsual()));
        }
        return rulesets;
    }

    private static boolean isUsualInNamedRulesets(Toggle toggle) {
        return Stream.of(Ruleset.BASE, Ruleset.ONLINE, Ruleset.TOURNAMENT)
                .allMatch(ruleset -> ruleset.has(toggle) == toggle.isUsual());
    }

    private static String verdict(Position position, Move move, Ruleset rules, RefereeLanguage language) {
        try {
            return Position.of(position.setup().withRuleset(rules))
                    .check(move)
                    .map(violation ->
                            language.text("compare.illegal", violation.rule().id()))
                    .orElseGet(() -> language.text("compare.legal"));
        } catch (InvalidSetupException e) {
            return language.text("compare.impossible");
        }
    }
}
