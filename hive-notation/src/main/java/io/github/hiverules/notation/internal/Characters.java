package io.github.hiverules.notation.internal;

/**
 * The characters of a text, and small searches in a range of it. Readers use only these methods, so that a test can
 * count the reads: a subclass overrides the three methods from which all others are built.
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

    /** Returns the offset of the first such character, or the length; quicker than a search in a range. */
    public int indexOf(char wanted, int from) {
        int index = text.indexOf(wanted, from);
        return index < 0 ? text.length() : index;
    }

    @Override
    public final int length() {
        return text.length();
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

    public final int skipBlanks(int from, int to) {
        int index = from;
        while (index < to && Texts.isBlank(at(index))) {
            index++;
        }
        return index;
    }

    /** Skips blanks, but stops at the end of the line. */
    public final int skipSpaces(int from) {
        int index = from;
        while (index < length() && !Texts.isLineEnd(at(index)) && Texts.isBlank(at(index))) {
            index++;
        }
        return index;
    }

    public final int trimEnd(int from, int to) {
        int index = to;
        while (index > from && Texts.isBlank(at(index - 1))) {
            index--;
        }
        return index;
    }

    public final int skipUntilBlank(int from, int to) {
        int index = from;
        while (index < to && !Texts.isBlank(at(index))) {
            index++;
        }
        return index;
    }

    /** Returns the offset of the first such character in a range, or the end of the range. */
    public final int indexOf(char wanted, int from, int to) {
        int index = from;
        while (index < to && at(index) != wanted) {
            index++;
        }
        return index;
    }

    /** Returns the offset of the last such character before another, or -1. */
    public final int lastIndexOf(char wanted, int before) {
        int index = before - 1;
        while (index >= 0 && at(index) != wanted) {
            index--;
        }
        return index;
    }

    public final boolean startsWith(String word, int at) {
        return at + word.length() <= length() && differenceFrom(word, at) == word.length();
    }

    /** Returns whether a range holds exactly this word. */
    public final boolean is(String word, int start, int end) {
        return end - start == word.length() && startsWith(word, start);
    }

    /** Returns the length of the common prefix of a word and the text at an offset. */
    public final int differenceFrom(String word, int start) {
        int same = 0;
        int most = Math.min(word.length(), length() - start);
        while (same < most && word.charAt(same) == at(start + same)) {
            same++;
        }
        return same;
    }

    public final int lineEnd(int from) {
        int index = from;
        while (index < length() && !Texts.isLineEnd(at(index))) {
            index++;
        }
        return index;
    }

    /** Returns where the line after a line end begins. */
    public final int nextLine(int lineEnd) {
        int last = lineEnd;
        while (last < length() && !endsLine(last)) {
            last++;
        }
        return last + 1;
    }

    /** Returns whether a line ends with the character at an offset: a line feed, or a carriage return without one. */
    public final boolean endsLine(int index) {
        char c = at(index);
        return c == '\n' || (c == '\r' && (index + 1 == length() || at(index + 1) != '\n'));
    }
}
