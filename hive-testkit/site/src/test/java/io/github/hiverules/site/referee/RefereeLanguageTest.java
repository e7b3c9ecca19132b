package io.github.hiverules.site.referee;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.notation.fault.InexpressibleFeature;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RefereeLanguageTest {

    private static Properties texts(String language) throws IOException {
        Properties texts = new Properties();
        try (InputStream file = RefereeLanguage.class.getResourceAsStream(language + ".properties")) {
            texts.load(Objects.requireNonNull(file, language));
        }
        return texts;
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "page-"})
    void languages_haveTheSameKeys(String prefix) throws IOException {
        assertThat(texts(prefix + "german").stringPropertyNames())
                .isEqualTo(texts(prefix + "english").stringPropertyNames());
    }

    @Test
    void text_everyInexpressibleFeature_exists() {
        for (InexpressibleFeature inexpressible : InexpressibleFeature.values()) {
            assertThat(RefereeLanguage.of("en").text("copy." + inexpressible.id()))
                    .isNotEmpty();
        }
    }

    @Test
    void count_oneAndTwo_useSingularAndPlural() {
        assertThat(RefereeLanguage.of("en").count("say.canGo", "white Queen Bee", 1))
                .contains("can go to 1 cell.");
        assertThat(RefereeLanguage.of("en").count("say.canGo", "white Queen Bee", 2))
                .contains("can go to 2 cells.");
    }

    @Test
    void of_anyCode_returnsGermanOrEnglish() {
        assertThat(RefereeLanguage.of("de-AT")).isSameAs(RefereeLanguage.of("de"));
        assertThat(RefereeLanguage.of("fr")).isSameAs(RefereeLanguage.of("en"));
    }
}
