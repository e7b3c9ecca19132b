package io.github.hiverules.notation.internal;

/** Finds the game or position in a link, such as {@code https://example.org/#game=1~base~wS1_0_0~-}. */
public final class Links {

    private static final String SCHEME = "http";
    private static final String SIGN = "://";
    private static final String GAME_TYPE = "base";

    private Links() {}

    public static boolean isSignAt(Characters text, int at) {
        return text.startsWith(SIGN, at);
    }

    /** Returns whether a range begins with the scheme of a link to a page. */
    public static boolean isLink(Characters text, int start, int end) {
        int scheme = text.indexOf(':', start, Math.min(end, start + 8));
        return scheme < end
                && text.rangeEqualsIgnoringCase(SCHEME, start, Math.min(start + SCHEME.length(), end))
                && isSignAt(text, scheme);
    }

    /** Returns the offset of a game or position in a link, or the given start if there is none. */
    public static int findValue(Characters text, int start, int end) {
        int scheme = text.indexOf(':', start, end);
        if (!isSignAt(text, scheme)) {
            return start;
        }
        int inFields = start;
        for (int at = scheme + SIGN.length(); at < end; at++) {
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

    /** Returns the offset after the game in a link. */
    public static int valueEnd(Characters text, int value, int end) {
        int at = value;
        while (at < end && "&#>".indexOf(text.at(at)) < 0) {
            at++;
        }
        return at;
    }
}
