package io.github.hiverules.testkit.uhp;

import io.github.hiverules.move.Move;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.testkit.uhp.Difference.Kind;
import io.github.hiverules.violation.Rule;
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
 * Groups differences by the rule that the engine gets wrong, and by the direction: it has illegal moves, or misses
 * legal ones.
 *
 * <p>A difference may have several explanations; a wrong move of a Mosquito may be the copied fault of another kind.
 * The rule that explains the most comes first, then the one that explains the most of the rest.
 */
final class Findings {

    private static final Set<Kind> OF_GAME_STRINGS = EnumSet.of(Kind.GAME, Kind.STATE, Kind.TURN);
    private static final int MOST_FURTHER_EXAMPLES = 2;

    /**
     * An engine whose {@code play} accepts unlisted moves that break more rules than this checks no moves at all. That
     * is a single finding.
     */
    private static final int RULES_OF_A_CHECK = 3;

    /**
     * How many kinds must miss moves before a rule for all pieces becomes a likelier cause than rules for single kinds.
     */
    private static final Map<Rule, Integer> KINDS_FOR_A_COMMON_RULE =
            new EnumMap<>(Map.of(Rule.SLIDE_1, 3, Rule.CLIMB_1, 2, Rule.HIVE_2, 3, Rule.PLACE_3, 3));

    /**
     * Each move that breaks one of these rules breaks others, too. So such a rule is suspected only if the moves break
     * at least this number of others.
     */
    private static final Map<Rule, Integer> RULES_FOR_A_HIDDEN_RULE =
            new EnumMap<>(Map.of(Rule.HIVE_1, 3, Rule.PLACE_6, 3));

    /** The rules on gates: an engine that knows none of them has one fault. */
    private static final Set<Rule> OF_GATES = EnumSet.of(Rule.SLIDE_1, Rule.CLIMB_1, Rule.PILLBUG_4);

    private static final Comparator<Seen> SHORTEST_FIRST = Comparator.<Seen>comparingInt(
                    seen -> seen.difference().game().plyCount())
            .thenComparingInt(seen -> seen.difference().details().size());

    private final List<Finding> findings = new ArrayList<>();
    private final Set<Kind> kindsWithoutUndo;

    private Findings(List<Seen> all) {
        List<Seen> rest = new ArrayList<>(all);
        rest.removeIf(isAConsequence(all));
        Map<Rule, List<Seen>> surplus = byRule(
                take(rest, seen -> !seen.difference().surplus().isEmpty()), RULES_FOR_A_HIDDEN_RULE, Cause::broken);
        Map<Rule, List<Seen>> missing =
                byRule(take(rest, seen -> !seen.difference().missing().isEmpty()), KINDS_FOR_A_COMMON_RULE, Cause::of);
        boolean isAboutMoves = !surplus.isEmpty() || !missing.isEmpty();
        addSurplusWithMissing(surplus, missing);
        addGates(surplus);
        addSurplus(surplus, rest);
        missing.forEach((rule, group) -> add(
                isAll(group, Kind.REFUSED) ? FindingTitle.ofRefused(rule) : FindingTitle.ofMissing(rule),
                Optional.of(rule),
                group));
        kindsWithoutUndo = rest.stream()
                .map(Seen::difference)
                .filter(difference -> !Cause.command(difference).equals("undo"))
                .map(Difference::kind)
                .collect(Collectors.toSet());
        addOthers(rest, isAboutMoves);
    }

    /** A difference and the case in which it was seen. */
    private record Seen(String caseName, Difference difference) {

        String game() {
            return GameString.writeForEngine(difference.game());
        }

        String answer() {
            return game() + " " + difference.command();
        }
    }

    static List<Finding> of(Collection<CaseResult> results) {
        return new Findings(results.stream()
                        .flatMap(result -> result.differences().stream()
                                .map(difference -> new Seen(result.caseName(), difference)))
                        .toList())
                .findings;
    }

