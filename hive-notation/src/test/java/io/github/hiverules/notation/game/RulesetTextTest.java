package io.github.hiverules.notation.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.Expansion;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.fault.Fault;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RulesetTextTest {

    /** All combinations of three expansions and three toggles. */
    private static Ruleset ruleset(int number) {
        Set<Expansion> expansions = EnumSet.noneOf(Expansion.class);
        for (Expansion expansion : Expansion.values()) {
            if ((number >> expansion.ordinal() & 1) == 1) {
                expansions.add(expansion);
            }
        }
        return Ruleset.BASE
                .withExpansions(expansions)
                .withTournamentOpening((number & 8) != 0)
                .withRepetitionDraw((number & 16) != 0)
                .withGatesAboveGround((number & 32) != 0);
    }

    @Test
    void write_namedRulesets() {
        assertThat(RulesetText.write(Ruleset.BASE)).isEqualTo("base");
        assertThat(RulesetText.write(Ruleset.POCKET)).isEqualTo("ml");
        assertThat(RulesetText.write(Ruleset.ONLINE)).isEqualTo("mlp.opening");
        assertThat(RulesetText.write(Ruleset.TOURNAMENT)).isEqualTo("mlp.opening.repetition");
        assertThat(RulesetText.write(Ruleset.BASE.withGatesAboveGround(false))).isEqualTo("base.nogates");
    }

    @Test
    void everyRuleset_hasATextOfItsOwnThatIsReadBack() {
        Set<String> texts = new HashSet<>();
        IntStream.range(0, 64).mapToObj(RulesetTextTest::ruleset).forEach(ruleset -> {
            String text = RulesetText.write(ruleset);

            assertThat(RulesetText.read(text)).isEqualTo(ruleset);
            assertThat(text).matches("[A-Za-z0-9._~-]+");
            texts.add(text);
        });

        assertThat(texts).hasSize(64);
    }

    @ParameterizedTest
    @CsvSource({
        "'', ruleset, 0",
        "Base+MLP, ruleset, 0",
        "mlp.queen, ruleset, 0",
        "mm, ruleset, 0",
        "base., ruleset, 0",
        "'base ', ruleset, 0",
        "ML, canonical, 0",
        "mpl, canonical, 1",
        "mlp.repetition.opening, canonical, 4",
        "base.opening.opening, canonical, 12",
    })
    void read_wrong_saysWhatAndWhere(String text, String expected, int offset) {
        NotationException thrown = catchThrowableOfType(NotationException.class, () -> RulesetText.read(text));

        assertThat(thrown.fault()).isInstanceOfSatisfying(Fault.Unreadable.class, fault -> {
            assertThat(fault.expected().id()).isEqualTo(expected);
            assertThat(fault.place().offset()).isEqualTo(offset);
        });
    }
}
