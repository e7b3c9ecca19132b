package io.github.hiverules.notation.file;

import io.github.hiverules.notation.internal.Characters;
import io.github.hiverules.notation.internal.PieceName;
import io.github.hiverules.notation.internal.Strings;

/**
 * A line of a transcript of the Universal Hive Protocol: a command, or a line of an answer.
 *
 * @param start the offset of its first word or, for a new game or a move, of its argument
 * @param end the offset after it
 * @param hasPrompt whether it begins with the prompt of an engine, so it is a command
 */
record TranscriptLine(Kind kind, int start, int end, boolean hasPrompt) {

    private static final char PROMPT = '>';
    private static final char COMMENT = '#';

    /** What a line says about the game. */
    enum Kind {
        /** The command for a new game, perhaps with a game type or a game string. */
        NEW_GAME,
        /** The command for a move. */
        PLAY,
        /** The command for a pass, or a pass as an answer. */
        PASS,
        UNDO,
        /** A command that does not change the game, or the answer to {@code info} without its command. */
        QUESTION,
        /** An answer that refuses the last command. */
        REFUSAL,
        /** The end of an answer. */
        OK,
        /** A game string. */
        GAME,
        /** A blank line or a comment. */
        BLANK,
        /** A line of an answer, or an unknown command. */
        OTHER
    }

    static TranscriptLine read(Characters text, int from, int to) {
        int start = text.skipWhitespace(from, to);
        while (start < to && text.at(start) == PROMPT) {
            start = text.skipWhitespace(start + 1, to);
        }
        int end = text.trimEnd(start, to);
        int wordEnd = text.skipToWhitespace(start, end);
        int argument = text.skipWhitespace(wordEnd, end);
        boolean hasPrompt = start > text.skipWhitespace(from, to);
        boolean isGame = TextKind.beginsWithBase(text, start, end) && text.indexOf(';', start, end) < end;
        Kind kind = isGame ? Kind.GAME : kind(text, start, wordEnd);
        boolean isWhole = kind != Kind.NEW_GAME && kind != Kind.PLAY;
        return new TranscriptLine(kind, isWhole ? start : argument, end, hasPrompt);
    }

    private static Kind kind(Characters text, int start, int end) {
        if (start >= end || text.at(start) == COMMENT) {
            return Kind.BLANK;
        }
        String word = Strings.toAsciiLower(text.substring(start, Math.min(end, start + 16)));
        return switch (word) {
            case "newgame" -> Kind.NEW_GAME;
            case "play" -> Kind.PLAY;
            case "pass" -> Kind.PASS;
            case "undo" -> Kind.UNDO;
            case "bestmove", "validmoves", "info", "id", "options", "exit", "perft", "help", "licenses", "pv" ->
                Kind.QUESTION;
            case "invalidmove", "err" -> Kind.REFUSAL;
            case "ok" -> Kind.OK;
            default -> Kind.OTHER;
        };
    }

    /** Returns whether a text that begins with this line is a transcript. */
    static boolean beginsTranscript(Characters text, int from, int to) {
        int end = text.trimEnd(from, to);
        if (text.at(from) == PROMPT || text.startsWith("id ", from)) {
            return true;
        }
        return text.rangeEquals("info", from, end)
                || text.rangeEquals("ok", from, end)
                || text.rangeEquals("newgame", from, text.skipToWhitespace(from, end))
                || (text.startsWith("play ", from) && PieceName.isAt(text, from + "play ".length()));
    }

    boolean isBlank() {
        return start == end;
    }
}
