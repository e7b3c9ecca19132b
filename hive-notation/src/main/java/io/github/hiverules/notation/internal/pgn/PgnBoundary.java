package io.github.hiverules.notation.internal.pgn;

import io.github.hiverules.notation.internal.Characters;
import io.github.hiverules.notation.internal.GameBoundary;
import io.github.hiverules.notation.internal.Strings;

/** Finds the lines of a PGN that begin a game: those with the first tag after moves. */
public final class PgnBoundary implements GameBoundary {

    private boolean hasSeenMoves;
    private boolean inComment;

    @Override
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
                hasSeenMoves = !Strings.isWhitespace(c);
            }
        }
        return isFirst;
    }
}
