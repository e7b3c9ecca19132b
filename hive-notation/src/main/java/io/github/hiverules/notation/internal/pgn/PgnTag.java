package io.github.hiverules.notation.internal.pgn;

import io.github.hiverules.notation.internal.Characters;
import io.github.hiverules.notation.internal.Texts;

/** Finds the tags of a PGN. */
public final class PgnTag {

    private PgnTag() {}

    /** Returns whether an offset is the start of a line that begins with a tag, such as {@code [Date "}. */
    public static boolean beginsLine(Characters text, int at) {
        if (text.at(at) != '[' || (at > 0 && !Texts.isLineEnd(text.at(at - 1)))) {
            return false;
        }
        int nameEnd = at + 1;
        while (nameEnd < text.length() && isNamePart(text.at(nameEnd))) {
            nameEnd++;
        }
        int quote = text.skipWhitespaceInLine(nameEnd);
        return nameEnd > at + 1 && quote < text.length() && text.at(quote) == '"';
    }

    public static boolean isNamePart(char c) {
        return Character.isLetterOrDigit(c) || c == '_';
    }
}
