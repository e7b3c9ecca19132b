package io.github.hiverules.testkit.uhp;

import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.testkit.uhp.Difference.Kind;
import io.github.hiverules.violation.Rule;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
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
 * Groups differences by the rule that the engine has wrong, and by the direction: it has moves that are illegal, or
 * lacks some that are legal.
 *
 * <p>A difference may have several explanations; a Mosquito that is wrong has perhaps copied a fault. The rule that
 * explains the most comes first, then the one that explains the most of the rest.
 */
final class Findings {

    private static final Set<Kind> OF_GAME_STRINGS = EnumSet.of(Kind.GAME, Kind.STATE, Kind.TURN);
    private static final int MOST_FURTHER_EXAMPLES = 2;

    /** An engine that plays moves against more rules, though it does not list them, does not check them at all. */
    private static final int RULES_OF_A_CHECK = 3;

    /** So many kinds of moves must be missing before a rule for all kinds of pieces explains it better than their own. */
    private static final Map<Rule, Integer> KINDS_FOR_A_COMMON_RULE =
            new EnumMap<>(Map.of(Rule.SLIDE_1, 3, Rule.CLIMB_1, 2, Rule.HIVE_2, 3, Rule.PLACE_3, 3));

    private static final Comparator<Seen> SHORTEST_FIRST = Comparator.<Seen>comparingInt(
                    seen -> seen.difference().game().plyCount())
            .thenComparingInt(seen -> seen.difference().details().size());

    private final List<Finding> findings = new ArrayList<>();
    private final Set<Kind> kindsWithoutUndo;

    private Findings(List<Seen> all) {
        List<Seen> rest = new ArrayList<>(all);
        rest.removeIf(isAConsequence(all));
        Map<Rule, List<Seen>> surplus =
                byRule(take(rest, seen -> !seen.difference().surplus().isEmpty()), rule -> 1);
        Map<Rule, List<Seen>> lacking = byRule(
                take(rest, seen -> !seen.difference().lacking().isEmpty()),
                rule -> KINDS_FOR_A_COMMON_RULE.getOrDefault(rule, 1));
        boolean isAboutMoves = !surplus.isEmpty() || !lacking.isEmpty();
        addSurplusWithLacking(surplus, lacking);
        addSurplus(surplus, rest);
        lacking.forEach((rule, group) -> add(
                isAll(group, Kind.REFUSED) ? FindingTitle.ofRefused(rule) : FindingTitle.ofLacking(rule),
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
    private record Seen(String place, Difference difference) {

        String answer() {
            return GameString.writeForEngine(difference.game()) + " " + difference.command();
        }
    }

    static List<Finding> of(Collection<CaseResult> results) {
        return new Findings(results.stream()
                        .flatMap(result ->
                                result.differences().stream().map(difference -> new Seen(result.place(), difference)))
                        .toList())
                .findings;
    }

    /**
     * An engine that has illegal moves does not pass, and one that sees the end of a game elsewhere lists moves after
     * it, or none before.
     */
    private static Predicate<Seen> isAConsequence(List<Seen> all) {
        Set<String> withSurplus = all.stream()
                .filter(seen -> !seen.difference().surplus().isEmpty())
                .map(Seen::answer)
                .collect(Collectors.toSet());
        Set<String> withAnotherEnd = all.stream()
                .filter(seen -> seen.difference().kind() == Kind.STATE)
                .map(seen -> GameString.writeForEngine(seen.difference().game()))
                .collect(Collectors.toSet());
        return seen -> {
            Difference difference = seen.difference();
            boolean afterAnotherEnd = difference.kind() != Kind.STATE
                    && !withAnotherEnd.isEmpty()
                    && (Cause.rules(difference).contains(Rule.END_3)
                            || Cause.of(difference).equals("answered")
                            || difference.game().isOver())
                    && withAnotherEnd.contains(GameString.writeForEngine(difference.game()));
            return afterAnotherEnd
                    || (Cause.rules(difference).equals(List.of(Rule.PASS_1))
                            && !difference.lacking().isEmpty()
                            && withSurplus.contains(seen.answer()));
        };
    }

    private static List<Seen> take(List<Seen> from, Predicate<Seen> wanted) {
        List<Seen> taken = from.stream().filter(wanted).toList();
        from.removeAll(taken);
        return taken;
    }

    /** Divides differences among the rules, those that explain the most first. */
    private static Map<Rule, List<Seen>> byRule(List<Seen> seen, Function<Rule, Integer> kindsNeeded) {
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
            Map.Entry<Rule, List<Seen>> best = explained.entrySet().stream()
                    .filter(entry -> kinds(entry.getValue()) >= kindsNeeded.apply(entry.getKey()))
                    .reduce((one, other) ->
                            other.getValue().size() > one.getValue().size() ? other : one)
                    .orElseThrow();
            groups.put(best.getKey(), best.getValue());
            rest.removeAll(best.getValue());
        }
        return groups;
    }

    private static long kinds(List<Seen> group) {
        return group.stream()
                .map(seen -> Cause.of(seen.difference()))
                .distinct()
                .count();
    }

    /** An insect that goes elsewhere than it should has one fault, though it both lacks moves and has others. */
    private void addSurplusWithLacking(Map<Rule, List<Seen>> surplus, Map<Rule, List<Seen>> lacking) {
        for (Rule rule : List.copyOf(surplus.keySet())) {
            List<Seen> more = surplus.getOrDefault(rule, List.of());
            List<Seen> fewer = lacking.getOrDefault(rule, List.of());
            Set<String> answers = fewer.stream().map(Seen::answer).collect(Collectors.toSet());
            if (more.stream().anyMatch(seen -> answers.contains(seen.answer()))) {
                surplus.remove(rule);
                lacking.remove(rule);
                add(
                        FindingTitle.ofBoth(rule),
                        Optional.of(rule),
                        Stream.concat(more.stream(), fewer.stream()).toList());
            }
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
        Seen first = group.stream().min(SHORTEST_FIRST).orElseThrow();
        Map<String, Difference> ofOtherKinds = new LinkedHashMap<>();
        group.stream()
                .sorted(SHORTEST_FIRST)
                .forEach(seen -> ofOtherKinds.putIfAbsent(Cause.of(seen.difference()), seen.difference()));
        ofOtherKinds.remove(Cause.of(first.difference()));
        List<Difference> more =
                ofOtherKinds.values().stream().limit(MOST_FURTHER_EXAMPLES).toList();
        findings.add(new Finding(title, rule, first.difference(), first.place(), group.size(), more));
    }
}
