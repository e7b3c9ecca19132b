package io.github.hiverules.notation.file;

import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.fault.TextLocation;
import io.github.hiverules.notation.internal.Characters;
import io.github.hiverules.notation.internal.Links;
import io.github.hiverules.notation.internal.PieceName;
import io.github.hiverules.notation.internal.Strings;
import io.github.hiverules.notation.internal.grammar.Results;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds the games inside other words: in a chat message, code fences, a quoted mail. Everything else becomes spaces, so
 * that a reader of the games finds them where they are. Not thread-safe.
 */
final class Message {

    /** A longer text does not count as a message. */
    static final int MAX_LENGTH = 1 << 16;

    private static final String GAME_TYPE = "base";
    private static final int MAX_GAME_TYPE_LENGTH = 10;

    private final Characters text;
    private final StringBuilder games;
    private boolean hasGame;

    // The first line outside of the games that looks like a part of one.
    private String lostPlay = "";

    private Message(Characters text) {
        this.text = text;
        this.games = new StringBuilder(text.length());
        for (int at = 0; at < text.length(); at++) {
            games.append(Strings.isLineEnd(text.at(at)) ? text.at(at) : ' ');
        }
    }

    /** Returns a text with games among its words; empty if there are no games. */
    static Optional<Message> find(Characters text) {
        if (text.length() > MAX_LENGTH) {
            return Optional.empty();
        }
        Message message = new Message(text);
        message.keepGames();
        return message.hasGame ? Optional.of(message) : Optional.empty();
    }

    /** Returns the text with spaces instead of all words around its games. */
    Characters games() {
        return new Characters(games.toString());
    }

    /** Reports the words around a game of this message. */
    Parsed<GameRecord> report(Parsed<GameRecord> game) {
        Repair words = lostPlay.isEmpty()
                ? new Repair(TextLocation.START, Repair.Kind.IGNORED, "...", "")
                : new Repair(TextLocation.START, Repair.Kind.MOVE_IN_COMMENT, lostPlay, "");
        List<Repair> repairs = new ArrayList<>(game.repairs());
        repairs.add(0, words);
        return Parsed.of(game.value(), repairs, game.fault())
                .withLocation(game.location())
                .withNumbering(game.numbering());
    }

    /** Returns whether a text begins like mail that quotes a game, not like a console. */
    static boolean isQuotation(Characters text, int start) {
        int words = skipQuotation(text, start);
        return text.at(start) == '>'
                && (words == text.length() || !TranscriptLine.beginsTranscript(text, words, text.lineEnd(start)));
    }

    private static int skipQuotation(Characters text, int from) {
        int at = from;
        while (at < text.length() && (text.at(at) == '>' || text.at(at) == ' ' || text.at(at) == '\t')) {
            at++;
        }
        return at;
    }

    /** Keeps the games in code fences, as they are, and those among the words elsewhere. */
    private void keepGames() {
        for (int from = 0; from < text.length(); ) {
            int open = fence(from);
            keepLines(from, open);
            int first = Math.min(text.nextLine(text.lineEnd(open)), text.length());
            int close = fence(first);
            boolean isGame = TextKind.detectFirst(new Characters(text.substring(first, close)))
                    .filter(TextKind::holdsGames)
                    .isPresent();
            if (isGame) {
                hasGame = true;
                keep(first, close);
            } else {
                keepLines(first, close);
            }
            from = text.nextLine(text.lineEnd(close));
        }
    }

    /** Returns the offset of the next line with a code fence, or the end of the text. */
    private int fence(int from) {
        int line = from;
        while (line < text.length()) {
            int start = skipQuotation(text, line);
            if (text.startsWith("```", start) || text.startsWith("~~~", start)) {
                return line;
            }
            line = text.nextLine(text.lineEnd(line));
        }
        return text.length();
    }

    private void keepLines(int from, int to) {
        boolean isInGame = false;
        for (int line = from; line < to; ) {
            int end = text.lineEnd(line);
            int start = skipQuotation(text, line);
            boolean isBlank = start >= end;
            if (isInGame && (isBlank || goesOn(start, end))) {
                keep(start, end);
            } else if (!isBlank && beginsGame(start, end)) {
                hasGame = true;
                isInGame = true;
                keep(start, end);
            } else {
                isInGame = false;
                keepWords(start, end);
                if (lostPlay.isEmpty() && isPlay(start, end)) {
                    lostPlay = text.substring(start, text.trimEnd(start, end));
                }
            }
            line = text.nextLine(end);
        }
    }

