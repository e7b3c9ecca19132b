package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ReadOptionsTest {

    /** Makes new but equal options each time. No two of them are equal to each other. */
    private static List<ReadOptions> options() {
        ReadOptions lenient = ReadOptions.lenient();
        return List.of(
                lenient,
                lenient.withStrict(true),
                lenient.withRenumbering(true),
                lenient.withTournamentOpening(TournamentOpening.ON),
                lenient.withTogglesOf(Ruleset.BASE),
                lenient.with(Toggle.REPETITION_DRAW),
                lenient.without(Toggle.GATES_ABOVE_GROUND),
                ReadOptions.strict().withTogglesOf(Ruleset.TOURNAMENT.without(Toggle.GATES_ABOVE_GROUND)));
    }

    @Test
    void options_areNamed() {
        assertThat(options())
                .extracting(ReadOptions::toString)
                .containsExactly(
                        "lenient, tournament opening AUTO, gates above ground",
                        "strict, tournament opening AUTO, gates above ground",
                        "lenient, renumbering, tournament opening AUTO, gates above ground",
                        "lenient, tournament opening ON, gates above ground",
                        "lenient, tournament opening OFF, gates above ground",
                        "lenient, tournament opening AUTO, repetition draw, gates above ground",
                        "lenient, tournament opening AUTO",
                        "strict, tournament opening ON, repetition draw");
    }

    @Test
    void options_withSameValues_areEqual() {
        List<ReadOptions> options = options();

        assertThat(options).isEqualTo(options());
        for (int i = 0; i < options.size(); i++) {
            assertThat(options.subList(0, i)).doesNotContain(options.get(i));
        }
        assertThat(ReadOptions.lenient()).isNotEqualTo("lenient");
        assertThat(options.stream().map(Object::hashCode)).doesNotHaveDuplicates();
    }

    @Test
    void withTogglesOf_hasTogglesOfRuleset() {
        ReadOptions options = ReadOptions.lenient().withTogglesOf(Ruleset.TOURNAMENT);

        assertThat(options.tournamentOpening()).isEqualTo(TournamentOpening.ON);
        assertThat(Toggle.values()).allMatch(options::has);
        assertThat(ReadOptions.lenient().has(Toggle.TOURNAMENT_OPENING)).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    void with_toggle_changesOnlyThatToggle(Toggle toggle) {
        ReadOptions on = ReadOptions.strict().with(toggle);
        ReadOptions off = on.without(toggle);

        assertThat(on.has(toggle)).isTrue();
        assertThat(off.has(toggle)).isFalse();
        assertThat(Stream.of(Toggle.values()).filter(other -> other != toggle))
                .allMatch(other -> on.has(other) == off.has(other))
                .allMatch(other -> on.has(other) == ReadOptions.strict().has(other));
    }
}
