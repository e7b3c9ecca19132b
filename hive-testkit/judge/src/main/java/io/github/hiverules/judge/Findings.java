package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Rule;
import io.github.hiverules.judge.Difference.Kind;
import io.github.hiverules.testkit.Mistake;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Turns what an engine answered into findings: known mistakes that explain the answers, what no known mistake explains,
 * and deviations from the protocol.
 */
final class Findings {

    private static final int MAX_OTHER_EXAMPLES = 2;

    private final Map<Evidence, String> caseNames = new HashMap<>();
    private final Map<Game, Evidence> lists = new HashMap<>();
    private final Predictions predictions;
    private final List<Finding> findings = new ArrayList<>();

    private Findings(Collection<CaseResult> results, Predictions predictions) {
        this.predictions = predictions;
        List<Evidence> evidence = new ArrayList<>();
        for (CaseResult result : results) {
            result.evidence().forEach(one -> caseNames.put(one, result.fullName()));
            evidence.addAll(result.evidence());
        }
        evidence.stream()
                .filter(one -> one.kind() == Evidence.Kind.MOVES)
                .forEach(one -> lists.putIfAbsent(one.game(), one));
        Explanation listed = Explanation.of(
                evidence.stream().filter(this::agreesWithItsList).toList(), Set.of(), predictions, any -> true);
        add(listed, "", Set.of());
        List<Evidence> attempts = evidence.stream()
                .filter(one -> one.kind() == Evidence.Kind.ATTEMPT)
                .toList();
        if (!attempts.stream().allMatch(this::agreesWithItsList)) {
            add(
                    Explanation.of(
                            attempts,
                            listed.mistakes(),
                            predictions,
                            // Lists show where the program stands.
                            mistake -> !mistake.changesState() || listed.allows(mistake)),
                    "accepts unlisted moves: ",
                    listed.mistakes());
        }
        addOthers(results);
    }

    static List<Finding> of(Collection<CaseResult> results) {
        return of(results, new Predictions());
    }

    static List<Finding> of(Collection<CaseResult> results, Predictions predictions) {
        return new Findings(results, predictions).findings;
    }

    /** A program that lists a move should accept it, and no other. What it accepts otherwise is a fault of its own. */
    private boolean agreesWithItsList(Evidence evidence) {
        Evidence list = lists.get(evidence.game());
        return list == null
                || evidence.attempt()
                        .map(move -> list.deviation().contains(move) != evidence.isRight())
                        .orElse(true);
    }

    private void add(Explanation explanation, String prefix, Set<Mistake> known) {
        explanation.mistakes().stream()
                .filter(mistake -> !known.contains(mistake))
                .forEach(mistake -> add(explanation, prefix, mistake));
        Map<Rule, List<Evidence>> unexplained = new LinkedHashMap<>();
        for (Evidence evidence : explanation.wrong()) {
            explanation.unexplained(evidence).stream()
                    .findFirst()
                    .ifPresent(part -> unexplained
                            .computeIfAbsent(Sort.of(evidence, part).rule(), rule -> new ArrayList<>())
                            .add(evidence));
        }
        unexplained.forEach((rule, group) -> addUnexplained(explanation, prefix, rule, group));
    }

    private void add(Explanation explanation, String prefix, Mistake mistake) {
        Claim claim = evidence -> explanation.shareOf(mistake, evidence);
        List<Evidence> group = explanation.wrong().stream()
                .filter(evidence -> !claim.shownBy(evidence).isEmpty())
                .toList();
        String proof = Proof.of(mistake, group.size(), explanation);
        add(
                prefix + withRule(mistake.sentence(), mistake.rule()),
                mistake.rule(),
                Optional.of(mistake),
                proof,
                group,
                claim);
    }

    private void addUnexplained(Explanation explanation, String prefix, Rule rule, List<Evidence> group) {
        Claim claim = evidence -> {
            Set<Object> parts = new LinkedHashSet<>(explanation.unexplained(evidence));
            parts.removeIf(part -> Sort.of(evidence, part).rule() != rule);
            return parts;
        };
        List<Sort> sorts = group.stream()
                .flatMap(evidence -> claim.shownBy(evidence).stream().map(part -> Sort.of(evidence, part)))
                .distinct()
                .toList();
        add(
                prefix + withRule(Sort.summary(sorts), Optional.of(rule)),
                Optional.of(rule),
                Optional.empty(),
                Proof.ofUnexplained(group.size(), explanation),
                group,
                claim);
    }

    private static String withRule(String words, Optional<Rule> rule) {
        return words + rule.map(named -> " (" + named.id() + ")").orElse("");
    }

    /** Adds a finding whose example is the shortest of the most frequent sort. */
    private void add(
            String title,
            Optional<Rule> rule,
            Optional<Mistake> mistake,
            String proof,
            List<Evidence> group,
            Claim claim) {
        Map<Sort, List<Evidence>> sorts = new LinkedHashMap<>();
        for (Evidence evidence : group) {
            claim.shownBy(evidence).stream()
                    .map(part -> Sort.of(evidence, part))
                    .distinct()
                    .forEach(sort -> sorts.computeIfAbsent(sort, unused -> new ArrayList<>())
                            .add(evidence));
        }
        List<Sort> byFrequency = sorts.keySet().stream()
                .sorted(Comparator.comparingInt(
                        sort -> -sorts.getOrDefault(sort, List.of()).size()))
                .toList();
        List<Difference> examples = byFrequency.stream()
                .limit(MAX_OTHER_EXAMPLES + 1L)
                .map(sort -> example(sorts.getOrDefault(sort, List.of()), ofSort(claim, sort)))
                .toList();
        Evidence first = shortest(sorts.getOrDefault(byFrequency.get(0), List.of()));
        findings.add(new Finding(
                title,
                rule,
                mistake,
                proof,
                examples.get(0),
                caseNames.getOrDefault(first, ""),
                group.size(),
                examples.subList(1, examples.size()),
                ofSort(claim, byFrequency.get(0))));
    }

