package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PerftTest {

    @Test
    void count_noPlies_isOne() {
        assertThat(Perft.count(Position.initial(Ruleset.BASE), 0)).isEqualTo(1);
    }

    @Test
    void count_finishedGame_hasNoContinuation() {
        Position finished = Position.of(surroundedQueen());

        assertThat(Perft.count(finished, 1)).isZero();
        assertThat(Perft.count(finished, 3)).isZero();
    }

    @Test
    void divide_anyDepth_addsUpToTheCount() {
        PerftTable gate = PerftTables.beetleGate();

        Map<?, Long> divided = Perft.divide(gate.position(), 3);

        assertThat(divided).hasSize((int) gate.count(1));
        assertThat(divided.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(gate.count(3));
    }

    @Test
    void divide_oneply_countsEachMoveOnce() {
        Position start = Position.initial(Ruleset.BASE);

        assertThat(Perft.divide(start, 1)).hasSize(5).containsOnlyKeys(start.legalMoves());
        assertThat(Perft.divide(start, 1).values()).containsOnly(1L);
    }

    @Test
    void divide_noPlies_isRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> Perft.divide(Position.initial(Ruleset.BASE), 0));
    }

    private static Setup surroundedQueen() {
        Setup setup = Setup.empty(Ruleset.BASE).with(Hex.ORIGIN, Piece.of(Color.BLACK, Bug.QUEEN_BEE));
        int number = 0;
        for (Hex hex : Hex.ORIGIN.neighbors()) {
            Bug bug = number < 3 ? Bug.GRASSHOPPER : Bug.SOLDIER_ANT;
            setup = setup.with(hex, Piece.of(Color.WHITE, bug, number % 3 + 1));
            number++;
        }
        return setup.withTurn(Color.BLACK, 9);
    }
}
