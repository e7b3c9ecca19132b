package io.github.hiverules.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.ContextualDeserializer;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import com.fasterxml.jackson.databind.type.TypeFactory;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.fault.TextLocation;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Writes and reads the result of parsing a text: the value, where it begins, the repairs and the fault. */
@SuppressWarnings({"serial", "rawtypes"}) // Jackson registers serializers by raw type.
final class ParsedJson {

    private ParsedJson() {}

    record Form<T>(
            Optional<TextLocation> location,
            Optional<T> value,
            Optional<List<Repair>> repairs,
            Optional<Fault> fault) {}

    static final class Writer extends StdSerializer<Parsed> {

        Writer() {
            super(Parsed.class);
        }

        @Override
        @SuppressWarnings("unchecked")
        public void serialize(Parsed value, JsonGenerator generator, SerializerProvider provider) throws IOException {
            Parsed<?> parsed = value;
            Form<?> form = new Form<>(
                    Optional.of(parsed.location()), parsed.value(), Optional.of(parsed.repairs()), parsed.fault());
            RecordJson.write(form, generator, provider);
        }
    }

    static final class Reader extends StdDeserializer<Parsed> implements ContextualDeserializer {

        private final JavaType content;

        Reader() {
            this(TypeFactory.unknownType());
        }

        private Reader(JavaType content) {
            super(Parsed.class);
            this.content = content;
        }

        @Override
        public JsonDeserializer<?> createContextual(DeserializationContext context, BeanProperty property) {
            return new Reader(context.getContextualType().containedTypeOrUnknown(0));
        }

        @Override
        public Parsed deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            JsonNode object = context.readTree(parser);
            TypeFactory types = context.getTypeFactory();
            JavaType listOfRepairs = types.constructCollectionType(List.class, Repair.class);
            Form<?> form = new Form<>(
                    optional(object, "location", types.constructType(TextLocation.class), context),
                    optional(object, "value", content, context),
                    optional(object, "repairs", listOfRepairs, context),
                    optional(object, "fault", types.constructType(Fault.class), context));
            return value(context, form).withLocation(form.location.orElse(TextLocation.START));
        }

        @SuppressWarnings("unchecked") // The type says what the value is.
        private static <T> Optional<T> optional(
                JsonNode object, String name, JavaType type, DeserializationContext context) throws IOException {
            JavaType optional = context.getTypeFactory().constructReferenceType(Optional.class, type);
            return (Optional<T>) RecordJson.component(object, name, optional, Parsed.class, context);
        }

        private Parsed<?> value(DeserializationContext context, Form<?> form) throws IOException {
            List<Repair> repairs = form.repairs.orElse(List.of());
            if (form.value.isEmpty()) {
                Fault fault = form.fault.isPresent()
                        ? form.fault.get()
                        : context.reportInputMismatch(this, "neither a value nor a fault");
                return Parsed.failed(repairs, fault);
            }
            return form.fault.isPresent()
                    ? Parsed.partial(form.value.get(), repairs, form.fault.get())
                    : Parsed.of(form.value.get(), repairs);
        }
    }
}
