package io.github.hiverules.notation.internal;

import java.util.ArrayList;
import java.util.List;

/** Classifies characters, and splits and changes strings. */
public final class Strings {

    /** The beginning of every game text: the version of its grammar, and the separator. */
    public static final String GAME_TEXT_PREFIX = "1~";

    private static final char LAST_ASCII = '\u007F';

    private static final String QUOTES =
            "\"'`\u00AB\u00BB\u2018\u2019\u201A\u201B\u201C\u201D\u201E\u201F\u2039\u203A\u300C\u300D\uFF02";

    private Strings() {}

    /** Replaces control characters, because some of them end a line. */
    public static String withoutControls(String text, char replacement) {
        StringBuilder replaced = new StringBuilder();
        for (int index = 0; index < text.length(); index++) {
            char c = text.charAt(index);
            replaced.append(Character.isISOControl(c) ? replacement : c);
        }
        return replaced.toString();
    }

    /**
     * Replaces what makes a text unsafe to print in a line of a log or a terminal: control characters, other line
     * endings, unpaired surrogates, and invisible characters, some of which change the order of the text around them.
     */
    public static String printable(String text) {
        StringBuilder printed = new StringBuilder(text.length());
        text.codePoints().forEach(code -> printed.appendCodePoint(isPrintable(code) ? code : '?'));
        return printed.toString();
    }

    private static boolean isPrintable(int code) {
        return switch (Character.getType(code)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE -> false;
            default -> true;
        };
    }

    /** Splits a text at each separator; the parts may be empty. */
    public static List<String> split(String text, char separator) {
        List<String> parts = new ArrayList<>();
        int start = 0;
        for (int end = text.indexOf(separator); end >= 0; end = text.indexOf(separator, start)) {
            parts.add(text.substring(start, end));
            start = end + 1;
        }
        parts.add(text.substring(start));
        return parts;
    }

    /** Returns whether a character is a letter from a to z in either case, a digit or an underscore. */
    public static boolean isWordPart(int c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || isDigit(c) || c == '_';
    }

    public static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    /** Returns the number in a text of one or two digits, or 0 for any other text. */
    public static int shortNumber(String text) {
        int number = 0;
        for (int index = 0; index < text.length(); index++) {
            if (index == 2 || !isDigit(text.charAt(index))) {
                return 0;
            }
            number = 10 * number + text.charAt(index) - '0';
        }
        return number;
    }

    /** Returns whether a text is a number from 1 to a maximum, in one or two digits. */
    public static boolean isNumberUpTo(int max, String text) {
        int number = shortNumber(text);
        return number > 0 && number <= max;
    }

    public static boolean isLineEnd(char c) {
        return c == '\n' || c == '\r';
    }

    /** Returns whether a character is whitespace or the byte order mark. */
    public static boolean isWhitespace(char c) {
        return c <= ' ' ? c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\f' : c == '\uFEFF';
    }

    /** Returns whether a character is whitespace of any kind, or invisible. */
    public static boolean isBlank(char c) {
        return isWhitespace(c)
                || (c > LAST_ASCII
                        && (Character.getType(c) == Character.SPACE_SEPARATOR
                                || Character.getType(c) == Character.FORMAT));
    }

    /** Returns whether a character is a quotation mark of any kind. */
    public static boolean isQuote(char c) {
        return QUOTES.indexOf(c) >= 0;
    }

    /**
     * Returns a text with lowercase letters from a to z. The JDK's method also maps letters whose lowercase form has
     * several characters, and copies the rest of the text for each of them.
     */
    public static String toAsciiLower(String text) {
        char[] lowercase = text.toCharArray();
        for (int index = 0; index < lowercase.length; index++) {
            lowercase[index] = toAsciiLower(lowercase[index]);
        }
        return new String(lowercase);
    }

    /** Returns a text with uppercase letters from A to Z. */
    public static String toAsciiUpper(String text) {
        char[] uppercase = text.toCharArray();
        for (int index = 0; index < uppercase.length; index++) {
            uppercase[index] = toAsciiUpper(uppercase[index]);
        }
        return new String(uppercase);
    }

    /** Returns whether two texts differ at most in the case of the letters from a to z. */
    public static boolean equalsIgnoringCase(String text, String word) {
        return text.length() == word.length() && toAsciiLower(text).equals(toAsciiLower(word));
    }

    // Character.toUpperCase would also turn some non-ASCII letters, such as the long s, into ASCII ones.
    public static char toAsciiUpper(char c) {
        return c >= 'a' && c <= 'z' ? (char) (c - 'a' + 'A') : c;
    }

    public static char toAsciiLower(char c) {
        return c >= 'A' && c <= 'Z' ? (char) (c - 'A' + 'a') : c;
    }
}
