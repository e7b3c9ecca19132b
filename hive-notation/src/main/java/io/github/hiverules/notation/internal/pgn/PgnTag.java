package io.github.hiverules.notation.internal.pgn;

import io.github.hiverules.notation.internal.Characters;
import io.github.hiverules.notation.internal.Pieces;
import io.github.hiverules.notation.internal.Strings;
import java.util.Optional;

/**
 * A tag of a PGN, such as {@code [Date "2024.01.20"]}.
 *
 * @param name its name
 * @param value the offset of its value, after the quote
 * @param valueEnd the offset of the quote after its value
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

    /**
     * Returns whether a bracket at an offset opens a list of moves, or encloses a move, as in {@code [wS1 .]}. A tag may
     * have the name of a piece.
     */
    public static boolean opensMoves(Characters text, int bracket) {
        if (findValue(text, bracket) >= 0) {
            return false;
        }
        int at = bracket + 1;
        int end = Math.min(at + MAX_BEFORE_MOVE, text.length());
        while (at < end && isBeforeMove(text.at(at))) {
            at++;
        }
        int nameEnd = at;
        while (nameEnd < text.length() && Strings.isWordPart(text.at(nameEnd)) && nameEnd <= at + PASS.length()) {
            nameEnd++;
        }
        return Pieces.findIgnoringCase(text.substring(at, nameEnd)).isPresent() || text.rangeEquals(PASS, at, nameEnd);
    }

    private static boolean isBeforeMove(char c) {
        return c == '.' || Strings.isDigit(c) || Strings.isQuote(c) || Strings.isWhitespace(c);
    }

    /** Reads the tag whose bracket opens at an offset. Another tag or a comment may follow it in its line. */
    public static Optional<PgnTag> read(Characters text, int at) {
        int value = findValue(text, at);
        int valueEnd = value < 0 ? -1 : findValueEnd(text, value);
        return valueEnd < 0
                ? Optional.empty()
                : Optional.of(new PgnTag(
                        text.substring(at + 1, nameEnd(text, at + 1)),
                        value,
                        valueEnd,
                        text.skipWhitespaceInLine(valueEnd + 1) + 1));
    }

    /** Returns the offset after a name and a quote, or -1 if one of them is missing. */
    private static int findValue(Characters text, int at) {
        int nameEnd = nameEnd(text, at + 1);
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
     * Returns the offset of the quote that ends a value and its tag, or -1. Earlier quotes belong to the value. The
     * last quote ends the value even after a backslash, because some programs do not escape backslashes. If no
     * quote ends the tag, the first one before a bracket does if a move or a result follows.
     */
    private static int findValueEnd(Characters text, int from) {
        int first = -1;
        int last = -1;
        boolean isEscaped = false;
        for (int at = from; at < text.length() && !Strings.isLineEnd(text.at(at)); at++) {
            char c = text.at(at);
            int bracket = c == '"' ? text.skipWhitespaceInLine(at + 1) : at;
            if (bracket > at && text.startsWith("]", bracket)) {
                int next = text.skipWhitespaceInLine(bracket + 1);
                if (next == text.length() || "\r\n[{;".indexOf(text.at(next)) >= 0) {
                    last = at;
                    if (!isEscaped) {
                        return at;
                    }
                } else if (first < 0) {
                    first = at;
                }
            }
            isEscaped = c == '\\' && !isEscaped;
        }
        return last < 0 && first >= 0 && isBeforeGame(text, text.skipWhitespaceInLine(first + 1)) ? first : last;
    }

    private static boolean isBeforeGame(Characters text, int bracket) {
        int next = text.skipWhitespaceInLine(bracket + 1);
        return text.startsWith("*", next) || Strings.isDigit(text.at(next)) || opensMoves(text, bracket);
    }
}
