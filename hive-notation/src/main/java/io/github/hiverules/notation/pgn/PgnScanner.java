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
    private final Optional<Fault> fault;
    private final int start;
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
        this.fault = Faults.thrownBy(this::scanTags).or(() -> Faults.thrownBy(this::scanMoves));
    }

    /** A comment, and the number of moves before it. */
    record Comment(TextRange text, int ply) {}

    /** A move and the range of the numbers before it, which is empty if there are none. */
    record Ply(TextRange number, TextRange move) {}

    private void scanTags() {
        skipWhitespaceAndComments();
        while (index < source.length() && source.at(index) == '[' && !PgnTag.opensMoves(source, index)) {
            scanTag();
            skipWhitespaceAndComments();
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
            scanToken(source.at(index));
            skipWhitespaceAndComments();
        }
        endMove();
        repairs.addChanges(source.length());
    }

    /** Skips whitespace, lines that begin with a percent sign, and comments, which end a move. */
    private void skipWhitespaceAndComments() {
        index = source.skipWhitespace(index, source.length());
        while (index < source.length() && PgnTag.beginsComment(source, index)) {
            char first = source.at(index);
            int close = first == '{' ? commentEnds.endOf(index) : source.lineEnd(index);
            if (first == '{' && (close == source.length() || source.at(close) != '}')) {
                endMove();
                throw source.unreadable(index, close, Expected.COMMENT_END);
            }
            if (first != '%') {
                endMove();
                comments.add(new Comment(new TextRange(index + 1, close), plies.size()));
            }
            if (first == ';' && tokens.hasMove(index + 1, close)) {
                repairs.add(Repair.Kind.MOVE_IN_COMMENT, index, source.trimEnd(index, close), "");
            }
            index = source.skipWhitespace(first == '{' ? close + 1 : close, source.length());
        }
    }

    private void skipVariation() {
        endMove();
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

    private void scanToken(char first) {
        int from = index;
        int annotationEnd = tokens.annotationEnd(from);
        int numberEnd = tokens.numberEnd(from);
        if (first == '(') {
            skipVariation();
        } else if (annotationEnd > from) {
            endMove();
            index = annotationEnd;
            repairs.add(Repair.Kind.IGNORED_ANNOTATION, from, index, "");
        } else if (isListSign(first)) {
            endMove();
            index++;
            reportOnce(Repair.Kind.MOVE_LIST_FORM, from, index);
        } else if (result.isPresent()) {
            throw source.unreadable(from, tokens.wordEnd(from), Expected.END);
        } else if (numberEnd > from && !isDotOfFirstMove(from, numberEnd)) {
            endMove();
            number = new TextRange(number.isEmpty() ? from : number.start(), numberEnd);
            index = numberEnd;
        } else {
            scanWord(new TextRange(from, tokens.wordEnd(from)));
        }
    }

    /** A list of moves may have brackets around each move or all of them, and commas and quotes. */
    private boolean isListSign(char c) {
        if (c == '[' && (brackets > 0 || plies.isEmpty()) && PgnTag.opensMoves(source, index)) {
            brackets++;
            openBrackets++;
            return true;
        }
        if (c == ']' && openBrackets > 0) {
            openBrackets--;
            return true;
        }
        return c == ',' || Texts.isQuote(c);
    }

    /** The first move may be written with a dot instead of a destination. */
    private boolean isDotOfFirstMove(int from, int end) {
        return plies.isEmpty() && !begun.isEmpty() && end == from + 1 && source.at(from) == '.';
    }

    /** Scans a word: a result, the name of a moving piece, a destination, or a pass. */
    private void scanWord(TextRange word) {
        index = word.end();
        if (tokens.isResult(word)) {
            endMove();
            result = Optional.of(word);
        } else if (!begun.isEmpty() && isDestination(word)) {
            begun = new TextRange(begun.start(), word.end());
            endMove();
        } else {
            endMove();
            begun = word;
            if (tokens.isPass(word)) {
                endMove();
            }
        }
    }

    /** Returns whether a word belongs to the move that has begun. Only the first move has no destination. */
    private boolean isDestination(TextRange word) {
        return plies.isEmpty() ? source.at(word.start()) == '.' : tokens.isDestination(begun, word);
    }

    private void endMove() {
        if (!begun.isEmpty()) {
            repairs.addChanges(begun.end());
            plies.add(new Ply(number, begun));
            number = TextRange.NONE;
            begun = TextRange.NONE;
        }
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
        return tags.isEmpty()
                && !plies.isEmpty()
                && (brackets == plies.size() || source.at(plies.get(0).move().end() - 1) == '.');
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
