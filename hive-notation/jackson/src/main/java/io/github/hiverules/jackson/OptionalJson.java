package io.github.hiverules.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.ContextualDeserializer;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Writes and reads an optional as its value or null, as Jackson's own module for optional values does. */
@SuppressWarnings({"serial", "rawtypes"}) // Jackson registers serializers by raw type.
final class OptionalJson {

    private OptionalJson() {}

    static final class Writer extends StdSerializer<Optional> {

        Writer() {
            super(Optional.class);
        }

        @Override
        public void serialize(Optional value, JsonGenerator generator, SerializerProvider provider) throws IOException {
            if (value.isPresent()) {
                provider.defaultSerializeValue(value.get(), generator);
            } else {
                provider.defaultSerializeNull(generator);
            }
        }

        @Override
        public boolean isEmpty(SerializerProvider provider, Optional value) {
            return value.isEmpty();
        }
    }

    static final class Reader extends StdDeserializer<Optional> implements ContextualDeserializer {

        private final @Nullable JavaType content;

        Reader() {
            super(Optional.class);
            this.content = null;
        }

        private Reader(JavaType content) {
            super(Optional.class);
            this.content = content;
        }

        @Override
        public JsonDeserializer<?> createContextual(DeserializationContext context, @Nullable BeanProperty property) {
            return new Reader(context.getContextualType().containedTypeOrUnknown(0));
        }

        @Override
        public Optional deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            return Optional.ofNullable(context.readValue(parser, content));
        }

        @Override
        public Optional getNullValue(DeserializationContext context) throws JsonMappingException {
            return Optional.empty();
        }

        @Override
        public Object getAbsentValue(DeserializationContext context) throws JsonMappingException {
            return Optional.empty();
        }
    }
}
