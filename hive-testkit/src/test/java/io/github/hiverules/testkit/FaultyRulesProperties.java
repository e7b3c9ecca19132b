package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.testkit.jqwik.HiveDomain;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.Example;
import net.jqwik.api.RandomGenerator;

/**
 * Diagrams, perft tables and properties find every planted fault, as each row of the table in {@code planted-faults.md}
 * says.
 */
class FaultyRulesProperties {

    private static final Path PAGE = Path.of("docs/planted-faults.md");
    private static final int MAX_DEPTH = 3;
    private static final int TRIES = 1000;
    private static final int MAX_PLIES = 60;
    private static final long SEED = 25;

    /** What the table on the page says about a fault. */
    private record Row(int diagrams, PerftTable table, int depth, String game, int attempt) {}

    @Example
    void faultyRules_everyForbiddingRule_hasFault() {
        Set<Rule> forbidding = RulebookDiagrams.all().stream()
                .flatMap(diagram -> diagram.forbiddingRules().stream())
                .collect(Collectors.toSet());
        Set<Rule> ignored = Stream.of(FaultyRules.values())
                .flatMap(fault -> fault.ignored().stream())
                .collect(Collectors.toSet());

        assertThat(forbidding).hasSizeGreaterThan(30);
        assertThat(ignored).containsAll(forbidding);
    }

    @Example
    void page_listsEveryFault() throws IOException {
        assertThat(readPage().keySet()).containsExactlyInAnyOrder(FaultyRules.values());
    }

    @Example
    void diagrams_everyFault_isFound() throws IOException {
        readPage().forEach((fault, row) -> {
            long disagreeing = RulebookDiagrams.all().stream()
                    .filter(diagram -> !diagram.agreesWith(fault.legalMoves(diagram.setup())))
                    .count();

            assertThat(row.diagrams()).as("%s", fault).isPositive();
            assertThat(disagreeing).as("%s", fault).isGreaterThanOrEqualTo(row.diagrams());
        });
    }

    @Example
    void perftTables_everyFault_isFound() throws IOException {
        readPage().forEach((fault, row) -> {
            assertThat(row.depth()).as("%s", fault).isBetween(1, MAX_DEPTH);
            assertThat(fault.count(row.table().position().setup(), row.depth()))
                    .as("%s in %s", fault, row.table())
                    .isNotEqualTo(row.table().count(row.depth()));
        });
    }

    @Example
    void randomGames_mostFaults_areFound() throws IOException {
        Map<FaultyRules, Row> page = readPage();
        page.values().removeIf(row -> row.game().equals("-"));

        assertThat(page).hasSizeGreaterThan(35);
        page.forEach((fault, row) -> assertThat(setupsOfGame(Integer.parseInt(row.game())))
                .as("%s", fault)
                .anyMatch(setup -> reveals(setup, fault)));
    }

    /** A property that compares legal moves fails within 1,000 tries with positions from {@link HiveDomain}. */
    @Example
    void properties_everyFault_isFound() throws IOException {
        RandomGenerator<Position> positions = new HiveDomain().positions().generator(TRIES);
        Random random = new Random(SEED);
        Map<FaultyRules, Row> page = readPage();
        int lastAttempt = page.values().stream().mapToInt(Row::attempt).max().orElseThrow();
        List<Setup> tries = new ArrayList<>();
        for (int attempt = 0; attempt < lastAttempt; attempt++) {
            tries.add(positions.next(random).value().setup());
        }

        assertThat(lastAttempt).isLessThanOrEqualTo(TRIES);
        page.forEach((fault, row) -> assertThat(reveals(tries.get(row.attempt() - 1), fault))
                .as("%s", fault)
                .isTrue());
    }

    private static Map<FaultyRules, Row> readPage() throws IOException {
        Map<FaultyRules, Row> rows = new HashMap<>();
        for (String line : Files.readAllLines(PAGE)) {
            String[] cells = line.split(" *\\| *", -1);
            if (cells.length == 8 && cells[3].matches("\\d+")) {
                FaultyRules fault = FaultyRules.valueOf(
                        cells[1].replace("'", "").replace(' ', '_').toUpperCase(Locale.ROOT));
                String[] table = cells[4].split(", ", -1);
                assertThat(cells[2])
                        .as("rules of %s", fault)
                        .isEqualTo(
                                fault.ignored().stream().sorted().map(Rule::id).collect(Collectors.joining(", ")));
                rows.put(
                        fault,
                        new Row(
                                Integer.parseInt(cells[3]),
                                table(table[0]),
                                Integer.parseInt(table[1]),
                                cells[5],
                                Integer.parseInt(cells[6])));
            }
        }
        return rows;
    }

    private static PerftTable table(String id) {
        return PerftTables.all().stream()
                .filter(table -> table.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    /** Returns the setups of a lively game; the games cycle through all eight sets, the full set first. */
    private static List<Setup> setupsOfGame(int number) {
        List<Ruleset> sets = PerftTables.startPositions().stream()
                .map(PerftTable::ruleset)
                .sorted(Comparator.comparingInt(
                        (Ruleset ruleset) -> -ruleset.expansions().size()))
                .toList();
        int index = number - 1;
        return RandomGames.of(sets.get(index % sets.size()), SEED, MAX_PLIES).lively().game(index).positions().stream()
                .map(Position::setup)
                .toList();
    }

    private static boolean reveals(Setup setup, FaultyRules fault) {
        List<Move> listed = fault.legalMoves(setup);
        Set<Move> legal = ReferenceRules.legalMoves(setup);
        return listed.size() != legal.size() || !Set.copyOf(listed).equals(legal);
    }
}
