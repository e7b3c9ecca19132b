package io.github.hiverules.notation.text;

import java.util.Map;

/** What is to be said: the key of a template and the values for its placeholders. */
record Phrase(String key, Map<String, Object> values) {

    static Phrase of(String key) {
        return new Phrase(key, Map.of());
    }

    static Phrase of(String key, String name, Object value) {
        return new Phrase(key, Map.of(name, value));
    }

    static Phrase of(String key, String name1, Object value1, String name2, Object value2) {
        return new Phrase(key, Map.of(name1, value1, name2, value2));
    }

    static Phrase of(
            String key, String name1, Object value1, String name2, Object value2, String name3, Object value3) {
        return new Phrase(key, Map.of(name1, value1, name2, value2, name3, value3));
    }
}
