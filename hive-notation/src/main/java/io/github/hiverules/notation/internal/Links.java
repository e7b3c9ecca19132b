package io.github.hiverules.notation.internal;

/**
 * Finds the game or position in a link, such as {@code https://example.org/#game=1~base~wS1_0_0~-}, in a link of
 * Markdown, or in the fields at the end of a link, such as {@code #game=1~base~-~-}.
 */
public final class Links {

    private static final String SCHEME = "http";
    private static final String SIGN = "://";
    private static final String GAME_TYPE = "base";
    private static final int MAX_LABEL_LENGTH = 200;

    private Links() {}

    public static boolean isSignAt(Characters text, int at) {
        return text.startsWith(SIGN, at);
    }

    /** Returns whether a range begins with a link to a page. */
    public static boolean isLink(Characters text, int start, int end) {
        int address = address(text, start, end);
        int scheme = text.indexOf(':', address, Math.min(end, address + 8));
        return scheme < end
                && text.rangeEqualsIgnoringCase(SCHEME, address, Math.min(address + SCHEME.length(), end))
                && isSignAt(text, scheme);
    }

    /** Returns whether a range begins with a field that names a game or position, perhaps after a sign. */
    public static boolean isField(Characters text, int start, int end) {
        return hasField(text, start, end) && findValue(text, start, end) > start;
    }

    private static boolean hasField(Characters text, int start, int end) {
        int name = start < end && "#?&".indexOf(text.at(start)) >= 0 ? start + 1 : start;
        int nameEnd = text.skipWordPart(name, end);
        return name < nameEnd && nameEnd < end && text.at(nameEnd) == '=';
    }

    /** Returns where an address begins, after an angle bracket or the label of a link in Markdown. */
    private static int address(Characters text, int start, int end) {
        int labelEnd = Math.min(end, start + MAX_LABEL_LENGTH);
        int at = start;
        while (at < labelEnd && text.at(at) != '(' && text.at(at) != '"') {
            at++;
        }
        if (at > start && text.startsWith("](", at - 1)) {
            return at + 1;
        }
        return start < end && text.at(start) == '<' ? start + 1 : start;
    }

    /** Returns the offset of a game or position in a link, or the given start if there is none. */
    public static int findValue(Characters text, int start, int end) {
        int address = address(text, start, end);
        int scheme = text.indexOf(':', address, end);
        boolean hasScheme = isSignAt(text, scheme);
        if (!hasScheme && !hasField(text, address, end)) {
            return start;
        }
        int inFields = start;
        for (int at = hasScheme ? scheme + SIGN.length() : address; at < end; at++) {
            if ("?&#=/".indexOf(text.at(at)) < 0) {
                continue;
            }
            if (text.rangeEqualsIgnoringCase(GAME_TYPE, at + 1, Math.min(at + 1 + GAME_TYPE.length(), end))) {
                return at + 1;
            }
            if (inFields == start && text.at(at) != '/' && fieldEnd(text, at + 1, end) < end) {
                inFields = at + 1;
            }
        }
        return inFields;
    }

    /** Returns the offset of the sign that ends the first field of a game text or position text, or the end. */
    public static int fieldEnd(Characters text, int start, int end) {
        int at = start;
        while (at < end && (Strings.isWordPart(text.at(at)) || text.at(at) == '.')) {
            at++;
        }
        boolean isSign = at > start && at < end && (text.at(at) == '~' || text.startsWith("%7E", at));
        return isSign ? at : end;
    }

    /** Returns the offset after the game in a link, where another field or the link ends. */
    public static int valueEnd(Characters text, int value, int end) {
        int at = value;
        int open = 0;
        while (at < end && open >= 0 && "&#>".indexOf(text.at(at)) < 0) {
            open += text.at(at) == '(' ? 1 : text.at(at) == ')' ? -1 : 0;
            at++;
        }
        return open < 0 ? at - 1 : at;
    }
}
