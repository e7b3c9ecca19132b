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

/**
 * Says which rulesets allow a move.
 *
 * @param line one line for the visitor
 * @param isSame whether all rulesets agree
 */
record RulesetComparison(String line, boolean isSame) {

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

    /**
     * Returns rulesets with the expansions of the given one, by the keys of their names: those that have a name, and
     * one more for each toggle that is as usual in all of these.
     */
    private static Map<String, Ruleset> rulesets(Ruleset ruleset) {
        Map<String, Ruleset> rulesets = new LinkedHashMap<>();
        rulesets.put("ruleset.base", ruleset.withToggles(Ruleset.BASE.toggles()));
        rulesets.put("ruleset.online", ruleset.withToggles(Ruleset.ONLINE.toggles()));
        rulesets.put("ruleset.tournament", ruleset.withToggles(Ruleset.TOURNAMENT.toggles()));
        List<Ruleset> named = List.copyOf(rulesets.values());
        for (Toggle toggle : Toggle.values()) {
            if (named.stream().allMatch(other -> other.has(toggle) == toggle.isUsual())) {
                rulesets.put("rules." + toggle.id(), toggle.isUsual() ? ruleset.without(toggle) : ruleset.with(toggle));
            }
        }
        return rulesets;
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
