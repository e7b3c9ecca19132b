package io.github.hiverules.notation.internal;

import java.io.InputStream;
import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The texts of one language by their keys. */
public final class Language {

    public static final Language ENGLISH =
            new Language(Language.class.getResourceAsStream("/io/github/hiverules/notation/text/english.properties"));

    private final Map<String, String> texts;

    private Language(@Nullable InputStream file) {
        Properties properties = Texts.properties(file);
        Map<String, String> all = new TreeMap<>();
        properties.stringPropertyNames().forEach(key -> all.put(key, properties.getProperty(key)));
        this.texts = Collections.unmodifiableMap(all);
    }

    private Language(Map<String, String> texts) {
        this.texts = texts;
    }

    /** Returns a language with some texts, and the English ones for all other keys. */
    public static Language of(Map<String, String> texts) {
        Map<String, String> all = new TreeMap<>(ENGLISH.texts);
        all.putAll(texts);
        return new Language(Collections.unmodifiableMap(all));
    }

    /** German, loaded only if it is used. */
    public static Language german() {
        return German.LANGUAGE;
    }

    /** Returns all texts by their keys, unmodifiable. */
    public Map<String, String> texts() {
        return texts;
    }

    public boolean has(String key) {
        return texts.containsKey(key);
    }

    public String text(String key) {
        return Objects.requireNonNull(texts.get(key), key);
    }

    public Optional<String> find(String key) {
        return Optional.ofNullable(texts.get(key));
    }

    private static final class German {
        static final Language LANGUAGE = new Language(
                Language.class.getResourceAsStream("/io/github/hiverules/notation/text/german.properties"));
    }
}
