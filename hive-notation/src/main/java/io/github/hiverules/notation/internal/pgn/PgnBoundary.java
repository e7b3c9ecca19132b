package io.github.hiverules.notation.internal.pgn;

import io.github.hiverules.notation.internal.Characters;
import io.github.hiverules.notation.internal.Texts;

/**
 * Finds the lines of a PGN that begin a game: those with the first tag after moves. Every reader divides texts with it,
 * so all of them find the same games, whatever is wrong with one. Not thread-safe.
 */
public final class PgnBoundary {

    private boolean hasSeenMoves;
    private boolean inComment;

    /** Returns the end of the game that begins at an offset: the start of the next game, or the end of the text. */
    public static int gameEnd(Characters text, int from) {
        PgnBoundary boundary = new PgnBoundary();
        for (int line = from; line < text.length(); ) {
            int lineEnd = text.lineEnd(line);
            if (boundary.scanLine(text, line, lineEnd)) {
                return line;
            }
            line = text.nextLine(lineEnd);
        }
        return text.length();
    }

    /** Scans the next line and returns whether a new game begins there. Must scan each line exactly once. */
    public boolean scanLine(Characters text, int start, int end) {
        boolean isTag = PgnTag.beginsLine(text, start);
        boolean isFirst = isTag && hasSeenMoves;
        if (isTag) {
            hasSeenMoves = false;
            inComment = false;
        }
        for (int index = start; index < end && !hasSeenMoves; index++) {
            char c = text.at(index);
            if (inComment || c == '{') {
                inComment = c != '}';
            } else if (PgnTag.beginsComment(text, index)) {
                return isFirst;
            } else if (c == '[' && !PgnTag.opensMoves(text, index)) {
                index = PgnTag.read(text, index).map(PgnTag::end).orElse(end) - 1;
            } else {
                hasSeenMoves = !Texts.isWhitespace(c);
            }
        }
        return isFirst;
    }
}
