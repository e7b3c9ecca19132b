package io.github.hiverules.notation.file;

import io.github.hiverules.notation.internal.Characters;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.internal.pgn.PgnTag;

/** Finds the lines that begin a game in a PGN: the first tag after moves. Not thread-safe. */
final class PgnBoundary {

    private static final char NOTHING = ' ';

    private boolean seenMoves;
    private boolean inComment;

    /** Takes the next line, and returns whether it is the first one of another game. */
    boolean isFirstLine(Characters line) {
        boolean isTag = PgnTag.beginsLine(line, 0);
        boolean isFirst = isTag && seenMoves;
        if (isTag) {
            inComment = false;
        }
        char first = firstAfterComments(line);
        if (first != NOTHING) {
            seenMoves = first != '[';
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
            } else if (!Texts.isBlank(c)) {
                inComment = line.lastIndexOf('{', line.length()) > line.lastIndexOf('}', line.length());
                return c;
            }
        }
        return NOTHING;
    }
}
