package io.github.hiverules.testkit.json;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Writes maps, lists, texts, numbers, booleans, enum constants and optional values as JSON. A constant is written as
 * its name in lowercase with hyphens. Outer levels may have a line for each element. The test kit only writes JSON, so
 * it needs no library for it.
 */
public final class Json {

    private final StringBuilder text = new StringBuilder();
    private final int multilineLevels;

    private Json(int multilineLevels) {
        this.multilineLevels = multilineLevels;
    }

    /**
     * {@return a map for an object, which keeps the order of its names}
     *
     * @param namesAndValues alternating names and values; a name whose value is an empty optional is left out
     */
    public static Map<String, Object> object(Object... namesAndValues) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            String name = namesAndValues[i].toString();
            if (!(namesAndValues[i + 1] instanceof Optional<?> optional)) {
                object.put(name, namesAndValues[i + 1]);
            } else {
                optional.ifPresent(value -> object.put(name, value));
            }
        }
        return object;
    }

    /**
     * {@return a value as JSON, in one line without spaces}
     *
     * @param value a map, list, number, boolean, enum constant, optional value (empty becomes {@code null}),
     *     or any other object, which is written as its text
     */
    public static String write(Object value) {
        return write(value, 0);
    }

    /**
     * {@return a value as JSON for people to read, with spaces}
     *
     * @param value a map, list, number, boolean, enum constant, optional value (empty becomes {@code null}),
     *     or any other object, which is written as its text
     * @param multilineLevels the number of outer levels that have a line for each element
     */
    public static String write(Object value, int multilineLevels) {
        Json json = new Json(multilineLevels);
        json.value(value, 0);
        return json.text.toString();
    }

    private void value(Object value, int level) {
        if (value instanceof Optional<?> optional) {
            optional.ifPresentOrElse(present -> value(present, level), () -> text.append("null"));
        } else if (value instanceof Map<?, ?> map) {
            object(map, level);
        } else if (value instanceof Iterable<?> list) {
            array(list, level);
        } else if (value instanceof Number || value instanceof Boolean) {
            text.append(value);
        } else if (value instanceof Enum<?> constant) {
            string(constant.name().toLowerCase(Locale.ROOT).replace('_', '-'));
        } else {
            string(value.toString());
        }
    }

    private void object(Map<?, ?> map, int level) {
        text.append('{');
        String separator = "";
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            beginElement(separator, level);
            string(entry.getKey().toString());
            text.append(multilineLevels > 0 ? ": " : ":");
            value(entry.getValue(), level + 1);
            separator = ",";
        }
        close('}', level);
    }

    private void array(Iterable<?> list, int level) {
        text.append('[');
        String separator = "";
        for (Object element : list) {
            beginElement(separator, level);
            value(element, level + 1);
            separator = ",";
        }
        close(']', level);
    }

    private void beginElement(String separator, int level) {
        text.append(separator);
        if (level < multilineLevels) {
            text.append('\n').append("  ".repeat(level + 1));
        } else if (multilineLevels > 0 && !separator.isEmpty()) {
            text.append(' ');
        }
    }

    private void close(char bracket, int level) {
        if (level < multilineLevels) {
            text.append('\n').append("  ".repeat(level));
        }
        text.append(bracket);
    }

    private void string(String value) {
        text.append('"');
        value.chars().forEach(c -> character((char) c));
        text.append('"');
    }

    private void character(char c) {
        switch (c) {
            case '"' -> text.append("\\\"");
            case '\\' -> text.append("\\\\");
            case '\n' -> text.append("\\n");
            case '\r' -> text.append("\\r");
            case '\t' -> text.append("\\t");
            default -> {
                boolean plain = c >= ' ' && c != '\u007F' && !Character.isSurrogate(c);
                text.append(plain ? c : String.format(Locale.ROOT, "\\u%04x", (int) c));
            }
        }
    }
}
