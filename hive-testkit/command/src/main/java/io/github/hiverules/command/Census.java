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
import io.github.hiverules.notation.uhp.GameString;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What an archive holds: how many of its games have each notation, ruleset, outcome and length, and how many were
 * repaired or refused for each reason. For each number, it names the first such game. Not thread-safe.
 */
final class Census {

    private static final int PLIES_PER_GROUP = 20;

    /** What games are counted by. */
    private static final List<String> TOPICS =
            List.of("verdict", "notation", "ruleset", "outcome", "plies", "repair", "fault");

    private final Map<String, Map<String, Count>> counts = new HashMap<>();
    private long games;

    /** A property of one game, and where to see it. */
    record Fact(String topic, String value, String where) {}

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
        facts.add(new Fact("verdict", verdict(parsed), where));
        facts.add(new Fact("notation", kind.map(TextKind::id).orElse("unknown"), where));
        Map<Repair.Kind, Repair> firsts = new LinkedHashMap<>();
        parsed.repairs().forEach(repair -> firsts.putIfAbsent(repair.kind(), repair));
        firsts.forEach((repair, first) -> facts.add(new Fact("repair", repair.id(), where(file, first.location()))));
        if (parsed.fault().isPresent()) {
            Fault fault = parsed.fault().get();
            facts.add(new Fact("fault", reason(fault), where(file, fault.location())));
        } else {
            Game game = parsed.orThrow().game();
            int group = game.plyCount() / PLIES_PER_GROUP * PLIES_PER_GROUP;
            facts.add(new Fact("ruleset", RulesetText.write(game.ruleset()), where));
            facts.add(new Fact("outcome", GameString.writeState(game) + ", " + Wording.ending(game.result()), where));
            facts.add(new Fact("plies", group + "-" + (group + PLIES_PER_GROUP - 1), where));
        }
        return facts;
    }

    /** Returns the properties of an input that cannot be read. */
    static List<Fact> unreadable(String file) {
        String where = Wording.oneLine(file);
        return List.of(new Fact("verdict", "refused", where), new Fact("fault", "unreadable-file", where));
    }

    private static String verdict(Parsed<GameRecord> parsed) {
        if (parsed.fault().isPresent()) {
            return "refused";
        }
        return parsed.repairs().isEmpty() ? "read" : "repaired";
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
    private List<Map.Entry<String, Count>> ranking(String topic) {
        return counts.getOrDefault(topic, Map.of()).entrySet().stream()
                .sorted(Comparator.comparingLong((Map.Entry<String, Count> entry) -> -entry.getValue().games)
                        .thenComparing(Map.Entry::getKey))
                .toList();
    }

    /** Returns a line for each value, with tabs between the topic, the value, the number and the first game. */
    String text() {
        StringBuilder lines = new StringBuilder();
        for (String topic : TOPICS) {
            for (Map.Entry<String, Count> entry : ranking(topic)) {
                Count count = entry.getValue();
                lines.append(String.join("\t", topic, entry.getKey(), "" + count.games, count.first))
                        .append('\n');
            }
        }
        return lines.toString();
    }

    Map<String, Object> json() {
        Map<String, Object> topics = Json.object("games", games);
        for (String topic : TOPICS) {
            Map<String, Object> values = new LinkedHashMap<>();
            ranking(topic)
                    .forEach(
                            entry -> values.put(entry.getKey(), entry.getValue().json()));
            topics.put(topic, values);
        }
        return topics;
    }
}
