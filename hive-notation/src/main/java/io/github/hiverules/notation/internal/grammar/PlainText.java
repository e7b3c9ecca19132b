package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.fault.TextLocation;
import io.github.hiverules.notation.internal.Links;
import io.github.hiverules.notation.internal.Strings;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Replaces signs of word processors, web pages and source code by those that notations use: spaces and dashes of all
 * kinds, doubled backslashes, quotation marks around the whole text, links with percent codes. Keeps each sign that
 * could mean two things. Not thread-safe.
 */
public final class PlainText {

    private static final char BYTE_ORDER_MARK = '\uFEFF';
    private static final char SOFT_HYPHEN = '\u00AD';
    private static final char LAST_ASCII = '~';
    private static final int FULL_WIDTH_FIRST = 0xFF01;
    private static final int FULL_WIDTH_LAST = 0xFF5E;
    private static final int FULL_WIDTH_OFFSET = 0xFEE0;
    private static final String DASHES = "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFE58\uFE63";
    private static final String SLASHES = "\u2044\u2215";
    private static final String BACKSLASHES = "\u2216\u29F5\uFE68";
    private static final String OTHER_SPACES = "\u000B\u0085\u2028\u2029";
    private static final String VARIATION_SELECTORS = "\uFE0E\uFE0F";
    private static final int CODE_LENGTH = 3;
    private static final char REPLACEMENT = '\uFFFD';

    /** The signs of quotes, links and percent codes. */
    private static final boolean[] VALUE_SIGNS = new boolean[LAST_ASCII + 1];

    static {
        "%\"'`=:".chars().forEach(c -> VALUE_SIGNS[c] = true);
    }

    private final Source source;
    private final StringBuilder plain;
    private final List<Repair> changes = new ArrayList<>();
    private final int[] offsets;
    private boolean isEncoded;
    private boolean hasSemicolon;

    private PlainText(Source source) {
        this.source = source;
        this.plain = new StringBuilder(source.length());
        this.offsets = new int[source.length() + 1];
    }

    /** Returns the plain text of one value, such as a game string or a move. */
    static Source of(Source source) {
        return isPlain(source, true) ? source : new PlainText(source).readValue();
    }

    /**
     * Returns the plain text, but leaves some ranges unchanged.
     *
     * @param keptEnd returns the end of such a range, or the given offset if none begins there
     */
    public static Source except(Source source, IntUnaryOperator keptEnd) {
        return isPlain(source, false) ? source : new PlainText(source).readExcept(keptEnd);
    }

    /** Returns whether a text has no signs to replace; a text that is one value may have more of them. */
    private static boolean isPlain(Source source, boolean isValue) {
        char before = ' ';
        for (int at = 0; at < source.length(); at++) {
            char c = source.at(at);
            boolean isUnusual = c > LAST_ASCII
                    || (c == '\\' && before == '\\')
                    || (isValue && VALUE_SIGNS[c] && (c != ':' || Links.isSignAt(source, at)));
            if (isUnusual) {
                return false;
            }
            before = c;
        }
        return true;
    }

    private Source readValue() {
        int start = source.skipBlanks(0, source.length());
        int end = source.trimBlanks(start, source.length());
        // In source code, a comma or a semicolon may follow a text in quotes.
        boolean hasSeparator = end > start && ",;".indexOf(source.at(end - 1)) >= 0;
        int quote = source.trimBlanks(start, hasSeparator ? end - 1 : end);
        boolean isQuoted =
                quote - start > 1 && Strings.isQuote(source.at(start)) && Strings.isQuote(source.at(quote - 1));
        if (isQuoted) {
            replace(start, start + 1, "");
            replace(quote - 1, end, "");
            start++;
            end = quote - 1;
        }
        int value = Links.findValue(source, start, end);
        boolean isLink = value > start;
        if (isLink) {
            replace(start, value, "");
            int linkEnd = end;
            end = Links.valueEnd(source, value, linkEnd);
            start = value;
            replace(end, linkEnd, "");
        } else if (!isQuoted) {
            start = 0;
            end = source.length();
        }
        isEncoded = isLink || source.indexOf('%', start, end) < end;
        for (int at = start; at < end; ) {
            at = isEncoded ? takeEncoded(at, end) : take(at, end);
        }
        return finish(end);
    }

    private Source readExcept(IntUnaryOperator keptEnd) {
        int end = source.length();
        int at = 0;
        while (at < end) {
            int kept = keptEnd.applyAsInt(at);
            if (kept == at) {
                at = take(at, end);
            }
            for (; at < kept; at++) {
                append(source.at(at), at);
            }
        }
        return finish(end);
    }

    private Source finish(int end) {
        offsets[plain.length()] = end;
        return new Plain(this);
    }

