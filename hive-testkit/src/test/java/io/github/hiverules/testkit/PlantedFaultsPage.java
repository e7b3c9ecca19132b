package io.github.hiverules.testkit;

import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.Setup;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
        Map<Mistake, Long> diagrams = new HashMap<>();
        for (RulebookDiagram diagram : RulebookDiagrams.all()) {
            relevant(diagram).stream()
                    .filter(mistake -> !agrees(diagram, MistakenRules.of(mistake)))
                    .forEach(mistake -> diagrams.merge(mistake, 1L, Long::sum));
        }
        Map<Mistake, PerftTable> tables = new HashMap<>();
        for (PerftTable table : PerftTables.all()) {
            Setup setup = table.position().setup();
            MistakenRules.relevant(setup).stream()
                    .filter(mistake -> !tables.containsKey(mistake) && differs(setup, MistakenRules.of(mistake)))
                    .forEach(mistake -> tables.put(mistake, table));
        }
        return Mistake.unlimited().stream()
                .map(mistake ->
                        row(mistake, diagrams.getOrDefault(mistake, 0L), Optional.ofNullable(tables.get(mistake))))
                .toList();
    }

    private static String row(Mistake mistake, long diagrams, Optional<PerftTable> table) {
        return "| " + mistake.id() + " | " + mistake.sentence() + " | "
                + mistake.rules().stream().map(Rule::id).collect(Collectors.joining(", ")) + " | "
                + mistake.kinds().stream()
                        .map(kind -> String.valueOf(kind.letter()))
                        .collect(Collectors.joining(" "))
                + " | " + (diagrams == 0 ? NONE : diagrams) + " | "
                + table.map(PerftTable::id).orElse(NONE) + " |";
    }

    /** Returns the mistakes that can matter for what a diagram states. */
    static Set<Mistake> relevant(RulebookDiagram diagram) {
        Set<Mistake> mistakes = new HashSet<>(MistakenRules.relevant(diagram.setup()));
        for (Expectation expectation : diagram.expectations()) {
            if (expectation instanceof Expectation.OutcomeAfter after) {
                mistakes.addAll(MistakenRules.relevant(ReferenceRules.playLegal(diagram.setup(), after.move())));
            }
        }
        return mistakes;
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

    private static boolean differs(Setup setup, MistakenRules rules) {
        List<Move> listed = rules.legalMoves(setup);
        Set<Move> legal = ReferenceRules.legalMoves(setup);
        return listed.size() != legal.size() || !Set.copyOf(listed).equals(legal);
    }
}
