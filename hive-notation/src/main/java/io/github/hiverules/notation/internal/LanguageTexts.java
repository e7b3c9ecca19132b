package io.github.hiverules.notation.internal;

import java.io.InputStream;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The texts in one language, by key. */
public final class LanguageTexts {

    public static final LanguageTexts ENGLISH = new LanguageTexts(
            LanguageTexts.class.getResourceAsStream("/io/github/hiverules/notation/text/english.properties"));

    private final Map<String, String> texts;

    /** The texts in the order of their keys. Sorting takes a while, so only the first caller waits for it. */
    private volatile @Nullable Map<String, String> sorted;

    private LanguageTexts(@Nullable InputStream file) {
        this.texts = Texts.loadTexts(file);
    }

    private LanguageTexts(Map<String, String> texts) {
        this.texts = texts;
    }

    /** Returns the given texts, with the English ones for all other keys. */
    public static LanguageTexts of(Map<String, String> texts) {
        Map<String, String> all = new HashMap<>(ENGLISH.texts);
        all.putAll(texts);
        return new LanguageTexts(all);
    }

    /** Returns the German texts, which are loaded on the first call. */
    public static LanguageTexts german() {
        return German.TEXTS;
    }

    public Map<String, String> texts() {
        Map<String, String> known = sorted;
        if (known == null) {
            known = Collections.unmodifiableMap(new TreeMap<>(texts));
            sorted = known;
        }
        return known;
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
        static final LanguageTexts TEXTS = new LanguageTexts(
                LanguageTexts.class.getResourceAsStream("/io/github/hiverules/notation/text/german.properties"));
    }
}
