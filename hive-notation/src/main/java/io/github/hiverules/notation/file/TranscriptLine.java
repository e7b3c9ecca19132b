package io.github.hiverules.notation.file;

import io.github.hiverules.notation.internal.Characters;
import io.github.hiverules.notation.internal.Pieces;

/**
 * A line of a transcript of the Universal Hive Protocol: a command, or a line of an answer.
 *
 * @param start the offset of its argument or of the game string
 * @param end the offset after it
 */
record TranscriptLine(Kind kind, int start, int end) {

    private static final char PROMPT = '>';

    /** What a line says about the game. */
    enum Kind {
        /** The command for a new game, perhaps with a game type or a game string. */
        NEW_GAME,
        /** The command for a move. */
        PLAY,
        /** The command for a pass, or a pass as an answer. */
        PASS,
        UNDO,
        /** A command whose answer may look like a command. */
        QUESTION,
        /** An answer that refuses the last command. */
        REFUSAL,
        /** The end of an answer. */
        OK,
        /** A game string. */
        GAME,
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
        boolean isGame = TextKind.beginsWithBase(text, start, end) && text.indexOf(';', start, end) < end;
        return isGame
                ? new TranscriptLine(Kind.GAME, start, end)
                : new TranscriptLine(kind(text, start, wordEnd), argument, end);
    }

    private static Kind kind(Characters text, int start, int end) {
        String word = text.substring(start, Math.min(end, start + 16));
        return switch (word) {
            case "newgame" -> Kind.NEW_GAME;
            case "play" -> Kind.PLAY;
            case "pass" -> Kind.PASS;
            case "undo" -> Kind.UNDO;
            case "bestmove", "validmoves" -> Kind.QUESTION;
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
                || (text.startsWith("play ", from) && Pieces.isPieceAt(text, from + "play ".length()));
    }

    boolean isBlank() {
        return start == end;
    }
}
