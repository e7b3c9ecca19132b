package io.github.hiverules.hex;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class DirectionTest {

    @ParameterizedTest
    @CsvSource({"E,1,0", "NE,1,-1", "NW,0,-1", "W,-1,0", "SW,-1,1", "SE,0,1"})
    void offsets_areAxial(Direction direction, int dq, int dr) {
        assertThat(direction.dq()).isEqualTo(dq);
        assertThat(direction.dr()).isEqualTo(dr);
    }

    @ParameterizedTest
    @CsvSource({"E,W", "NE,SW", "NW,SE", "W,E", "SW,NE", "SE,NW"})
    void opposite_isReverseDirection(Direction direction, Direction opposite) {
        assertThat(direction.opposite()).isEqualTo(opposite);
        assertThat(direction.dq() + opposite.dq()).isZero();
        assertThat(direction.dr() + opposite.dr()).isZero();
    }

    @Test
    void values_goCounterclockwiseFromEast() {
        assertThat(Direction.values())
                .containsExactly(Direction.E, Direction.NE, Direction.NW, Direction.W, Direction.SW, Direction.SE);
    }

    @ParameterizedTest
    @CsvSource({"E,1,NE", "SE,1,E", "E,-1,SE", "NW,2,SW", "W,6,W", "W,-6,W", "E,-7,SE", "E,601,NE"})
    void rotated_countsSixthsCounterclockwise(Direction direction, int sixths, Direction expected) {
        assertThat(direction.rotated(sixths)).isEqualTo(expected);
    }

    @ParameterizedTest
    @EnumSource
    void rotated_toBothSides_addsUpToDirection(Direction direction) {
        Direction left = direction.rotated(1);
        Direction right = direction.rotated(-1);

        assertThat(left.dq() + right.dq()).isEqualTo(direction.dq());
        assertThat(left.dr() + right.dr()).isEqualTo(direction.dr());
    }
}
