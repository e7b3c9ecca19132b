package io.github.hiverules.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the first example in the Javadoc of a notation's class, so that the picture below it shows that example. */
final class JavadocQuote {

    private static final Path SOURCES = Path.of("../../hive-notation/src/main/java");
    private static final Pattern CODE = Pattern.compile("\\{@code ([^}]+)}");
    private static final Pattern BLOCK = Pattern.compile("(?s)<pre>\\R(.*?) \\* </pre>");

    private JavadocQuote() {}

    /** Returns the first {@code @code} text. */
    static String code(Class<?> type) {
        return first(CODE, type);
    }

    /** Returns the first {@code <pre>} block. */
    static String block(Class<?> type) {
        return first(BLOCK, type).replaceAll("(?m)^ \\* ?", "");
    }

    private static String first(Pattern pattern, Class<?> type) {
        try {
            Matcher found = pattern.matcher(
                    Files.readString(SOURCES.resolve(type.getName().replace('.', '/') + ".java")));
            if (!found.find()) {
                throw new IllegalArgumentException("no example in the Javadoc of " + type);
            }
            return found.group(1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
