package io.github.hiverules.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads records as JSON objects. The names of the components are the names of the properties, however the
 * mapper would name them.
 *
 * <p>It reads without guessing: a property that is missing, null or of another type is an error
 * that names it. Jackson alone would read 0 from a missing number, from an empty text, and from 0.9. Only optional
 * components may be missing or null. Other properties are ignored, because later versions may write more.
 */
final class RecordJson {

    private RecordJson() {}

    @SuppressWarnings("serial") // No mapper is ever serialized.
    static final class Writer<T> extends StdSerializer<T> {

        Writer(Class<T> type) {
            super(type);
        }

        @Override
        public void serialize(T value, JsonGenerator generator, SerializerProvider provider) throws IOException {
            write(value, generator, provider);
        }
    }

    @SuppressWarnings("serial") // No mapper is ever serialized.
    static final class Reader<T> extends StdDeserializer<T> {

        private final transient Class<T> type;

        Reader(Class<T> type) {
            super(type);
            this.type = type;
        }

        @Override
        public T deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            return read(context.readTree(parser), type, context);
        }
    }

    static void write(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
        generator.writeStartObject();
        for (RecordComponent component : value.getClass().getRecordComponents()) {
            provider.defaultSerializeField(component.getName(), content(value, component), generator);
        }
        generator.writeEndObject();
    }

    private static Object content(Object value, RecordComponent component) {
        try {
            return component.getAccessor().invoke(value);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    static <T> T read(JsonNode object, Class<T> type, DeserializationContext context) throws IOException {
        requireObject(object, type, context);
        RecordComponent[] components = type.getRecordComponents();
        Object[] values = new Object[components.length];
        for (int index = 0; index < components.length; index++) {
            String name = components[index].getName();
            JavaType valueType = context.constructType(components[index].getGenericType());
            values[index] = component(object, name, valueType, type, context);
        }
        return make(type, components, values, context);
    }

    private static <T> T make(
            Class<T> type, RecordComponent[] components, Object[] values, DeserializationContext context)
            throws IOException {
        try {
            Constructor<T> constructor = type.getDeclaredConstructor(
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
            return constructor.newInstance(values);
        } catch (InvocationTargetException e) {
            return context.reportInputMismatch(
                    type, "%s", e.getTargetException().getMessage());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void requireObject(JsonNode object, Class<?> type, DeserializationContext context)
            throws JsonMappingException {
        if (!object.isObject()) {
            context.reportInputMismatch(type, "expected a JSON object");
        }
    }

    /** Returns a property that an object of the given owner must have. */
    static <T> T component(JsonNode object, String name, Class<T> type, Class<?> owner, DeserializationContext context)
            throws IOException {
        requireObject(object, owner, context);
        return type.cast(component(object, name, context.constructType(type), owner, context));
    }

    /** Returns a property of an object of the given owner, which may be missing if its type is optional. */
    static Object component(JsonNode object, String name, JavaType type, Class<?> owner, DeserializationContext context)
            throws IOException {
        try {
            return component(object.get(name), type, name, context);
        } catch (JsonMappingException e) {
            e.prependPath(owner, name);
            throw e;
        }
    }

    private static Object component(@Nullable JsonNode node, JavaType type, String name, DeserializationContext context)
            throws IOException {
        boolean isAbsent = node == null || node.isNull();
        if (type.hasRawClass(Optional.class)) {
            return isAbsent
                    ? Optional.empty()
                    : Optional.of(value(Objects.requireNonNull(node), type.containedType(0), context));
        }
        return isAbsent
                ? context.reportInputMismatch(type, "no property '%s'", name)
                : value(Objects.requireNonNull(node), type, context);
    }

    private static Object value(JsonNode node, JavaType type, DeserializationContext context) throws IOException {
        if (type.isCollectionLikeType()) {
            return collection(node, type, context);
        }
        if (type.isMapLikeType()) {
            return map(node, type, context);
        }
        Class<?> raw = type.getRawClass();
        if (raw == int.class || raw == Integer.class) {
            return node.isIntegralNumber() && node.canConvertToInt() ? node.intValue() : mismatch(node, type, context);
        }
        if (raw == long.class || raw == Long.class) {
            return node.isIntegralNumber() && node.canConvertToLong()
                    ? node.longValue()
                    : mismatch(node, type, context);
        }
        if (raw == boolean.class) {
            return node.isBoolean() ? node.booleanValue() : mismatch(node, type, context);
        }
        if (raw == char.class || raw == Character.class) {
            return node.isTextual() && node.textValue().length() == 1
                    ? node.textValue().charAt(0)
                    : mismatch(node, type, context);
        }
        if (raw == String.class) {
            return node.isTextual() ? node.textValue() : mismatch(node, type, context);
        }
        Object value = node.isNull() ? null : context.readTreeAsValue(node, type);
        return value == null ? mismatch(node, type, context) : value;
    }

    private static Object collection(JsonNode node, JavaType type, DeserializationContext context) throws IOException {
        if (!node.isArray()) {
            return mismatch(node, type, context);
        }
        boolean isList = type.isTypeOrSuperTypeOf(List.class);
        Collection<Object> values = isList ? new ArrayList<>() : new LinkedHashSet<>();
        for (JsonNode element : node) {
            values.add(value(element, type.getContentType(), context));
        }
        return values;
    }

    private static Object map(JsonNode node, JavaType type, DeserializationContext context) throws IOException {
        if (!node.isObject()) {
            return mismatch(node, type, context);
        }
        Map<Object, Object> values = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> entry : node.properties()) {
            Object key = context.findKeyDeserializer(type.getKeyType(), null).deserializeKey(entry.getKey(), context);
            values.put(key, value(entry.getValue(), type.getContentType(), context));
        }
        return values;
    }

    private static Object mismatch(JsonNode node, JavaType type, DeserializationContext context)
            throws JsonMappingException {
        return context.reportInputMismatch(
                type, "expected %s, found %s", type.getRawClass().getSimpleName(), node.getNodeType());
    }
}
