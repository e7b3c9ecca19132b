package io.github.hiverules.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class HexTest {

    private static final Hex CELL = Hex.of(3, -5);

    @Test
    void compareTo_ordersByRowThenByColumn() {
        assertThat(Stream.of(Hex.of(0, 0), Hex.of(5, -1), Hex.of(-1, 1), Hex.of(-2, 0))
                        .sorted())
                .containsExactly(Hex.of(5, -1), Hex.of(-2, 0), Hex.of(0, 0), Hex.of(-1, 1));
        assertThat(CELL).isEqualByComparingTo(Hex.of(3, -5));
    }

    @Test
    void neighbors_areSixInOrderOfDirections() {
        assertThat(CELL.neighbors())
                .containsExactly(
                        Hex.of(4, -5), Hex.of(4, -6), Hex.of(3, -6), Hex.of(2, -5), Hex.of(2, -4), Hex.of(3, -4));
    }

    @Test
    void neighbors_cannotBeModified() {
        List<Hex> neighbors = CELL.neighbors();

        assertThatThrownBy(() -> neighbors.set(0, CELL)).isInstanceOf(UnsupportedOperationException.class);
    }

    @ParameterizedTest
    @EnumSource
    void neighbor_isOneStepAway(Direction direction) {
        Hex neighbor = CELL.neighbor(direction);

        assertThat(neighbor.minus(CELL)).isEqualTo(Hex.of(direction.dq(), direction.dr()));
        assertThat(neighbor.neighbor(direction.opposite())).isEqualTo(CELL);
        assertThat(CELL.directionTo(neighbor)).contains(direction);
        assertThat(CELL.isAdjacentTo(neighbor)).isTrue();
    }

    @Test
    void directionTo_cellThatIsNotNeighbor_isEmpty() {
        assertThat(CELL.directionTo(CELL)).isEqualTo(Optional.empty());
        assertThat(CELL.directionTo(Hex.of(4, -4))).isEqualTo(Optional.empty());
        assertThat(CELL.directionTo(Hex.of(5, -5))).isEqualTo(Optional.empty());
    }

    @Test
    void isAdjacentTo_cellThatIsNotNeighbor_isFalse() {
        assertThat(CELL.isAdjacentTo(CELL)).isFalse();
        assertThat(CELL.isAdjacentTo(Hex.of(4, -4))).isFalse();
        assertThat(CELL.isAdjacentTo(Hex.of(2, -6))).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"0,0,0", "1,-1,1", "1,1,2", "-2,-2,4", "3,-1,3", "-1,3,3", "-4,4,4", "0,-6,6", "27,0,27"})
    void distanceTo_countsSteps(int q, int r, int steps) {
        assertThat(Hex.ORIGIN.distanceTo(Hex.of(q, r))).isEqualTo(steps);
        assertThat(Hex.of(q, r).distanceTo(Hex.ORIGIN)).isEqualTo(steps);
    }

    @Test
    void plusAndMinus_areOpposites() {
        assertThat(CELL.plus(Hex.of(-1, 7))).isEqualTo(Hex.of(2, 2));
        assertThat(Hex.of(2, 2).minus(CELL)).isEqualTo(Hex.of(-1, 7));
    }

    @Test
    void neighbor_atLimitOfInt_wrapsAround() {
        Hex last = Hex.of(Integer.MAX_VALUE, Integer.MIN_VALUE);

        assertThat(last.neighbor(Direction.NE)).isEqualTo(Hex.of(Integer.MIN_VALUE, Integer.MAX_VALUE));
        assertThat(last.isAdjacentTo(last.neighbor(Direction.NE))).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"0,0", "3,-5", "-12,40", "2147483647,-2147483648"})
    void ofText_readsWhatDrawingsAndToStringWrite(int q, int r) {
        assertThat(Hex.of(q + "," + r)).isEqualTo(Hex.of(q, r));
        assertThat(Hex.of(Hex.of(q, r).toString())).isEqualTo(Hex.of(q, r));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "1",
                "1,",
                ",1",
                "1,2,3",
                "1 ,2",
                "+1,2",
                "01,2",
                "-0,2",
                "(1,2",
                "1,2)",
                "((1,2))",
                "()",
                "a,b",
                "1,2147483648"
            })
    void ofText_anythingElse_isRefused(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Hex.of(text))
                .withMessage("expected a cell such as -1,2, not '" + text + "'");
    }

    @Test
    void ofText_controlCharacters_areNotQuoted() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Hex.of("1\u001B,2\n"))
                .withMessage("expected a cell such as -1,2, not '1?,2?'");
    }

    @Test
    void ofText_longText_isQuotedInPart() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Hex.of("1".repeat(1_000_000)))
                .withMessage("expected a cell such as -1,2, not '" + "1".repeat(40) + "...'");
    }

    @Test
    void toString_showsCoordinates() {
        assertThat(CELL).hasToString("(3,-5)");
    }
}
