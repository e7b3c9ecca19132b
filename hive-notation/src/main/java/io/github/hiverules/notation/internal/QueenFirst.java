package io.github.hiverules.notation.internal;

/** Looks whether a move is one of the Queen, to tell with which opening a game was played. */
public final class QueenFirst {

    private QueenFirst() {}

    /** Tells whether a UHP move at an offset begins with the name of a Queen. */
    public static boolean at(String text, int offset) {
        int start = Texts.skipBlanks(text, offset, text.length());
        return start + 1 < text.length()
                && "wWbB".indexOf(text.charAt(start)) >= 0
                && "qQ".indexOf(text.charAt(start + 1)) >= 0;
    }
}
