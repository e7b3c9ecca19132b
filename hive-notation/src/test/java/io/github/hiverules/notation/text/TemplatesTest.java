package io.github.hiverules.notation.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.notation.Expected;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class TemplatesTest {

    private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\w+)");

    static final Properties ENGLISH = load("english.properties");
    private static final Properties GERMAN = load("german.properties");

    @Test
    void languages_haveTheSameSentences() {
        Set<String> english = new TreeSet<>(ENGLISH.stringPropertyNames());
        // English says what was expected with the words of the enum.
        Arrays.stream(Expected.values()).map(expected -> "expected." + expected).forEach(english::add);

        assertThat(GERMAN.stringPropertyNames()).containsExactlyInAnyOrderElementsOf(english);
    }

    @Test
    void languages_useValuesThatTheOtherHas() {
        for (String key : ENGLISH.stringPropertyNames()) {
            if (key.startsWith("violation.") || key.startsWith("problem.") || key.startsWith("fault.")) {
                assertThat(placeholders(GERMAN, key)).as(key).isEqualTo(placeholders(ENGLISH, key));
            }
        }
    }

    private static Set<String> placeholders(Properties texts, String key) {
        return PLACEHOLDER
                .matcher(texts.getProperty(key))
                .results()
                .map((MatchResult match) -> match.group(1))
                .collect(Collectors.toSet());
    }

    private static Properties load(String resource) {
        Properties properties = new Properties();
        try (Reader reader = new InputStreamReader(
                Objects.requireNonNull(Templates.class.getResourceAsStream(resource)), StandardCharsets.UTF_8)) {
            properties.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties;
    }
}
