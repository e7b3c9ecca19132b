package io.github.hiverules.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Drawings take their texts from the given sentences and nothing from the machine's locale. */
class SvgLanguageTest {

    private static final Position ROW =
            GameString.read("Base;InProgress;White[2];wS1;bS1 wS1-").position();

    @Test
    void withSentences_customTexts_areUsed() {
        String svg = SvgDrawing.of(ROW)
                .withHands(true)
                .withSelected(Hex.ORIGIN)
                .withSentences(Sentences.of(Locale.ROOT, Map.of("color.white", "Blanka")))
                .toSvg();

        assertThat(svg).contains("Blanka").doesNotContain("White");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ar-EG-u-nu-arab", "tr-TR", "th-TH-u-nu-thai"})
    void toSvg_anyDefaultLocale_givesTheSameText(String languageTag) {
        String expected = SvgDrawing.of(ROW).toSvg();
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.forLanguageTag(languageTag));
        try {
            assertThat(SvgDrawing.of(ROW).toSvg()).isEqualTo(expected);
        } finally {
            Locale.setDefault(before);
        }
    }
}
