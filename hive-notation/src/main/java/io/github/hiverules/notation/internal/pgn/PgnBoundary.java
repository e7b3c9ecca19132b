package io.github.hiverules.notation.internal.pgn;

import io.github.hiverules.notation.internal.Characters;
import io.github.hiverules.notation.internal.GameBoundary;
import io.github.hiverules.notation.internal.Strings;
import java.util.Optional;

/** Finds where the games of a PGN begin: at the first tag after moves. */
public final class PgnBoundary implements GameBoundary {

    private boolean hasSeenMoves;
    private boolean inComment;

    @Override
    public boolean scanLine(Characters text, int start, int end) {
        int next = findGame(text, start, end);
        boolean isFirst = next == start;
        while (next < end) {
            next = findGame(text, next, end);
        }
        return isFirst;
    }

    /** Finds games that begin in the middle of a line, too, as when line breaks were lost. */
    @Override
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
