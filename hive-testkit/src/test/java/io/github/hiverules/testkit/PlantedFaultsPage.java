package io.github.hiverules.testkit;

import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.Setup;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Prints the table of {@code planted-faults.md} from the catalog of mistakes. */
final class PlantedFaultsPage {

    private static final String NONE = "-";

    private PlantedFaultsPage() {}

    /** Prints the table; paste it into the page. */
    public static void main(String[] args) {
        table().forEach(System.out::println);
    }

    static List<String> table() {
        return Mistake.unlimited().parallelStream().map(PlantedFaultsPage::row).toList();
    }

    private static String row(Mistake mistake) {
        return "| " + mistake.id() + " | " + mistake.sentence() + " | "
                + mistake.rules().stream().map(Rule::id).collect(Collectors.joining(", ")) + " | "
                + mistake.kinds().stream()
                        .map(kind -> String.valueOf(kind.letter()))
                        .collect(Collectors.joining(" "))
                + " | " + diagrams(mistake) + " | " + table(mistake) + " |";
    }

    private static String diagrams(Mistake mistake) {
        MistakenRules rules = MistakenRules.of(mistake);
        long count = RulebookDiagrams.all().stream()
                .filter(diagram -> !agrees(diagram, rules))
                .count();
        return count == 0 ? NONE : String.valueOf(count);
    }

    /** Returns whether a program that plays by some rules agrees with a diagram. */
    static boolean agrees(RulebookDiagram diagram, MistakenRules rules) {
        Setup setup = diagram.setup();
        return diagram.agreesWith(rules.legalMoves(setup))
                && diagram.expectations().stream().allMatch(expectation -> agrees(expectation, setup, rules));
    }

    private static boolean agrees(Expectation expectation, Setup setup, MistakenRules rules) {
        if (expectation instanceof Expectation.OutcomeIs expected) {
            return rules.outcome(setup) == expected.outcome();
        }
        if (expectation instanceof Expectation.OutcomeAfter after) {
            return rules.outcome(ReferenceRules.playLegal(setup, after.move())) == after.outcome();
        }
        return true;
    }

    /** Returns the first table whose position has other moves for a program that makes the mistake. */
    private static String table(Mistake mistake) {
        MistakenRules rules = MistakenRules.of(mistake);
        return PerftTables.all().stream()
                .filter(table -> differs(table.position().setup(), rules))
                .findFirst()
                .map(PerftTable::id)
                .orElse(NONE);
    }

    private static boolean differs(Setup setup, MistakenRules rules) {
        List<Move> listed = rules.legalMoves(setup);
        Set<Move> legal = ReferenceRules.legalMoves(setup);
        return listed.size() != legal.size() || !Set.copyOf(listed).equals(legal);
    }
}
