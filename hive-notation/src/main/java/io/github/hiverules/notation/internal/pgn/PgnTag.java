package io.github.hiverules.notation.internal.pgn;

import io.github.hiverules.notation.internal.Characters;
import io.github.hiverules.notation.internal.PieceName;
import io.github.hiverules.notation.internal.Strings;
import java.util.Optional;

/**
 * A tag of a PGN, such as {@code [Date "2024.01.20"]}.
 *
 * @param name its name
 * @param value the offset of its value, after the quote
 * @param valueEnd the offset of the quote after its value, or -1 if the tag is incomplete
 * @param end the offset after its closing bracket
 */
public record PgnTag(String name, int value, int valueEnd, int end) {

    private static final String PASS = "pass";

    /** The maximum number of characters between a bracket and the first move of a list. */
    private static final int MAX_BEFORE_MOVE = 12;

    /** Returns whether an offset is the start of a line that begins with a tag, such as {@code [Date "}. */
    public static boolean beginsLine(Characters text, int at) {
        return text.at(at) == '[' && (at == 0 || Strings.isLineEnd(text.at(at - 1))) && findValue(text, at) >= 0;
    }

    /** Returns whether a comment begins at an offset, or a line that the PGN standard reserves for programs. */
    public static boolean beginsComment(Characters text, int at) {
        char c = text.at(at);
        return c == '{' || c == ';' || (c == '%' && (at == 0 || Strings.isLineEnd(text.at(at - 1))));
    }

    /** Returns whether a list of moves begins behind a bracket, or one move, as in {@code [wS1 .]}. */
    public static boolean opensMoves(Characters text, int bracket) {
        int at = bracket + 1;
        int end = Math.min(at + MAX_BEFORE_MOVE, text.length());
        while (at < end && isBeforeMove(text.at(at))) {
            at++;
        }
        int nameEnd = at;
        while (nameEnd < text.length() && Strings.isWordPart(text.at(nameEnd)) && nameEnd <= at + PASS.length()) {
            nameEnd++;
        }
        return PieceName.findPiece(text.substring(at, nameEnd)).isPresent() || text.rangeEquals(PASS, at, nameEnd);
    }

    private static boolean isBeforeMove(char c) {
        return c == '.' || Strings.isDigit(c) || Strings.isQuote(c) || Strings.isWhitespace(c);
    }

    /**
     * Finds the tag that begins at an offset. Another tag or a comment may follow it in its line. An incomplete one ends
     * before the next tag in its line, or with the line.
     */
    public static Optional<PgnTag> find(Characters text, int at) {
        if (text.at(at) != '[') {
            return Optional.empty();
        }
        int nameEnd = nameEnd(text, at + 1);
        int value = findValue(text, at, nameEnd);
        if (value < 0 && opensMoves(text, at)) {
            return Optional.empty();
        }
        int valueEnd = value < 0 ? -1 : findValueEnd(text, value);
        int end = valueEnd < 0 ? Math.max(nameEnd, value) : text.skipWhitespaceInLine(valueEnd + 1) + 1;
        while (valueEnd < 0 && end < text.length() && !Strings.isLineEnd(text.at(end)) && !isTag(text, end)) {
            end++;
        }
        return Optional.of(new PgnTag(text.substring(at + 1, nameEnd), value, valueEnd, end));
    }

    public boolean isComplete() {
        return valueEnd >= 0;
    }

    /** Returns the offset after a name and a quote, or -1 if one of them is missing. */
    private static int findValue(Characters text, int at) {
        return findValue(text, at, nameEnd(text, at + 1));
    }

    private static int findValue(Characters text, int at, int nameEnd) {
        int quote = text.skipWhitespaceInLine(nameEnd);
        return nameEnd > at + 1 && text.startsWith("\"", quote) ? quote + 1 : -1;
    }

    private static int nameEnd(Characters text, int name) {
        int end = name;
        while (end < text.length() && isNamePart(text.at(end))) {
            end++;
        }
        return end;
    }

    public static boolean isNamePart(char c) {
        return Character.isLetterOrDigit(c) || c == '_';
    }

    /**
     * Returns the offset of the quote that ends a value and its tag, or -1. Earlier quotes belong to the value. A quote
     * after a backslash ends it only if no other does, because some programs do not escape backslashes. A value in
     * which another tag seems to begin has lost a quote or a bracket.
     */
    private static int findValueEnd(Characters text, int from) {
        int last = -1;
        boolean isEscaped = false;
        for (int at = from; at < text.length() && !Strings.isLineEnd(text.at(at)); at++) {
            char c = text.at(at);
            if (isTag(text, at)) {
                return last;
            }
            int bracket = c == '"' ? text.skipWhitespaceInLine(at + 1) : at;
            if (bracket > at && text.startsWith("]", bracket)) {
                int next = text.skipWhitespaceInLine(bracket + 1);
                if (isAfterTag(text, bracket, next)) {
                    last = at;
                }
                if (!isEscaped && (last == at || hasName(text, next - 1))) {
                    return last;
                }
            }
            isEscaped = c == '\\' && !isEscaped;
        }
        return last;
    }

    private static boolean isTag(Characters text, int at) {
        return text.at(at) == '[' && hasName(text, at);
    }

    /** Returns whether a name, a space and a quote follow an offset. */
    private static boolean hasName(Characters text, int at) {
        int value = findValue(text, at);
        return value >= 0 && Strings.isWhitespace(text.at(value - 2));
    }

    /** Returns whether another tag, a comment, a move or a result follows a bracket, or nothing in its line. */
    private static boolean isAfterTag(Characters text, int bracket, int next) {
        return next == text.length()
                || "\r\n[{;*".indexOf(text.at(next)) >= 0
                || opensMoves(text, bracket)
                || (Strings.isDigit(text.at(next))
                        && (text.startsWith("-", next + 1) || text.startsWith("/", next + 1)));
    }
}
