package io.github.hiverules.notation.pgn;

import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.Strings;
import io.github.hiverules.notation.internal.Tags;
import io.github.hiverules.notation.internal.grammar.Reading;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.internal.grammar.Source.Range;
import io.github.hiverules.notation.internal.pgn.PgnTag;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Divides a PGN text with one game into tags, comments, moves and result, without interpreting them. */
final class PgnScanner {

    /** The tags without which a text is another game. */
    private static final Set<String> TAGS_OF_GAME = Set.of(Tags.RULESET, Tags.RESULT, Tags.TERMINATION);

    private final Source source;
    private final PgnTokens tokens;
    private final Reading reading;
    private final Map<String, Range> tags = new LinkedHashMap<>();
    private final Map<Integer, List<Aside>> asides = new LinkedHashMap<>();
    private final List<Ply> plies = new ArrayList<>();
    private Optional<Range> result = Optional.empty();
    private final int start;
    private int index;
    private boolean hasReportedListSign;
    private boolean hasReportedRepeatedTag;

    // The range of the numbers before the next move; empty if there are none.
    private int numberStart;
    private int numberEnd;

    private int lastMoveEnd;

    /** The end of the last comment in braces. A comment that opens inside it ends there, too. */
    private int commentEnd = -1;

    /** The number of brackets that opened before moves. */
    private int brackets;

    PgnScanner(Reading reading) {
        this.reading = reading;
        this.source = reading.source();
        this.tokens = new PgnTokens(source);
        this.start = source.skipWhitespace(0, source.length());
        this.index = start;
    }

    /**
     * What is not part of the moves.
     *
     * @param sign the sign before it: a brace or a semicolon for a comment, a parenthesis for a variation, a percent sign
     *     for a line that the standard reserves for programs
     */
    record Aside(char sign, Range text) {

        boolean isComment() {
            return sign == '{' || sign == ';';
        }
    }

    /** A move and the range of the numbers before it, which is empty if there are none. */
    record Ply(int numberStart, int numberEnd, int start, int end) {

        boolean hasNumber() {
            return numberStart < numberEnd;
        }
    }

    /** Scans the whole text, or up to a fault. */
    void scan() {
        skipWhitespaceAndComments();
        while (index < source.length() && !reading.hasFailed() && scanTag()) {
            skipWhitespaceAndComments();
        }
        while (index < source.length() && !reading.hasFailed()) {
            scanToken(source.at(index));
            skipWhitespaceAndComments();
        }
        reading.reportChanges(index);
    }

    /** Scans a tag, or skips an incomplete one. Returns whether there was one. */
    private boolean scanTag() {
        Optional<PgnTag> found = PgnTag.find(source, index);
        found.ifPresent(tag -> {
            if (tag.isComplete()) {
                addTag(tag);
            } else {
                reading.add(Repair.Kind.MALFORMED_TAG, index, source.trimEnd(index, tag.end()), "");
            }
            index = tag.end();
        });
        return found.isPresent();
    }

    /** Adds a tag. If it is not the first one that contradicts an earlier tag, two games have become one. */
    private void addTag(PgnTag tag) {
        Range value = new Range(tag.value(), tag.valueEnd());
        Range earlier = tags.putIfAbsent(tag.name(), value);
        if (earlier != null
                && hasReportedRepeatedTag
                && !source.excerpt(earlier).equals(source.excerpt(value))) {
            reading.fail(index, tag.end(), Expected.ONE_GAME);
        } else if (earlier != null) {
            reading.add(Repair.Kind.REPEATED, index, tag.end(), "");
            hasReportedRepeatedTag = true;
        }
    }

    /** Skips whitespace, lines that begin with a percent sign, and comments. */
    private void skipWhitespaceAndComments() {
        index = source.skipWhitespace(index, source.length());
        while (index < source.length() && PgnTag.beginsComment(source, index)) {
            char sign = source.at(index);
            int from = index + 1;
            int close = sign == '{' ? commentEnd(index) : source.lineEnd(index);
            if (sign == '{' && !source.startsWith("}", close)) {
                reading.fail(index, close, Expected.COMMENT_END);
                return;
            }
            addAside(sign, from, close);
            if (sign != '{' && from < close) {
                PgnTag.find(source, from).ifPresent(this::reportTagOfGame);
            }
            index = source.skipWhitespace(sign == '{' ? close + 1 : close, source.length());
        }
    }

    /** Reports a tag on which the game depends, if it is in a comment or a skipped line. */
    private void reportTagOfGame(PgnTag tag) {
        if (tag.isComplete() && TAGS_OF_GAME.contains(tag.name())) {
            reading.add(Repair.Kind.MALFORMED_TAG, index, tag.end(), "");
        }
    }

    /**
     * Returns the end of a comment: its closing brace or, without one, the next line that begins with a tag, or the end
     * of the text. Remembers the result, so a text without closing braces is searched only once.
     */
    private int commentEnd(int from) {
        if (from > commentEnd) {
            commentEnd = from;
            while (commentEnd < source.length()
                    && source.at(commentEnd) != '}'
                    && !PgnTag.beginsLine(source, commentEnd)) {
                commentEnd++;
            }
        }
        return commentEnd;
    }

    private void addAside(char sign, int from, int end) {
        asides.computeIfAbsent(plies.size(), unused -> new ArrayList<>()).add(new Aside(sign, new Range(from, end)));
    }

