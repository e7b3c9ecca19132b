package io.github.hiverules.site.referee;

import io.github.hiverules.InvalidSetupException;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Says, in one line, which rulesets allow a move. */
final class RulesetComparison {

    private RulesetComparison() {}

    /** Returns whether the named rulesets allow the move in question, each with the expansions of this game. */
    static Optional<String> of(Session session, RefereeLanguage language) {
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
            return Optional.of(language.text("compare.same"));
        }
        return Optional.of(namesByVerdict.entrySet().stream()
                .map(entry -> language.text("compare", String.join(", ", entry.getValue()), entry.getKey()))
                .collect(Collectors.joining(" · ")));
    }

    private static Map<String, Ruleset> rulesets(Ruleset ruleset) {
        Map<String, Ruleset> rulesets = new LinkedHashMap<>();
        rulesets.put("ruleset.base", withToggles(ruleset, Ruleset.BASE));
        rulesets.put("ruleset.online", withToggles(ruleset, Ruleset.ONLINE));
        rulesets.put("ruleset.tournament", withToggles(ruleset, Ruleset.TOURNAMENT));
        rulesets.put("rules.gates-above-ground", ruleset.withGatesAboveGround(false));
        return rulesets;
    }

    /** Returns a ruleset with the expansions of one ruleset and the toggles of another. */
    private static Ruleset withToggles(Ruleset ruleset, Ruleset toggles) {
        return ruleset.withToggles(toggles.toggles());
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
