package io.github.hiverules.judge;

import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.judge.Difference.Kind;
import io.github.hiverules.notation.uhp.GameString;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Groups differences by the rule that the engine gets wrong, and by the direction: it lists illegal moves, or misses
 * legal ones.
 *
 * <p>A difference may have several explanations: for example, a Mosquito repeats faults of the kind that it copies.
 * The rule that explains the most comes first, then the one that explains the most of the rest.
 */
final class Findings {

    private static final Set<Kind> GAME_STRING_KINDS = EnumSet.of(Kind.GAME, Kind.STATE, Kind.TURN);
    private static final int MAX_OTHER_EXAMPLES = 2;

    /**
     * If {@code play} accepts unlisted moves that break more rules than this, the engine plays without checking moves,
     * which is a single finding.
     */
    private static final int MAX_SEPARATE_RULES = 3;

    /**
     * The number of kinds whose moves the engine must miss before one rule for all kinds is likelier than a rule
     * for each kind.
     */
    private static final Map<Rule, Integer> MIN_KINDS_FOR_COMMON_RULES =
            new EnumMap<>(Map.of(Rule.SLIDE_1, 3, Rule.CLIMB_1, 2, Rule.HIVE_2, 3, Rule.PLACE_3, 3));

    /**
     * Each move that breaks one of these rules breaks others, too. So such a rule is a likely cause only if the moves
     * break at least this number of other rules.
     */
    private static final Map<Rule, Integer> MIN_RULES_FOR_HIDDEN_RULES =
            new EnumMap<>(Map.of(Rule.HIVE_1, 3, Rule.PLACE_6, 3));

    /** The rules on gates: an engine that ignores them all has one fault. */
    private static final Set<Rule> GATE_RULES = EnumSet.of(Rule.SLIDE_1, Rule.CLIMB_1, Rule.PILLBUG_4);

    private static final Comparator<Sighting> SHORTEST_FIRST = Comparator.<Sighting>comparingInt(
                    sighting -> sighting.difference().game().plyCount())
            .thenComparingInt(sighting -> sighting.difference().details().size());

    private final List<Finding> findings = new ArrayList<>();
    private final Set<Kind> kindsSeenWithoutUndo;

    private Findings(List<Sighting> all) {
        List<Sighting> rest = new ArrayList<>(all);
        rest.removeIf(isConsequence(all));
        Map<Rule, List<Sighting>> surplus = byRule(
                take(rest, sighting -> !sighting.difference().surplus().isEmpty()),
                MIN_RULES_FOR_HIDDEN_RULES,
                Cause::brokenRule);
        Map<Rule, List<Sighting>> missing = byRule(
                take(rest, sighting -> !sighting.difference().missing().isEmpty()),
                MIN_KINDS_FOR_COMMON_RULES,
                Cause::of);
        boolean isAboutMoves = !surplus.isEmpty() || !missing.isEmpty();
        addSurplusAndMissing(surplus, missing);
        addGates(surplus);
        addSurplus(surplus, rest);
        missing.forEach((rule, group) -> add(
                isAll(group, Kind.REFUSED) ? FindingTitle.ofRefused(rule) : FindingTitle.ofMissing(rule),
                Optional.of(rule),
                group));
        kindsSeenWithoutUndo = rest.stream()
                .map(Sighting::difference)
                .filter(difference -> !Cause.command(difference).equals("undo"))
                .map(Difference::kind)
                .collect(Collectors.toSet());
        addOthers(rest, isAboutMoves);
    }

    /** A difference and the case in which it was seen. */
    private record Sighting(String caseName, Difference difference) {

        String game() {
            return GameString.writeForEngine(difference.game());
        }

        String query() {
            return game() + " " + difference.command();
        }
    }

    static List<Finding> of(Collection<CaseResult> results) {
        return new Findings(results.stream()
                        .flatMap(result -> result.differences().stream()
                                .map(difference -> new Sighting(result.fullName(), difference)))
                        .toList())
                .findings;
    }

