package io.github.hiverules.notation.pgn;

import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.Strings;
import io.github.hiverules.notation.internal.grammar.Repairs;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.internal.grammar.TextRange;
import io.github.hiverules.notation.internal.pgn.PgnTag;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Divides a PGN text with one game into tags, comments, moves and result, without interpreting them. */
final class PgnScanner {

    private final Source source;
    private final PgnTokens tokens;
    private final CommentEnds commentEnds;
    private final Repairs repairs;
    private final Map<String, TextRange> tags = new LinkedHashMap<>();
    private final List<Comment> comments = new ArrayList<>();
    private final List<Ply> plies = new ArrayList<>();
    private final Set<Repair.Kind> reported = EnumSet.noneOf(Repair.Kind.class);
    private Optional<TextRange> result = Optional.empty();
    private final int start;
    private int movesStart;
    private int index;
    private TextRange number = TextRange.NONE;

    /** The words of the move that is not complete yet: none, or the name of a piece. */
    private TextRange begun = TextRange.NONE;

    /** The number of brackets that opened before moves. If the first move has none, the others have none. */
    private int brackets;

    /** The number of those brackets that are still open. */
    private int openBrackets;

    PgnScanner(Source source, ReadOptions options) {
        this.source = source;
        this.tokens = new PgnTokens(source);
        this.commentEnds = new CommentEnds(source);
        this.repairs = new Repairs(source, options);
        this.start = source.skipWhitespace(0, source.length());
        this.index = start;
    }

    /** A comment, and the number of moves before it. */
    record Comment(TextRange text, int ply) {}

    /** A move and the range of the numbers before it, which is empty if there are none. */
    record Ply(TextRange number, TextRange move) {}

    void scanTags() {
        skipWhitespaceAndComments();
        while (index < source.length()
                && source.at(index) == '['
                && !PgnTag.opensMoves(source, index)
                && !repairs.hasFailed()) {
            scanTag();
            skipWhitespaceAndComments();
        }
        movesStart = index;
    }

