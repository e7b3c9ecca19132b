package io.github.hiverules.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import io.github.hiverules.Move;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.io.IOException;
import java.util.Optional;

/** Writes and reads moves: the property {@code kind}, and what such a move consists of. */
@SuppressWarnings("serial") // No mapper is ever serialized.
final class MoveJson {

    private MoveJson() {}

    /** Writes the kind itself. As a type id of Jackson's, it would be missing wherever the static type is erased. */
    static final class Writer extends StdSerializer<Move> {

        Writer() {
            super(Move.class);
        }

        @Override
        public void serialize(Move move, JsonGenerator generator, SerializerProvider provider) throws IOException {
            generator.writeStartObject();
            generator.writeStringField("kind", kind(move));
            Optional<Piece> piece = move.movedPiece();
            if (piece.isPresent()) {
                provider.defaultSerializeField("piece", piece.get(), generator);
            }
            Optional<Hex> from = move.startCell();
            if (from.isPresent()) {
                provider.defaultSerializeField("from", from.get(), generator);
            }
            Optional<Hex> to = move.destination();
            if (to.isPresent()) {
                provider.defaultSerializeField("to", to.get(), generator);
            }
            generator.writeEndObject();
        }

        private static String kind(Move move) {
            if (move instanceof Move.Placement) {
                return "placement";
            }
            return move instanceof Move.Movement ? "movement" : "pass";
        }
    }

    /** Reads a move of any kind, or of the only kind that its type allows. */
    static final class Reader<T extends Move> extends StdDeserializer<T> {

        private final transient Class<T> type;

        Reader(Class<T> type) {
            super(type);
            this.type = type;
        }

        @Override
        public T deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            JsonNode object = context.readTree(parser);
            String kind = RecordJson.component(object, "kind", String.class, type, context);
            Move move = switch (kind) {
                case "placement" -> RecordJson.read(object, Move.Placement.class, context);
                case "movement" -> RecordJson.read(object, Move.Movement.class, context);
                case "pass" -> RecordJson.read(object, Move.Pass.class, context);
                default ->
                    context.reportInputMismatch(
                            type, "unknown kind '%s', expected one of [placement, movement, pass]", kind);
            };
            return type.isInstance(move)
                    ? type.cast(move)
                    : context.reportInputMismatch(type, "expected a %s, found a %s", type.getSimpleName(), kind);
        }
    }
}
