package io.github.hiverules.jackson;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/** Copies of a JSON value that each differ from it in one place, at any depth. */
final class DamagedJson {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private static final List<JsonNode> FOREIGN_VALUES = List.of(
            NODES.nullNode(),
            NODES.numberNode(-1),
            NODES.numberNode(0.5),
            NODES.textNode(""),
            NODES.textNode("pass"),
            NODES.booleanNode(true),
            NODES.arrayNode(),
            NODES.arrayNode().addNull(),
            NODES.objectNode(),
            NODES.objectNode().putNull("kind"));

    private DamagedJson() {}

    /** Returns each foreign value in place of each value in the given one, and objects without each of their members. */
    static List<JsonNode> variantsOf(JsonNode value) {
        List<JsonNode> variants = new ArrayList<>(FOREIGN_VALUES);
        if (value instanceof ObjectNode object) {
            object.fieldNames().forEachRemaining(name -> {
                variants.add(object.deepCopy().without(name));
                variantsOf(object.get(name))
                        .forEach(variant -> variants.add(object.deepCopy().<ObjectNode>set(name, variant)));
            });
        } else if (value instanceof ArrayNode array) {
            for (int index = 0; index < array.size(); index++) {
                for (JsonNode variant : variantsOf(array.get(index))) {
                    ArrayNode copy = array.deepCopy();
                    copy.set(index, variant);
                    variants.add(copy);
                }
            }
        }
        return variants;
    }
}
