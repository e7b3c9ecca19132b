package io.github.hiverules.judge;

import io.github.hiverules.Ruleset;
import io.github.hiverules.testkit.PerftTable;
import io.github.hiverules.testkit.PerftTables;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** All cases for an engine. */
final class ConformanceCases {

    private ConformanceCases() {}

    static List<ConformanceCase> all(ConformanceOptions options) {
        List<ConformanceCase> cases = new ArrayList<>(ProtocolCases.all(options.tournamentOpening()));
        RulebookDiagrams.all().forEach(diagram -> cases.add(new DiagramCase(diagram, options.tournamentOpening())));
        tables(options).map(PerftTableCase::new).forEach(cases::add);
        for (Ruleset ruleset : sets(options.tournamentOpening())) {
            for (int number = 0; number < options.randomGamesPerSet(); number++) {
                cases.add(new RandomGameCase(ruleset, number, options.seed()));
            }
        }
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

    private static List<Ruleset> sets(boolean tournamentOpening) {
        return PerftTables.startPositions().stream()
                .map(table -> table.ruleset().withTournamentOpening(tournamentOpening))
                .toList();
    }
}
