package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.move.Move;
import io.github.hiverules.testkit.jqwik.HiveDomain;
import io.github.hiverules.violation.Rule;
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
 * Diagrams, perft tables and properties find every planted fault; the page says which of them, and how soon. Each line
 * of its table is checked.
 */
class PlantedFaultsProperties {

    private static final Path PAGE = Path.of("docs/planted-faults.md");
    private static final int DEEPEST = 3;
    private static final int TRIES = 1000;
    private static final int MAX_PLIES = 60;
    private static final long SEED = 25;

    /** What the page says about a fault: in how many diagrams, in which table, game and try it shows. */
    private record Line(int diagrams, PerftTable table, int depth, String game, int attempt) {}

    @Example
    void everyRuleThatRefuses_hasAPlantedFault() {
        Set<Rule> refusing = RulebookDiagrams.all().stream()
                .flatMap(diagram -> diagram.refuses().stream())
                .collect(Collectors.toSet());
        Set<Rule> planted = Stream.of(FaultyRules.values())
                .flatMap(fault -> fault.ignored().stream())
                .collect(Collectors.toSet());

        assertThat(refusing).hasSizeGreaterThan(30);
        assertThat(planted).containsAll(refusing);
    }

    @Example
    void everyFault_hasALineOnThePage() throws IOException {
        assertThat(page().keySet()).containsExactlyInAnyOrder(FaultyRules.values());
    }

    @Example
    void diagrams_findEveryFault() throws IOException {
        page().forEach((fault, line) -> {
            long found = RulebookDiagrams.all().stream()
                    .filter(diagram -> !diagram.agreesWith(fault.legalMoves(diagram.setup())))
                    .count();

            assertThat(line.diagrams()).as("%s", fault).isPositive();
            assertThat(found).as("%s", fault).isGreaterThanOrEqualTo(line.diagrams());
        });
    }

    @Example
    void tables_findEveryFault() throws IOException {
        page().forEach((fault, line) -> {
            assertThat(line.depth()).as("%s", fault).isBetween(1, DEEPEST);
            assertThat(fault.count(line.table().position().setup(), line.depth()))
                    .as("%s in %s", fault, line.table())
                    .isNotEqualTo(line.table().count(line.depth()));
        });
    }

    @Example
    void randomGames_findMostFaults() throws IOException {
        Map<FaultyRules, Line> page = page();
        page.values().removeIf(line -> line.game().equals("-"));

        assertThat(page).hasSizeGreaterThan(35);
        page.forEach((fault, line) -> assertThat(game(Integer.parseInt(line.game())))
                .as("%s", fault)
                .anyMatch(setup -> reveals(setup, fault)));
    }

    /** A property that compares legal moves fails within 1,000 tries of the domain. */
    @Example
    void properties_findEveryFault() throws IOException {
        RandomGenerator<Position> positions = new HiveDomain().positions().generator(TRIES);
        Random random = new Random(SEED);
        Map<FaultyRules, Line> page = page();
        int last = page.values().stream().mapToInt(Line::attempt).max().orElseThrow();
        List<Setup> tries = new ArrayList<>();
        for (int attempt = 0; attempt < last; attempt++) {
            tries.add(positions.next(random).value().setup());
        }

        assertThat(last).isLessThanOrEqualTo(TRIES);
        page.forEach((fault, line) -> assertThat(reveals(tries.get(line.attempt() - 1), fault))
                .as("%s", fault)
                .isTrue());
    }

    private static Map<FaultyRules, Line> page() throws IOException {
        Map<FaultyRules, Line> lines = new HashMap<>();
        for (String row : Files.readAllLines(PAGE)) {
            String[] cells = row.split(" *\\| *", -1);
            if (cells.length == 8 && cells[3].matches("\\d+")) {
                FaultyRules fault = FaultyRules.valueOf(
                        cells[1].replace("'", "").replace(' ', '_').toUpperCase(Locale.ROOT));
                String[] table = cells[4].split(", ", -1);
                assertThat(cells[2])
                        .as("rules of %s", fault)
                        .isEqualTo(
                                fault.ignored().stream().sorted().map(Rule::id).collect(Collectors.joining(", ")));
                lines.put(
                        fault,
                        new Line(
                                Integer.parseInt(cells[3]),
                                table(table[0]),
                                Integer.parseInt(table[1]),
                                cells[5],
                                Integer.parseInt(cells[6])));
            }
        }
        return lines;
    }

    private static PerftTable table(String id) {
        return PerftTables.all().stream()
                .filter(table -> table.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    /** Lively games of all eight sets in turn, the full set first. */
    private static List<Setup> game(int number) {
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