    /** Returns whether a line begins a PGN or SGF game. */
    private boolean beginsGame(int start, int end) {
        return TextKind.beginsSgf(text, start)
                || (text.at(start) == '[' && text.indexOf('"', start, end) < end)
                || isNumberedMove(start, end);
    }

    private boolean isNumberedMove(int start, int end) {
        int digits = text.skipDigits(start, end);
        int move = digits;
        while (move < end && text.at(move) == '.') {
            move++;
        }
        return digits > start && move > digits && PieceName.isAt(text, text.skipWhitespace(move, end));
    }

    /** Returns whether a line can be part of a PGN or SGF game that has begun. */
    private boolean goesOn(int start, int end) {
        return "[]{}();*".indexOf(text.at(start)) >= 0
                || Strings.isDigit(text.at(start))
                || text.indexOf('[', start, end) < end
                || text.indexOf('}', start, end) < end
                || text.skipToWhitespace(start, end) == text.trimEnd(start, end)
                || (PieceName.isAt(text, start) && text.indexOf(' ', start, end) >= start + 2);
    }

    /** Returns whether a line is just a move, a result, or a command that plays or takes back a move. */
    private boolean isPlay(int start, int end) {
        TranscriptLine command = TranscriptLine.read(text, start, end);
        int move = command.kind() == TranscriptLine.Kind.PLAY ? command.start() : start;
        int wordEnd = text.skipToWhitespace(move, end);
        int second = text.skipWhitespace(wordEnd, end);
        if (text.skipWhitespace(text.skipToWhitespace(second, end), end) < end) {
            return false;
        }
        boolean isOneWord = second == end;
        boolean isMove = PieceName.isAt(text, move) && (isOneWord || isDestination(second, end));
        boolean isTurn = command.kind() == TranscriptLine.Kind.PASS || command.kind() == TranscriptLine.Kind.UNDO;
        return isMove
                || (isOneWord
                        && (isTurn
                                || Results.findOutcome(text.substring(move, wordEnd))
                                        .isPresent()));
    }

    private boolean isDestination(int start, int end) {
        return PieceName.isAt(text, start) || (start + 1 < end && "\\-/.".indexOf(text.at(start)) >= 0);
    }

    /** Keeps the game strings, game texts and links with a game among the words of a line. */
    private void keepWords(int from, int to) {
        int word = skipMarks(from, to);
        while (word < to) {
            int end = gameEnd(word, to);
            if (end > word) {
                hasGame = true;
                keep(word, end);
            }
            word = skipMarks(text.skipToWhitespace(Math.max(word, end), to), to);
        }
    }

    private int skipMarks(int from, int to) {
        int at = from;
        while (at < to
                && (Strings.isWhitespace(text.at(at))
                        || Strings.isQuote(text.at(at))
                        || "<(".indexOf(text.at(at)) >= 0)) {
            at++;
        }
        return at;
    }

    /** Returns the end of a game that begins at an offset, or the offset. */
    private int gameEnd(int start, int to) {
        int wordEnd = text.skipToWhitespace(start, to);
        int value = Links.findValue(text, start, wordEnd);
        if (value > start || TextKind.beginsWithVersion(text, start, wordEnd)) {
            return trimWord(start, wordEnd);
        }
        int typeEnd = text.indexOf(';', start, Math.min(start + MAX_GAME_TYPE_LENGTH, to));
        boolean isGameString = text.rangeEqualsIgnoringCase(GAME_TYPE, start, Math.min(start + GAME_TYPE.length(), to))
                && typeEnd < to
                && text.at(typeEnd) == ';';
        return isGameString ? gameStringEnd(typeEnd, to) : start;
    }

    /** Returns the end of the last move of a game string. */
    private int gameStringEnd(int from, int to) {
        int last = from;
        for (int at = from; at < to; at = text.indexOf(';', at + 1, to)) {
            last = at;
        }
        int word = text.skipWhitespace(last + 1, to);
        int end = text.skipToWhitespace(word, to);
        int next = text.skipWhitespace(end, to);
        int nextEnd = text.skipToWhitespace(next, to);
        return trimWord(word, isDestination(next, to) ? nextEnd : end);
    }

    /** Returns the end of a word without the punctuation that follows it. */
    private int trimWord(int start, int end) {
        int at = end;
        while (at > start && (".,:!?)>".indexOf(text.at(at - 1)) >= 0 || Strings.isQuote(text.at(at - 1)))) {
            at--;
        }
        return at;
    }

    private void keep(int from, int to) {
        for (int at = from; at < to; at++) {
            games.setCharAt(at, text.at(at));
        }
    }
}
