package io.github.hiverules.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializerBase;
import java.io.IOException;
import java.util.function.Function;

/** Writes and reads values as strings, including as map keys. */
@SuppressWarnings("serial") // No mapper is ever serialized.
final class TextJson {

    private TextJson() {}

    static final class Writer<T> extends ToStringSerializerBase {

        private final Class<T> type;
        private final transient Function<T, String> write;

        Writer(Class<T> type, Function<T, String> write) {
            super(type);
            this.type = type;
            this.write = write;
        }

        @Override
        public String valueToString(Object value) {
            return write.apply(type.cast(value));
        }
    }

    /** Reads a value from a JSON string, and from nothing else. An empty string is a text like any other. */
    static final class Reader<T> extends StdDeserializer<T> {

        private final Class<T> type;
        private final transient Function<String, T> read;

        Reader(Class<T> type, Function<String, T> read) {
            super(type);
            this.type = type;
            this.read = read;
        }

        @Override
        public T deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            if (!parser.hasToken(JsonToken.VALUE_STRING)) {
                return context.reportInputMismatch(type, "expected a string, found %s", parser.currentToken());
            }
            String text = parser.getText();
            try {
                return read.apply(text);
            } catch (IllegalArgumentException e) {
                throw InvalidFormatException.from(parser, e.getMessage(), text, type);
            }
        }
    }

    static final class KeyWriter<T> extends StdSerializer<T> {

        private final transient Function<T, String> write;

        KeyWriter(Class<T> type, Function<T, String> write) {
            super(type);
            this.write = write;
        }

        @Override
        public void serialize(T value, JsonGenerator generator, SerializerProvider provider) throws IOException {
            generator.writeFieldName(write.apply(value));
        }
    }

    /** Refuses the keys of a type whose values are objects. */
    static final class RefusedKeyWriter<T> extends StdSerializer<T> {

        RefusedKeyWriter(Class<T> type) {
            super(type);
        }

        @Override
        public void serialize(T value, JsonGenerator generator, SerializerProvider provider) throws IOException {
            provider.reportBadDefinition(
                    handledType(),
                    "a " + handledType().getSimpleName() + " is not text, so it cannot be the key of a map");
        }
    }

    static final class KeyReader<T> extends KeyDeserializer {

        private final Class<T> type;
        private final Function<String, T> read;

        KeyReader(Class<T> type, Function<String, T> read) {
            this.type = type;
            this.read = read;
        }

        @Override
        public Object deserializeKey(String key, DeserializationContext context) throws IOException {
            try {
                return read.apply(key);
            } catch (IllegalArgumentException e) {
                throw InvalidFormatException.from(context.getParser(), e.getMessage(), key, type);
            }
        }
    }
}
