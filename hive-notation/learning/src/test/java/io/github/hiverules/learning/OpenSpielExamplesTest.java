package io.github.hiverules.learning;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
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

    static List<OpenSpielExample> examples() {
        return OpenSpielExample.all();
    }

    @Test
    void file_containsFiveExamples() {
        assertThat(examples()).hasSize(5);
        assertThat(examples().get(0).numbers()).hasSize(60).contains(2989, 4758);
    }

    @ParameterizedTest
    @MethodSource("examples")
    void write_examplePosition_givesPlanesOfOpenSpiel(OpenSpielExample example) {
        Planes planes = Planes.of(example.position().ruleset());
        float[] written = new float[planes.size()];
        Arrays.fill(written, 7);

        PlaneWindow window = planes.writer().write(example.position(), written);

        assertThat(OpenSpielExample.ones(written, planes)).isEqualTo(example.planes());
        int area = 17 * 17;
        assertThat(Arrays.copyOfRange(written, written.length - area, written.length))
                .containsOnly(example.isLastPlaneFull() ? 1 : 0);
        assertThat(Arrays.copyOf(written, written.length - area)).containsOnly(0, 1);
        assertThat(window.piecesOutside()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void read_listedNumbers_giveAllLegalMoves(OpenSpielExample example) {
        Position position = example.position();

        Set<Move> moves = example.numbers().stream()
                .map(number -> MoveNumber.read(number, position))
                .collect(Collectors.toSet());

        assertThat(moves).containsExactlyInAnyOrderElementsOf(position.legalMoves());
    }

    /** If the policy is 1 for each listed number, the value of a move says how many times OpenSpiel lists it. */
    @ParameterizedTest
    @MethodSource("examples")
    void writeLegalPolicy_listedNumbers_countsNumbersOfEachMove(OpenSpielExample example) {
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
