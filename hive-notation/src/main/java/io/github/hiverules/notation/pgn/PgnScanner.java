package io.github.hiverules.notation.pgn;

import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.internal.grammar.Expectations;
import io.github.hiverules.notation.internal.grammar.Faults;
import io.github.hiverules.notation.internal.grammar.RepairKind;
import io.github.hiverules.notation.internal.grammar.Repairs;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.internal.pgn.PgnTag;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Divides one game of a PGN text into tags, moves and result, without understanding them. */
final class PgnScanner {

    private final Source source;
    private final CommentEnds commentEnds;
    private final Repairs repairs;
    private final Map<String, Span> tags = new LinkedHashMap<>();
    private final List<Comment> comments = new ArrayList<>();
    private final List<Ply> plies = new ArrayList<>();
    private Optional<Span> result = Optional.empty();
    private final Optional<Fault> fault;
    private final int start;
    private int index;
    private Span number = Span.NONE;

    PgnScanner(Source source, CommentEnds commentEnds, int from, ReadOptions options) {
        this.source = source;
        this.commentEnds = commentEnds;
        this.repairs = new Repairs(source, options);
        this.start = source.skipBlanks(from, source.length());
        this.index = start;
        this.fault = Faults.in(this::scanTags).or(() -> Faults.in(this::scanMoves));
        if (fault.isPresent()) {
            skipToNextGame();
        }
    }

    /** A range of the text. */
    record Span(int start, int end) {
        static final Span NONE = new Span(0, 0);

        boolean isEmpty() {
            return start == end;
        }
    }

    /** What is written in braces, and how many moves come before it. */
    record Comment(Span text, int ply) {}

    /** One move and the number before it, which may be missing, or all numbers before it. */
    record Ply(Span number, Span move) {}

    private void scanTags() {
        skipBlanksAndComments();
        int first = index;
        while (index < source.length() && source.at(index) == '[') {
            scanTag();
            skipBlanksAndComments();
        }
        if (index == first) {
            repairs.add(RepairKind.MALFORMED_TAG, index, index, "");
        }
    }

    /** Takes a tag, which another tag may follow on the same line; if it is not a tag, skips the rest of the line. */
    private void scanTag() {
        int start = index;
        int nameEnd = start + 1;
        while (nameEnd < source.length() && PgnTag.isNamePart(source.at(nameEnd))) {
            nameEnd++;
        }
        int open = source.skipSpaces(nameEnd);
        boolean hasNameAndQuote = nameEnd > start + 1 && open < source.length() && source.at(open) == '"';
        int close = hasNameAndQuote ? valueEnd(open + 1) : -1;
        if (close < 0) {
            index = source.lineEnd(start);
            repairs.add(RepairKind.MALFORMED_TAG, start, source.trimEnd(start, index), "");
            return;
        }
        index = source.skipSpaces(close + 1) + 1;
        String name = source.excerpt(start + 1, nameEnd);
        if (tags.putIfAbsent(name, new Span(open + 1, close)) != null) {
            repairs.add(RepairKind.REPEATED_TAG, start, index, "");
        }
    }

    /**
     * Returns the quote that ends a value and its tag, or -1. Quotes before it belong to the value. The last one ends
     * the value even after a backslash, because some programs do not escape what they write.
     */
    private int valueEnd(int from) {
        int last = -1;
        boolean escaped = false;
        for (int at = from; at < source.length() && !Texts.isLineEnd(source.at(at)); at++) {
            char c = source.at(at);
            if (c == '"' && endsTag(source.skipSpaces(at + 1))) {
                last = at;
                if (!escaped) {
                    return at;
                }
            }
            escaped = c == '\\' && !escaped;
        }
        return last;
    }

    private boolean endsTag(int bracket) {
        if (bracket == source.length() || source.at(bracket) != ']') {
            return false;
        }
        int next = source.skipSpaces(bracket + 1);
        return next == source.length() || Texts.isLineEnd(source.at(next)) || source.at(next) == '[';
    }

    private void scanMoves() {
        while (index < source.length() && source.at(index) != '[') {
            if (source.at(index) == '(') {
                leaveVariationOut();
            } else {
                scanMove();
            }
            skipBlanksAndComments();
        }
    }

    private void skipBlanksAndComments() {
        index = source.skipBlanks(index, source.length());
        while (index < source.length() && source.at(index) == '{') {
            int close = commentEnds.of(index);
            if (close == source.length() || source.at(close) != '}') {
                throw source.unreadable(index, close, Expectations.COMMENT_END);
            }
            comments.add(new Comment(new Span(index + 1, close), plies.size()));
            index = source.skipBlanks(close + 1, source.length());
        }
    }

    /** Skips a variation and those within it, which may have comments. */
    private void leaveVariationOut() {
        int from = index;
        int depth = 0;
        do {
            char c = index < source.length() ? source.at(index) : 0;
            if (index == source.length() || PgnTag.beginsLine(source, index)) {
                throw source.unreadable(from, index, Expectations.SGF_NO_VARIATION);
            }
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            index = c == '{' ? Math.min(commentEnds.of(index) + 1, source.length()) : index + 1;
        } while (depth > 0);
        repairs.add(RepairKind.IGNORED_VARIATION, from, index, "");
    }

    /** Takes one move: everything up to the end of the line, a comment or the next number. */
    private void scanMove() {
        int first = index;
        int end = first;
        if (result.isPresent()) {
            throw source.unreadable(first, tokenEnd(first), Expectations.END);
        }
        while (end < source.length()
                && !Texts.isLineEnd(source.at(end))
                && source.at(end) != '{'
                && source.at(end) != '(') {
            int numberEnd = numberEnd(end);
            if (numberEnd > end && end == first) {
                number = new Span(number.isEmpty() ? end : number.start, numberEnd);
                index = numberEnd;
                return;
            }
            if (numberEnd > end) {
                break;
            }
            end = source.skipSpaces(tokenEnd(end));
        }
        index = Math.max(end, first + 1);
        Span move = new Span(first, source.trimEnd(first, index));
        if (number.isEmpty() && PgnResults.isResult(source.excerpt(move.start, move.end))) {
            result = Optional.of(move);
        } else {
            plies.add(new Ply(number, move));
        }
        number = Span.NONE;
    }

    private int tokenEnd(int from) {
        int end = from;
        while (end < source.length()
                && !Texts.isBlank(source.at(end))
                && source.at(end) != '{'
                && source.at(end) != '(') {
            end++;
        }
        return end;
    }

    /** Returns where a number with its dots ends, or the start if there is none. */
    private int numberEnd(int from) {
        int digits = from;
        while (digits < source.length() && source.at(digits) >= '0' && source.at(digits) <= '9') {
            digits++;
        }
        int dots = digits;
        while (dots < source.length() && source.at(dots) == '.') {
            dots++;
        }
        return digits > from && dots > digits ? dots : from;
    }

    private void skipToNextGame() {
        while (index < source.length()) {
            index = source.skipBlanks(source.lineEnd(index), source.length());
            if (index < source.length() && source.at(index) == '[') {
                return;
            }
        }
    }

    int start() {
        return start;
    }

    int end() {
        return index;
    }

    Map<String, Span> tags() {
        return tags;
    }

    List<Comment> comments() {
        return comments;
    }

    List<Ply> plies() {
        return plies;
    }

    /** Returns the number at the end that no move follows, if there is one. */
    Span numberLeft() {
        return number;
    }

    Optional<Span> result() {
        return result;
    }

    Repairs repairs() {
        return repairs;
    }

    Optional<Fault> fault() {
        return fault;
    }
}
