package io.github.hiverules.site.referee;

import io.github.hiverules.InvalidSetupException;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.move.Move;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Says in one line whether other rulesets allow the same move. */
final class RulesetComparison {

    private RulesetComparison() {}

    /** Returns for each of the usual rulesets, with the pieces of this game, whether they allow the move. */
    static Optional<String> of(Session session, RefereeLanguage words) {
        Optional<Move> move = session.attempt().filter(attempt -> !attempt.equals(Move.pass()));
        if (move.isEmpty() || session.shown().isOver()) {
            return Optional.empty();
        }
        Map<String, List<String>> names = new LinkedHashMap<>();
        rulesets(session.position().ruleset())
                .forEach((name, rules) -> names.computeIfAbsent(
                                verdict(session.position(), move.get(), rules, words), first -> new ArrayList<>())
                        .add(words.text(name)));
        if (names.size() == 1) {
            return Optional.of(words.text("compare.same"));
        }
        return Optional.of(names.entrySet().stream()
                .map(entry -> words.text("compare", String.join(", ", entry.getValue()), entry.getKey()))
                .collect(Collectors.joining(" · ")));
    }

    private static Map<String, Ruleset> rulesets(Ruleset set) {
        Map<String, Ruleset> rulesets = new LinkedHashMap<>();
        rulesets.put("ruleset.base", with(set, Ruleset.BASE));
        rulesets.put("ruleset.online", with(set, Ruleset.ONLINE));
        rulesets.put("ruleset.tournament", with(set, Ruleset.TOURNAMENT));
        rulesets.put("ruleset.noGatesAboveGround", set.withGatesAboveGround(false));
        return rulesets;
    }

    /** Returns a ruleset with one ruleset's set and another's toggles. */
    private static Ruleset with(Ruleset set, Ruleset toggles) {
        return set.withTournamentOpening(toggles.tournamentOpening())
                .withRepetitionDraw(toggles.repetitionDraw())
                .withGatesAboveGround(toggles.gatesAboveGround());
    }

    private static String verdict(Position position, Move move, Ruleset rules, RefereeLanguage words) {
        try {
            return Position.of(position.setup().withRuleset(rules))
                    .check(move)
                    .map(found -> words.text("compare.illegal", found.rule().id()))
                    .orElseGet(() -> words.text("compare.legal"));
        } catch (InvalidSetupException e) {
            return words.text("compare.impossible");
        }
    }
}
