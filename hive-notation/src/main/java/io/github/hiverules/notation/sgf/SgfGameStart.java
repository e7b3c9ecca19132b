package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.internal.Texts;
import java.util.Set;

/** Finds where games begin, so that an error in one of them does not spoil the next. */
final class SgfGameStart {

    /** The text that begins a game, but never a variation. */
    private static final Set<String> ROOT_PROPERTIES = Set.of("GM", "SU", "FF", "VV", "CA", "AP");

    private static final int NAME_LENGTH = 2;

    private SgfGameStart() {}

    /**
     * Returns where the next game begins, or the text's length. Within a line a game begins at the offset itself or after the
     * end of another game.
     */
    static int next(String text, int from) {
        if (isAt(text, from)) {
            return from;
        }
        for (int at = text.indexOf('(', from); at >= 0; at = text.indexOf('(', at + 1)) {
            if (isAt(text, at) && (startsLine(text, at) || text.charAt(lastBefore(text, at)) == ')')) {
                return at;
            }
        }
        return text.length();
    }

    /** Returns whether a parenthesis at an offset opens a game. */
    static boolean isAt(String text, int at) {
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

    /** Returns whether a parenthesis at an offset opens a game and is the first character of its line. */
    static boolean isOnNewLine(String text, int at) {
        return isAt(text, at) && startsLine(text, at);
    }

    private static boolean startsLine(String text, int at) {
        int before = lastBefore(text, at);
        return before < 0 || Texts.isLineEnd(text.charAt(before));
    }

    /** Returns where the last character before an offset is that is neither a space nor a tab, or -1. */
    private static int lastBefore(String text, int at) {
        int before = at - 1;
        while (before >= 0 && (text.charAt(before) == ' ' || text.charAt(before) == '\t')) {
            before--;
        }
        return before;
    }
}
