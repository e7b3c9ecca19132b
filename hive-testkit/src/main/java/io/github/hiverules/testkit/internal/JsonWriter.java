package io.github.hiverules.testkit.internal;

import java.util.List;
import java.util.Map;

/** Writes maps, lists, texts, numbers and truth values as JSON; outer levels get a line for each element. */
final class JsonWriter {

    private final StringBuilder text = new StringBuilder();
    private final int levelsWithLines;

    private JsonWriter(int levelsWithLines) {
        this.levelsWithLines = levelsWithLines;
    }

    static String write(Object value, int levelsWithLines) {
        JsonWriter writer = new JsonWriter(levelsWithLines);
        writer.value(value, 0);
        return writer.text.append('\n').toString();
    }

    private void value(Object value, int level) {
        if (value instanceof Map<?, ?> map) {
            object(map, level);
        } else if (value instanceof List<?> list) {
            array(list, level);
        } else if (value instanceof Number || value instanceof Boolean) {
            text.append(value);
        } else {
            string(value.toString());
        }
    }

    private void object(Map<?, ?> map, int level) {
        text.append('{');
        String separator = "";
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            next(separator, level);
            string(entry.getKey().toString());
            text.append(": ");
            value(entry.getValue(), level + 1);
            separator = ",";
        }
        end('}', level);
    }

    private void array(List<?> list, int level) {
        text.append('[');
        String separator = "";
        for (Object element : list) {
            next(separator, level);
            value(element, level + 1);
            separator = ",";
        }
        end(']', level);
    }

    private void next(String separator, int level) {
        text.append(separator);
        if (level < levelsWithLines) {
            text.append('\n').append("  ".repeat(level + 1));
        } else if (!separator.isEmpty()) {
            text.append(' ');
        }
    }

    private void end(char bracket, int level) {
        if (level < levelsWithLines) {
            text.append('\n').append("  ".repeat(level));
        }
        text.append(bracket);
    }

    private void string(String value) {
        text.append('"');
        for (int i = 0; i < value.length(); i++) {
            character(value.charAt(i));
        }
        text.append('"');
    }

    private void character(char c) {
        switch (c) {
            case '"' -> text.append("\\\"");
            case '\\' -> text.append("\\\\");
            case '\n' -> text.append("\\n");
            default -> text.append(c < ' ' ? String.format("\\u%04x", (int) c) : c);
        }
    }
}
