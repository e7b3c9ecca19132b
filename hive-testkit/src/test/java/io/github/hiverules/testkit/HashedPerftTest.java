package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.hiverules.Perft;
import io.github.hiverules.Position;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HashedPerftTest {

    @ParameterizedTest
    @MethodSource("io.github.hiverules.testkit.PerftTables#startPositions")
    void count_startPosition_matchesTable(PerftTable expected) {
        int depth = TestDepth.of(6, 8);

        assertThat(HashedPerft.count(expected.position(), depth, 1)).isEqualTo(expected.count(depth));
    }

    @ParameterizedTest
    @MethodSource("io.github.hiverules.testkit.PerftTables#midGames")
    void count_midGame_matchesTable(PerftTable expected) {
        int depth = TestDepth.of(2, 3);

        assertThat(HashedPerft.count(expected.position(), depth, 1)).isEqualTo(expected.count(depth));
    }

    @ParameterizedTest
    @MethodSource("startPositionsAndBeetleGate")
    void count_severalThreads_matchesTable(PerftTable expected) {
        assertThat(HashedPerft.count(expected.position(), 5, 3)).isEqualTo(expected.count(5));
        assertThat(Perft.count(expected.position(), 5, 2)).isEqualTo(expected.count(5));
    }

    @Test
    void count_depthOutOfRange_isRefused() {
        Position position = PerftTables.beetleGate().position();

        assertThatIllegalArgumentException()
                .isThrownBy(() -> HashedPerft.count(position, Integer.MAX_VALUE, 1))
                .withMessage("depth is 2147483647, expected 0 to 100");
        assertThatIllegalArgumentException().isThrownBy(() -> HashedPerft.count(position, -1, 1));
    }

    static List<PerftTable> startPositionsAndBeetleGate() {
        return List.of(
                PerftTables.startPositions().get(0),
                PerftTables.startPositions().get(7),
                PerftTables.beetleGate());
    }
}
