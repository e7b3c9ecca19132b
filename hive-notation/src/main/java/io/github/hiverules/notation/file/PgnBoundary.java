package io.github.hiverules.notation.file;

import io.github.hiverules.notation.internal.Characters;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.internal.pgn.PgnTag;

/** Finds the lines of a PGN that begin a game: those with the first tag after moves. Not thread-safe. */
final class PgnBoundary {

    private static final char NO_CHARACTER = ' ';

    private boolean hasSeenMoves;
    private boolean inComment;

    /** Scans the next line and returns whether a new game begins there. Must scan each line exactly once. */
    boolean scanLine(Characters line) {
        boolean isTag = PgnTag.beginsLine(line, 0);
        boolean isFirst = isTag && hasSeenMoves;
        if (isTag) {
            inComment = false;
        }
        char first = firstAfterComments(line);
        if (first != NO_CHARACTER) {
            hasSeenMoves = first != '[';
        }
        return isFirst;
    }

    private char firstAfterComments(Characters line) {
        for (int index = 0; index < line.length(); index++) {
            char c = line.at(index);
            if (inComment || c == '{') {
                inComment = c != '}';
            } else if (c == '[') {
                return c;
            } else if (!Texts.isWhitespace(c)) {
                inComment = line.lastIndexOf('{', line.length()) > line.lastIndexOf('}', line.length());
                return c;
            }
        }
        return NO_CHARACTER;
    }
}