    private static Claim ofSort(Claim claim, Sort sort) {
        return evidence -> {
            Set<Object> parts = claim.shownBy(evidence);
            return parts.stream().anyMatch(part -> Sort.of(evidence, part).equals(sort)) ? parts : Set.of();
        };
    }

    private static Difference example(List<Evidence> evidence, Claim claim) {
        Evidence shortest = shortest(evidence);
        return shortest.difference(claim.shownBy(shortest));
    }

    private static Evidence shortest(List<Evidence> evidence) {
        return evidence.stream()
                .min(Comparator.comparingInt(one -> one.game().plyCount()))
                .orElseThrow();
    }

    /** A difference that is about the protocol, and the case in which it was seen. */
    private record Sighting(String caseName, Difference difference) {}

    /** Adds differences that are not about the rules, grouped by the command and by the kind of answer. */
    private void addOthers(Collection<CaseResult> results) {
        boolean hasFinding = !findings.isEmpty();
        Set<Mistake> aboutState = findings.stream()
                .flatMap(finding -> finding.mistake().stream())
                .filter(mistake -> !mistake.isAboutLists())
                .collect(Collectors.toSet());
        List<Sighting> others = results.stream()
                .flatMap(result -> result.protocolDifferences().stream()
                        .map(difference -> new Sighting(result.fullName(), difference)))
                .toList();
        boolean onlyCounts =
                others.stream().allMatch(sighting -> sighting.difference().kind() == Kind.COUNT);
        Map<String, List<Sighting>> groups = new LinkedHashMap<>();
        for (Sighting sighting : others) {
            Difference difference = sighting.difference();
            // Wrong moves, and whatever a walk stumbles over, lead to wrong counts.
            boolean follows = switch (difference.kind()) {
                case COUNT -> hasFinding || !onlyCounts;
                case ACCEPTED -> aboutState.contains(Mistake.of("ACCEPTS_EVERYTHING"));
                default -> predictions.hasStrayed(difference.game(), aboutState);
            };
            if (!follows) {
                groups.computeIfAbsent(groupOf(difference, others), unused -> new ArrayList<>())
                        .add(sighting);
            }
        }
        groups.values().forEach(this::addOther);
    }

    private static String groupOf(Difference difference, List<Sighting> others) {
        return crash(difference, others).orElseGet(() -> groupByKind(difference, others));
    }

    /** Returns the text of a crash, which may come as an answer to any command. */
    private static Optional<String> crash(Difference difference, List<Sighting> others) {
        return others.stream()
                .map(Sighting::difference)
                .filter(other -> other.kind() == Kind.FAILURE)
                .map(Findings::failure)
                .filter(difference.details()::contains)
                .findFirst();
    }

    private static String groupByKind(Difference difference, List<Sighting> others) {
        return switch (difference.kind()) {
            case FAILURE -> failure(difference);
            case CHANGED -> difference.kind() + difference.details().get(0).split(" ", -1)[1];
            case GAME, TURN ->
                isOnlyAfterUndo(difference.kind(), others)
                        ? "undo"
                        : difference.kind().toString();
            case NOT_CARRIED_OUT, OTHER_MOVE, STATE -> difference.kind().toString();
            case PROTOCOL -> difference.commandWord();
            default -> difference.kind() + " " + difference.commandWord();
        };
    }

    private static boolean isOnlyAfterUndo(Kind kind, List<Sighting> others) {
        return others.stream()
                .map(Sighting::difference)
                .filter(other -> other.kind() == kind)
                .allMatch(other -> other.commandWord().equals("undo"));
    }

    /** Returns how an engine failed, without what differs from one failure to the next. */
    private static String failure(Difference difference) {
        String text = difference.details().get(0);
        return text.startsWith("answered: ") ? text : text.replaceFirst("(: | at |; the command was ).*", "");
    }

    private void addOther(List<Sighting> group) {
        Sighting first = group.stream()
                .min(Comparator.<Sighting, Boolean>comparing(
                                sighting -> sighting.difference().kind() != Kind.FAILURE)
                        .thenComparingInt(
                                sighting -> sighting.difference().game().plyCount())
                        .thenComparingInt(
                                sighting -> sighting.difference().details().size()))
                .orElseThrow();
        Difference example = first.difference();
        String word = example.command().split(" ", -1)[0];
        String title = example.kind() == Kind.FAILURE
                ? failure(example).replaceFirst("^answered: ", "fails: ")
                : example.kind().description() + (word.isEmpty() ? "" : ": " + word);
        List<Difference> more = group.stream()
                .map(Sighting::difference)
                .filter(other -> !other.command().equals(example.command()))
                .limit(MAX_OTHER_EXAMPLES)
                .toList();
        findings.add(new Finding(
                title,
                Optional.empty(),
                Optional.empty(),
                "",
                example,
                first.caseName(),
                group.size(),
                more,
                any -> Set.of()));
    }
}
