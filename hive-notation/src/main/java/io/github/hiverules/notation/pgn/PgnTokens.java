package io.github.hiverules.notation.pgn;

import io.github.hiverules.notation.internal.Directions;
import io.github.hiverules.notation.internal.PieceName;
import io.github.hiverules.notation.internal.Strings;
import io.github.hiverules.notation.internal.grammar.Results;
import io.github.hiverules.notation.internal.grammar.Source;

/** The words, numbers and annotations among the moves of a PGN. */
final class PgnTokens {

    private static final String PASS = "pass";

    /** The length of the longest word in a move that looks like the beginning of a result: {@code wB1\}. */
    private static final int MAX_MOVE_WORD = 4;

    /** The greatest length of an unknown result. */
    private static final int MAX_WORDS = 39;

    private final Source source;

    /** The end of the text without whitespace after it. */
    private final int textEnd;

    PgnTokens(Source source) {
        this.source = source;
        this.textEnd = source.trimEnd(0, source.length());
    }

    /** Returns whether a character can only begin a word, as letters and the signs of directions do. */
    static boolean beginsWord(char c) {
        return isCommon(c) && !Strings.isDigit(c);
    }

    /** Returns the end of the word at an offset, which has at least one character. */
    int wordEnd(int from) {
        int end = from + 1;
        while (end < source.length() && !endsWord(source.at(end))) {
            end++;
        }
        return end;
    }

    private static boolean endsWord(char c) {
        return !isCommon(c) && (Strings.isWhitespace(c) || "{(;$!?,]".indexOf(c) >= 0 || Strings.isQuote(c));
    }

    /** Returns whether moves contain a character, which therefore ends no word; for speed. */
    private static boolean isCommon(char c) {
        return Strings.isWordPart(c) || c == '-' || c == '/' || c == '\\';
    }

    /** Returns the end of a number with its dots, of a number alone, or of dots alone; else the given offset. */
    int numberEnd(int from) {
        int digits = source.skipDigits(from, source.length());
        int dots = digits;
        while (dots < source.length() && isDot(source.at(dots))) {
            dots++;
        }
        if (dots > digits) {
            return dots;
        }
        if (digits == from || digits == source.length() || endsWord(source.at(digits))) {
            return digits;
        }
        return source.at(digits) == ')' || source.at(digits) == ':' ? digits + 1 : from;
    }

    static boolean isDot(char c) {
        return c == '.' || c == '\u2026';
    }

    /** Returns the end of an annotation such as {@code $6} or {@code !?}, or the given offset. */
    int annotationEnd(int from) {
        if (source.at(from) == '$') {
            int digits = source.skipDigits(from + 1, source.length());
            return digits == from + 1 ? from : digits;
        }
        int end = from;
        while (end < source.length() && (source.at(end) == '!' || source.at(end) == '?')) {
            end++;
        }
        return end;
    }

    boolean isPass(int from, int end) {
        return source.rangeEqualsIgnoringCase(PASS, from, end);
    }

    boolean isResult(int from, int end) {
        char first = source.at(from);
        boolean isMoveWord = end - from <= MAX_MOVE_WORD
                && (PieceName.findColor(first).isPresent()
                        || Directions.fromSignBefore(first).isPresent());
        return !isMoveWord && isResult(source.excerpt(from, end));
    }

    private static boolean isResult(String words) {
        return Results.isUnknown(words) || Results.findOutcome(words).isPresent();
    }

    /**
     * Returns the end of the result at an offset, or the offset. After moves, a result may have several words. Unknown
     * ones are a result, too, if they end the text on a line of their own, have no digits, and begin with a word that is
     * too long for a move.
     *
     * @param last the end of the last move or number; 0 if there is none
     */
    int resultEnd(int from, int wordEnd, int last) {
        boolean isLast = last > 0 && wordEnd - from >= MAX_MOVE_WORD && textEnd - from <= MAX_WORDS;
        if (isLast && isResult(source.excerpt(from, textEnd))) {
            return textEnd;
        }
        if (isResult(from, wordEnd)) {
            return wordEnd;
        }
        boolean isWords =
                isLast && source.lineEnd(last) < from && source.skipToWhitespace(from, textEnd) - from > MAX_MOVE_WORD;
        for (int at = from; isWords && at < textEnd; at++) {
            char c = source.at(at);
            isWords = (Strings.isWordPart(c) && !Strings.isDigit(c)) || c == ' ' || c == '.';
        }
        return isWords ? textEnd : from;
    }

    /**
     * Returns whether a word after the name of a moving piece is its destination. On the next line, a piece without a
     * direction is one only if a number, a result or the end of the text follows it; otherwise, it begins a move.
     */
    boolean isDestination(int pieceEnd, int from, int end) {
        int next = source.skipWhitespace(end, source.length());
        return !hasLineEnd(pieceEnd, from)
                || Directions.fromSignBefore(source.at(from)).isPresent()
                || Directions.fromSignAfter(source.at(end - 1)).isPresent()
                || next == source.length()
                || numberEnd(next) > next
                || isResult(next, wordEnd(next));
    }

    private boolean hasLineEnd(int from, int limit) {
        int at = from;
        while (at < limit && !Strings.isLineEnd(source.at(at))) {
            at++;
        }
        return at < limit;
    }
}
