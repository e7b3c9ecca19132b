package io.github.hiverules.jackson;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import io.github.hiverules.Move;
import java.io.IOException;

/** Reads a move of the kind that the property {@code kind} names. */
@SuppressWarnings("serial") // No mapper is ever serialized.
final class MoveJson extends StdDeserializer<Move> {

    MoveJson() {
        super(Move.class);
    }

    @Override
    public Move deserialize(JsonParser parser, DeserializationContext context) throws IOException {
        JsonNode object = context.readTree(parser);
        String kind = object.path("kind").asText();
        return switch (kind) {
            case "placement" -> RecordJson.read(object, Move.Placement.class, context);
            case "movement" -> RecordJson.read(object, Move.Movement.class, context);
            case "pass" -> RecordJson.read(object, Move.Pass.class, context);
            default -> context.reportInputMismatch(Move.class, "unknown kind '%s'", kind);
        };
    }

    @Override
    public Object deserializeWithType(
            JsonParser parser, DeserializationContext context, TypeDeserializer typeDeserializer) throws IOException {
        return deserialize(parser, context);
    }
}