    /**
     * Finds differences that follow from others. An engine that lists an illegal move also accepts it. An engine that
     * lists illegal moves misses the forced pass. An engine that gets the end of a game wrong lists moves after the
     * end, or none before it.
     */
    private static Predicate<Sighting> isConsequence(List<Sighting> all) {
        Map<String, Set<Move>> listedMoves = new HashMap<>();
        all.stream()
                .filter(sighting -> sighting.difference().kind() == Kind.MOVES)
                .forEach(sighting -> listedMoves
                        .computeIfAbsent(sighting.game(), unused -> new HashSet<>())
                        .addAll(sighting.difference().surplus()));
        Set<String> gamesWithSurplus = all.stream()
                .filter(sighting -> !sighting.difference().surplus().isEmpty())
                .map(Sighting::game)
                .collect(Collectors.toSet());
        Set<String> gamesWithWrongState = all.stream()
                .filter(sighting -> sighting.difference().kind() == Kind.STATE)
                .map(Sighting::game)
                .collect(Collectors.toSet());
        return sighting -> {
            Difference difference = sighting.difference();
            boolean followsFromWrongState = difference.kind() != Kind.STATE
                    && !gamesWithWrongState.isEmpty()
                    && (Cause.rules(difference).contains(Rule.END_3)
                            || Cause.of(difference).equals("answered")
                            || difference.game().isOver())
                    && gamesWithWrongState.contains(sighting.game());
            boolean isListed = difference.kind() == Kind.ACCEPTED
                    && listedMoves.getOrDefault(sighting.game(), Set.of()).containsAll(difference.surplus());
            return followsFromWrongState
                    || (isListed && !difference.surplus().isEmpty())
                    || (Cause.rules(difference).equals(List.of(Rule.PASS_1))
                            && !difference.missing().isEmpty()
                            && gamesWithSurplus.contains(sighting.game()));
        };
    }

    private static List<Sighting> take(List<Sighting> from, Predicate<Sighting> wanted) {
        List<Sighting> taken = from.stream().filter(wanted).toList();
        from.removeAll(taken);
        return taken;
    }

    /** Groups differences by rule; the rule that explains the most comes first. */
    private static Map<Rule, List<Sighting>> byRule(
            List<Sighting> sightings, Map<Rule, Integer> minKinds, Function<Difference, ?> kind) {
        Map<Rule, List<Sighting>> groups = new LinkedHashMap<>();
        List<Sighting> rest = new ArrayList<>(sightings);
        Map<Sighting, List<Rule>> explanations = new LinkedHashMap<>();
        rest.forEach(one -> explanations.put(one, Cause.rules(one.difference())));
        while (!rest.isEmpty()) {
            Map<Rule, List<Sighting>> explained = new LinkedHashMap<>();
            rest.forEach(one -> explanations.getOrDefault(one, List.of()).stream()
                    .distinct()
                    .forEach(rule -> explained
                            .computeIfAbsent(rule, unused -> new ArrayList<>())
                            .add(one)));
            Map.Entry<Rule, List<Sighting>> best = largest(explained.entrySet().stream()
                            .filter(entry ->
                                    countKinds(entry.getValue(), kind) >= minKinds.getOrDefault(entry.getKey(), 1)))
                    .or(() -> largest(explained.entrySet().stream()))
                    .orElseThrow();
            groups.put(best.getKey(), best.getValue());
            rest.removeAll(best.getValue());
        }
        return groups;
    }

    private static Optional<Map.Entry<Rule, List<Sighting>>> largest(Stream<Map.Entry<Rule, List<Sighting>>> groups) {
        return groups.reduce(
                (one, other) -> other.getValue().size() > one.getValue().size() ? other : one);
    }

    private static long countKinds(List<Sighting> group, Function<Difference, ?> kind) {
        return group.stream()
                .map(sighting -> kind.apply(sighting.difference()))
                .distinct()
                .count();
    }

    /** A kind that moves wrongly is one fault, even if the engine both misses its moves and lists illegal ones. */
    private void addSurplusAndMissing(Map<Rule, List<Sighting>> surplus, Map<Rule, List<Sighting>> missing) {
        for (Rule rule : List.copyOf(surplus.keySet())) {
            List<Sighting> withSurplus = surplus.getOrDefault(rule, List.of());
            List<Sighting> withMissing = missing.getOrDefault(rule, List.of());
            Set<String> queries = withMissing.stream().map(Sighting::query).collect(Collectors.toSet());
            if (withSurplus.stream().anyMatch(sighting -> queries.contains(sighting.query()))) {
                surplus.remove(rule);
                missing.remove(rule);
                add(
                        FindingTitle.ofMissingAndSurplus(rule),
                        Optional.of(rule),
                        Stream.concat(withSurplus.stream(), withMissing.stream())
                                .toList());
            }
        }
    }

