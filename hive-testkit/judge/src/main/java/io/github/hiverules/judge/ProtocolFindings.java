package io.github.hiverules.judge;

import io.github.hiverules.judge.Difference.Kind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Groups differences that are not about the rules: by the program's own words, or by the kind and the command. */
final class ProtocolFindings {

    private ProtocolFindings() {}

    /** A difference, and the case in which it was seen. */
    private record Sighting(String caseName, Difference difference) {}

    /** What such differences have in common. */
    private record Group(Optional<Kind> kind, String words) {}

    /**
     * Returns the findings.
     *
     * @param isConsequence whether a difference follows from another finding
     * @param hasOtherFindings whether there are findings about the rules, from which wrong counts follow
     */
    static List<Finding> of(
            Collection<CaseResult> results, Predicate<Difference> isConsequence, boolean hasOtherFindings) {
        List<Sighting> all = results.stream()
                .flatMap(result -> result.protocolDifferences().stream()
                        .filter(difference -> !isConsequence.test(difference))
                        .map(difference -> new Sighting(result.fullName(), difference)))
                .toList();
        boolean onlyCounts =
                all.stream().allMatch(sighting -> sighting.difference().kind() == Kind.COUNT);
        boolean countsFollow = hasOtherFindings || !onlyCounts;
        Map<Group, List<Sighting>> groups = new LinkedHashMap<>();
        for (Sighting sighting : all) {
            if (sighting.difference().kind() != Kind.COUNT || !countsFollow) {
                groups.computeIfAbsent(group(sighting.difference(), all), unused -> new ArrayList<>())
                        .add(sighting);
            }
        }
        return groups.values().stream().map(ProtocolFindings::finding).toList();
    }

    private static Group group(Difference difference, List<Sighting> all) {
        Optional<String> crash = all.stream()
                .map(Sighting::difference)
                .filter(other -> other.kind() == Kind.FAILURE)
                .map(Difference::words)
                .filter(words -> !words.isEmpty() && words.equals(difference.words()))
                .findFirst();
        if (crash.isPresent()) {
            return new Group(Optional.empty(), crash.get());
        }
        String word = difference.commandWord();
        return switch (difference.kind()) {
            case CHANGED -> new Group(Optional.of(Kind.CHANGED), difference.words());
            case GAME, TURN ->
                isOnlyAfterUndo(difference.kind(), all)
                        ? new Group(Optional.empty(), "undo")
                        : new Group(Optional.of(difference.kind()), "");
            case NOT_CARRIED_OUT, OTHER_MOVE -> new Group(Optional.of(difference.kind()), "");
            case PROTOCOL -> new Group(Optional.empty(), word);
            default -> new Group(Optional.of(difference.kind()), word);
        };
    }

    private static boolean isOnlyAfterUndo(Kind kind, List<Sighting> others) {
        return others.stream()
                .map(Sighting::difference)
                .filter(other -> other.kind() == kind)
                .allMatch(other -> other.isAfter("undo"));
    }

    private static Finding finding(List<Sighting> group) {
        Sighting first = group.stream()
                .min(Comparator.<Sighting, Boolean>comparing(
                                sighting -> sighting.difference().kind() != Kind.FAILURE)
                        .thenComparingInt(
                                sighting -> sighting.difference().game().plyCount())
                        .thenComparingInt(
                                sighting -> sighting.difference().details().size()))
                .orElseThrow();
        Difference example = first.difference();
        String title = title(example);
        return new Finding(Topic.of(Topic.Deed.OTHER, title), title, example, first.caseName()).with(copy -> {
            copy.total = new Tally.Count(group.size(), 0);
            copy.cause = example.cause();
        });
    }

    private static String title(Difference example) {
        if (example.kind() == Kind.FAILURE) {
            return "Fails: " + (example.words().isEmpty() ? "no answer" : example.words());
        }
        String word = example.commandWord();
        return example.kind().description() + (word.isEmpty() ? "" : ": " + word);
    }
}
