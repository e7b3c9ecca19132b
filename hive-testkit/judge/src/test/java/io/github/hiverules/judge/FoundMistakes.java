package io.github.hiverules.judge;

import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.Setup;
import io.github.hiverules.testkit.Expectation;
import io.github.hiverules.testkit.PerftTable;
import io.github.hiverules.testkit.PerftTables;
import io.github.hiverules.testkit.ReferenceRules;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import io.github.hiverules.testkit.reference.ReferenceTurn;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Which rulebook diagrams and perft tables find each mistake of the catalog. */
final class FoundMistakes {

    private static final String NONE = "-";

    private static final Map<Mistake, Set<RulebookDiagram>> DISAGREEING = new ConcurrentHashMap<>();

    private FoundMistakes() {}

    /** Returns a table with a row for each mistake. */
    static List<String> table() {
        return Stream.concat(
                        Stream.of("| what the program does | rules | diagrams | table |", "| --- | --- | ---: | --- |"),
                        Mistake.unlimited().stream().map(FoundMistakes::row))
                .toList();
    }

    private static String row(Mistake mistake) {
        int diagrams = disagreeing(mistake).size();
        Optional<PerftTable> table = PerftTables.all().stream()
                .filter(one -> differs(one.position().setup(), mistake))
                .findFirst();
        return "| " + mistake.sentence() + " | "
                + mistake.rules().stream().map(Rule::id).collect(Collectors.joining(", ")) + " | "
                + (diagrams == 0 ? NONE : diagrams) + " | "
                + table.map(PerftTable::id).orElse(NONE) + " |";
    }

    /** Returns the diagrams with which a program that makes a mistake disagrees. */
    static Set<RulebookDiagram> disagreeing(Mistake mistake) {
        return DISAGREEING.computeIfAbsent(
                mistake,
                unused -> RulebookDiagrams.all().stream()
                        .filter(diagram -> !agrees(diagram, mistake))
                        .collect(Collectors.toUnmodifiableSet()));
    }

    /** Returns whether a program that makes a mistake agrees with a diagram. */
    static boolean agrees(RulebookDiagram diagram, Mistake mistake) {
        Setup setup = diagram.setup();
        return diagram.agreesWith(mistake.legalMoves(setup))
                && diagram.expectations().stream().allMatch(expectation -> agrees(expectation, setup, mistake));
    }

    private static boolean agrees(Expectation expectation, Setup setup, Mistake rules) {
        if (expectation instanceof Expectation.OutcomeIs expected) {
            return rules.outcome(setup) == expected.outcome();
        }
        if (expectation instanceof Expectation.OutcomeAfter after) {
            return rules.outcome(new ReferenceTurn(setup).after(after.move())) == after.outcome();
        }
        return true;
    }

    private static boolean differs(Setup setup, Mistake rules) {
        List<Move> listed = rules.legalMoves(setup);
        Set<Move> legal = ReferenceRules.legalMoves(setup);
        return listed.size() != legal.size() || !Set.copyOf(listed).equals(legal);
    }
}
