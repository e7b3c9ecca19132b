package io.github.hiverules.notation.text;

import io.github.hiverules.notation.internal.Texts;
import java.util.ArrayList;
import java.util.List;

/**
 * A part of a text that a value replaces, such as {@code {piece:The}}.
 *
 * @param name the name of the value
 * @param form the form of the value, or an empty string
 */
record Placeholder(String name, String form, int start, int end) {

    /** Returns all placeholders of a text, in order; braces around anything else belong to the text. */
    static List<Placeholder> in(String text) {
        List<Placeholder> placeholders = new ArrayList<>();
        for (int start = text.indexOf('{'); start >= 0; start = text.indexOf('{', start + 1)) {
            int nameEnd = wordEnd(text, start + 1);
            boolean hasForm = nameEnd < text.length() && text.charAt(nameEnd) == ':';
            int end = hasForm ? wordEnd(text, nameEnd + 1) : nameEnd;
            boolean isEmpty = nameEnd == start + 1 || (hasForm && end == nameEnd + 1);
            if (!isEmpty && end < text.length() && text.charAt(end) == '}') {
                String form = hasForm ? text.substring(nameEnd + 1, end) : "";
                placeholders.add(new Placeholder(text.substring(start + 1, nameEnd), form, start, end + 1));
            }
        }
        return placeholders;
    }

    private static int wordEnd(String text, int from) {
        int end = from;
        while (end < text.length() && Texts.isWordPart(text.charAt(end))) {
            end++;
        }
        return end;
    }
}
