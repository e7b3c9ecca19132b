package io.github.hiverules.notation.pgn;

import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.Strings;
import io.github.hiverules.notation.internal.Tags;
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
import java.util.stream.Stream;

/** Divides a PGN text with one game into tags, comments, moves and result, without interpreting them. */
final class PgnScanner {

    /** The tags without which a text is another game. */
    private static final Set<String> TAGS_OF_GAME = Set.of(Tags.RULESET, Tags.RESULT, Tags.TERMINATION);

    private final Source source;
    private final PgnTokens tokens;
    private final CommentEnds commentEnds;
    private final Repairs repairs;
    private final Map<String, TextRange> tags = new LinkedHashMap<>();
    private final List<Comment> comments = new ArrayList<>();
    private final List<Comment> skippedLines = new ArrayList<>();
    private final List<Ply> plies = new ArrayList<>();
    private final Set<Repair.Kind> reported = EnumSet.noneOf(Repair.Kind.class);
    private Optional<TextRange> result = Optional.empty();
    private final int start;
    private int movesStart;
    private int index;

    // The range of the numbers before the next move; empty if there are none.
    private int numberStart;
    private int numberEnd;

    // The range of the move that is not complete yet: nothing, or the name of a piece.
    private int begunStart;
    private int begunEnd;

    /** The end of the last line whose semicolons separate moves. */
    private int separatorsEnd;

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
    record Ply(int numberStart, int numberEnd, int start, int end) {

