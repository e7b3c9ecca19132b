package io.github.hiverules.testkit.junit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Perft;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
import io.github.hiverules.testkit.PerftCase;
import io.github.hiverules.testkit.PerftTable;
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
    @PerftSource(ruleset = "mlp.opening")
    void ruleset_withOpening_omitsTablesWithoutIt(PerftCase perft) {
        assertThat(perft.table().ruleset().has(Toggle.TOURNAMENT_OPENING)).isTrue();
        assertThat(perft.table().game().ruleset()).isEqualTo(perft.table().ruleset());
        assertThat(PerftTables.withoutTournamentOpening())
                .extracting(PerftTable::id)
                .doesNotContain(perft.table().id());
    }

    /** The base game without the tournament opening has 2220 sequences of three moves; with it, 1440. */
    @ParameterizedTest
    @PerftSource(maxNodes = 2_220, ruleset = "base")
    void ruleset_base_givesCountsOfBooklet(PerftCase perft) {
        assertThat(perft.gameString()).startsWith("Base;");
        assertThat(perft.table().game().ruleset()).isEqualTo(Ruleset.BASE);
        assertThat(perft.gameString().equals("Base;NotStarted;White[1]") && perft.depth() == 3)
                .isEqualTo(perft.count() == 2_220);
        assertThat(Perft.count(perft.table().game().position(), perft.depth())).isEqualTo(perft.count());
    }

    @ParameterizedTest
    @PerftSource(maxNodes = 100_000, ruleset = "mlp.nogates")
    void ruleset_withoutGates_givesCountsThatNoGateCanChange(PerftCase perft) {
        assertThat(perft.depth()).isLessThanOrEqualTo(6);
        assertThat(Perft.count(perft.table().game().position(), perft.depth())).isEqualTo(perft.count());
    }

    @ParameterizedTest
    @PerftSource(ids = "Base", maxNodes = 21_600)
    void displayName_eachCase_containsDepthAndCount(PerftCase perft, TestInfo test) {
        assertThat(test.getDisplayName()).contains("perft(4) = 21600");
        assertThat(perft.depth()).isEqualTo(4);
    }
}
