package io.github.hiverules;

import static java.util.Objects.requireNonNull;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * What proves that something is wrong: values, each in its role. A violation, a problem of a setup and a fault of a text
 * have a kind and such evidence; the kind says which roles it has.
 *
 * @param <R> the roles, an enum
 */
public final class Evidence<R extends Enum<R> & Evidence.Role> {

    /** What a value shows. */
    public interface Role {

        /** {@return the name of the method that returns this evidence, for example {@code cutOffCells}} */
        String id();

        /** {@return the type of the value or, for a list, of its elements} */
        Class<?> type();

        /** {@return whether the value is a list} */
        boolean isList();
    }

    private final Map<R, Object> values;

    Evidence(Map<R, Object> values) {
        this.values = Collections.unmodifiableMap(values);
    }

    /**
     * {@return evidence of a kind}
     *
     * @param kind the kind, for the messages of exceptions
     * @param values the evidence; an empty list or {@code Optional} stands for none
     * @param always the roles that the kind always has
     * @param sometimes the roles that the kind may also have
     * @param <R> the roles
     * @throws IllegalArgumentException if the kind always has more evidence, or never has all of it, or if a value is
     *     not of the {@link Role#type() type} of its role
     */
    public static <R extends Enum<R> & Role> Evidence<R> of(
            Object kind, Map<R, ?> values, Set<R> always, Set<R> sometimes) {
        requireNonNull(always, "always");
        requireNonNull(sometimes, "sometimes");
        Map<R, Object> present = new TreeMap<>();
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
        for (R role : present.keySet()) {
            if (!always.contains(role) && !sometimes.contains(role)) {
                throw new IllegalArgumentException(kind + " never has " + role);
            }
        }
        return new Evidence<>(present);
    }

    /** Puts a value, the value of an {@code Optional}, or a copy of a list; an empty one stands for no evidence. */
    static <R> void put(Map<R, Object> values, R role, Object value) {
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

    /** {@return all values, in the order of the roles} */
    public Map<R, Object> values() {
        return values;
    }

    /**
     * {@return the value in a role, or empty if there is none}
     *
     * @param role the role
     * @param type its type
     * @param <T> its type
     */
    public <T> Optional<T> find(R role, Class<T> type) {
        return Optional.ofNullable(type.cast(values.get(requireNonNull(role, "role"))));
    }

    /**
     * {@return the list in a role, empty if there is none}
     *
     * @param role the role
     * @param type the type of its elements
     * @param <T> the type of its elements
     */
    public <T> List<T> list(R role, Class<T> type) {
        requireNonNull(type, "type");
        List<?> list = (List<?>) values.getOrDefault(requireNonNull(role, "role"), List.of());
        return list.stream().map(type::cast).toList();
    }

    /** {@return whether the object is equal evidence in the same roles} */
    @Override
    public boolean equals(Object other) {
        return other instanceof Evidence<?> that && values.equals(that.values);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    /** {@return the ids of the roles and their values, for logs: {@code {piece=wA2, missing=wA1}}} */
    @Override
    public String toString() {
        return values.entrySet().stream()
                .map(entry -> entry.getKey().id() + "=" + entry.getValue())
                .collect(Collectors.joining(", ", "{", "}"));
    }
}
