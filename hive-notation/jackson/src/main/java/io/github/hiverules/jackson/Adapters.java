package io.github.hiverules.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.util.function.Function;

/** Makes functions what Jackson calls to write and read values. */
@SuppressWarnings("serial") // No mapper is ever serialized.
final class Adapters {

    private Adapters() {}

    @FunctionalInterface
    interface Write<T> {
        void write(T value, Output out) throws IOException;
    }

    /** Reads a value; an {@code IllegalArgumentException} says why that cannot be done. */
    @FunctionalInterface
    interface Read<T> {
        T read(Input in) throws IOException;
    }

    /** Where a value is written. */
    record Output(JsonGenerator generator, SerializerProvider provider) {

        /** Writes a property of an object. */
        Output put(String name, Object value) throws IOException {
            provider.defaultSerializeField(name, value, generator);
            return this;
        }

        /** Writes all components of a record as properties, whatever the mapper would name them. */
        void putComponents(Object value) throws IOException {
            for (RecordComponent component : value.getClass().getRecordComponents()) {
                try {
                    put(component.getName(), component.getAccessor().invoke(value));
                } catch (ReflectiveOperationException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
    }

    static final class Writer<T> extends StdSerializer<T> {

        private final transient Write<T> write;

        Writer(Class<T> type, Write<T> write) {
            super(type);
            this.write = write;
        }

        @Override
        public void serialize(T value, JsonGenerator generator, SerializerProvider provider) throws IOException {
            write.write(value, new Output(generator, provider));
        }
    }

    static final class Reader<T> extends StdDeserializer<T> {

        private final transient Class<T> type;
        private final transient Read<T> read;

        Reader(Class<T> type, Read<T> read) {
            super(type);
            this.type = type;
            this.read = read;
        }

        @Override
        public T deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            Input in = new Input(context.readTree(parser), type, context);
            try {
                return read.read(in);
            } catch (IllegalArgumentException e) {
                throw in.unreadable(String.valueOf(e.getMessage()));
            }
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
                throw new UnreadableJsonException(context.getParser(), String.valueOf(e.getMessage()), key, type);
            }
        }
    }
}
