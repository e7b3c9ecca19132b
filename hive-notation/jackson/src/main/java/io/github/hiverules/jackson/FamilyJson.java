package io.github.hiverules.jackson;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Writes and reads sealed families of records: the kind of a record, its rule if it has one, and then its components.
 * The kind decides which record to read.
 */
final class FamilyJson {

    private FamilyJson() {}

    /** Adds a sealed interface, the sealed interfaces in it, and their records. */
    static void add(SimpleModule module, Class<?> family) {
        if (family.isRecord()) {
            module.setMixInAnnotation(family, mixin(family));
            return;
        }
        addReader(module, family);
        for (Class<?> member : family.getPermittedSubclasses()) {
            add(module, member);
        }
    }

    private static <T> void addReader(SimpleModule module, Class<T> family) {
        module.addDeserializer(family, new Reader<>(family));
    }

    /** Returns all records of a family. */
    static List<Class<?>> records(Class<?> family) {
        List<Class<?>> records = new ArrayList<>();
        if (family.isRecord()) {
            records.add(family);
        } else {
            Arrays.stream(family.getPermittedSubclasses())
                    .map(FamilyJson::records)
                    .forEach(records::addAll);
        }
        return records;
    }

    /**
     * Returns the record for a kind. Its name is usually the id in camel case: {@code PieceNotInSet} for {@code
     * piece-not-in-set}. If several kinds share a record, its name begins with their first word: {@code
     * ThrowViolation} for {@code throw-gate-up}.
     */
    static Optional<Class<?>> findRecord(Class<?> family, String id) {
        List<Class<?>> records = records(family);
        return records.stream()
                .filter(type -> id(type).equals(id))
                .findFirst()
                .or(() -> records.stream()
                        .filter(type -> components(type).contains("kind"))
                        .filter(type -> id.startsWith(id(type).substring(0, id(type).indexOf('-') + 1)))
                        .findFirst());
    }

    private static String id(Class<?> type) {
        return type.getSimpleName().replaceAll("(?<!^)([A-Z])", "-$1").toLowerCase(Locale.ROOT);
    }

    private static Set<String> components(Class<?> type) {
        Set<String> names = new HashSet<>();
        for (RecordComponent component : type.getRecordComponents()) {
            names.add(component.getName());
        }
        return names;
    }

    /** Returns a mixin that makes Jackson write the kind and the rule, but not read them unless they are components. */
    private static Class<?> mixin(Class<?> type) {
        Set<String> components = components(type);
        boolean hasRule = Arrays.stream(type.getMethods())
                .anyMatch(method -> method.getName().equals("rule") && method.getParameterCount() == 0);
        if (components.contains("kind")) {
            return WritesRule.class;
        }
        return hasRule && !components.contains("rule") ? WritesKindAndRule.class : WritesKind.class;
    }

    @JsonPropertyOrder({"kind", "rule"})
    @JsonIgnoreProperties(value = "kind", allowGetters = true, ignoreUnknown = true)
    private interface WritesKind {
        @JsonProperty("kind")
        Object kind();
    }

    @JsonPropertyOrder({"kind", "rule"})
    @JsonIgnoreProperties(value = "rule", allowGetters = true, ignoreUnknown = true)
    private interface WritesRule {
        @JsonProperty("rule")
        Object rule();
    }

    @JsonPropertyOrder({"kind", "rule"})
    @JsonIgnoreProperties(
            value = {"kind", "rule"},
            allowGetters = true,
            ignoreUnknown = true)
    private interface WritesKindAndRule {
        @JsonProperty("kind")
        Object kind();

        @JsonProperty("rule")
        Object rule();
    }

    /** Reads the record that the kind names. */
    @SuppressWarnings("serial") // No mapper is ever serialized.
    private static final class Reader<T> extends StdDeserializer<T> {

        private final Class<T> family;

        Reader(Class<T> family) {
            super(family);
            this.family = family;
        }

        @Override
        public T deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            JsonNode node = context.readTree(parser);
            String id = node.path("kind").asText();
            Optional<Class<?>> type = findRecord(family, id);
            if (type.isEmpty()) {
                return context.reportInputMismatch(family, "unknown kind '%s'", id);
            }
            return family.cast(context.readTreeAsValue(node, type.get()));
        }
    }
}
