package io.github.hiverules.judge;

import io.github.hiverules.Ruleset;
import io.github.hiverules.testkit.PerftTable;
import io.github.hiverules.testkit.PerftTables;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** All cases for an engine. */
final class ConformanceCases {

    private ConformanceCases() {}

    /** Returns the cases of the chosen suites; the most telling ones come first. */
    static List<ConformanceCase<EngineSession>> all(ConformanceOptions options) {
        boolean opening = options.tournamentOpening();
        List<ConformanceCase<EngineSession>> cases = new ArrayList<>(ProtocolCases.all(opening));
        RulebookDiagrams.all()
                .forEach(diagram -> cases.add(new DiagramCase(diagram, opening, options.repetitionDraw())));
        List<Ruleset> sets = sets(options);
        for (int number = 0; number < options.randomGamesPerSet(); number++) {
            for (Ruleset ruleset : sets) {
                cases.add(new RandomGameCase(ruleset, number, options.seed()));
            }
        }
        tables(options).map(PerftTableCase::new).forEach(cases::add);
        cases.removeIf(one -> !options.suites().contains(one.suite()));
        return cases;
    }

    private static Stream<PerftTable> tables(ConformanceOptions options) {
        Stream<PerftTable> starts = (options.tournamentOpening()
                        ? PerftTables.startPositions()
                        : PerftTables.withoutTournamentOpening())
                .stream();
        return Stream.of(
                        starts,
                        Stream.of(PerftTables.beetleGate()),
                        PerftTables.pitfalls().stream(),
                        PerftTables.midGames().stream())
                .flatMap(tables -> tables);
    }

    /** Returns the sets; the one with all pieces comes first. */
    private static List<Ruleset> sets(ConformanceOptions options) {
        return PerftTables.startPositions().stream()
                .map(table -> table.ruleset()
                        .withTournamentOpening(options.tournamentOpening())
                        .withRepetitionDraw(options.repetitionDraw()))
                .sorted(Comparator.comparingInt(ruleset -> -ruleset.expansions().size()))
                .toList();
    }
}
