package io.github.hiverules.testkit;

import java.util.List;
import java.util.regex.Pattern;

/** Lists in a diagram's text. */
final class DiagramTokens {

    private static final Pattern COMMA = Pattern.compile(",\\s*");

    private DiagramTokens() {}

    static List<String> list(String text) {
        return COMMA.splitAsStream(text).toList();
    }
}
