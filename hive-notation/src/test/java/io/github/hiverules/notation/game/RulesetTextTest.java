package io.github.hiverules.notation.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.text.Sentences;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RulesetTextTest {

    @Test
    void write_namedRuleset_listsLettersAndToggles() {
        assertThat(RulesetText.write(Ruleset.BASE)).isEqualTo("base");
        assertThat(RulesetText.write(Ruleset.POCKET)).isEqualTo("ml");
        assertThat(RulesetText.write(Ruleset.ONLINE)).isEqualTo("mlp.opening");
        assertThat(RulesetText.write(Ruleset.TOURNAMENT)).isEqualTo("mlp.opening.repetition");
        assertThat(RulesetText.write(Ruleset.BASE.without(Toggle.GATES_ABOVE_GROUND)))
                .isEqualTo("base.nogates");
    }

    @Test
    void write_everyRuleset_isUniqueAndReadBack() {
        Set<String> texts = new HashSet<>();
        Ruleset.all().forEach(ruleset -> {
            String text = RulesetText.write(ruleset);

            assertThat(RulesetText.read(text)).isEqualTo(ruleset);
            assertThat(text).matches("[A-Za-z0-9._~-]+");
            texts.add(text);
        });

        assertThat(texts).hasSameSizeAs(Ruleset.all());
    }

    @ParameterizedTest
    @CsvSource({
        "'', ruleset, 0",
        "Base+MLP.opening, ruleset, 0",
        "Base+MLP, ruleset, 0",
        "mlp.queen, ruleset, 0",
        "mm, ruleset, 0",
        "base., ruleset, 0",
        "mlp.opening.x, ruleset, 0",
        "2~mlp, version, 0",
        "10~mlp, version, 0",
        "1~mlp, ruleset, 0",
        "02~mlp, ruleset, 0",
    })
    void read_malformedText_reportsExpectedAndLocation(String text, String expected, int offset) {
        NotationException thrown = catchThrowableOfType(NotationException.class, () -> RulesetText.read(text));

        assertThat(thrown.fault()).satisfies(fault -> {
            assertThat(fault.kind()).isEqualTo(Fault.Kind.UNREADABLE_TEXT);
            assertThat(fault.expected().orElseThrow().id()).isEqualTo(expected);
            assertThat(fault.location().offset()).isEqualTo(offset);
        });
    }

    @ParameterizedTest
    @CsvSource({
        "ML, ml, spelling, 0",
        "BASE, base, spelling, 0",
        "Base, base, spelling, 0",
        "Mlp.Opening, mlp.opening, spelling, 0",
        "plm, mlp, spelling, 0",
        "mlp.repetition.opening, mlp.opening.repetition, spelling, 0",
        "base.opening.opening, base.opening, spelling, 0",
        "'base ', base, nothing, 4",
        "'\n\tbase', base, nothing, 0",
    })
    void parse_unusualForm_isRepairedOrRefused(String text, String written, String expected, int offset) {
        Parsed<Ruleset> lenient = RulesetText.parse(text);
        Parsed<Ruleset> strict = RulesetText.parse(text, ReadOptions.strict());

        assertThat(lenient.orThrow())
                .isEqualTo(RulesetText.parse(written, ReadOptions.strict()).orThrow());
        assertThat(lenient.repairs()).hasSize(1);
        assertThat(strict.value()).isEmpty();
        assertThat(strict.fault()).get().satisfies(fault -> {
            assertThat(fault.kind()).isEqualTo(Fault.Kind.UNREADABLE_TEXT);
            assertThat(fault.expected().orElseThrow().id()).isEqualTo(expected);
            assertThat(fault.location().offset()).isEqualTo(offset);
        });
    }

    @Test
    void parse_wrongOrder_sentenceNamesRightForm() {
        Sentences english = Sentences.english();
        assertThat(RulesetText.parse("plm").repairs()).map(english::repair).containsExactly("'plm' was read as 'mlp'");
        assertThat(RulesetText.parse("plm", ReadOptions.strict()).fault().map(english::fault))
                .hasValue("expected mlp, found 'plm'");
        assertThat(RulesetText.parse("2~mlp").fault().map(english::fault))
                .hasValue("expected version 1 of this notation, the only one that this release of the library"
                        + " knows, found '2'");
    }
}
