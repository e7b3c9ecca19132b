package io.github.hiverules.notation.pgn;

import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.internal.pgn.PgnTag;

/** Finds where the comments of a text end. Not thread-safe. */
final class CommentEnds {

    private final Source source;

    // The end of the last comment. A comment that opens inside it ends there, too.
    private int end = -1;

    CommentEnds(Source source) {
        this.source = source;
    }

    /**
     * Returns the end of a comment: its closing brace or, without one, the next line that begins with a tag, or the end
     * of the text. Remembers the result, so a text without closing braces is searched only once.
     */
    int endOf(int from) {
        if (from > end) {
            end = from;
            while (end < source.length() && source.at(end) != '}' && !PgnTag.beginsLine(source, end)) {
                end++;
            }
        }
        return end;
    }
}
