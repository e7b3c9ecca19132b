package io.github.hiverules.notation.internal;

import java.util.Set;

/** Finds where the games of an SGF text begin, so that an error in one of them does not spoil the next. */
public final class SgfGameStart {

    /** Properties that begin a game, but never a variation. */
    private static final Set<String> ROOT_PROPERTIES = Set.of("GM", "SU", "FF", "VV", "CA", "AP");

    private static final int NAME_LENGTH = 2;

    private SgfGameStart() {}

    /**
     * Returns where the next game in a range begins, or the end of the range. Within a line a game begins at the offset itself
     * or after the end of another game.
     */
    public static int next(String text, int from, int end) {
        if (isAt(text, from)) {
            return from;
        }
        for (int at = text.indexOf('(', from); at >= 0 && at < end; at = text.indexOf('(', at + 1)) {
            if (text.charAt(lastBefore(text, at)) == ')' && isAt(text, at)) {
                return at;
            }
        }
        return end;
    }

    /** Returns whether a parenthesis at an offset opens a game. */
    public static boolean isAt(String text, int at) {
        if (at >= text.length() || text.charAt(at) != '(') {
            return false;
        }
        int node = Texts.skipBlanks(text, at + 1, text.length());
        if (node == text.length() || text.charAt(node) != ';') {
            return false;
        }
        int name = Texts.skipBlanks(text, node + 1, text.length());
        int end = Math.min(name + NAME_LENGTH, text.length());
        return end < text.length() && text.charAt(end) == '[' && ROOT_PROPERTIES.contains(text.substring(name, end));
    }

    /** Returns where the next line begins that opens a game, or the text's length. */
    static int nextLine(String text, int from) {
        for (int at = text.indexOf('(', from + 1); at >= 0; at = text.indexOf('(', at + 1)) {
            int line = lastBefore(text, at) + 1;
            if (line > from && isAt(text, at) && startsLine(text, at)) {
                return line;
            }
        }
        return text.length();
    }

    /** Returns whether a line, with lines after it, begins with a game. */
    public static boolean isFirstIn(String lines) {
        return isAt(lines, firstInLine(lines));
    }

    /** Returns whether a line begins with a parenthesis after which too little follows to know whether it opens a game. */
    public static boolean isUndecided(String lines) {
        int at = firstInLine(lines);
        if (at == lines.length() || lines.charAt(at) != '(') {
            return false;
        }
        int node = Texts.skipBlanks(lines, at + 1, lines.length());
        return node == lines.length()
                || (lines.charAt(node) == ';' && Texts.skipBlanks(lines, node + 1, lines.length()) == lines.length());
    }

    private static int firstInLine(String line) {
        int at = 0;
        while (at < line.length() && (line.charAt(at) == ' ' || line.charAt(at) == '\t')) {
            at++;
        }
        return at;
    }

    private static boolean startsLine(String text, int at) {
        int before = lastBefore(text, at);
        return before < 0 || Texts.isLineEnd(text.charAt(before));
    }

    /** Returns the offset of the last character before another that is neither a space nor a tab, or -1. */
    private static int lastBefore(String text, int at) {
        int before = at - 1;
        while (before >= 0 && (text.charAt(before) == ' ' || text.charAt(before) == '\t')) {
            before--;
        }
        return before;
    }
}