    private void skipVariation() {
        int from = index;
        int depth = 0;
        do {
            if (index == source.length()) {
                reading.fail(from, index, Expected.NO_VARIATION);
                return;
            }
            char c = source.at(index);
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            index = c == '{'
                    ? Math.min(commentEnd(index) + 1, source.length())
                    : c == ';' ? source.lineEnd(index) : index + 1;
        } while (depth > 0);
        addAside('(', from + 1, index - 1);
        reading.add(Repair.Kind.LEFT_OUT, from, index, "");
    }

    private void scanToken(char first) {
        int end = tokens.numberEnd(index);
        if (isWord(index)) {
            scanWord();
        } else if (end > index) {
            scanNumber(end);
        } else {
            scanSign(first);
        }
    }

    /** Returns whether no number, comment, annotation or sign of a list stands at an offset. */
    private boolean isWord(int at) {
        char c = source.at(at);
        return PgnTokens.beginsWord(c)
                || !(c == '('
                        || isListSign(at)
                        || PgnTag.beginsComment(source, at)
                        || tokens.numberEnd(at) > at
                        || tokens.annotationEnd(at) > at);
    }

    private void scanNumber(int end) {
        if (result.isPresent()) {
            reading.fail(index, tokens.wordEnd(index), Expected.END);
            return;
        }
        if (numberStart < numberEnd && isOtherNumber(index)) {
            // The moves between two numbers may be lost.
            reading.add(Repair.Kind.WRONG_NUMBER, numberStart, numberEnd, "");
            numberStart = numberEnd;
        }
        numberStart = numberStart == numberEnd ? index : numberStart;
        numberEnd = end;
        index = end;
    }

    /** Returns whether a number differs from the one before it. Dots alone do not. */
    private boolean isOtherNumber(int from) {
        String earlier = source.excerpt(numberStart, source.skipDigits(numberStart, numberEnd));
        String digits = source.excerpt(from, source.skipDigits(from, source.length()));
        return !earlier.isEmpty() && !digits.isEmpty() && !earlier.equals(digits);
    }

    /** Scans a variation, an annotation or a sign of a list. */
    private void scanSign(char first) {
        if (first == '(') {
            skipVariation();
        } else if (isListSign(index)) {
            skipListSign(first);
        } else {
            int end = tokens.annotationEnd(index);
            reading.add(Repair.Kind.IGNORED_ANNOTATION, index, end, "");
            index = end;
        }
    }

    /** A list of moves may have brackets around each move or all of them, and commas and quotes. */
    private boolean isListSign(int at) {
        char c = source.at(at);
        return c == ']' || c == ',' || Strings.isQuote(c) || (c == '[' && PgnTag.opensMoves(source, at));
    }

    private void skipListSign(char c) {
        brackets += c == '[' ? 1 : 0;
        index++;
        if (!hasReportedListSign) {
            reading.add(Repair.Kind.IGNORED, index - 1, index, "");
            hasReportedListSign = true;
        }
    }

    /** Scans a result, or a move. */
    private void scanWord() {
        int from = index;
        int end = tokens.wordEnd(from);
        if (result.isPresent()) {
            reading.fail(from, end, Expected.END);
            return;
        }
        int resultEnd = tokens.resultEnd(from, end, Math.max(numberEnd, lastMoveEnd));
        if (resultEnd > from) {
            result = Optional.of(new Range(from, resultEnd));
            index = resultEnd;
            if (plies.isEmpty() && source.at(from) == '*' && isBehindTag(from)) {
                reading.add(Repair.Kind.MALFORMED_TAG, from, resultEnd, "");
            }
            return;
        }
        index = moveEnd(from, end);
        reading.reportChanges(index);
        if (!reading.hasFailed()) {
            plies.add(new Ply(numberStart, numberEnd, from, index));
        }
        numberStart = numberEnd;
        lastMoveEnd = index;
    }

    /** Returns whether a tag begins the line of an offset. An asterisk behind it may be a mistake. */
    private boolean isBehindTag(int at) {
        int line = at;
        while (line > 0 && !Strings.isLineEnd(source.at(line - 1))) {
            line--;
        }
        return source.at(line) == '[';
    }

    /** Returns the end of a move, which has two words unless it is a pass. The first move may have a dot. */
    private int moveEnd(int from, int nameEnd) {
        int next = source.skipWhitespace(nameEnd, source.length());
        if (next == source.length() || tokens.isPass(from, nameEnd)) {
            return nameEnd;
        }
        int end = tokens.wordEnd(next);
        boolean isDestination = plies.isEmpty()
                ? source.at(next) == '.' && tokens.numberEnd(next) == next + 1
                : isWord(next) && !tokens.isResult(next, end) && tokens.isDestination(nameEnd, next, end);
        return isDestination ? end : nameEnd;
    }

    int start() {
        return start;
    }

    Map<String, Range> tags() {
        return tags;
    }

    /** Returns what is not part of the moves, by the number of moves before it. */
    Map<Integer, List<Aside>> asides() {
        return asides;
    }

    /** Returns whether each move is in brackets of its own, or the first has a dot, as BoardGameArena shows moves. */
    boolean isFromBoardGameArena() {
        return !plies.isEmpty()
                && (brackets == plies.size() || source.at(plies.get(0).end() - 1) == '.');
    }

    List<Ply> plies() {
        return plies;
    }

    /** Returns the range of the numbers that no move follows; empty if there are none. */
    Range unusedNumber() {
        return new Range(numberStart, numberEnd);
    }

    Optional<Range> result() {
        return result;
    }
}
