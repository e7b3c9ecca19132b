package io.github.hiverules.notation.internal;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The templates in one language, by key. */
public final class LanguageTemplates {

    /** The file that should have every key. */
    private final String fileName;

    private final Map<String, String> templates;

    private LanguageTemplates(String fileName, Map<String, String> templates) {
        this.fileName = fileName;
        this.templates = Collections.unmodifiableMap(templates);
    }

    private LanguageTemplates(String fileName, @Nullable InputStream file) {
        this(fileName, load(file));
    }

    /** Returns the given templates, with the English ones for all other keys. */
    public static LanguageTemplates of(Map<String, String> templates) {
        Map<String, String> all = new TreeMap<>(english().templates);
        all.putAll(templates);
        return new LanguageTemplates(english().fileName, all);
    }

    /** Returns the English templates, which are loaded on the first call. */
    public static LanguageTemplates english() {
        return English.TEMPLATES;
    }

    /** Returns the German templates, which are loaded on the first call. */
    public static LanguageTemplates german() {
        return German.TEMPLATES;
    }

    /**
     * Reads a file of templates in UTF-8: each line is a key, {@code =} and a template, is empty or begins with {@code
     * #}. Callers open the file by a literal absolute path: R8 moves classes away from their files, and a native image
     * contains only the files whose names it finds where they are opened.
     */
    static Map<String, String> load(@Nullable InputStream file) {
        Map<String, String> templates = new TreeMap<>();
        try (InputStream stream = Objects.requireNonNull(file)) {
            for (String line : Strings.split(new String(stream.readAllBytes(), StandardCharsets.UTF_8), '\n')) {
                int equals = line.indexOf('=');
                if (equals > 0 && line.charAt(0) != '#') {
                    templates.put(line.substring(0, equals), line.substring(equals + 1));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return templates;
    }

    public Map<String, String> templates() {
        return templates;
    }

    public boolean has(String key) {
        return templates.containsKey(key);
    }

    public String template(String key) {
        String template = templates.get(key);
        if (template == null) {
            throw new IllegalStateException(fileName + " has no key " + key);
        }
        return template;
    }

    public Optional<String> find(String key) {
        return Optional.ofNullable(templates.get(key));
    }

    private static final class English {
        static final LanguageTemplates TEMPLATES = new LanguageTemplates(
                "english.properties",
                LanguageTemplates.class.getResourceAsStream("/io/github/hiverules/notation/text/english.properties"));
    }

    private static final class German {
        static final LanguageTemplates TEMPLATES = new LanguageTemplates(
                "german.properties",
                LanguageTemplates.class.getResourceAsStream("/io/github/hiverules/notation/text/german.properties"));
    }
}
