package io.github.hiverules.notation.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.SetupProblem;
import io.github.hiverules.Violation;
import io.github.hiverules.notation.Expected;
import io.github.hiverules.notation.Fault;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class TemplatesTest {

    private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\w+)");

    private static final Properties ENGLISH = load("english.properties");
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

    static Stream<Arguments> kinds() {
        return Stream.of(
                        Map.entry("violation.", Violation.class),
                        Map.entry("problem.", SetupProblem.class),
                        Map.entry("fault.", Fault.class))
                .flatMap(kind -> records(kind.getValue()).map(type -> Arguments.of(kind.getKey(), type)));
    }

    /** Values are found by the names of components, which no compiler compares with the placeholders. */
    @ParameterizedTest
    @MethodSource("kinds")
    void kind_hasTextsThatUseItsEvidenceOnly(String prefix, Class<?> type) {
        String name = prefix + type.getSimpleName().replace("ThrowViolation", "Throw");
        Set<String> components = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getName)
                .collect(Collectors.toSet());
        Set<String> keys = ENGLISH.stringPropertyNames().stream()
                .filter(key -> key.equals(name) || key.startsWith(name + "."))
                .collect(Collectors.toSet());

        assertThat(keys).isNotEmpty();
        for (String key : keys) {
            assertThat(components).as(key).containsAll(placeholders(ENGLISH, key));
        }
    }

    private static Stream<Class<?>> records(Class<?> type) {
        return type.isRecord()
                ? Stream.of(type)
                : Arrays.stream(type.getPermittedSubclasses()).flatMap(TemplatesTest::records);
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
