package io.github.hiverules.testkit.junit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Perft;
import io.github.hiverules.testkit.PerftCase;
import io.github.hiverules.testkit.PerftTables;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.params.ParameterizedTest;

class PerftSourceTest {

    @ParameterizedTest
    @PerftSource(maxNodes = 5_000)
    void maxNodes_eachTable_givesDeepestCaseWithinLimit(PerftCase perft) {
        assertThat(perft.count()).isLessThanOrEqualTo(5_000);
        assertThat(perft.depth() == perft.table().maxDepth() || perft.table().count(perft.depth() + 1) > 5_000)
                .isTrue();
        assertThat(Perft.count(perft.table().position(), perft.depth())).isEqualTo(perft.count());
    }

    @ParameterizedTest
    @PerftSource(tournamentOpeningOnly = true)
    void tournamentOpeningOnly_true_omitsOtherTables(PerftCase perft) {
        assertThat(perft.table().ruleset().tournamentOpening()).isTrue();
        assertThat(perft.gameString()).startsWith("Base");
        assertThat(PerftTables.withoutTournamentOpening()).doesNotContain(perft.table());
    }

    @ParameterizedTest
    @PerftSource(
            maxNodes = 1_000,
            expansions = {})
    void expansions_none_givesTablesOfBaseGame(PerftCase perft) {
        assertThat(perft.gameString()).startsWith("Base;");
    }

    @ParameterizedTest
    @PerftSource(ids = "Base", maxNodes = 21_600)
    void displayName_eachCase_containsDepthAndCount(PerftCase perft, TestInfo test) {
        assertThat(test.getDisplayName()).contains("perft(4) = 21600");
        assertThat(perft.depth()).isEqualTo(4);
    }
}
