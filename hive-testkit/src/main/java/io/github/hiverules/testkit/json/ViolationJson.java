package io.github.hiverules.testkit.json;

import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Violations as JSON, in the form that {@code hive-notation/docs/json.md} describes: the kind, the rule, and the
 * evidence under the names of its roles.
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
        violation.evidence().forEach((role, value) -> object.put(role.id(), value(value)));
        return object;
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
        if (evidence instanceof GameResult result) {
            return ResultJson.of(result);
        }
        if (evidence instanceof Collection<?> list) {
            return list.stream().map(ViolationJson::value).toList();
        }
        return evidence;
    }
}
