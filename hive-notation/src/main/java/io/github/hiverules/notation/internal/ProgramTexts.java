package io.github.hiverules.notation.internal;

import java.util.Objects;
import java.util.Properties;

/** Messages for programs and their authors, in English only. Players do not see them. */
public final class ProgramTexts {

    private static final Properties TEXTS = Texts.loadProperties(
            ProgramTexts.class.getResourceAsStream("/io/github/hiverules/notation/text/programs.properties"));

    private ProgramTexts() {}

    /** Returns the text of a key, with the values in place of {0} and {1}. */
    public static String format(String key, Object... values) {
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
