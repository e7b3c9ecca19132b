package io.github.hiverules.testkit.json;

import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Violations as JSON, in the form that {@code hive-notation/docs/json.md} describes: the kind, the rule, and the
 * evidence under the names of the record's components.
 */
public final class ViolationJson {

    private ViolationJson() {}

    /**
     * {@return a violation as JSON}
     *
     * @param violation the violation
     */
    public static Map<String, Object> of(Violation violation) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("kind", violation.kind().id());
        object.put("rule", violation.rule().id());
        for (RecordComponent component : violation.getClass().getRecordComponents()) {
            object.computeIfAbsent(component.getName(), name -> value(read(component, violation)));
        }
        return object;
    }

    private static Object read(RecordComponent component, Violation violation) {
        try {
            return component.getAccessor().invoke(violation);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(component.getName(), e);
        }
    }

    private static Object value(Object evidence) {
        if (evidence instanceof Hex hex) {
            return MoveJson.cell(hex);
        }
        if (evidence instanceof Move move) {
            return MoveJson.withoutText(move);
        }
        if (evidence instanceof Violation violation) {
            return of(violation);
        }
        if (evidence instanceof Rule rule) {
            return rule.id();
        }
        if (evidence instanceof Optional<?> optional) {
            return optional.map(ViolationJson::value);
        }
        if (evidence instanceof Collection<?> list) {
            return list.stream().map(ViolationJson::value).toList();
        }
        return evidence;
    }
}