    /** The text with the replaced signs. It quotes the original text and names the locations in it. */
    private static final class Plain extends Source {

        private final Source original;

        /** The offset in the original text of each character, and of the end. */
        private final int[] offsets;

        private final List<Repair> changes;

        Plain(PlainText text) {
            super(text.plain.toString());
            this.original = text.source;
            this.offsets = text.offsets;
            this.changes = text.changes.stream()
                    .sorted(Comparator.comparingInt(change -> change.location().offset()))
                    .toList();
        }

        @Override
        public TextLocation location(int target) {
            return original.location(offsets[target]);
        }

        @Override
        String quote(int start, int end) {
            return original.quote(offsets[start], Math.max(offsets[start], offsets[end]));
        }

        @Override
        List<Repair> changes() {
            return changes;
        }
    }

    private void append(char c, int at) {
        offsets[plain.length()] = at;
        plain.append(c);
        hasSemicolon |= c == ';';
    }

    private void replace(int from, int to, String replacement) {
        if (from == to) {
            return;
        }
        if (changes.size() < ReadOptions.MAX_REPAIRS) {
            Repair.Kind kind = replacement.isEmpty() ? Repair.Kind.IGNORED : Repair.Kind.READ_AS;
            changes.add(source.repair(kind, from, to, replacement));
        }
        for (int index = 0; index < replacement.length(); index++) {
            append(plain(replacement.charAt(index)), from);
        }
    }

    /** Takes a run of percent codes, or a plus sign for a space, except in the game type. */
    private int takeEncoded(int at, int end) {
        int codesEnd = at;
        while (codesEnd + CODE_LENGTH <= end && isCode(codesEnd)) {
            codesEnd += CODE_LENGTH;
        }
        if (codesEnd > at) {
            String decoded = decode(at, codesEnd);
            if (!decoded.isEmpty()) {
                replace(at, codesEnd, decoded);
                return codesEnd;
            }
        }
        if (source.at(at) == '+' && hasSemicolon) {
            replace(at, at + 1, " ");
            return at + 1;
        }
        return take(at, end);
    }

    private boolean isCode(int at) {
        return source.at(at) == '%'
                && Character.digit(source.at(at + 1), 16) >= 0
                && Character.digit(source.at(at + 2), 16) >= 0;
    }

    /** Returns the characters of percent codes, or no text if they are not UTF-8. */
    private String decode(int from, int to) {
        String decoded = URLDecoder.decode(source.substring(from, to), StandardCharsets.UTF_8);
        return decoded.indexOf(REPLACEMENT) < 0 ? decoded : "";
    }

    /** Takes one character, or a doubled backslash. Returns the offset after it. */
    private int take(int at, int end) {
        char c = source.at(at);
        if (c == '\\') {
            return takeBackslashes(at, end);
        }
        char plainSign = plain(c);
        boolean isMark = c == BYTE_ORDER_MARK && (at == 0 || Strings.isLineEnd(source.at(at - 1)));
        if (isInvisible(c) && !isMark) {
            replace(at, at + 1, "");
        } else if (plainSign == c) {
            append(c, at);
        } else {
            replace(at, at + 1, "" + plainSign);
        }
        return at + 1;
    }

    /** Two backslashes stand for one in source code and JSON, four in JSON that is itself in source code. */
    private int takeBackslashes(int at, int end) {
        int runEnd = at;
        while (runEnd < end && source.at(runEnd) == '\\') {
            runEnd++;
        }
        int count = runEnd - at;
        if (count == 2 || count == 4) {
            replace(at, runEnd, "\\");
            return runEnd;
        }
        for (int index = at; index < runEnd; index++) {
            append('\\', index);
        }
        return runEnd;
    }

    private static boolean isInvisible(char c) {
        return c > LAST_ASCII
                && ((Character.getType(c) == Character.FORMAT && c != SOFT_HYPHEN)
                        || VARIATION_SELECTORS.indexOf(c) >= 0);
    }

    /** Returns the sign that a character can only stand for, or the character itself. */
    private static char plain(char c) {
        if (c <= LAST_ASCII && c >= ' ') {
            return c;
        }
        if (Character.getType(c) == Character.SPACE_SEPARATOR || OTHER_SPACES.indexOf(c) >= 0) {
            return ' ';
        }
        if (DASHES.indexOf(c) >= 0) {
            return '-';
        }
        if (SLASHES.indexOf(c) >= 0) {
            return '/';
        }
        if (BACKSLASHES.indexOf(c) >= 0) {
            return '\\';
        }
        return c >= FULL_WIDTH_FIRST && c <= FULL_WIDTH_LAST ? (char) (c - FULL_WIDTH_OFFSET) : c;
    }
}
