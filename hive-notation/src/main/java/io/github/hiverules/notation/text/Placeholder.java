package io.github.hiverules.notation.text;

import java.util.ArrayList;
import java.util.List;

/**
 * A part of a text that a value replaces, such as {@code {piece:The}}.
 *
 * @param name the name of the value
 * @param form the form of the value, or an empty string
 */
record Placeholder(String name, String form, int start, int end) {

    /** Returns all placeholders of a text, in order. */
    static List<Placeholder> in(String text) {
        List<Placeholder> placeholders = new ArrayList<>();
        int end = 0;
        for (int start = text.indexOf('{'); start >= 0; start = text.indexOf('{', end)) {
            end = text.indexOf('}', start) + 1;
            if (end == 0) {
                throw new IllegalArgumentException("a placeholder without a closing brace: " + text);
            }
            String nameAndForm = text.substring(start + 1, end - 1);
            int colon = (nameAndForm + ":").indexOf(':');
            String form = nameAndForm.substring(Math.min(colon + 1, nameAndForm.length()));
            placeholders.add(new Placeholder(nameAndForm.substring(0, colon), form, start, end));
        }
        return placeholders;
    }
}
