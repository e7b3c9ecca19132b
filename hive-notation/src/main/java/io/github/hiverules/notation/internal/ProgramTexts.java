package io.github.hiverules.notation.internal;

import java.util.Objects;
import java.util.Properties;

/** What programs and their authors read: in English, and in a file of its own, because players do not see it. */
public final class ProgramTexts {

    private static final Properties TEXTS = Texts.properties(
            ProgramTexts.class.getResourceAsStream("/io/github/hiverules/notation/text/programs.properties"));

    private ProgramTexts() {}

    /** Returns a text with its values in the places of {0} and {1}. */
    public static String of(String key, Object... values) {
        String text = Objects.requireNonNull(TEXTS.getProperty(key), key);
        StringBuilder filled = new StringBuilder();
        int start = 0;
        for (int open = text.indexOf('{'); open >= 0; open = text.indexOf('{', start)) {
            int close = text.indexOf('}', open);
            filled.append(text, start, open).append(values[Integer.parseInt(text.substring(open + 1, close))]);
            start = close + 1;
        }
        return filled.append(text.substring(start)).toString();
    }
}
