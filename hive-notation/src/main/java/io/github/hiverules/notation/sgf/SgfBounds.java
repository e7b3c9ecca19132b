package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.internal.sgf.SgfGameStart;

/** Finds where the games and values of a text end, and remembers it for the games that follow. Not thread-safe. */
final class SgfBounds {

    private final Source source;

    // The last search for the end of a value that found none, and how far it looked.
    private int unclosedFrom;
    private int unclosedTo = -1;

    // The last search for a line that opens a game, and its result, which holds for all offsets between the two.
    private int gameLineFrom;
    private int gameLine;

    SgfBounds(Source source) {
        this.source = source;
    }

    /** Returns what {@link SgfGameStart#nextLine} does. */
    int nextGameLine(int from) {
        if (from < gameLineFrom || from >= gameLine) {
            gameLineFrom = from;
            gameLine = SgfGameStart.nextLine(source, from);
        }
        return gameLine;
    }

    /**
     * Returns where the value of a property ends: at the next bracket that is not escaped, or at the limit if there is
     * none. Remembers that there is none, because each of many games may end in a value that is not closed.
     */
    int valueEnd(int from, int limit) {
        if (from >= unclosedFrom && from <= unclosedTo && limit == unclosedTo) {
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
        unclosedFrom = from;
        unclosedTo = limit;
        return limit;
    }
}