    /**
     * Differences that follow from another one: an engine that lists an illegal move also accepts it. An engine that
     * has illegal moves does not pass. An engine that sees the end of a game elsewhere lists moves after the end, or
     * none before it.
     */
    private static Predicate<Seen> isAConsequence(List<Seen> all) {
        Map<String, Set<Move>> listedMoves = new HashMap<>();
        all.stream()
                .filter(seen -> seen.difference().kind() == Kind.MOVES)
                .forEach(seen -> listedMoves
                        .computeIfAbsent(seen.game(), game -> new HashSet<>())
                        .addAll(seen.difference().surplus()));
        Set<String> withSurplus = all.stream()
                .filter(seen -> !seen.difference().surplus().isEmpty())
                .map(Seen::game)
                .collect(Collectors.toSet());
        Set<String> withAnotherEnd = all.stream()
                .filter(seen -> seen.difference().kind() == Kind.STATE)
                .map(Seen::game)
                .collect(Collectors.toSet());
        return seen -> {
            Difference difference = seen.difference();
            boolean afterAnotherEnd = difference.kind() != Kind.STATE
                    && !withAnotherEnd.isEmpty()
                    && (Cause.rules(difference).contains(Rule.END_3)
                            || Cause.of(difference).equals("answered")
                            || difference.game().isOver())
                    && withAnotherEnd.contains(seen.game());
            boolean listed = difference.kind() == Kind.ACCEPTED
                    && listedMoves.getOrDefault(seen.game(), Set.of()).containsAll(difference.surplus());
            return afterAnotherEnd
                    || (listed && !difference.surplus().isEmpty())
                    || (Cause.rules(difference).equals(List.of(Rule.PASS_1))
                            && !difference.missing().isEmpty()
                            && withSurplus.contains(seen.game()));
        };
    }

    private static List<Seen> take(List<Seen> from, Predicate<Seen> wanted) {
        List<Seen> taken = from.stream().filter(wanted).toList();
        from.removeAll(taken);
        return taken;
    }

    /** Divides differences among the rules, those that explain the most first. */
    private static Map<Rule, List<Seen>> byRule(
            List<Seen> seen, Map<Rule, Integer> kindsNeeded, Function<Difference, ?> kind) {
        Map<Rule, List<Seen>> groups = new LinkedHashMap<>();
        List<Seen> rest = new ArrayList<>(seen);
        Map<Seen, List<Rule>> explanations = new LinkedHashMap<>();
        rest.forEach(one -> explanations.put(one, Cause.rules(one.difference())));
        while (!rest.isEmpty()) {
            Map<Rule, List<Seen>> explained = new LinkedHashMap<>();
            rest.forEach(one -> explanations.getOrDefault(one, List.of()).stream()
                    .distinct()
                    .forEach(rule -> explained
                            .computeIfAbsent(rule, any -> new ArrayList<>())
                            .add(one)));
            Map.Entry<Rule, List<Seen>> best = mostSeen(explained.entrySet().stream()
                            .filter(entry ->
                                    kinds(entry.getValue(), kind) >= kindsNeeded.getOrDefault(entry.getKey(), 1)))
                    .or(() -> mostSeen(explained.entrySet().stream()))
                    .orElseThrow();
            groups.put(best.getKey(), best.getValue());
            rest.removeAll(best.getValue());
        }
        return groups;
    }

    private static Optional<Map.Entry<Rule, List<Seen>>> mostSeen(Stream<Map.Entry<Rule, List<Seen>>> groups) {
        return groups.reduce(
                (one, other) -> other.getValue().size() > one.getValue().size() ? other : one);
    }

    private static long kinds(List<Seen> group, Function<Difference, ?> kind) {
        return group.stream()
                .map(seen -> kind.apply(seen.difference()))
                .distinct()
                .count();
    }

    /** A piece that goes elsewhere than it should has one fault, although it both misses moves and has illegal ones. */
    private void addSurplusWithMissing(Map<Rule, List<Seen>> surplus, Map<Rule, List<Seen>> missing) {
        for (Rule rule : List.copyOf(surplus.keySet())) {
            List<Seen> more = surplus.getOrDefault(rule, List.of());
            List<Seen> fewer = missing.getOrDefault(rule, List.of());
            Set<String> answers = fewer.stream().map(Seen::answer).collect(Collectors.toSet());
            if (more.stream().anyMatch(seen -> answers.contains(seen.answer()))) {
                surplus.remove(rule);
                missing.remove(rule);
                add(
                        FindingTitle.ofBoth(rule),
                        Optional.of(rule),
                        Stream.concat(more.stream(), fewer.stream()).toList());
            }
        }
    }

