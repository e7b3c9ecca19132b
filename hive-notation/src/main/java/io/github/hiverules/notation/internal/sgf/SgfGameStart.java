package io.github.hiverules.notation.internal.sgf;

import io.github.hiverules.notation.internal.Characters;
import io.github.hiverules.notation.internal.Strings;
import java.util.Set;

/** Finds where the games of an SGF text begin, so that a fault in one game does not affect the next. */
public final class SgfGameStart {

    /** The properties with which games begin, but variations do not. */
    private static final Set<String> ROOT_PROPERTIES = Set.of("GM", "SU", "FF", "VV", "CA", "AP");

    private static final int NAME_LENGTH = 2;

    /** The maximum length of the whitespace after a parenthesis that opens a game, and after its semicolon. */
    private static final int MAX_WHITESPACE = 1000;

    private SgfGameStart() {}

    /**
     * Returns the start of the next game in a range, or the end of the range. Within a line, a game begins only at the
     * start of the range or after the end of another game.
     */
    public static int nextGame(Characters text, int from, int end) {
        if (isAt(text, from)) {
            return from;
        }
        for (int at = text.indexOf('(', from, end); at < end; at = text.indexOf('(', at + 1, end)) {
            if (text.at(lastBeforeSpaces(text, at)) == ')' && isAt(text, at)) {
                return at;
            }
        }
        return end;
    }

    /** Returns whether a parenthesis at an offset opens a game. */
    public static boolean isAt(Characters text, int at) {
        if (at >= text.length() || text.at(at) != '(') {
            return false;
        }
        int node = skipWhitespace(text, at + 1);
        if (node == text.length() || text.at(node) != ';') {
            return false;
        }
        int name = skipWhitespace(text, node + 1);
        int end = Math.min(name + NAME_LENGTH, text.length());
        return end < text.length() && text.at(end) == '[' && ROOT_PROPERTIES.contains(text.substring(name, end));
    }

    /**
     * Returns whether the text after the end of a game still belongs to it, because a parenthesis closed the game too
     * early: more parentheses and semicolons, a bracket behind the parenthesis, or a property that does not begin a game.
     */
    public static boolean isLeftOver(Characters text, int from, int end) {
        int name = from;
        while (name < end && (text.at(name) == ';' || text.at(name) == ')' || Strings.isWhitespace(text.at(name)))) {
            name++;
        }
        int nameEnd = name;
        while (nameEnd < end && Strings.isWordPart(text.at(nameEnd))) {
            nameEnd++;
        }
        boolean isBracket = name < end && (text.at(name) == '[' || text.at(name) == ']');
        if (isBracket && name > 0 && text.at(name - 1) == ')') {
            return true;
        }
        boolean isProperty = nameEnd > name && nameEnd < end && text.at(nameEnd) == '[';
        return name == end || (isProperty && !ROOT_PROPERTIES.contains(text.substring(name, nameEnd)));
    }

    /**
     * Returns the start of the next line that opens a game, or the length of the text. The search begins after the
     * given offset, at which there must be no whitespace.
     */
    public static int nextLine(Characters text, int from) {
        int end = text.length();
        for (int at = text.indexOf('(', from + 1); at < end; at = text.indexOf('(', at + 1)) {
            int before = lastBeforeSpaces(text, at);
            if (Strings.isLineEnd(text.at(before)) && isAt(text, at)) {
                return before + 1;
            }
        }
        return end;
    }

    /** Returns whether the first of the given lines opens a game. */
    public static boolean beginsWithGame(Characters lines) {
        return isAt(lines, skipIndentation(lines));
    }

    /** Returns whether more lines are needed to tell whether the first parenthesis opens a game. */
    public static boolean isUndecided(Characters lines) {
        int at = skipIndentation(lines);
        if (at == lines.length() || lines.at(at) != '(') {
            return false;
        }
        int node = skipWhitespace(lines, at + 1);
        return node == lines.length() || (lines.at(node) == ';' && skipWhitespace(lines, node + 1) == lines.length());
    }

    private static int skipWhitespace(Characters text, int from) {
        return text.skipWhitespace(from, Math.min(from + MAX_WHITESPACE, text.length()));
    }

    private static int skipIndentation(Characters line) {
        int at = 0;
        while (at < line.length() && (line.at(at) == ' ' || line.at(at) == '\t')) {
            at++;
        }
        return at;
    }

    /**
     * Returns the offset of the last character before spaces. There is one, because searches begin at a character that
     * is not a space.
     */
    private static int lastBeforeSpaces(Characters text, int at) {
        int before = at - 1;
        while (text.at(before) == ' ' || text.at(before) == '\t') {
            before--;
        }
        return before;
    }
}
