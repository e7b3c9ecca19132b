package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Perft;
import io.github.hiverules.Position;
import io.github.hiverules.Toggle;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The public API counts what the tables say. Most of their counts come from other programs. */
class PerftTablesTest {

    private static final Set<String> TABLES_FOR_DEEPEST_COUNT = Set.of("Base", "Base+MLP");

    @ParameterizedTest
    @MethodSource("io.github.hiverules.testkit.PerftTables#startPositions")
    void count_startPosition_isPublishedCount(PerftTable table) {
        assertCounts(table, TestDepth.of(5, TABLES_FOR_DEEPEST_COUNT.contains(table.id()) ? 7 : 6));
    }

    @ParameterizedTest
    @MethodSource("io.github.hiverules.testkit.PerftTables#withoutTournamentOpening")
    void count_openingOff_matchesTable(PerftTable table) {
        assertCounts(table, TestDepth.of(4, 5));
    }

    @Test
    void count_beetleGate_matchesOtherEngines() {
        assertCounts(PerftTables.beetleGate(), TestDepth.of(4, 5));
    }

    @ParameterizedTest
    @MethodSource("io.github.hiverules.testkit.PerftTables#midGames")
    void count_midGame_matchesOtherEngines(PerftTable table) {
        assertCounts(table, TestDepth.of(2, 3));
    }

    @ParameterizedTest
    @MethodSource("io.github.hiverules.testkit.PerftTables#pitfalls")
    void count_pitfall_matchesTable(PerftTable table) {
        assertCounts(table, TestDepth.of(4, 5));
    }

    @Test
    void all_ids_areUnique() {
        assertThat(PerftTables.all())
                .hasSize(8 + 8 + 1 + 13 + 24)
                .extracting(PerftTable::id)
                .doesNotHaveDuplicates();
    }

    @Test
    void position_openingOff_hasRulesetOfTable() {
        assertThat(PerftTables.withoutTournamentOpening())
                .allSatisfy(table -> assertThat(table.position().ruleset()).isEqualTo(table.ruleset()))
                .noneMatch(table -> table.ruleset().has(Toggle.TOURNAMENT_OPENING));
    }

    private static void assertCounts(PerftTable table, int maxDepth) {
        int depth = Math.min(maxDepth, table.maxDepth());
        Position position = table.position();
        List<Long> counted = LongStream.rangeClosed(1, depth)
                .mapToObj(plies -> Perft.count(position, (int) plies))
                .toList();
        assertThat(counted).isEqualTo(table.counts().subList(0, depth));
    }
}
