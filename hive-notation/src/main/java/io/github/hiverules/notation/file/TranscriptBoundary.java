package io.github.hiverules.notation.file;

import io.github.hiverules.notation.internal.Characters;

/** Finds the lines of a transcript that begin another game. */
final class TranscriptBoundary {

    private boolean hasMoves;

    /** Whether the last line changes the game, so the next game string is its answer and begins no other game. */
    private boolean awaitsAnswer;

    /** Scans the next line and returns whether a new game begins there. Must scan each line exactly once. */
    boolean scanLine(Characters text, int from, int to) {
        TranscriptLine line = TranscriptLine.read(text, from, to);
        boolean isWithoutMoves = movesStart(text, line) >= line.end();
        boolean isFirst = hasMoves
                && (line.kind() == TranscriptLine.Kind.NEW_GAME
                        || (line.kind() == TranscriptLine.Kind.GAME && isWithoutMoves && !awaitsAnswer));
        boolean addsMoves = switch (line.kind()) {
            case PLAY, PASS -> true;
            case GAME, NEW_GAME -> !isWithoutMoves;
            default -> false;
        };
        awaitsAnswer = switch (line.kind()) {
            case PLAY, PASS, UNDO -> true;
            case BLANK -> awaitsAnswer;
            default -> false;
        };
        hasMoves = addsMoves || (hasMoves && !isFirst);
        return isFirst;
    }

    /** Returns the offset of the first move of a game string, or the end of the line. */
    private static int movesStart(Characters text, TranscriptLine line) {
        int at = line.start();
        for (int field = 0; field < 3 && at < line.end(); field++) {
            at = text.indexOf(';', at, line.end()) + 1;
        }
        return at;
    }
}
