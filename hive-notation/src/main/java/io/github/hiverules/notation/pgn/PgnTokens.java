package io.github.hiverules.notation.pgn;

import io.github.hiverules.notation.internal.Directions;
import io.github.hiverules.notation.internal.Pieces;
import io.github.hiverules.notation.internal.Strings;
import io.github.hiverules.notation.internal.grammar.Source;
import java.util.List;

/** The words, numbers and annotations among the moves of a PGN. */
final class PgnTokens {

    private static final String PASS = "pass";

    /** The length of the longest word in a move that looks like the beginning of a result: {@code wB1\}. */
    private static final int MAX_MOVE_WORD = 4;

    /** The greatest length of an unknown result. */
    private static final int MAX_WORDS = 39;

    private final Source source;

    PgnTokens(Source source) {
        this.source = source;
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
        return !isCommon(c) && endsUncommonly(c);
    }

    /** Returns whether moves contain a character, which therefore ends no word; for speed. */
    private static boolean isCommon(char c) {
        return Strings.isWordPart(c) || c == '-' || c == '/' || c == '\\';
    }

    private static boolean endsUncommonly(char c) {
        return Strings.isWhitespace(c) || "{(;$!?,]".indexOf(c) >= 0 || Strings.isQuote(c);
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
                && (Pieces.findColorIgnoringCase(first).isPresent()
                        || Directions.fromSignBefore(first).isPresent());
        return !isMoveWord && PgnResults.isResult(source.excerpt(from, end));
    }

    /**
     * Returns whether only the rest of a line follows: a few words without digits, of which the first is too long for a
     * move.
     */
    boolean isLastWords(int from) {
        int end = source.trimEnd(from, source.length());
        boolean isShort = end - from > MAX_MOVE_WORD && end - from <= MAX_WORDS;
        boolean isWords = isShort && source.skipToWhitespace(from, end) - from > MAX_MOVE_WORD;
        for (int at = from; isWords && at < end; at++) {
            char c = source.at(at);
            isWords = (Strings.isWordPart(c) && !Strings.isDigit(c)) || c == ' ' || c == '.';
        }
        return isWords;
    }

    /**
     * Returns whether a word after the name of a moving piece is its destination. On the next line, a piece without a
     * direction is one only if a number, a result or the end of the text follows it; otherwise, it begins a move.
     */
    boolean isDestination(int pieceEnd, int from, int end) {
        return !hasLineEnd(pieceEnd, from)
                || Directions.fromSignBefore(source.at(from)).isPresent()
                || Directions.fromSignAfter(source.at(end - 1)).isPresent()
                || isBoundary(source.skipWhitespace(end, source.length()));
    }

    private boolean hasLineEnd(int start, int limit) {
        int at = start;
        while (at < limit && !Strings.isLineEnd(source.at(at))) {
            at++;
        }
        return at < limit;
    }

    private boolean isBoundary(int at) {
        return at == source.length() || numberEnd(at) > at || isResult(at, wordEnd(at));
    }

    /** Returns whether a range begins with a whole move, perhaps after its number. */
    boolean hasMove(int from, int end) {
        int first = skipSpaces(from, end);
        int start = source.startsWith("[", first) ? first + 1 : first;
        int at = skipSpaces(numberEnd(skipSpaces(start, end)), end);
        int nameEnd = Math.min(wordEnd(at), end);
        if (isPass(at, nameEnd)) {
            return true;
        }
        if (!Pieces.isPieceAt(source, at) || nameEnd > at + MAX_MOVE_WORD - 1) {
            return false;
        }
        int second = skipSpaces(nameEnd, end);
        return second == end
                || Strings.isLineEnd(source.at(second))
                || isDestinationAt(second, Math.min(wordEnd(second), end));
    }

    /**
     * Returns whether a range is a list of moves with semicolons between them: each part begins with a move or, if there
     * is only one part, consists of moves.
     */
    boolean isMoveList(int from, int end) {
        int partEnd = source.indexOf(';', from, end);
        boolean isList = hasMove(from, partEnd) && (partEnd < end || hasOnlyMoves(from, end));
        while (isList && partEnd < end) {
            int part = partEnd + 1;
            partEnd = source.indexOf(';', part, end);
            isList = hasMove(part, partEnd) || hasOnlyMoves(part, partEnd);
        }
        return isList;
    }

    private boolean hasOnlyMoves(int from, int end) {
        int at = skipSpaces(from, end);
        boolean isMove = true;
        while (isMove && at < end) {
            int wordEnd = Math.min(Math.max(numberEnd(at), wordEnd(at)), end);
            isMove = numberEnd(at) > at
                    || "[],".indexOf(source.at(at)) >= 0
                    || isPass(at, wordEnd)
                    || isDestinationAt(at, wordEnd)
                    || isResult(at, wordEnd);
            at = skipSpaces(wordEnd, end);
        }
        return isMove;
    }

    /**
     * Returns the start of what looks like a move with one of some numbers, or the end of the range. It begins the
     * range, where the brace may have replaced a digit, or a line. It may stand anywhere in the rest of a line behind a
     * semicolon, and in a range with another opening brace, which tells of a lost closing one.
     */
    int findMove(int from, int end, boolean isRestOfLine, List<Integer> numbers) {
        boolean isInLine = false;
        boolean isAnywhere = isRestOfLine || source.indexOf('{', from, end) < end;
        for (int at = from; at < end; at++) {
            char c = source.at(at);
            if (!isInLine && !Strings.isWhitespace(c) && isNumberedMove(at, end, at == from, numbers)) {
                return at;
            }
            isInLine = !Strings.isLineEnd(c) && (isInLine || !Strings.isWhitespace(c)) && !(isAnywhere && c == ' ');
        }
        return end;
    }

    private boolean isNumberedMove(int at, int end, boolean mayLackDigit, List<Integer> numbers) {
        if (numberEnd(at) == at || source.at(at) == '\u2026' || !hasMove(at, end)) {
            return false;
        }
        String digits = source.excerpt(at, source.skipDigits(at, end));
        return numbers.stream()
                .map(number -> Integer.toString(number))
                .anyMatch(number -> mayLackDigit ? number.endsWith(digits) : number.equals(digits));
    }

    private int skipSpaces(int from, int end) {
        return Math.min(source.skipWhitespaceInLine(from), end);
    }

    private boolean isDestinationAt(int from, int end) {
        int piece = Directions.fromSignBefore(source.at(from)).isPresent() ? from + 1 : from;
        return source.at(from) == '.'
                || source.at(from) == ';'
                || (Pieces.isPieceAt(source, piece) && end <= piece + MAX_MOVE_WORD);
    }
}
