package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.internal.sgf.SgfGameStart;

/**
 * Finds where the games and values of a text end, and remembers the answers for later games. Searches must follow each
 * other from the start of the text to its end. Not thread-safe.
 */
final class SgfBounds {

    private final Source source;

    // The limit of the last search that found no end of a value.
    private int unclosedTo = -1;

    // The result of the last search for a line that opens a game. It holds for all offsets before it.
    private int gameLine;

    SgfBounds(Source source) {
        this.source = source;
    }

    /** Returns the result of {@link SgfGameStart#nextLine}. */
    int nextGameLine(int from) {
        if (from >= gameLine) {
            gameLine = SgfGameStart.nextLine(source, from);
        }
        return gameLine;
    }

    /**
     * Returns the end of a property's value: the next closing bracket that is not escaped, or the limit if there is
     * none. Remembers searches without a result, because each of many games may end in a value that is not closed.
     */
    int valueEnd(int from, int limit) {
        if (from <= unclosedTo) {
            return limit;
        }
        for (int at = from; at < limit; at++) {
            char c = source.at(at);
            if (c == ']') {
                return at;
            }
            if (c == '\\') {
                at++;
            }
        }
        unclosedTo = limit;
        return limit;
    }
}
