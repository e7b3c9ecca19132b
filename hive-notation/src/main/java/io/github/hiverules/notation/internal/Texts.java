package io.github.hiverules.notation.internal;

/** Small searches in a range of a text. */
public final class Texts {

    private Texts() {}

    public static int skipBlanks(String text, int from, int to) {
        int index = from;
        while (index < to && isBlank(text.charAt(index))) {
            index++;
        }
        return index;
    }

    public static int trimEnd(String text, int from, int to) {
        int index = to;
        while (index > from && isBlank(text.charAt(index - 1))) {
            index--;
        }
        return index;
    }

    public static int skipUntilBlank(String text, int from, int to) {
        int index = from;
        while (index < to && !isBlank(text.charAt(index))) {
            index++;
        }
        return index;
    }

    public static int indexOf(String text, char wanted, int from, int to) {
        for (int index = from; index < to; index++) {
            if (text.charAt(index) == wanted) {
                return index;
            }
        }
        return to;
    }

    /** Tells whether a character is white space; the mark at the start of some files counts too. */
    public static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\f' || c == '\uFEFF';
    }
}
