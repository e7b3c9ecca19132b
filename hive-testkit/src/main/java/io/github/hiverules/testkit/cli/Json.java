package io.github.hiverules.testkit.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Writes maps, lists, texts, numbers and truth values as JSON. The command only writes JSON, a few small objects at a
 * time, so this takes the place of a library in {@code hive.jar}.
 */
final class Json {

    private final StringBuilder text = new StringBuilder();

    private Json() {}

    /** Returns a map that keeps the order of its names; an empty optional leaves its name out. */
    static Map<String, Object> object(Object... namesAndValues) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            Object value = namesAndValues[i + 1];
            if (value instanceof Optional<?> optional) {
                if (optional.isPresent()) {
                    object.put((String) namesAndValues[i], optional.get());
                }
            } else {
                object.put((String) namesAndValues[i], value);
            }
        }
        return object;
    }

    static String write(Object value) {
        Json json = new Json();
        json.append(value);
        return json.text.toString();
    }

    private void append(Object value) {
        if (value instanceof Map<?, ?> map) {
            appendObject(map);
        } else if (value instanceof Iterable<?> list) {
            appendArray(list);
        } else if (value instanceof Number || value instanceof Boolean) {
            text.append(value);
        } else {
            appendString(value.toString());
        }
    }

    private void appendObject(Map<?, ?> map) {
        text.append('{');
        String separator = "";
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            text.append(separator);
            appendString(entry.getKey().toString());
            text.append(':');
            append(entry.getValue());
            separator = ",";
        }
        text.append('}');
    }

    private void appendArray(Iterable<?> list) {
        text.append('[');
        String separator = "";
        for (Object element : list) {
            text.append(separator);
            append(element);
            separator = ",";
        }
        text.append(']');
    }

    private void appendString(String string) {
        text.append('"');
        for (int i = 0; i < string.length(); i++) {
            char c = string.charAt(i);
            switch (c) {
                case '"' -> text.append("\\\"");
                case '\\' -> text.append("\\\\");
                case '\n' -> text.append("\\n");
                case '\r' -> text.append("\\r");
                case '\t' -> text.append("\\t");
                default -> {
                    if (c < ' ' || Character.isSurrogate(c) || c == '\u007F') {
                        text.append(String.format("\\u%04x", (int) c));
                    } else {
                        text.append(c);
                    }
                }
            }
        }
        text.append('"');
    }
}
