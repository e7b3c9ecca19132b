package io.github.hiverules.notation.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.Expansion;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.SetupProblem;
import io.github.hiverules.Toggle;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.RandomUhpGames;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Color;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PositionTextTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Base;NotStarted;White[1]                                        | base.opening~w1~-",
                "Base+MLP;InProgress;White[2];wM;bL wM-                          | mlp.opening~w2~wM_0_0.bL_1_0",
                "Base+P;InProgress;Black[2];wQ;bP wQ\\;wS1 \\wQ                  | p~b2~wS1_0_-1.wQ_0_0.bP_0_1",
                "Base;InProgress;Black[4];wB1;bS1 wB1-;wQ \\wB1;bQ bS1\\;wQ wB1/;bQ bS1-;wB1 bS1"
                        + " | base.opening~b4~wQ_1_-1.bS1wB1_1_0.bQ_2_0",
                "Base+P;InProgress;Black[4];wB1;bS1 wB1-;wQ \\wB1;bQ bS1\\;wQ wB1/;bQ bS1-;wB1 bS1"
                        + " | p.opening~b4~wQ_1_-1.bS1wB1_1_0.bQ_2_0~wB1",
            })
    void write_position_isReadBack(String game, String text) {
        Position position = GameString.read(game).position();

        assertThat(PositionText.write(position)).isEqualTo(text);
        assertThat(PositionText.read(text).setup()).isEqualTo(position.setup());
    }

    @Test
    void read_allFields_givesPosition() {
        Position position = PositionText.read("mp.repetition.nogates~b12~wQ_-3_4.bQ_-2_4~wQ");

        assertThat(position.ruleset())
                .isEqualTo(Ruleset.of(Expansion.MOSQUITO, Expansion.PILLBUG)
                        .with(Toggle.REPETITION_DRAW)
                        .without(Toggle.GATES_ABOVE_GROUND));
        assertThat(position.sideToMove()).isEqualTo(Color.BLACK);
        assertThat(position.turnNumber()).isEqualTo(12);
        assertThat(position.topAt(Hex.of(-3, 4))).map(Object::toString).contains("wQ");
        assertThat(position.resting()).map(Object::toString).contains("wQ");
    }

    @ParameterizedTest
    @CsvSource({
        "'', position, 0",
        "'\n', position, 1",
        "base, position, 0",
        "2~base~w1~-, version, 0",
        "1~base~w1~-, ruleset, 0",
        "foo~w1~-, ruleset, 0",
        "base~w1, hive, 7",
        "base~~-, turn, 5",
        "base~x1~-, turn, 5",
        "base~wx~-, turn, 6",
        "base~w~-, turn, 6",
        "base~w1~, hive, 8",
        "base~w3~wX_0_0, piece, 8",
        "base~w3~wA4_0_0, piece, 8",
        "base~w3~wA_0_0, piece, 8",
        "base~w3~wQ, hive, 10",
        "base~w3~_0_0, hive, 8",
        "base~w3~wQ_0_0., hive, 15",
        "base~w3~wQ_0, hive, 12",
        "base~w3~wQ_1 0_0, hive, 11",
        "base~w3~w Q_0_0, piece, 8",
        "base~w3~wQ_0_x, hive, 13",
        "base~w3~wQ_0_0_0, hive, 13",
        "base~w3~wQ_99999999999_0, hive, 11",
        "base~w3~wQ_0_0.bQ_0_0, stack, 15",
        "base~w3~-~x, piece, 10",
        "base~w3~-~wQQ, end, 12",
        "base~w3~-~, piece, 10",
    })
    void readSetup_malformedText_reportsExpectedAndLocation(String text, String expected, int offset) {
        NotationException thrown = catchThrowableOfType(NotationException.class, () -> PositionText.readSetup(text));

        assertThat(thrown.fault()).satisfies(fault -> {
            assertThat(fault.kind()).isEqualTo(Fault.Kind.UNREADABLE_TEXT);
            assertThat(fault.expected().orElseThrow().id()).isEqualTo(expected);
            assertThat(fault.location().offset()).isEqualTo(offset);
        });
    }

    @Test
    void parse_invalidPosition_listsProblems() {
        String text = "base~w5~wQ_0_0.bQ_5_0";

        Parsed<Position> parsed = PositionText.parse(text);

        assertThat(parsed.value()).isEmpty();
        assertThat(parsed.fault()).get().satisfies(fault -> {
            assertThat(fault.kind()).isEqualTo(Fault.Kind.INVALID_POSITION);
            assertThat(fault.problems()).extracting(SetupProblem::kind).contains(SetupProblem.Kind.DISCONNECTED);
            assertThat(fault.setup().orElseThrow()).isEqualTo(PositionText.readSetup(text));
        });
        assertThatThrownBy(() -> PositionText.read(text))
                .isInstanceOfSatisfying(
                        NotationException.class, e -> assertThat(parsed.fault()).hasValue(e.fault()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"wQ", "wQ_0_0.", "~", ".", "_", "base~w1~wQ"})
    void read_megabyte_isRefused(String part) {
        String text = "base~w1~" + part.repeat((1 << 20) / part.length());

        assertThatThrownBy(() -> PositionText.read(text)).isInstanceOf(NotationException.class);
    }

    @Property(tries = 200, seed = "22", shrinking = ShrinkingMode.OFF)
    void write_randomPosition_isReadBackAndNeedsNoEscapes(@ForAll long seed) {
        Position position = RandomUhpGames.game(seed, 60).position();
        String text = PositionText.write(position);

        assertThat(PositionText.read(text).setup()).isEqualTo(position.setup());
        assertThat(text).matches("[A-Za-z0-9._~-]+");
    }
}
