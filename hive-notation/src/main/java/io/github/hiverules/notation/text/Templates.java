package io.github.hiverules.notation.text;

import io.github.hiverules.notation.internal.Strings;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The templates of the library's languages by key, each loaded on the first call. */
final class Templates {

    private Templates() {}

    static Map<String, String> english() {
        return English.TEMPLATES;
    }

    static Map<String, String> german() {
        return German.TEMPLATES;
    }

    private static final class English {
        static final Map<String, String> TEMPLATES =
                load(Templates.class.getResourceAsStream("/io/github/hiverules/notation/text/english.properties"));
    }

    private static final class German {
        static final Map<String, String> TEMPLATES =
                load(Templates.class.getResourceAsStream("/io/github/hiverules/notation/text/german.properties"));
    }

    /**
     * Reads a file of templates in UTF-8: each line is a key, {@code =} and a template, is empty or begins with {@code
     * #}. Callers open the file by a literal absolute path: R8 moves classes away from their files, and a native image
     * contains only the files whose names it finds where they are opened.
     */
    static Map<String, String> load(@Nullable InputStream file) {
        Map<String, String> templates = new LinkedHashMap<>();
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
        return Collections.unmodifiableMap(templates);
    }
}