    /** An engine that ignores several rules on gates ignores gates altogether; there is an example for each rule. */
    private void addGates(Map<Rule, List<Sighting>> surplus) {
        List<Rule> ignored = GATE_RULES.stream()
                .filter(rule -> !isAll(surplus.getOrDefault(rule, List.of()), Kind.ACCEPTED))
                .toList();
        if (ignored.size() > 1) {
            List<Sighting> all = new ArrayList<>();
            ignored.forEach(rule -> Optional.ofNullable(surplus.remove(rule)).ifPresent(all::addAll));
            add(FindingTitle.ofGates(ignored), Optional.of(ignored.get(0)), all, Cause::brokenRule);
        }
    }

    private void addSurplus(Map<Rule, List<Sighting>> surplus, List<Sighting> rest) {
        List<Sighting> onlyAccepted = surplus.values().stream()
                .filter(group -> isAll(group, Kind.ACCEPTED))
                .flatMap(List::stream)
                .toList();
        long rules = surplus.values().stream()
                .filter(group -> isAll(group, Kind.ACCEPTED))
                .count();
        boolean unchecked = rules > MAX_SEPARATE_RULES;
        surplus.forEach((rule, group) -> {
            if (!isAll(group, Kind.ACCEPTED)) {
                add(FindingTitle.ofSurplus(rule), Optional.of(rule), group);
            } else if (!unchecked) {
                add(FindingTitle.ofAccepted(rule), Optional.of(rule), group);
            }
        });
        if (unchecked) {
            List<Sighting> all = new ArrayList<>(onlyAccepted);
            all.addAll(take(rest, sighting -> sighting.difference().kind() == Kind.ACCEPTED));
            add("plays moves without checking them", Optional.empty(), all);
        }
    }

    private static boolean isAll(List<Sighting> group, Kind kind) {
        return group.stream().allMatch(sighting -> sighting.difference().kind() == kind);
    }

    /** Adds differences that are not about particular moves, grouped by the command or by the kind of answer. */
    private void addOthers(List<Sighting> others, boolean isAboutMoves) {
        boolean onlyCounts =
                others.stream().allMatch(sighting -> sighting.difference().kind() == Kind.COUNT);
        Map<String, List<Sighting>> groups = new LinkedHashMap<>();
        for (Sighting sighting : others) {
            Difference difference = sighting.difference();
            // Wrong moves lead to wrong counts. A walk lists, plays and undoes, so any other fault may change its
            // count.
            boolean follows = difference.kind() == Kind.COUNT
                    && (isAboutMoves
                            || !(onlyCounts || Cause.command(difference).equals("perft")));
            if (!follows) {
                String kind = difference.kind() == Kind.PROTOCOL ? "" : difference.kind() + " ";
                String cause = isOnlyAfterUndo(difference) ? "undo" : kind + Cause.of(difference);
                groups.computeIfAbsent(cause, unused -> new ArrayList<>()).add(sighting);
            }
        }
        groups.values().forEach(group -> {
            Difference first = group.get(0).difference();
            String word = first.command().split(" ", -1)[0];
            String title = first.kind() == Kind.FAILURE
                    ? Cause.of(first)
                    : first.kind().description() + (word.isEmpty() ? "" : ": " + word);
            add(title, Optional.empty(), group);
        });
    }

    private boolean isOnlyAfterUndo(Difference difference) {
        return GAME_STRING_KINDS.contains(difference.kind())
                && Cause.command(difference).equals("undo")
                && !kindsSeenWithoutUndo.contains(difference.kind());
    }

    private void add(String title, Optional<Rule> rule, List<Sighting> group) {
        add(title, rule, group, Cause::of);
    }

    private void add(String title, Optional<Rule> rule, List<Sighting> group, Function<Difference, ?> kind) {
        Sighting first = group.stream().min(SHORTEST_FIRST).orElseThrow();
        Map<Object, Difference> examplesByKind = new LinkedHashMap<>();
        group.stream()
                .sorted(SHORTEST_FIRST)
                .forEach(sighting ->
                        examplesByKind.putIfAbsent(kind.apply(sighting.difference()), sighting.difference()));
        examplesByKind.remove(kind.apply(first.difference()));
        List<Difference> others =
                examplesByKind.values().stream().limit(MAX_OTHER_EXAMPLES).toList();
        findings.add(new Finding(title, rule, first.difference(), first.caseName(), group.size(), others));
    }
}
