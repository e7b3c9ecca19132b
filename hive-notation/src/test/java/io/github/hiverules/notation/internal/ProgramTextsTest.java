package io.github.hiverules.notation.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.notation.uhp.EngineFailureException;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ProgramTextsTest {

    @Test
    void format_valueWithPlaceholder_isInsertedAsIs() {
        assertThat(ProgramTexts.format("session.undo", "{1}", 3)).isEqualTo("cannot undo '{1}'; moves so far: 3");
        assertThat(ProgramTexts.format("session.perft")).isEqualTo("expected perft n, n at most 20");
    }

    @Test
    void format_unknownKey_isNamedInException() {
        assertThatThrownBy(() -> ProgramTexts.format("session.nothing")).hasMessage("session.nothing");
    }

    @ParameterizedTest
    @EnumSource
    void format_everyFailureKind_hasText(EngineFailureException.Kind kind) {
        assertThat(ProgramTexts.format("failure." + kind.name().toLowerCase(Locale.ROOT)))
                .startsWith("the engine");
    }
}
