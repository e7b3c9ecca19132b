package io.github.hiverules.notation.pgn;

import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.internal.pgn.PgnTag;

/** Finds where the comments of a text end. Not thread-safe. */
final class CommentEnds {

    private final Source source;

    // The last comment: another one that opens inside it ends at the same place.
    private int start;
    private int end = -1;

    CommentEnds(Source source) {
        this.source = source;
    }

    /**
     * Returns where a comment ends: at its closing brace or, without one, before the next line that is a tag or at the
     * end of the text. Remembers the answer, so that a text without closing braces is searched only once.
     */
    int of(int from) {
        if (from < start || from > end) {
            start = from;
            end = from;
            while (end < source.length() && source.at(end) != '}' && !PgnTag.beginsLine(source, end)) {
                end++;
            }
        }
        return end;
    }
}