        boolean hasNumber() {
            return numberStart < numberEnd;
        }
    }

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
        if (found.isEmpty()) {
            index = source.lineEnd(start);
            repairs.add(Repair.Kind.MALFORMED_TAG, start, source.trimEnd(start, index), "");
            return;
        }
        PgnTag tag = found.get();
        index = tag.end();
        if (tags.putIfAbsent(tag.name(), new TextRange(tag.value(), tag.valueEnd())) != null) {
            repairs.add(Repair.Kind.REPEATED, start, index, "");
        }
    }

    /** Scans the next move. Returns whether there was one before the end of the text or a fault. */
    boolean scanMove() {
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
        return plies.size() > known;
    }

    /** Skips whitespace, lines that begin with a percent sign, and comments, which end a move. */
    private void skipWhitespaceAndComments() {
        index = source.skipWhitespace(index, source.length());
        while (index < source.length() && PgnTag.beginsComment(source, index) && !isSeparator(index)) {
            char first = source.at(index);
            int close = first == '{' ? commentEnds.endOf(index) : source.lineEnd(index);
            if (first != '%' && endMove()) {
                return;
            }
            if (first == '{' && (close == source.length() || source.at(close) != '}')) {
                repairs.fail(index, close, Expected.COMMENT_END);
                return;
            }
            int ply = plies.size() + (hasBegun() ? 1 : 0);
            (first == '%' ? skippedLines : comments).add(new Comment(new TextRange(index + 1, close), ply));
            reportContent(first, index + 1, close);
            index = source.skipWhitespace(first == '{' ? close + 1 : close, source.length());
        }
    }

    /** Reports the rest of a line that looks like a move, or like a tag on which the game depends. */
    private void reportContent(char first, int from, int end) {
        if (first == ';' && tokens.hasMove(from, end)) {
            repairs.add(Repair.Kind.MOVE_IN_COMMENT, from - 1, source.trimEnd(from, end), "");
        } else if (first != '{'
                && PgnTag.read(source, from)
                        .filter(tag -> TAGS_OF_GAME.contains(tag.name()))
                        .isPresent()) {
            repairs.add(Repair.Kind.MALFORMED_TAG, from - 1, source.trimEnd(from, end), "");
        }
    }

    /** Returns whether a semicolon behind a move begins no comment, but separates the moves of its line. */
    private boolean isSeparator(int at) {
        if (source.at(at) == ';' && at >= separatorsEnd && (hasBegun() || !plies.isEmpty()) && isInLine(at)) {
            int lineEnd = source.lineEnd(at);
            separatorsEnd = tokens.isMoveList(at + 1, lineEnd) ? lineEnd : separatorsEnd;
        }
        return at < separatorsEnd && source.at(at) == ';';
    }

    private boolean isInLine(int at) {
        int before = at - 1;
        while (Strings.isWhitespace(source.at(before)) && !Strings.isLineEnd(source.at(before))) {
            before--;
        }
        return !Strings.isLineEnd(source.at(before));
    }

    /**
     * Reports a comment or a skipped line after the last move that contains what looks like the next one: a brace may be
     * missing, or its sign may be a mistake.
     *
     * @param numbers the numbers that the next move may have
     */
    void reportMoveInLastComment(List<Integer> numbers) {
        Stream.concat(comments.stream(), skippedLines.stream())
                .filter(comment ->
                        comment.ply() == plies.size() && !comment.text().isEmpty())
                .forEach(comment -> reportMove(comment.text(), numbers));
    }

    private void reportMove(TextRange comment, List<Integer> numbers) {
        boolean isRestOfLine = source.at(comment.start() - 1) == ';';
        int move = tokens.findMove(comment.start(), comment.end(), isRestOfLine, numbers);
        if (move < comment.end() && !(isRestOfLine && tokens.hasMove(comment.start(), comment.end()))) {
            int end = Math.min(source.lineEnd(move), comment.end());
            repairs.add(Repair.Kind.MOVE_IN_COMMENT, move, source.trimEnd(move, end), "");
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
        repairs.add(Repair.Kind.LEFT_OUT, from, index, "");
    }

    /** Scans a token. If it ends a move, leaves it for the next call. */
    private void scanToken(char first) {
        if (PgnTokens.beginsWord(first)) {
            scanWord();
            return;
        }
        int end = tokens.numberEnd(index);
        if (end > index && !isDotOfFirstMove(end)) {
            scanNumber(end);
        } else if (!scanSign(first)) {
            scanWord();
        }
    }

    private void scanNumber(int end) {
        if (endMove()) {
            return;
        }
        if (result.isPresent()) {
            repairs.fail(index, tokens.wordEnd(index), Expected.END);
            return;
        }
        numberStart = numberStart == numberEnd ? index : numberStart;
        numberEnd = end;
        index = end;
    }

    /** Scans a variation, an annotation or a sign of a list. Returns whether there was one. */
    private boolean scanSign(char first) {
        int annotationEnd = tokens.annotationEnd(index);
        boolean isListSign = isListSign(first);
        if (first != '(' && annotationEnd == index && !isListSign) {
            return false;
        }
        if (endMove()) {
            return true;
        }
        if (first == '(') {
            skipVariation();
        } else if (isListSign) {
            skipListSign(first);
        } else {
            repairs.add(Repair.Kind.IGNORED_ANNOTATION, index, annotationEnd, "");
            index = annotationEnd;
        }
        return true;
    }

    /** A list of moves may have brackets around each move or all of them, and commas and quotes. */
    private boolean isListSign(char c) {
        boolean isBracket = c == '['
                ? (brackets > 0 || plies.isEmpty()) && PgnTag.opensMoves(source, index)
                : c == ']' && openBrackets > 0;
        return isBracket || c == ',' || c == ';' || Strings.isQuote(c);
    }

    private void skipListSign(char c) {
        brackets += c == '[' ? 1 : 0;
        openBrackets += c == '[' ? 1 : c == ']' ? -1 : 0;
        index++;
        reportOnce(Repair.Kind.IGNORED, index - 1, index);
    }

    /** The first move may be written with a dot instead of a destination. */
    private boolean isDotOfFirstMove(int end) {
        return plies.isEmpty() && hasBegun() && end == index + 1 && source.at(index) == '.';
    }

    /** Scans a word: a result, the name of a moving piece, a destination, or a pass. */
    private void scanWord() {
        int from = index;
        int end = tokens.wordEnd(from);
        if (result.isPresent()) {
            repairs.fail(from, end, Expected.END);
        } else if (hasBegun() && !tokens.isResult(from, end) && isDestination(from, end)) {
            index = end;
            begunEnd = end;
            endMove();
        } else if (!endMove()) {
            index = end;
            beginMove(from, end);
        }
    }

    private void beginMove(int from, int end) {
        if (tokens.isResult(from, end)) {
            result = Optional.of(new TextRange(from, end));
            return;
        }
        if (!plies.isEmpty() && !isInLine(from) && tokens.isLastWords(from)) {
            index = source.trimEnd(from, source.length());
            result = Optional.of(new TextRange(from, index));
            return;
        }
        begunStart = from;
        begunEnd = end;
        if (tokens.isPass(from, end)) {
            endMove();
        }
    }

    private boolean hasBegun() {
        return begunStart < begunEnd;
    }

    /** Returns whether a word belongs to the move that has begun. Only the first move has no destination. */
    private boolean isDestination(int from, int end) {
        return plies.isEmpty() ? source.at(from) == '.' : tokens.isDestination(begunEnd, from, end);
    }

    /** Ends the move that has begun. Returns whether there was one. */
    private boolean endMove() {
        if (!hasBegun()) {
            return false;
        }
        repairs.addChanges(begunEnd);
        plies.add(new Ply(numberStart, numberEnd, begunStart, begunEnd));
        numberStart = numberEnd;
        begunStart = begunEnd;
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
                && (brackets == plies.size() || source.at(plies.get(0).end() - 1) == '.');
    }

    /** Returns the moves found so far. */
    List<Ply> plies() {
        return plies;
    }

    /** Returns the range of the numbers that no move follows; empty if there are none. */
    TextRange unusedNumber() {
        return new TextRange(numberStart, numberEnd);
    }

    Optional<TextRange> result() {
        return result;
    }

    Repairs repairs() {
        return repairs;
    }
}
