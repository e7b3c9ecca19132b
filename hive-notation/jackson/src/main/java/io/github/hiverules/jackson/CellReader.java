package io.github.hiverules.jackson;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import io.github.hiverules.hex.Hex;
import java.io.IOException;

/** Reads a cell from an object or from a string such as {@code "1,0"}. */
@SuppressWarnings("serial") // No mapper is ever serialized.
final class CellReader extends StdDeserializer<Hex> {

    CellReader() {
        super(Hex.class);
    }

    @Override
    public Hex deserialize(JsonParser parser, DeserializationContext context) throws IOException {
        if (!parser.hasToken(JsonToken.VALUE_STRING)) {
            return RecordJson.read(context.readTree(parser), Hex.class, context);
        }
        String text = parser.getText();
        try {
            return Hex.of(text);
        } catch (IllegalArgumentException e) {
            throw InvalidFormatException.from(parser, e.getMessage(), text, Hex.class);
        }
    }
}
