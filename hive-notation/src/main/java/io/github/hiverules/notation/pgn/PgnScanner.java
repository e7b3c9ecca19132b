package io.github.hiverules.notation.pgn;

import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.internal.grammar.Faults;
import io.github.hiverules.notation.internal.grammar.Repairs;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.internal.grammar.TextRange;
import io.github.hiverules.notation.internal.pgn.PgnTag;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Divides a PGN text with one game into tags, comments, moves and result, without interpreting them. */
final class PgnScanner {

    private final Source source;
    private final CommentEnds commentEnds;
    private final Repairs repairs;
    private final Map<String, TextRange> tags = new LinkedHashMap<>();
    private final List<Comment> comments = new ArrayList<>();
    private final List<Ply> plies = new ArrayList<>();
    private Optional<TextRange> result = Optional.empty();
    private final Optional<Fault> fault;
    private final int start;
    private int index;
    private TextRange number = TextRange.NONE;

    PgnScanner(Source source, ReadOptions options) {
        this.source = source;
        this.commentEnds = new CommentEnds(source);
        this.repairs = new Repairs(source, options);
        this.start = source.skipWhitespace(0, source.length());
        this.index = start;
        this.fault = Faults.thrownBy(this::scanTags).or(() -> Faults.thrownBy(this::scanMoves));
    }

    /** The text in braces, and the number of moves before it. */
    record Comment(TextRange text, int ply) {}

    /** A move and the range of the numbers before it, which is empty if there are none. */
    record Ply(TextRange number, TextRange move) {}

    private void scanTags() {
        skipWhitespaceAndComments();
        int first = index;
        while (index < source.length() && source.at(index) == '[') {
            scanTag();
            skipWhitespaceAndComments();
        }
        if (index == first) {
            repairs.add(Repair.Kind.MALFORMED_TAG, index, index, "");
        }
    }

    /** Scans a tag, or skips a line that has none. */
    private void scanTag() {
        int start = index;
        Optional<PgnTag> found = PgnTag.read(source, start);
        index = found.map(PgnTag::end).orElseGet(() -> source.lineEnd(start));
        if (found.isEmpty()) {
            repairs.add(Repair.Kind.MALFORMED_TAG, start, source.trimEnd(start, index), "");
            return;
        }
        PgnTag tag = found.get();
        if (tags.putIfAbsent(tag.name(), new TextRange(tag.value(), tag.valueEnd())) != null) {
            repairs.add(Repair.Kind.REPEATED_TAG, start, index, "");
        }
    }

    private void scanMoves() {
        while (index < source.length()) {
            if (source.at(index) == '(') {
                skipVariation();
            } else {
                scanMove();
            }
            skipWhitespaceAndComments();
        }
    }

    private void skipWhitespaceAndComments() {
        index = source.skipWhitespace(index, source.length());
        while (index < source.length() && source.at(index) == '{') {
            int close = commentEnds.endOf(index);
            if (close == source.length() || source.at(close) != '}') {
                throw source.unreadable(index, close, Expected.COMMENT_END);
            }
            comments.add(new Comment(new TextRange(index + 1, close), plies.size()));
            index = source.skipWhitespace(close + 1, source.length());
        }
    }

    private void skipVariation() {
        int from = index;
        int depth = 0;
        do {
            if (index == source.length()) {
                throw source.unreadable(from, index, Expected.NO_VARIATION);
            }
            char c = source.at(index);
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            index = c == '{' ? Math.min(commentEnds.endOf(index) + 1, source.length()) : index + 1;
        } while (depth > 0);
        repairs.add(Repair.Kind.IGNORED_VARIATION, from, index, "");
    }

    /** Scans a number, or a move: everything up to the end of the line, a comment, a variation or the next number. */
    private void scanMove() {
        int first = index;
        int end = first;
        if (result.isPresent()) {
            throw source.unreadable(first, findTokenEnd(first), Expected.END);
        }
        while (end < source.length()
                && !Texts.isLineEnd(source.at(end))
                && source.at(end) != '{'
                && source.at(end) != '(') {
            int numberEnd = findNumberEnd(end);
            if (numberEnd > end && end == first) {
                number = new TextRange(number.isEmpty() ? end : number.start(), numberEnd);
                index = numberEnd;
                return;
            }
            if (numberEnd > end) {
                break;
            }
            end = source.skipWhitespaceInLine(findTokenEnd(end));
        }
        index = end;
        TextRange move = new TextRange(first, source.trimEnd(first, index));
        if (PgnResults.isResult(source.excerpt(move))) {
            result = Optional.of(move);
        } else {
            plies.add(new Ply(number, move));
            number = TextRange.NONE;
        }
    }

    private int findTokenEnd(int from) {
        int end = from;
        while (end < source.length()
                && !Texts.isWhitespace(source.at(end))
                && source.at(end) != '{'
                && source.at(end) != '(') {
            end++;
        }
        return end;
    }

    /** Returns the end of a number with its dots, or the given offset if there is none. */
    private int findNumberEnd(int from) {
        int digits = from;
        while (digits < source.length() && Texts.isDigit(source.at(digits))) {
            digits++;
        }
        int dots = digits;
        while (dots < source.length() && source.at(dots) == '.') {
            dots++;
        }
        return digits > from && dots > digits ? dots : from;
    }

    int start() {
        return start;
    }

    Map<String, TextRange> tags() {
        return tags;
    }

    List<Comment> comments() {
        return comments;
    }

    List<Ply> plies() {
        return plies;
    }

    /** Returns the range of the numbers that no move follows; empty if there are none. */
    TextRange unusedNumber() {
        return number;
    }

    Optional<TextRange> result() {
        return result;
    }

    Repairs repairs() {
        return repairs;
    }

    Optional<Fault> fault() {
        return fault;
    }
}