    /** An engine that ignores several rules on gates knows no gates; the examples show one of each. */
    private void addGates(Map<Rule, List<Seen>> surplus) {
        List<Rule> ignored = OF_GATES.stream()
                .filter(rule -> !isAll(surplus.getOrDefault(rule, List.of()), Kind.ACCEPTED))
                .toList();
        if (ignored.size() > 1) {
            List<Seen> all = new ArrayList<>();
            ignored.forEach(rule -> Optional.ofNullable(surplus.remove(rule)).ifPresent(all::addAll));
            add(FindingTitle.ofGates(ignored), Optional.of(ignored.get(0)), all, Cause::broken);
        }
    }

    private void addSurplus(Map<Rule, List<Seen>> surplus, List<Seen> rest) {
        List<Seen> onlyAccepted = surplus.values().stream()
                .filter(group -> isAll(group, Kind.ACCEPTED))
                .flatMap(List::stream)
                .toList();
        long rules = surplus.values().stream()
                .filter(group -> isAll(group, Kind.ACCEPTED))
                .count();
        boolean unchecked = rules > RULES_OF_A_CHECK;
        surplus.forEach((rule, group) -> {
            if (!isAll(group, Kind.ACCEPTED)) {
                add(FindingTitle.ofSurplus(rule), Optional.of(rule), group);
            } else if (!unchecked) {
                add(FindingTitle.ofAccepted(rule), Optional.of(rule), group);
            }
        });
        if (unchecked) {
            List<Seen> all = new ArrayList<>(onlyAccepted);
            all.addAll(take(rest, seen -> seen.difference().kind() == Kind.ACCEPTED));
            add("plays illegal moves without a check", Optional.empty(), all);
        }
    }

    private static boolean isAll(List<Seen> group, Kind kind) {
        return group.stream().allMatch(seen -> seen.difference().kind() == kind);
    }

    /** Adds what is not about single moves, by the command or by the kind of answer. */
    private void addOthers(List<Seen> others, boolean isAboutMoves) {
        boolean onlyCounts = others.stream().allMatch(seen -> seen.difference().kind() == Kind.COUNT);
        Map<String, List<Seen>> groups = new LinkedHashMap<>();
        for (Seen seen : others) {
            Difference difference = seen.difference();
            // Wrong moves lead to wrong counts. A walk lists, plays and undoes, so any other fault may change its
            // count.
            boolean follows = difference.kind() == Kind.COUNT
                    && (isAboutMoves
                            || !(onlyCounts || Cause.command(difference).equals("perft")));
            if (!follows) {
                String kind = difference.kind() == Kind.PROTOCOL ? "" : difference.kind() + " ";
                String cause = isOnlyOfUndo(difference) ? "undo" : kind + Cause.of(difference);
                groups.computeIfAbsent(cause, any -> new ArrayList<>()).add(seen);
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

    private boolean isOnlyOfUndo(Difference difference) {
        return OF_GAME_STRINGS.contains(difference.kind())
                && Cause.command(difference).equals("undo")
                && !kindsWithoutUndo.contains(difference.kind());
    }

    private void add(String title, Optional<Rule> rule, List<Seen> group) {
        add(title, rule, group, Cause::of);
    }

    private void add(String title, Optional<Rule> rule, List<Seen> group, Function<Difference, ?> kind) {
        Seen first = group.stream().min(SHORTEST_FIRST).orElseThrow();
        Map<Object, Difference> ofOtherKinds = new LinkedHashMap<>();
        group.stream()
                .sorted(SHORTEST_FIRST)
                .forEach(seen -> ofOtherKinds.putIfAbsent(kind.apply(seen.difference()), seen.difference()));
        ofOtherKinds.remove(kind.apply(first.difference()));
        List<Difference> more =
                ofOtherKinds.values().stream().limit(MOST_FURTHER_EXAMPLES).toList();
        findings.add(new Finding(title, rule, first.difference(), first.caseName(), group.size(), more));
    }
}
