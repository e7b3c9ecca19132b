package io.github.hiverules.notation.uhp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.ReadOptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GameTypeStringTest {

    @ParameterizedTest
    @ValueSource(strings = {"Base", "Base+M", "Base+L", "Base+P", "Base+ML", "Base+MP", "Base+LP", "Base+MLP"})
    void read_everyGameType_isWrittenUnchanged(String text) {
        Ruleset ruleset = GameTypeString.read(text, ReadOptions.strict());

        assertThat(GameTypeString.write(ruleset)).isEqualTo(text);
        assertThat(ruleset.expansions()).hasSize(Math.max(0, text.length() - "Base+".length()));
    }

    @ParameterizedTest
    @CsvSource({
        "BaseMLP, Base+MLP",
        "Base+PLM, Base+MLP",
        "Base+, Base",
        "base+ml, Base+ML",
        "Base MLP, Base+MLP",
        "' Base', Base"
    })
    void read_unusualForm_needsLenientReader(String text, String type) {
        assertThat(GameTypeString.write(GameTypeString.parse(text).orThrow())).isEqualTo(type);
        assertThatThrownBy(() -> GameTypeString.read(text, ReadOptions.strict()))
                .isInstanceOf(NotationException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "MLP", "Base+MM", "Base+X", "Base++M", "Bose", "Base+MLPQ"})
    void read_unknownGameType_isRefused(String text) {
        assertThatThrownBy(() -> GameTypeString.read(text))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("expected a game type such as Base+MLP");
    }
}
