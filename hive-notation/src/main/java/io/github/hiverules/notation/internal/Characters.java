package io.github.hiverules.notation.internal;

/**
 * The characters of a text, with simple searches. Readers use only these methods, so a test can count the characters
 * they read: its subclass overrides the three methods on which all others are built.
 */
public class Characters implements CharSequence {

    private final String text;

    public Characters(String text) {
        this.text = text;
    }

    public char at(int index) {
        return text.charAt(index);
    }

    public String substring(int start, int end) {
        return text.substring(start, end);
    }

    /** Returns the offset of the first occurrence, or the length of the text; faster than the search in a range. */
    public int indexOf(char c, int from) {
        int index = text.indexOf(c, from);
        return index < 0 ? text.length() : index;
    }

    @Override
    public final int length() {
        return text.length();
    }

    @Override
    public final boolean isEmpty() {
        return text.isEmpty();
    }

    @Override
    public final char charAt(int index) {
        return at(index);
    }

    @Override
    public final CharSequence subSequence(int start, int end) {
        return substring(start, end);
    }

    @Override
    public final String toString() {
        return substring(0, length());
    }

    public final int skipWhitespace(int from, int to) {
        int index = from;
        while (index < to && Strings.isWhitespace(at(index))) {
            index++;
        }
        return index;
    }

    public final boolean isBlank() {
        return skipWhitespace(0, length()) == length();
    }

    public final int skipWhitespaceInLine(int from) {
        int index = from;
        while (index < length() && !Strings.isLineEnd(at(index)) && Strings.isWhitespace(at(index))) {
            index++;
        }
        return index;
    }

    public final int trimEnd(int from, int to) {
        int index = to;
        while (index > from && Strings.isWhitespace(at(index - 1))) {
            index--;
        }
        return index;
    }

    /** Skips whitespace of any kind, and invisible characters. */
    public final int skipBlanks(int from, int to) {
        int index = from;
        while (index < to && Strings.isBlank(at(index))) {
            index++;
        }
        return index;
    }

    public final int trimBlanks(int from, int to) {
        int index = to;
        while (index > from && Strings.isBlank(at(index - 1))) {
            index--;
        }
        return index;
    }

    public final int skipToWhitespace(int from, int to) {
        int index = from;
        while (index < to && !Strings.isWhitespace(at(index))) {
            index++;
        }
        return index;
    }

    /** Skips letters from A to Z in either case, digits and underscores. */
    public final int skipWordPart(int from, int to) {
        int index = from;
        while (index < to && Strings.isWordPart(at(index))) {
            index++;
        }
        return index;
    }

    public final int skipDigits(int from, int to) {
        int index = from;
        while (index < to && Strings.isDigit(at(index))) {
            index++;
        }
        return index;
    }

    /** Returns the offset of the first occurrence in a range, or the end of the range. */
    public final int indexOf(char c, int from, int to) {
        int index = from;
        while (index < to && at(index) != c) {
            index++;
        }
        return index;
    }

    public final int lastIndexOf(char c, int before) {
        int index = before - 1;
        while (index >= 0 && at(index) != c) {
            index--;
        }
        return index;
    }

    public final boolean startsWith(String word, int start) {
        return commonPrefixLength(word, start) == word.length();
    }

    public final boolean rangeEquals(String word, int start, int end) {
        return end - start == word.length() && startsWith(word, start);
    }

    /** Returns whether a range is a positive number, without leading zeros. */
    public final boolean rangeEquals(int number, int start, int end) {
        int at = end;
        for (int remaining = number; remaining > 0; remaining /= 10) {
            at--;
            if (at < start || at(at) != '0' + remaining % 10) {
                return false;
            }
        }
        return at == start;
    }

    /** Returns whether a range equals a word except for the case of the letters from a to z. */
    public final boolean rangeEqualsIgnoringCase(String word, int start, int end) {
        boolean isEqual = end - start == word.length();
        for (int index = 0; isEqual && index < word.length(); index++) {
            isEqual = Strings.toAsciiLower(at(start + index)) == Strings.toAsciiLower(word.charAt(index));
        }
        return isEqual;
    }

    public final int commonPrefixLength(String word, int start) {
        int count = 0;
        int maxCount = Math.min(word.length(), length() - start);
        while (count < maxCount && word.charAt(count) == at(start + count)) {
            count++;
        }
        return count;
    }

    public final int lineEnd(int from) {
        int index = from;
        while (index < length() && !Strings.isLineEnd(at(index))) {
            index++;
        }
        return index;
    }

    public final int nextLine(int lineEnd) {
        int last = lineEnd;
        while (last < length() && !endsLine(last)) {
            last++;
        }
        return last + 1;
    }

    /** Returns whether the character at an offset ends its line. A carriage return before a line feed does not. */
    public final boolean endsLine(int index) {
        char c = at(index);
        return c == '\n' || (c == '\r' && (index + 1 == length() || at(index + 1) != '\n'));
    }
}
