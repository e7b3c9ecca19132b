package io.github.hiverules.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** One line of a diagram's text with its number, counted from 1. */
record DiagramLine(int number, String text) {

    private static final Pattern COMMA = Pattern.compile(",\\s*");

    /** Returns the parts of a list. */
    static List<String> list(String text) {
        return COMMA.splitAsStream(text).toList();
    }

    DiagramSyntaxException fault(int offset, String found, String expected) {
        return new DiagramSyntaxException(number, offset + 1, found, expected);
    }

    DiagramSyntaxException fault(String expected) {
        return fault(0, text, expected);
    }

    static List<List<DiagramLine>> paragraphs(String text) {
        List<List<DiagramLine>> paragraphs = new ArrayList<>();
        List<DiagramLine> paragraph = new ArrayList<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            if (!line.isBlank()) {
                paragraph.add(new DiagramLine(number, line));
            } else if (!paragraph.isEmpty()) {
                paragraphs.add(List.copyOf(paragraph));
                paragraph.clear();
            }
        }
        if (!paragraph.isEmpty()) {
            paragraphs.add(List.copyOf(paragraph));
        }
        return paragraphs;
    }
}
