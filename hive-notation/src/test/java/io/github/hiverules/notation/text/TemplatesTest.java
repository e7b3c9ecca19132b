package io.github.hiverules.notation.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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

class TemplatesTest {

    private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\w+)");
    private static final Pattern RESOURCE = Pattern.compile("getResource(?:AsStream)?\\(([^)]*)\\)");

    static final Properties ENGLISH = load("english.properties");
    private static final Properties GERMAN = load("german.properties");

    @Test
    void languages_haveTheSameKeys() {
        assertThat(missingKeys(GERMAN, ENGLISH))
                .as("missing in german.properties")
                .isEmpty();
        assertThat(missingKeys(ENGLISH, GERMAN))
                .as("missing in english.properties")
                .isEmpty();
    }

    /** Keys are names in lowercase letters with hyphens, separated by dots; a rule and its source have the id of the rule in their keys. */
    @Test
    void keys_followOnePattern() {
        assertThat(ENGLISH.stringPropertyNames())
                .allMatch(key -> key.matches("[a-z]+(\\.[a-z]+(-[a-z]+)*){0,3}|(rule|source)\\.[A-Z]+-[0-9]"));
    }

    @Test
    void languages_useTheSamePlaceholders() {
        for (String key : ENGLISH.stringPropertyNames()) {
            if (key.startsWith("violation.") || key.startsWith("problem.") || key.startsWith("fault.")) {
                assertThat(placeholders(GERMAN, key)).as(key).isEqualTo(placeholders(ENGLISH, key));
            }
        }
    }

    /** Android's R8 may move a class to another package, where a path relative to the class finds nothing. */
    @Test
    void resources_areOpenedByAbsolutePaths() throws IOException {
        Path sources = Path.of("src/main/java");
        List<String> resourcePaths = new ArrayList<>();
        try (Stream<Path> files = Files.walk(sources)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                RESOURCE.matcher(Files.readString(file)).results().forEach(found -> resourcePaths.add(found.group(1)));
            }
        }

        assertThat(resourcePaths)
                .hasSize(2)
                .allSatisfy(path -> assertThat(path)
                        .startsWith("\"/io/github/hiverules/notation/")
                        .endsWith("\""));
    }

    private static Set<String> missingKeys(Properties texts, Properties others) {
        Set<String> keys = new TreeSet<>(others.stringPropertyNames());
        keys.removeAll(texts.stringPropertyNames());
        return keys;
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
                Objects.requireNonNull(Sentences.class.getResourceAsStream(resource)), StandardCharsets.UTF_8)) {
            properties.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties;
    }

    @Test
    void loadTemplates_areInUtf8AndWithoutComments() {
        byte[] file = "# Insects = bugs\n\nqueen=K\u00F6nigin\nequal=a=b".getBytes(StandardCharsets.UTF_8);

        assertThat(Templates.load(new ByteArrayInputStream(file)))
                .containsExactlyInAnyOrderEntriesOf(Map.of("queen", "K\u00F6nigin", "equal", "a=b"));
    }
}
