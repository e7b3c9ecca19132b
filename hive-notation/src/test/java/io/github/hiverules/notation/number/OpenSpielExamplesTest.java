package io.github.hiverules.notation.number;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Position;
import io.github.hiverules.move.Move;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The library agrees with what OpenSpiel printed. */
class OpenSpielExamplesTest {

    static List<Example> examples() {
        return Example.all();
    }

    @Test
    void examples_areAllRead() {
        assertThat(examples()).hasSize(5);
        assertThat(examples().get(0).numbers()).hasSize(60).contains(2989, 4758);
    }

    @ParameterizedTest
    @MethodSource("examples")
    void planes_areThoseOfTheExample(Example example) {
        Planes planes = Planes.of(example.position().ruleset());
        float[] written = new float[planes.size()];
        Arrays.fill(written, 7);

        PlaneWindow window = planes.writer().write(example.position(), written);

        assertThat(Example.ones(written, planes)).isEqualTo(example.planes());
        int area = 17 * 17;
        assertThat(Arrays.copyOfRange(written, written.length - area, written.length))
                .containsOnly(example.isLastFull() ? 1 : 0);
        assertThat(Arrays.copyOf(written, written.length - area)).containsOnly(0, 1);
        assertThat(window.outside()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void listedNumbers_areAllLegalMoves(Example example) {
        Position position = example.position();

        Set<Move> read = example.numbers().stream()
                .map(number -> MoveNumber.read(number, position))
                .collect(Collectors.toSet());

        assertThat(read).containsExactlyInAnyOrderElementsOf(position.legalMoves());
    }

    /** A policy of 1 for each listed number gives each move as much as that program lists it. */
    @ParameterizedTest
    @MethodSource("examples")
    void listedNumbers_areNamesOfTheirMoves(Example example) {
        Position position = example.position();
        float[] policy = new float[MoveNumber.COUNT];
        example.numbers().forEach(number -> policy[number] = 1);
        float[] values = new float[position.legalMoves().size()];

        MoveNumber.writeLegalPolicy(position, policy, values);

        assertThat(IntStream.range(0, values.length).mapToObj(index -> Math.round(values[index])))
                .containsExactlyElementsOf(position.legalMoves().stream()
                        .map(move -> (int) example.numbers().stream()
                                .filter(number ->
                                        MoveNumber.read(number, position).equals(move))
                                .count())
                        .toList());
    }
}
