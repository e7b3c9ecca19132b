package io.github.hiverules.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import com.fasterxml.jackson.databind.type.TypeFactory;
import io.github.hiverules.Role;
import io.github.hiverules.Rule;
import io.github.hiverules.SetupProblem;
import io.github.hiverules.Violation;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Writes and reads what is wrong: the kind and what every kind has, then the evidence under the names of its roles. */
final class EvidenceJson {

    private EvidenceJson() {}

    static void addTo(HiveModule module) {
        new Form<>(
                        Violation.class,
                        Violation::evidence,
                        (head, evidence) ->
                                Violation.of(head.get(Violation.Kind.class), head.get(Rule.class), evidence))
                .with("kind", Violation.Kind.class, Violation::kind)
                .with("rule", Rule.class, Violation::rule)
                .addTo(module);
        new Form<>(
                        SetupProblem.class,
                        SetupProblem::evidence,
                        (head, evidence) -> SetupProblem.of(head.get(SetupProblem.Kind.class), evidence))
                .with("kind", SetupProblem.Kind.class, SetupProblem::kind)
                .addTo(module);
    }

    /** What every kind has, by type. */
    private record Head(Map<Class<?>, Object> values) {

        <T> T get(Class<T> type) {
            return type.cast(Objects.requireNonNull(values.get(type)));
        }
    }

    private record Part<T>(String name, Function<T, Object> value) {}

    /** The form of a type in JSON. */
    private static final class Form<T> {

        private final Class<T> type;
        private final Function<T, Map<Role, Object>> evidence;
        private final BiFunction<Head, Map<Role, Object>, T> make;
        private final Map<Class<?>, Part<T>> head = new LinkedHashMap<>();

        Form(Class<T> type, Function<T, Map<Role, Object>> evidence, BiFunction<Head, Map<Role, Object>, T> make) {
            this.type = type;
            this.evidence = evidence;
            this.make = make;
        }

        Form<T> with(String name, Class<?> partType, Function<T, Object> value) {
            head.put(partType, new Part<>(name, value));
            return this;
        }

        void addTo(HiveModule module) {
            module.addObject(type, new Writer<>(this), new Reader<>(this));
        }

        void write(T value, JsonGenerator generator, SerializerProvider provider) throws IOException {
            generator.writeStartObject();
            for (Part<T> part : head.values()) {
                provider.defaultSerializeField(part.name, part.value.apply(value), generator);
            }
            for (Map.Entry<Role, Object> entry : evidence.apply(value).entrySet()) {
                generator.writeFieldName(entry.getKey().id());
                provider.findTypedValueSerializer(type(entry.getKey(), provider.getTypeFactory()), true, null)
                        .serialize(entry.getValue(), generator, provider);
            }
            generator.writeEndObject();
        }

        T read(JsonNode node, StdDeserializer<T> reader, DeserializationContext context) throws IOException {
            Map<Class<?>, Object> parts = new LinkedHashMap<>();
            for (Map.Entry<Class<?>, Part<T>> part : head.entrySet()) {
                parts.put(
                        part.getKey(), RecordJson.component(node, part.getValue().name, part.getKey(), type, context));
            }
            Map<Role, Object> values = new TreeMap<>();
            for (Role role : Role.values()) {
                if (node.hasNonNull(role.id())) {
                    requireShallow(node, role, reader, context);
                    JavaType roleType = type(role, context.getTypeFactory());
                    values.put(role, RecordJson.component(node, role.id(), roleType, type, context));
                }
            }
            try {
                return make.apply(new Head(parts), values);
            } catch (IllegalArgumentException e) {
                return context.reportInputMismatch(reader, "%s", e.getMessage());
            }
        }

        /** Refuses an attempt with attempts of its own: reading each again within another takes too much memory. */
        private void requireShallow(JsonNode node, Role role, StdDeserializer<T> reader, DeserializationContext context)
                throws IOException {
            if (role.type() == type) {
                for (JsonNode inner : node.get(role.id())) {
                    if (inner.hasNonNull(role.id())) {
                        context.reportInputMismatch(reader, "'%s' within '%s'", role.id(), role.id());
                    }
                }
            }
        }

        private static JavaType type(Role role, TypeFactory types) {
            return role.isList()
                    ? types.constructCollectionType(List.class, role.type())
                    : types.constructType(role.type());
        }
    }

    @SuppressWarnings("serial") // No mapper is ever serialized.
    private static final class Writer<T> extends StdSerializer<T> {

        private final transient Form<T> form;

        Writer(Form<T> form) {
            super(form.type);
            this.form = form;
        }

        @Override
        public void serialize(T value, JsonGenerator generator, SerializerProvider provider) throws IOException {
            form.write(value, generator, provider);
        }
    }

    @SuppressWarnings("serial") // No mapper is ever serialized.
    private static final class Reader<T> extends StdDeserializer<T> {

        private final transient Form<T> form;

        Reader(Form<T> form) {
            super(form.type);
            this.form = form;
        }

        @Override
        public T deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            return form.read(context.readTree(parser), this, context);
        }
    }
}
