package io.github.hiverules.notation.file;

import io.github.hiverules.notation.internal.Characters;
import io.github.hiverules.notation.internal.Ids;
import io.github.hiverules.notation.internal.Links;
import io.github.hiverules.notation.internal.PieceName;
import io.github.hiverules.notation.internal.Strings;
import io.github.hiverules.notation.internal.grammar.Results;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.internal.pgn.PgnTag;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The kind of a text: its notation, and what it holds. {@link #detect(CharSequence)} recognizes it.
 *
 * <pre>{@code
 * System.out.println(TextKind.detect("mlp~w1~-")); // Optional[position-text]
 * System.out.println(TextKind.detect("Base;NotStarted;White[1]")); // Optional[game-string]
 * }</pre>
 */
public enum TextKind {

    // In the order in which they are tried.

    /** {@code game-text}: game texts of {@link io.github.hiverules.notation.game.GameText}, one per line. */
    GAME_TEXT(true),

    /** {@code sgf}: SGF as BoardSpace writes it. */
    SGF(true),

    /** {@code transcript}: commands of the Universal Hive Protocol, with or without an engine's answers. */
    TRANSCRIPT(true),

    /** {@code text-diagram}: a {@link io.github.hiverules.notation.position.TextDiagram}. */
    TEXT_DIAGRAM(false),

    /** {@code position-text}: a {@link io.github.hiverules.notation.position.PositionText}. */
    POSITION_TEXT(false),

    /** {@code game-string}: game strings of the Universal Hive Protocol, one per line. */
    GAME_STRING(true),

    /** {@code pgn}: PGN in any flavor, or only its moves. */
    PGN(true);

    private static final List<String> DIAGRAM_FIELDS = List.of("set:", "turn:", "rests:", "at:");

    private static final String BASE = "base";

    /** The length of the longest word that shows what a field is, and a little more. */
    private static final int MAX_FIELD_WORD = 12;

    /** A move that is not the first one is searched for in this many characters. */
    private static final int MAX_SEARCHED = 200;

    /** The control character that ends ASCII. */
    private static final char DELETE = '\u007F';

    private final boolean holdsGames;

    TextKind(boolean holdsGames) {
        this.holdsGames = holdsGames;
    }

    /**
     * {@return the kind that the first non-blank line suggests, other than comments, or empty if this library does not
     * know such texts} Of a message with games among its words, this is the kind of the first game. Only a reader of that
     * kind can tell whether the text has faults.
     *
     * @param text the text, of any length
     */
    public static Optional<TextKind> detect(CharSequence text) {
        Characters head = Source.head(text);
        return detectFirst(head).or(() -> Message.find(head).flatMap(message -> detectFirst(message.games())));
    }

    /** Recognizes a text without other words before it. */
    static Optional<TextKind> detectFirst(Characters head) {
        int first = head.skipBlanks(0, head.length());
        int start = first;
        while (start < head.length() && GameLine.isComment(head, start)) {
            start = head.skipBlanks(head.lineEnd(start), head.length());
        }
        if (start == head.length()) {
            return first < start && head.at(first) == '#' ? Optional.of(GAME_STRING) : Optional.empty();
        }
        boolean isPgnComment = start > first && head.at(first) != '#' && head.at(first) != '[';
        int lineEnd = head.lineEnd(start);
        Optional<TextKind> kind = detect(head, start, lineEnd).filter(found -> !isPgnComment || found == PGN);
        return kind.equals(Optional.of(GAME_STRING)) && hasAnswerEnd(head, lineEnd) ? Optional.of(TRANSCRIPT) : kind;
    }

    /** Returns whether the next line ends the answer of an engine. */
    private static boolean hasAnswerEnd(Characters text, int lineEnd) {
        int next = text.skipWhitespace(lineEnd, text.length());
        return text.startsWith("ok", next) && text.trimEnd(next, text.lineEnd(next)) == next + 2;
    }

    /** Finds the first kind whose texts begin like a line. */
    private static Optional<TextKind> detect(Characters text, int line, int lineEnd) {
        int start = skipQuotes(text, line, lineEnd);
        return Links.isLink(text, start, lineEnd) || Links.isField(text, start, lineEnd)
                ? detectInLink(text, start, lineEnd).filter(kind -> kind != GAME_TEXT || isWhole(text, start, lineEnd))
                : Stream.of(values())
                        .filter(kind -> kind.begins(text, start, lineEnd))
                        .findFirst();
    }

    private boolean begins(Characters text, int start, int lineEnd) {
        return switch (this) {
            case GAME_TEXT -> beginsWithVersion(text, start, lineEnd) && isWhole(text, start, lineEnd);
            case SGF -> beginsSgf(text, start);
            case TRANSCRIPT ->
                !Message.isQuotation(text, start) && TranscriptLine.beginsTranscript(text, start, lineEnd);
            case TEXT_DIAGRAM -> DIAGRAM_FIELDS.stream().anyMatch(field -> text.startsWith(field, start));
            case POSITION_TEXT -> beginsPosition(text, start, lineEnd);
            case GAME_STRING -> hasGameField(text, start, text.indexOf('{', start, lineEnd));
            case PGN -> beginsPgn(text, start, lineEnd);
        };
    }

    private static boolean beginsPgn(Characters text, int start, int lineEnd) {
        char first = text.at(start);
        if (first == '{' || first == '[') {
            return first == '{' || !isWordInBrackets(text, start, lineEnd);
        }
        return Strings.isDigit(first) ? beginsNumberedMoves(text, start) : beginsMoves(text, start);
    }

    /** Returns whether a line begins with a word and the sign after the ruleset of a position text. */
    private static boolean beginsPosition(Characters text, int start, int lineEnd) {
        int end = text.indexOf(';', start, text.indexOf('{', start, lineEnd));
        int sign = text.indexOf('~', start, end);
        return sign < end && !beginsWithVersion(text, start, lineEnd) && isWord(text, start, sign);
    }

    /** Skips quotation marks around a text, and those around its first line in a list. */
    private static int skipQuotes(Characters text, int from, int end) {
        int at = from;
        while (at < end - 1 && at < from + 2 && Strings.isQuote(text.at(at))) {
            at++;
        }
        return at;
    }

    private static Optional<TextKind> detectInLink(Characters text, int start, int end) {
        int value = Links.findValue(text, start, end);
        if (value == start) {
            return Optional.empty();
        }
        int field = Links.fieldEnd(text, value, end);
        return Optional.of(
                field == end ? GAME_STRING : text.skipDigits(value, field) == field ? GAME_TEXT : POSITION_TEXT);
    }

    /** Returns whether no words follow a game text in its line, and no punctuation but that around quoted texts. */
    private static boolean isWhole(Characters text, int start, int lineEnd) {
        int value = Links.findValue(text, start, lineEnd);
        int end = text.trimBlanks(value, lineEnd);
        return text.skipToWhitespace(value, end) == end && (value > start || ".:!?)".indexOf(text.at(end - 1)) < 0);
    }

    /** Returns whether an SGF begins at an offset: a parenthesis and a semicolon. */
    static boolean beginsSgf(Characters text, int start) {
        return text.startsWith("(", start) && text.startsWith(";", text.skipWhitespace(start + 1, text.length()));
    }

    /** Returns whether a line begins with one word in brackets, which is neither a tag nor a move. */
    private static boolean isWordInBrackets(Characters text, int start, int lineEnd) {
        int wordEnd = text.skipToWhitespace(start, lineEnd);
        return text.indexOf(']', start, wordEnd) < wordEnd
                && text.indexOf('"', start, lineEnd) == lineEnd
                && !PgnTag.opensMoves(text, start);
    }

    /** Returns whether a text begins with a result, with a number and a move, or with a number, a dot and soon a move. */
    private static boolean beginsNumberedMoves(Characters text, int start) {
        int numberEnd = text.skipDigits(start, text.length());
        int dots = numberEnd;
        while (dots < text.length() && text.at(dots) == '.') {
            dots++;
        }
        int end = Math.min(text.length(), start + MAX_SEARCHED);
        int first = text.skipBlanks(dots, text.length());
        String word = text.substring(start, text.skipToWhitespace(start, end));
        boolean isFound = Results.findOutcome(word).isPresent()
                || (first < text.length() && (isPieceName(text, first) || isPassOrNote(text, first)));
        for (int at = dots > numberEnd ? first : end; at < end && !isFound; ) {
            at = skipSeparators(text, text.skipToWhitespace(at, end));
            isFound = at < end
                    && isPieceName(text, at)
                    && Character.isLowerCase(text.at(at))
                    && Character.isUpperCase(text.at(at + 1));
        }
        return isFound;
    }

    private static boolean isPassOrNote(Characters text, int at) {
        return text.startsWith("pass", at) || "{(;$[".indexOf(text.at(at)) >= 0;
    }

    /** Returns whether a word is the name of a piece, perhaps without its number, in any case. */
    private static boolean isPieceName(Characters text, int start) {
        boolean hasTwoLetters = text.skipWordPart(start, text.length()) == start + 2;
        return PieceName.isAt(text, start) && (hasTwoLetters || Strings.isDigit(text.at(start + 2)));
    }

    /** Returns whether a text begins with two moves, or with one that has a comment or a number after it. */
    private static boolean beginsMoves(Characters text, int start) {
        int next = skipSeparators(text, text.skipToWhitespace(start, text.length()));
        boolean hasDestination =
                next < text.length() && (".-/\\".indexOf(text.at(next)) >= 0 || isDestination(text, next));
        int second = hasDestination ? skipSeparators(text, text.skipToWhitespace(next, text.length())) : next;
        return PieceName.isAt(text, start)
                && second < text.length()
                && (PieceName.isAt(text, second)
                        || text.startsWith("pass", second)
                        || Strings.isDigit(text.at(second))
                        || "{($*;!?".indexOf(text.at(second)) >= 0);
    }

    /** Returns whether a piece with a sign after it stands at an offset. */
    private static boolean isDestination(Characters text, int start) {
        int end = text.skipWordPart(start, text.length());
        return PieceName.isAt(text, start) && end < text.length() && "-/\\".indexOf(text.at(end)) >= 0;
    }

    private static int skipSeparators(Characters text, int from) {
        int at = from;
        while (at < text.length()
                && (Strings.isBlank(text.at(at)) || Strings.isQuote(text.at(at)) || ",[]".indexOf(text.at(at)) >= 0)) {
            at++;
        }
        return at;
    }

    /**
     * Returns whether a line has a field that only game strings have: a game type, a state, a turn or a move. So the
     * reader still finds a game string with a damaged field, and does not take source code for one.
     */
    private static boolean hasGameField(Characters text, int start, int end) {
        int fieldEnd = text.indexOf(';', start, end);
        if (fieldEnd == end) {
            return false;
        }
        boolean isFound = beginsWithBase(text, start, fieldEnd);
        if (!isFound && !PieceName.isAt(text, start) && text.skipToWhitespace(start, fieldEnd) < fieldEnd) {
            return false;
        }
        for (int from = start; from < end && !isFound; from = fieldEnd + 1) {
            fieldEnd = text.indexOf(';', from, end);
            isFound = isGameField(text, text.skipWhitespace(from, fieldEnd), fieldEnd);
        }
        return isFound;
    }

    private static boolean isGameField(Characters text, int start, int end) {
        int wordEnd = Math.min(text.skipToWhitespace(start, end), start + MAX_FIELD_WORD);
        String word = text.substring(start, wordEnd);
        return PieceName.findPiece(word).isPresent()
                || Results.findOutcome(word).isPresent()
                || word.startsWith("White[")
                || word.startsWith("Black[");
    }

    static boolean beginsWithBase(Characters text, int start, int end) {
        return Strings.equalsIgnoringCase(text.substring(start, Math.min(start + BASE.length(), end)), BASE);
    }

    /** Returns whether a line begins with the number of any version of game texts. */
    static boolean beginsWithVersion(Characters text, int start, int lineEnd) {
        int end = text.skipDigits(start, lineEnd);
        return start < end && end < lineEnd && text.at(end) == '~';
    }

    /** Returns whether a range, without whitespace at its end, is one word in ASCII. */
    private static boolean isWord(Characters text, int start, int end) {
        int wordEnd = text.trimEnd(start, end);
        for (int index = start; index < wordEnd; index++) {
            if (text.at(index) <= ' ' || text.at(index) >= DELETE) {
                return false;
            }
        }
        return wordEnd > start;
    }

    /** {@return the id, for example {@code game-string}} */
    public String id() {
        return Ids.of(this);
    }

    /** {@return whether {@link GameFiles} reads games from such texts} */
    public boolean holdsGames() {
        return holdsGames;
    }

    /** {@return the id} */
    @Override
    public String toString() {
        return id();
    }
}
