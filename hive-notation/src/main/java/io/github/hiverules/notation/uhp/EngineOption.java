package io.github.hiverules.notation.uhp;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** One option of an engine as the protocol lists it: {@code Name;type;value;default} and what values there are. */
record EngineOption(String name, Type type, String value, String defaultValue, List<String> bounds) {

    enum Type {
        BOOL,
        INT,
        ENUM
    }

    static EngineOption ofBool(String name, boolean value) {
        return new EngineOption(name, Type.BOOL, "" + value, "" + value, List.of());
    }

    static EngineOption ofInt(String name, int value, int min, int max) {
        return new EngineOption(name, Type.INT, "" + value, "" + value, List.of("" + min, "" + max));
    }

    static EngineOption ofEnum(String name, String value, String... values) {
        return new EngineOption(name, Type.ENUM, value, value, List.of(values));
    }

    /** Returns this option with another value, or empty if it cannot have that value. */
    Optional<EngineOption> with(String text) {
        return normal(text).map(normal -> new EngineOption(name, type, normal, defaultValue, bounds));
    }

    private Optional<String> normal(String text) {
        return switch (type) {
            case BOOL -> Optional.of(text.toLowerCase(Locale.ROOT)).filter(List.of("true", "false")::contains);
            case ENUM -> bounds.stream().filter(text::equalsIgnoreCase).findFirst();
            case INT ->
                Numbers.read(text)
                        .filter(number ->
                                number >= Integer.parseInt(bounds.get(0)) && number <= Integer.parseInt(bounds.get(1)))
                        .map(String::valueOf);
        };
    }

    boolean isOn() {
        return value.equals("true");
    }

    int number() {
        return Integer.parseInt(value);
    }

    String line() {
        String line = String.join(";", name, type.name().toLowerCase(Locale.ROOT), value, defaultValue);
        return bounds.isEmpty() ? line : line + ";" + String.join(";", bounds);
    }
}
