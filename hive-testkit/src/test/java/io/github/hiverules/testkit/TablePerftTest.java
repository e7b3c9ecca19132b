package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Expansion;
import io.github.hiverules.Perft;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TablePerftTest {

    @ParameterizedTest
    @MethodSource("io.github.hiverules.testkit.PerftTables#starts")
    void count_fromTheStart(PerftTable expected) {
        int depth = TestDepth.of(6, 8);

        assertThat(TablePerft.count(expected.position(), depth, 1)).isEqualTo(expected.count(depth));
    }

    @ParameterizedTest
    @MethodSource("io.github.hiverules.testkit.PerftTables#midGames")
    void count_midGame(PerftTable expected) {
        int depth = TestDepth.of(2, 3);

        assertThat(TablePerft.count(expected.position(), depth, 1)).isEqualTo(expected.count(depth));
    }

    @ParameterizedTest
    @MethodSource("startsOfAllRulesets")
    void count_severalThreads(PerftTable expected) {
        assertThat(TablePerft.count(expected.position(), 5, 3)).isEqualTo(expected.count(5));
        assertThat(Perft.count(expected.position(), 5, 2)).isEqualTo(expected.count(5));
    }

    /** The first piece of Black touches the white Mosquito, which copies it: how many answers there are depends on its kind. */
    @Test
    void count_firstPieceInALaterTurn() {
        Setup setup = Setup.empty(Ruleset.of(Expansion.MOSQUITO))
                .with(Hex.ORIGIN, Piece.of(Color.WHITE, Bug.QUEEN_BEE))
                .with(Hex.of(1, 0), Piece.of(Color.WHITE, Bug.MOSQUITO))
                .withTurn(Color.BLACK, 3);
        Position position = Position.of(setup);

        assertThat(TablePerft.count(position, 2, 1)).isEqualTo(Perft.count(position, 2));
    }

    static List<PerftTable> startsOfAllRulesets() {
        return List.of(PerftTables.starts().get(0), PerftTables.starts().get(7), PerftTables.beetleGate());
    }
}
