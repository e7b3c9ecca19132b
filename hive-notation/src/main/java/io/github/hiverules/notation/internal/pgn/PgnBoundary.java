package io.github.hiverules.notation.internal.pgn;

import io.github.hiverules.notation.internal.Characters;
import io.github.hiverules.notation.internal.Strings;
import java.util.Optional;

/**
 * Finds where the games of a PGN begin: at the first tag after moves. Every reader divides texts with it, so all of them
 * find the same games, whatever is wrong with one. Not thread-safe.
 */
public final class PgnBoundary {

    private boolean hasSeenMoves;
    private boolean inComment;

    /** Scans the next line and returns whether a new game begins there. Must scan each line exactly once. */
    public boolean scanLine(Characters text, int start, int end) {
        int next = findGame(text, start, end);
        boolean isFirst = next == start;
        while (next < end) {
            next = findGame(text, next, end);
        }
        return isFirst;
    }

    /**
     * Returns where the game that begins at an offset ends, which may be in the middle of a line, as when line breaks
     * were lost.
     */
    public int gameEnd(Characters text, int from) {
        return findGame(text, from, text.length());
    }

    private int findGame(Characters text, int from, int end) {
        for (int at = from; at < end; ) {
            char c = text.at(at);
            inComment = inComment && !PgnTag.beginsLine(text, at);
            Optional<PgnTag> tag = inComment || c != '[' ? Optional.empty() : PgnTag.find(text, at);
            if (inComment || c == '{') {
                inComment = c != '}';
                at++;
            } else if ((c == ';' || c == '%') && PgnTag.beginsComment(text, at)) {
                at = text.lineEnd(at);
            } else if (tag.isEmpty()) {
                hasSeenMoves |= !Strings.isWhitespace(c);
                at++;
            } else if (hasSeenMoves && (tag.get().isComplete() || PgnTag.beginsLine(text, at))) {
                hasSeenMoves = false;
                return at;
            } else {
                at = tag.get().end();
            }
        }
        return end;
    }
}
