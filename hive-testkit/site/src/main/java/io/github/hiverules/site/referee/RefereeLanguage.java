package io.github.hiverules.site.referee;

import io.github.hiverules.notation.text.Sentences;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/** One language of the page: its own texts and the sentences of the library. */
final class RefereeLanguage {

    static final RefereeLanguage ENGLISH = new RefereeLanguage(
            "en",
            Sentences.english(),
            RefereeLanguage.class.getResourceAsStream("/io/github/hiverules/site/referee/english.properties"));
    private static @Nullable RefereeLanguage german;

    private final String code;
    private final Sentences sentences;
    private final Properties texts = new Properties();

    private RefereeLanguage(String code, Sentences sentences, @Nullable InputStream file) {
        this.code = code;
        this.sentences = sentences;
        try (InputStream stream = Objects.requireNonNull(file, code)) {
            texts.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static RefereeLanguage of(String code) {
        return code.startsWith("de") ? german() : ENGLISH;
    }

    /** Returns the German texts, which the browser loads only for those who read them. */
    static RefereeLanguage german() {
        RefereeLanguage loaded = german;
        if (loaded == null) {
            loaded = new RefereeLanguage(
                    "de",
                    Sentences.german(),
                    RefereeLanguage.class.getResourceAsStream("/io/github/hiverules/site/referee/german.properties"));
            german = loaded;
        }
        return loaded;
    }

    String code() {
        return code;
    }

    Sentences sentences() {
        return sentences;
    }

    /** Returns a text with the values in place of {@code {0}}, {@code {1}} and so on. */
    String text(String key, Object... values) {
        String text = Objects.requireNonNull(texts.getProperty(key), key);
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
