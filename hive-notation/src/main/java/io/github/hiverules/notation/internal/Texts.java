package io.github.hiverules.notation.internal;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Properties;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What characters mean to readers, and loading of the texts that come with the library. */
public final class Texts {

    /** The version of the grammar of game texts and the end of that field, with which each text begins. */
    public static final String GAME_TEXT = "1~";

    private Texts() {}

    /**
     * Reads properties in UTF-8. Callers open the file and write its full path there, because R8 moves classes away from
     * their files, and a native image contains only the files that it sees being opened.
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

    /** Replaces every match. TeaVM and old versions of Android lack this method of {@code Matcher}. */
    public static String replaceAll(String text, Pattern pattern, Function<MatchResult, String> replacement) {
        StringBuilder replaced = new StringBuilder();
        int from = 0;
        for (Matcher matcher = pattern.matcher(text); matcher.find(); from = matcher.end()) {
            replaced.append(text, from, matcher.start()).append(replacement.apply(matcher));
        }
        return replaced.append(text, from, text.length()).toString();
    }

    /** Returns whether a character may be part of a tag's name. */
    public static boolean isTagNamePart(char c) {
        return Character.isLetterOrDigit(c) || c == '_';
    }

    public static boolean isLineEnd(char c) {
        return c == '\n' || c == '\r';
    }

    /** Returns whether a character is white space; the byte order mark counts too. */
    public static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\f' || c == '\uFEFF';
    }

    // Character.toUpperCase also maps letters that are not ASCII, such as the long s.
    public static char upper(char c) {
        return c >= 'a' && c <= 'z' ? (char) (c - 'a' + 'A') : c;
    }

    public static char lower(char c) {
        return c >= 'A' && c <= 'Z' ? (char) (c - 'A' + 'a') : c;
    }
}
