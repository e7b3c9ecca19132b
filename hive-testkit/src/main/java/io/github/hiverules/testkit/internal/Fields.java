package io.github.hiverules.testkit.internal;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Makes objects for JSON. */
final class Fields {

    private Fields() {}

    /** Returns a map that keeps the order of its names; an empty optional leaves its name out. */
    static Map<String, Object> of(Object... namesAndValues) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            String name = namesAndValues[i].toString();
            if (!(namesAndValues[i + 1] instanceof Optional<?> optional)) {
                fields.put(name, namesAndValues[i + 1]);
            } else {
                optional.ifPresent(value -> fields.put(name, value));
            }
        }
        return fields;
    }
}
