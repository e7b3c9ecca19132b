package io.github.hiverules;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.hex.Hex;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What proves that something is wrong: values, each in its role. */
final class Evidence {

    private final Map<Role, Object> values;

    Evidence(Map<Role, Object> values) {
        this.values = Collections.unmodifiableMap(values);
    }

    /** Returns evidence of a kind; throws an {@code IllegalArgumentException} if the kind has other evidence. */
    static Evidence of(Object kind, Map<Role, ?> values, Set<Role> always, Set<Role> sometimes) {
        Map<Role, Object> present = new TreeMap<>();
        values.forEach((role, value) -> put(present, role, value));
        present.forEach((role, value) -> {
            if (!isOfType(role, value)) {
                throw new IllegalArgumentException(role + " cannot be " + value);
            }
        });
        if (!present.keySet().containsAll(always)) {
            throw new IllegalArgumentException(
                    kind + " needs " + new TreeSet<>(always) + ", not only " + present.keySet());
        }
        for (Role role : present.keySet()) {
            if (!always.contains(role) && !sometimes.contains(role)) {
                throw new IllegalArgumentException(kind + " never has " + role);
            }
        }
        return new Evidence(present);
    }

    /**
     * Returns each cell once, ordered by row and column. The compiler for browsers, TeaVM, has a {@code distinct()} that
     * drops nothing after {@code flatMap}.
     */
    static List<Hex> cells(Stream<Hex> cells) {
        return List.copyOf(new TreeSet<>(cells.toList()));
    }

    /** Puts a value, the value of an {@code Optional}, or a copy of a list; an empty one stands for no evidence. */
    static void put(Map<Role, Object> values, Role role, Object value) {
        if (value instanceof List<?> list) {
            if (!list.isEmpty()) {
                values.put(role, List.copyOf(list));
            }
        } else if (value instanceof Optional<?> optional) {
            optional.ifPresent(present -> values.put(role, present));
        } else {
            values.put(role, requireNonNull(value, "value"));
        }
    }

    private static boolean isOfType(Role role, Object value) {
        return role.isList()
                ? value instanceof List<?> list && list.stream().allMatch(role.type()::isInstance)
                : role.type().isInstance(value);
    }

    /** Returns all values, in the order of the roles. */
    Map<Role, Object> values() {
        return values;
    }

    <T> Optional<T> find(Role role, Class<T> type) {
        return Optional.ofNullable(type.cast(values.get(role)));
    }

    /** Returns the values of a role: one, those of a list, or none. */
    <T> List<T> list(Role role, Class<T> type) {
        Object value = values.getOrDefault(role, List.of());
        List<?> list = value instanceof List<?> several ? several : List.of(value);
        return list.stream().map(type::cast).toList();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Evidence that && values.equals(that.values);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    /** Returns the ids of the roles and their values, for logs: {@code {piece=wA2, missing=wA1}}. */
    @Override
    public String toString() {
        return values.entrySet().stream()
                .map(entry -> entry.getKey().id() + "=" + entry.getValue())
                .collect(Collectors.joining(", ", "{", "}"));
    }
}