    /** Returns a lenient scanner that begins after the tags. */
    PgnScanner ahead() {
        PgnScanner ahead = new PgnScanner(source, ReadOptions.lenient());
        ahead.index = movesStart;
        return ahead;
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

    /** Returns the next move, or empty after the last one or after a fault. */
    Optional<Ply> next() {
        int known = plies.size();
        while (plies.size() == known && !repairs.hasFailed()) {
            skipWhitespaceAndComments();
            if (index == source.length()) {
                if (!endMove()) {
                    repairs.addChanges(source.length());
                }
                break;
            }
            if (plies.size() == known && !repairs.hasFailed()) {
                scanToken(source.at(index));
            }
        }
        return plies.size() == known ? Optional.empty() : Optional.of(plies.get(known));
    }

    /** Skips whitespace, lines that begin with a percent sign, and comments, which end a move. */
    private void skipWhitespaceAndComments() {
        index = source.skipWhitespace(index, source.length());
        while (index < source.length() && PgnTag.beginsComment(source, index)) {
            char first = source.at(index);
            int close = first == '{' ? commentEnds.endOf(index) : source.lineEnd(index);
            if (first != '%' && endMove()) {
                return;
            }
            if (first == '{' && (close == source.length() || source.at(close) != '}')) {
                repairs.fail(index, close, Expected.COMMENT_END);
                return;
            }
            if (first != '%') {
                comments.add(new Comment(new TextRange(index + 1, close), plies.size()));
            }
            if (first == ';' && tokens.hasMove(index + 1, close)) {
                repairs.add(Repair.Kind.MOVE_IN_COMMENT, index, source.trimEnd(index, close), "");
            }
            index = source.skipWhitespace(first == '{' ? close + 1 : close, source.length());
        }
    }

    private void skipVariation() {
        int from = index;
        int depth = 0;
        do {
            if (index == source.length()) {
                repairs.fail(from, index, Expected.NO_VARIATION);
                return;
            }
            char c = source.at(index);
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            index = c == '{' ? Math.min(commentEnds.endOf(index) + 1, source.length()) : index + 1;
        } while (depth > 0);
        repairs.add(Repair.Kind.IGNORED_VARIATION, from, index, "");
    }

    /** Scans a token. If it ends a move, leaves it for the next call. */
    private void scanToken(char first) {
        int from = index;
        if (PgnTokens.beginsWord(first)) {
            scanWord(new TextRange(from, tokens.wordEnd(from)));
            return;
        }
        int annotationEnd = tokens.annotationEnd(from);
        int numberEnd = tokens.numberEnd(from);
        boolean isNumber = numberEnd > from && !isDotOfFirstMove(from, numberEnd);
        boolean isListSign = isListSign(first);
        boolean isWord = first != '(' && annotationEnd == from && !isListSign && !isNumber;
        if (isWord) {
            scanWord(new TextRange(from, tokens.wordEnd(from)));
        } else if (endMove()) {
            return;
        } else if (first == '(') {
            skipVariation();
        } else if (annotationEnd > from) {
            index = annotationEnd;
            repairs.add(Repair.Kind.IGNORED_ANNOTATION, from, index, "");
        } else if (isListSign) {
            skipListSign(first);
        } else if (result.isPresent()) {
            repairs.fail(from, tokens.wordEnd(from), Expected.END);
        } else {
            number = new TextRange(number.isEmpty() ? from : number.start(), numberEnd);
            index = numberEnd;
        }
    }

    /** A list of moves may have brackets around each move or all of them, and commas and quotes. */
    private boolean isListSign(char c) {
        boolean isBracket = c == '['
                ? (brackets > 0 || plies.isEmpty()) && PgnTag.opensMoves(source, index)
                : c == ']' && openBrackets > 0;
        return isBracket || c == ',' || Strings.isQuote(c);
    }

    private void skipListSign(char c) {
        brackets += c == '[' ? 1 : 0;
        openBrackets += c == '[' ? 1 : c == ']' ? -1 : 0;
        index++;
        reportOnce(Repair.Kind.MOVE_LIST_FORM, index - 1, index);
    }

    /** The first move may be written with a dot instead of a destination. */
    private boolean isDotOfFirstMove(int from, int end) {
        return plies.isEmpty() && !begun.isEmpty() && end == from + 1 && source.at(from) == '.';
    }

    /** Scans a word: a result, the name of a moving piece, a destination, or a pass. */
    private void scanWord(TextRange word) {
        if (result.isPresent()) {
            repairs.fail(word.start(), word.end(), Expected.END);
        } else if (!begun.isEmpty() && !tokens.isResult(word) && isDestination(word)) {
            index = word.end();
            begun = new TextRange(begun.start(), word.end());
            endMove();
        } else if (!endMove()) {
            index = word.end();
            beginMove(word);
        }
    }

    private void beginMove(TextRange word) {
        if (tokens.isResult(word)) {
            result = Optional.of(word);
            return;
        }
        begun = word;
        if (tokens.isPass(word)) {
            endMove();
        }
    }

    /** Returns whether a word belongs to the move that has begun. Only the first move has no destination. */
    private boolean isDestination(TextRange word) {
        return plies.isEmpty() ? source.at(word.start()) == '.' : tokens.isDestination(begun, word);
    }

    /** Ends the move that has begun. Returns whether there was one. */
    private boolean endMove() {
        if (begun.isEmpty()) {
            return false;
        }
        repairs.addChanges(begun.end());
        plies.add(new Ply(number, begun));
        number = TextRange.NONE;
        begun = TextRange.NONE;
        return true;
    }

    private void reportOnce(Repair.Kind kind, int from, int to) {
        if (reported.add(kind)) {
            repairs.add(kind, from, to, "");
        }
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

    /** Returns whether each move is in brackets of its own, or the first has a dot, as BoardGameArena shows moves. */
    boolean isFromBoardGameArena() {
        return !plies.isEmpty()
                && (brackets == plies.size() || source.at(plies.get(0).move().end() - 1) == '.');
    }

    /** Returns the moves found so far. */
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
}
