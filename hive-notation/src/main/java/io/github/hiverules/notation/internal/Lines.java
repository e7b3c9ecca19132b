package io.github.hiverules.notation.internal;

import io.github.hiverules.notation.TextPlace;

/** Some lines of a longer text. Faults name their places in the whole text. */
public record Lines(String text, TextPlace place) implements CharSequence {

    @Override
    public int length() {
        return text.length();
    }

    @Override
    public char charAt(int index) {
        return text.charAt(index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return text.subSequence(start, end);
    }

    @Override
    public String toString() {
        return text;
    }
}
