package io.github.hiverules.testkit.uhp;

import io.github.hiverules.testkit.uhp.Difference.Kind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Groups differences by their cause. */
final class Findings {

    private static final Set<Kind> OF_GAME_STRINGS = EnumSet.of(Kind.GAME, Kind.STATE, Kind.TURN);
    private static final Comparator<Seen> SHORTEST_FIRST = Comparator.<Seen>comparingInt(
                    seen -> seen.difference().game().plyCount())
            .thenComparingInt(seen -> seen.difference().details().size());

    private final List<Seen> all;
    private final Set<String> causesInLists;
    private final Set<Kind> kindsWithoutUndo;
    private final Set<Kind> kindsWithoutCounts;

    private Findings(Collection<CaseResult> results) {
        all = results.stream()
                .flatMap(result -> result.differences().stream()
                        .map(difference -> new Seen(result.suite() + ": " + result.name(), difference)))
                .toList();
        causesInLists = all.stream()
                .map(Seen::difference)
                .filter(Findings::isAboutListedMoves)
                .map(Cause::of)
                .collect(Collectors.toSet());
        kindsWithoutUndo = all.stream()
                .map(Seen::difference)
                .filter(difference -> !Cause.command(difference).equals("undo"))
                .map(Difference::kind)
                .collect(Collectors.toSet());
        kindsWithoutCounts = all.stream().map(seen -> seen.difference().kind()).collect(Collectors.toSet());
        kindsWithoutCounts.remove(Kind.COUNT);
    }

    /** A difference and the case in which it was seen. */
    private record Seen(String place, Difference difference) {}

    static List<Finding> of(Collection<CaseResult> results) {
        return new Findings(results).grouped();
    }

    private List<Finding> grouped() {
        Map<String, List<Seen>> groups = new LinkedHashMap<>();
        for (Seen seen : all) {
            cause(seen.difference())
                    .ifPresent(cause -> groups.computeIfAbsent(cause, any -> new ArrayList<>())
                            .add(seen));
        }
        return groups.values().stream()
                .map(group -> {
                    Seen first = group.stream().min(SHORTEST_FIRST).orElseThrow();
                    return new Finding(first.difference(), first.place(), group.size());
                })
                .toList();
    }

    /**
     * Returns the cause, or empty if the difference only follows from other findings: wrong moves lead to wrong counts.
     */
    private Optional<String> cause(Difference difference) {
        String cause = Cause.of(difference);
        return switch (difference.kind()) {
            case COUNT -> Optional.of(cause).filter(any -> isSeenOnlyInCounts(cause));
            // If the engine lists such moves too, it is the same cause; otherwise the command does not check moves.
            case ACCEPTED ->
                Optional.of(causesInLists.contains(cause) ? cause : "accepts " + Cause.command(difference));
            default -> Optional.of(isOnlyOfUndo(difference) ? "undo" : cause);
        };
    }

    /** A walk lists, plays and undoes moves, so any other fault may change its count. */
    private boolean isSeenOnlyInCounts(String command) {
        return causesInLists.isEmpty() && (command.equals("perft") || kindsWithoutCounts.isEmpty());
    }

    private boolean isOnlyOfUndo(Difference difference) {
        return OF_GAME_STRINGS.contains(difference.kind())
                && Cause.command(difference).equals("undo")
                && !kindsWithoutUndo.contains(difference.kind());
    }

    private static boolean isAboutListedMoves(Difference difference) {
        return difference.kind() == Kind.MOVES
                && !(difference.lacking().isEmpty() && difference.surplus().isEmpty());
    }
}
