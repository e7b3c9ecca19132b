package io.github.hiverules.notation.internal;

/**
 * Finds the lines that begin another game. Every reader divides texts with it, so all of them find the same games,
 * whatever is wrong with one. Not thread-safe.
 */
public interface GameBoundary {

    /** Scans the next line and returns whether a new game begins there. Must scan each line exactly once. */
    boolean scanLine(Characters text, int from, int to);

    /** Returns the end of the game that begins at an offset: the start of the next game, or the end of the text. */
    default int gameEnd(Characters text, int from) {
        for (int line = from; line < text.length(); ) {
            int lineEnd = text.lineEnd(line);
            if (scanLine(text, line, lineEnd)) {
                return line;
            }
            line = text.nextLine(lineEnd);
        }
        return text.length();
    }
}
