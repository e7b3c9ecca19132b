package io.github.hiverules.jackson;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;

/**
 * Thrown when JSON cannot be read as a value of this library. The message gives the path in the JSON text; Jackson's own
 * messages name Java classes instead.
 */
final class UnreadableJsonException extends InvalidFormatException {

    private static final long serialVersionUID = 1L;
    private static final int MAX_FOUND_LENGTH = 40;

    UnreadableJsonException(JsonParser parser, String message, Object value, Class<?> type) {
        super(parser, printable(message), value, type);
    }

    @Override
    protected String _buildMessage() {
        StringBuilder message = new StringBuilder(getOriginalMessage()).append(" at $");
        for (Reference step : getPath()) {
            String name = step.getFieldName();
            if (name == null) {
                message.append('[').append(step.getIndex()).append(']');
            } else if (name.matches("\\w+")) {
                message.append('.').append(name);
            } else {
                message.append("['").append(excerpt(name)).append("']");
            }
        }
        return printable(message.toString());
    }

    /** Returns a few words about a value, for example {@code the number 7}. */
    static String describe(JsonNode node) {
        return switch (node.getNodeType()) {
            case STRING -> "the string \"" + excerpt(node.textValue()) + "\"";
            case NUMBER -> "the number " + excerpt(node.asText());
            case BOOLEAN, NULL -> node.asText();
            case ARRAY -> "an array";
            default -> "an object";
        };
    }

    private static String excerpt(String text) {
        return text.length() <= MAX_FOUND_LENGTH ? text : text.substring(0, MAX_FOUND_LENGTH - 3) + "...";
    }

    private static String printable(String text) {
        return text.replaceAll("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}]", "?");
    }
}
