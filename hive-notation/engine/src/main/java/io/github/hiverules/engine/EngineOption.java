package io.github.hiverules.engine;

import java.util.List;
import java.util.Optional;

/** One option of an engine as the protocol lists it: {@code Name;type;value;default} and the possible values. */
record EngineOption(String name, String type, String value, String defaultValue, List<String> possibleValues) {

    private static final List<String> BOOLEANS = List.of("true", "false");

    static EngineOption of(String name, String type, String value, String... possibleValues) {
        return new EngineOption(name, type, value, value, List.of(possibleValues));
    }

    /** Returns this option with the given value, or empty if the value is not allowed. */
    Optional<EngineOption> with(String text) {
        return allowedValue(text).map(newValue -> new EngineOption(name, type, newValue, defaultValue, possibleValues));
    }

    private Optional<String> allowedValue(String text) {
        List<String> values = type.equals("bool") ? BOOLEANS : possibleValues;
        return values.stream().filter(value -> value.equalsIgnoreCase(text)).findFirst();
    }

    String line() {
        String line = String.join(";", name, type, value, defaultValue);
        return possibleValues.isEmpty() ? line : line + ";" + String.join(";", possibleValues);
    }
}
