package io.github.hiverules.jackson;

import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.type.TypeFactory;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A JSON value, mostly an object, that is being read.
 *
 * <p>It reads without guessing: a property that is missing, null or of another type is an error that names it. Jackson
 * alone would read 0 from a missing number, from an empty text, and from 0.9. Other properties are ignored, because
 * later versions may write more.
 *
 * @param node the value
 * @param type the type to read
 * @param context how Jackson reads the types of properties
 */
record Input(JsonNode node, Class<?> type, DeserializationContext context) {

    /** Returns the text of a string, and refuses everything else. */
    String text(String expected) throws IOException {
        return require(node.isTextual(), expected, node).textValue();
    }

    /** Returns a property. */
    <T> T get(String name, Class<T> valueType) throws IOException {
        return present(name, find(name, context.constructType(valueType)));
    }

    /** Returns a property that may be missing or null. */
    <T> Optional<T> find(String name, Class<T> valueType) throws IOException {
        return find(name, types().constructType(valueType));
    }

    <T> List<T> list(String name, Class<T> elementType) throws IOException {
        return present(name, this.<List<T>>find(name, listOf(elementType)));
    }

    JavaType listOf(Class<?> elementType) {
        return types().constructCollectionType(List.class, elementType);
    }

    <K, V> Map<K, V> mapOrEmpty(String name, Class<K> keyType, Class<V> valueType) throws IOException {
        return this.<Map<K, V>>find(name, types().constructMapType(Map.class, keyType, valueType))
                .orElse(Map.of());
    }

    TypeFactory types() {
        return context.getTypeFactory();
    }

    private <T> T present(String name, Optional<T> value) throws IOException {
        if (value.isEmpty()) {
            throw at(name, unreadable("no property '" + name + "'"));
        }
        return value.get();
    }

    @SuppressWarnings("unchecked") // The type says what the value is.
    <T> Optional<T> find(String name, JavaType valueType) throws IOException {
        if (!node.isObject()) {
            throw mismatch("an object", node);
        }
        JsonNode value = node.get(name);
        if (value == null || value.isNull()) {
            return Optional.empty();
        }
        try {
            return Optional.of((T) value(value, valueType));
        } catch (JsonMappingException e) {
            throw at(name, e);
        }
    }

    private JsonMappingException at(String name, JsonMappingException e) {
        e.prependPath(type, name);
        return e;
    }

    /** Returns a record whose components are the properties. */
    <T> T components(Class<T> recordType) throws IOException {
        RecordComponent[] components = recordType.getRecordComponents();
        Object[] values = new Object[components.length];
        for (int index = 0; index < components.length; index++) {
            String name = components[index].getName();
            JavaType componentType = context.constructType(components[index].getGenericType());
            values[index] = componentType.hasRawClass(Optional.class)
                    ? find(name, componentType.containedType(0))
                    : present(name, find(name, componentType));
        }
        if (components.length == 0 && !node.isObject()) {
            throw mismatch("an object", node);
        }
        try {
            Constructor<T> constructor = recordType.getDeclaredConstructor(
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
            return constructor.newInstance(values);
        } catch (InvocationTargetException e) {
            throw unreadable(String.valueOf(e.getTargetException().getMessage()));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    UnreadableJsonException unreadable(String message) {
        return new UnreadableJsonException(context.getParser(), message, node, type);
    }

    private UnreadableJsonException mismatch(String expected, JsonNode found) {
        return unreadable("expected " + expected + ", found " + UnreadableJsonException.describe(found));
    }

    private Object value(JsonNode value, JavaType valueType) throws IOException {
        if (valueType.isCollectionLikeType()) {
            return elements(value, valueType.getContentType());
        }
        if (valueType.isMapLikeType()) {
            return entries(value, valueType);
        }
        Class<?> raw = valueType.getRawClass();
        if (raw == int.class || raw == Integer.class) {
            return require(value.isIntegralNumber() && value.canConvertToInt(), "a whole number", value)
                    .intValue();
        }
        if (raw == Long.class) {
            return require(value.isIntegralNumber() && value.canConvertToLong(), "a whole number", value)
                    .longValue();
        }
        if (raw == Character.class) {
            return require(value.isTextual() && value.textValue().length() == 1, "a string of one character", value)
                    .textValue()
                    .charAt(0);
        }
        if (raw == String.class) {
            return require(value.isTextual(), "a string", value).textValue();
        }
        require(!value.isNull(), "a value", value);
        return context.readTreeAsValue(value, valueType);
    }

    private JsonNode require(boolean isRight, String expected, JsonNode found) throws UnreadableJsonException {
        if (!isRight) {
            throw mismatch(expected, found);
        }
        return found;
    }

    private List<Object> elements(JsonNode array, JavaType elementType) throws IOException {
        require(array.isArray(), "an array", array);
        List<Object> elements = new ArrayList<>();
        for (JsonNode element : array) {
            try {
                elements.add(value(element, elementType));
            } catch (JsonMappingException e) {
                e.prependPath(elements, elements.size());
                throw e;
            }
        }
        return elements;
    }

    private Map<Object, Object> entries(JsonNode object, JavaType mapType) throws IOException {
        require(object.isObject(), "an object", object);
        Map<Object, Object> entries = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> entry : object.properties()) {
            try {
                Object key = key(entry.getKey(), mapType.getKeyType());
                entries.put(key, value(entry.getValue(), mapType.getContentType()));
            } catch (JsonMappingException e) {
                throw at(entry.getKey(), e);
            }
        }
        return entries;
    }

    private Object key(String name, JavaType keyType) throws IOException {
        if (!keyType.hasRawClass(Integer.class)) {
            return context.findKeyDeserializer(keyType, null).deserializeKey(name, context);
        }
        // Other spellings of a number would be the same key, and only the last would count.
        if (!name.matches("0|[1-9][0-9]{0,8}")) {
            throw unreadable("expected a whole number as the name of a property");
        }
        return Integer.valueOf(name);
    }
}
