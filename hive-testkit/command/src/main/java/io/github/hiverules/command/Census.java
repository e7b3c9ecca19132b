package io.github.hiverules.command;

import io.github.hiverules.Game;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.fault.TextLocation;
import io.github.hiverules.notation.file.TextKind;
import io.github.hiverules.notation.game.RulesetText;
import io.github.hiverules.notation.uhp.GameStateString;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * What an archive holds: how many of its games have each notation, ruleset, outcome and length, and how many were
 * repaired or refused for each reason. For each number, it names the first such game. Not thread-safe.
 */
final class Census {

    private static final int PLIES_PER_GROUP = 20;

    private final Map<Topic, Map<String, Count>> counts = new LinkedHashMap<>();
    private long games;

    /** What games are counted by. */
    enum Topic {
        VERDICT,
        NOTATION,
        RULESET,
        OUTCOME,
        PLIES,
        REPAIR,
        FAULT;

        private String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** A property of one game, and where to see it. */
    record Fact(Topic topic, String value, String where) {}

    /** A number of games, and where the first of them is. */
    private record Count(long games, String first) {

        private Map<String, Object> json() {
            return Json.object("games", games, "first", first);
        }
    }

    /** Returns the properties of a game. Only games without a fault have a ruleset, an outcome and a length. */
    static List<Fact> facts(String file, Optional<TextKind> kind, Parsed<GameRecord> parsed) {
        String where = where(file, parsed.location());
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact(Topic.VERDICT, verdict(parsed), where));
        facts.add(new Fact(Topic.NOTATION, kind.map(TextKind::id).orElse("unknown"), where));
        parsed.repairs().stream()
                .map(Repair::kind)
                .distinct()
                .forEach(repair -> facts.add(new Fact(Topic.REPAIR, repair.id(), firstOf(file, parsed, repair))));
        if (parsed.fault().isPresent()) {
            Fault fault = parsed.fault().get();
            facts.add(new Fact(Topic.FAULT, reason(fault), where(file, fault.location())));
        } else {
            Game game = parsed.orThrow().game();
            int group = game.plyCount() / PLIES_PER_GROUP * PLIES_PER_GROUP;
            facts.add(new Fact(Topic.RULESET, RulesetText.write(game.ruleset()), where));
            facts.add(
                    new Fact(Topic.OUTCOME, GameStateString.write(game) + ", " + Wording.ending(game.result()), where));
            facts.add(new Fact(Topic.PLIES, group + "-" + (group + PLIES_PER_GROUP - 1), where));
        }
        return facts;
    }

    /** Returns the properties of an input that cannot be read. */
    static List<Fact> unreadable(String file) {
        String where = Wording.oneLine(file);
        return List.of(new Fact(Topic.VERDICT, "refused", where), new Fact(Topic.FAULT, "unreadable-file", where));
    }

    private static String verdict(Parsed<GameRecord> parsed) {
        if (parsed.fault().isPresent()) {
            return "refused";
        }
        return parsed.repairs().isEmpty() ? "read" : "repaired";
    }

    private static String firstOf(String file, Parsed<GameRecord> parsed, Repair.Kind kind) {
        return parsed.repairs().stream()
                .filter(repair -> repair.kind() == kind)
                .findFirst()
                .map(repair -> where(file, repair.location()))
                .orElseThrow();
    }

    /** Returns the broken rule, what the reader expected, or the kind of the fault. */
    private static String reason(Fault fault) {
        return fault.violation()
                .map(violation -> violation.rule().id())
                .or(() -> fault.expected().map(Expected::id).map(expected -> "expected-" + expected))
                .orElse(fault.kind().id());
    }

    private static String where(String file, TextLocation location) {
        return Wording.oneLine(file) + ":" + location.line();
    }

    void add(List<Fact> facts) {
        games++;
        for (Fact fact : facts) {
            counts.computeIfAbsent(fact.topic, unused -> new LinkedHashMap<>())
                    .merge(
                            fact.value,
                            new Count(1, fact.where),
                            (all, more) -> new Count(all.games + more.games, all.first));
        }
    }

    /** Returns the values of a topic, the most frequent ones first. */
    private List<Map.Entry<String, Count>> ranking(Topic topic) {
        return counts.getOrDefault(topic, Map.of()).entrySet().stream()
                .sorted(Comparator.comparingLong((Map.Entry<String, Count> entry) -> -entry.getValue().games)
                        .thenComparing(Map.Entry::getKey))
                .toList();
    }

    /** Returns a line for each value, with tabs between the topic, the value, the number and the first game. */
    String text() {
        StringBuilder lines = new StringBuilder();
        for (Topic topic : Topic.values()) {
            for (Map.Entry<String, Count> entry : ranking(topic)) {
                Count count = entry.getValue();
                lines.append(topic.id()).append('\t');
                lines.append(entry.getKey()).append('\t');
                lines.append(count.games).append('\t');
                lines.append(count.first).append('\n');
            }
        }
        return lines.toString();
    }

    Map<String, Object> json() {
        Map<String, Object> topics = Json.object("games", games);
        for (Topic topic : Topic.values()) {
            Map<String, Object> values = new LinkedHashMap<>();
            ranking(topic)
                    .forEach(
                            entry -> values.put(entry.getKey(), entry.getValue().json()));
            topics.put(topic.id(), values);
        }
        return topics;
    }
}
