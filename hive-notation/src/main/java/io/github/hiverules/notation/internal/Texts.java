package io.github.hiverules.notation.internal;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/** Small searches in a range of a text, and texts that come with the library. */
public final class Texts {

    private Texts() {}

    /**
     * Reads properties in UTF-8. Whoever opens the file writes its whole path out in that place: what makes an Android app
     * small moves classes away from their files, and a native image holds the files that it sees being opened.
     */
    public static Properties properties(@Nullable InputStream file) {
        Properties properties = new Properties();
        try (InputStream stream = Objects.requireNonNull(file)) {
            properties.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties;
    }

    public static int skipBlanks(String text, int from, int to) {
        int index = from;
        while (index < to && isBlank(text.charAt(index))) {
            index++;
        }
        return index;
    }

    public static int trimEnd(String text, int from, int to) {
        int index = to;
        while (index > from && isBlank(text.charAt(index - 1))) {
            index--;
        }
        return index;
    }

    public static int skipUntilBlank(String text, int from, int to) {
        int index = from;
        while (index < to && !isBlank(text.charAt(index))) {
            index++;
        }
        return index;
    }

    public static int indexOf(String text, char wanted, int from, int to) {
        for (int index = from; index < to; index++) {
            if (text.charAt(index) == wanted) {
                return index;
            }
        }
        return to;
    }

    /** Tells whether a character is white space; the mark at the start of some files counts too. */
    public static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\f' || c == '\uFEFF';
    }
}
