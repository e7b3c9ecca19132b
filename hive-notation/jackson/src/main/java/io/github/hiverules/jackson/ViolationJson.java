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
import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import io.github.hiverules.Violation.Role;
import java.io.IOException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Writes and reads violations: the kind, the rule, and the evidence under the names of its roles. */
@SuppressWarnings("serial") // No mapper is ever serialized.
final class ViolationJson {

    private ViolationJson() {}

    static final class Writer extends StdSerializer<Violation> {

        Writer() {
            super(Violation.class);
        }

        @Override
        public void serialize(Violation violation, JsonGenerator generator, SerializerProvider provider)
                throws IOException {
            generator.writeStartObject();
            provider.defaultSerializeField("kind", violation.kind(), generator);
            provider.defaultSerializeField("rule", violation.rule(), generator);
            for (Map.Entry<Role, Object> evidence : violation.evidence().entrySet()) {
                generator.writeFieldName(evidence.getKey().id());
                provider.findTypedValueSerializer(type(evidence.getKey(), provider.getTypeFactory()), true, null)
                        .serialize(evidence.getValue(), generator, provider);
            }
            generator.writeEndObject();
        }
    }

    static final class Reader extends StdDeserializer<Violation> {

        Reader() {
            super(Violation.class);
        }

        @Override
        public Violation deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            JsonNode node = context.readTree(parser);
            Violation.Kind kind = RecordJson.component(node, "kind", Violation.Kind.class, Violation.class, context);
            Rule rule = RecordJson.component(node, "rule", Rule.class, Violation.class, context);
            Map<Role, Object> evidence = new EnumMap<>(Role.class);
            for (Role role : Role.values()) {
                if (node.hasNonNull(role.id())) {
                    JavaType type = type(role, context.getTypeFactory());
                    evidence.put(role, RecordJson.component(node, role.id(), type, Violation.class, context));
                }
            }
            try {
                return Violation.of(kind, rule, evidence);
            } catch (IllegalArgumentException e) {
                return context.reportInputMismatch(this, "%s", e.getMessage());
            }
        }
    }

    private static JavaType type(Role role, TypeFactory types) {
        return role.isList()
                ? types.constructCollectionType(List.class, role.type())
                : types.constructType(role.type());
    }
}
