package io.github.hiverules.site.referee;

import io.github.hiverules.notation.text.Sentences;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.StringTokenizer;
import org.jspecify.annotations.Nullable;

/** One language of the page: its own texts and the sentences of the library. */
final class RefereeLanguage {

    static final RefereeLanguage ENGLISH = new RefereeLanguage(
            "en",
            Sentences.english(),
            RefereeLanguage.class.getResourceAsStream("/io/github/hiverules/site/referee/english.properties"));

    private final String code;
    private final Sentences sentences;
    private final Map<String, String> texts = new HashMap<>();

    private RefereeLanguage(String code, Sentences sentences, @Nullable InputStream file) {
        this.code = code;
        this.sentences = sentences;
        try (InputStream stream = Objects.requireNonNull(file, code)) {
            StringTokenizer lines =
                    new StringTokenizer(new String(stream.readAllBytes(), StandardCharsets.UTF_8), "\n");
            while (lines.hasMoreTokens()) {
                String line = lines.nextToken();
                int equals = line.indexOf('=');
                if (equals > 0 && line.charAt(0) != '#') {
                    texts.put(line.substring(0, equals), line.substring(equals + 1));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static RefereeLanguage of(String code) {
        return code.startsWith("de") ? german() : ENGLISH;
    }

    static RefereeLanguage german() {
        return German.LANGUAGE;
    }

    /** German texts are loaded only when somebody asks for them. */
    private static final class German {
        static final RefereeLanguage LANGUAGE = new RefereeLanguage(
                "de",
                Sentences.german(),
                RefereeLanguage.class.getResourceAsStream("/io/github/hiverules/site/referee/german.properties"));
    }

    String code() {
        return code;
    }

    Sentences sentences() {
        return sentences;
    }

    /** Returns a text with the values in place of {@code {0}}, {@code {1}} and so on. */
    String text(String key, Object... values) {
        String text = Objects.requireNonNull(texts.get(key), key);
        for (int i = 0; i < values.length; i++) {
            text = text.replace("{" + i + "}", values[i].toString());
        }
        return text;
    }

    /** Joins names with commas, and the last one with "and". */
    String list(List<String> names) {
        int last = names.size() - 1;
        return last < 1
                ? String.join("", names)
                : text("and", String.join(", ", names.subList(0, last)), names.get(last));
    }

    /** Returns a text with a name and a number, in the singular or plural. */
    String count(String key, String name, int number) {
        return text(key + (number == 1 ? ".one" : ".other"), name, number);
    }
}
