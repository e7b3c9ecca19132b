package io.github.hiverules;

import io.github.hiverules.Violation.Kind;
import java.util.EnumMap;
import java.util.Map;

/**
 * Collects the evidence of a violation. It trusts the explainers to give each kind what its description promises;
 * {@link Violation#of} checks what comes from outside.
 */
final class ViolationBuilder {

    private final Map<Role, Object> values = new EnumMap<>(Role.class);

    /** Adds a value, the value of an {@code Optional}, or a list; an empty one stands for no evidence. */
    ViolationBuilder with(Role role, Object value) {
        Evidence.put(values, role, value);
        return this;
    }

    Violation build(Kind kind, Rule rule) {
        return new Violation(kind, rule, new Evidence(values));
    }

    /** Returns a violation of a kind that has only one rule. */
    Violation build(Kind kind) {
        if (kind.rules().size() > 1) {
            throw new IllegalArgumentException(kind + " has several rules");
        }
        return build(kind, kind.rules().iterator().next());
    }
}
