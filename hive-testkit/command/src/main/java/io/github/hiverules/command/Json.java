package io.github.hiverules.command;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.jackson.HiveModule;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.Numbering;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.uhp.MoveString;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The JSON that the command prints. Values of the library look as {@code docs/formats.md} describes. */
final class Json {

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .addModule(new SimpleModule().addSerializer(new Constants()))
            .addModule(new HiveModule())
            .build();

    /** Characters that could change how a terminal shows the line; in JSON, they are always inside strings. */
    private static final Pattern INVISIBLE = Pattern.compile("[\\p{Cc}\\p{Cf}\\u2028\\u2029]");

    private Json() {}

    private static String escape(MatchResult found) {
        StringBuilder escaped = new StringBuilder();
        found.group().chars().forEach(unit -> escaped.append(String.format(Locale.ROOT, "\\\\u%04x", unit)));
        return escaped.toString();
    }

    /** Returns an object with the given names and values, in this order. A name with an empty value is left out. */
    static Map<String, Object> object(Object... namesAndValues) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            String name = namesAndValues[i].toString();
            if (!(namesAndValues[i + 1] instanceof Optional<?> optional)) {
                object.put(name, namesAndValues[i + 1]);
            } else {
                optional.ifPresent(value -> object.put(name, value));
            }
        }
        return object;
    }

    /** Returns a move with its text in the Universal Hive Protocol, if it has one. */
    static ObjectNode move(Move move, Position position, Numbering numbering) {
        ObjectNode object = MAPPER.valueToTree(move);
        uhp(move, position, numbering).ifPresent(text -> object.put("uhp", text));
        return object;
    }

    /**
     * Returns the move's text only if reading it gives the same move. There is none for a cell that touches nothing, or
     * for a piece that stands elsewhere.
     */
    private static Optional<String> uhp(Move move, Position position, Numbering numbering) {
        try {
            String text = MoveString.write(move, position, numbering);
            return MoveString.read(text, position, ReadOptions.lenient().withNumbering(numbering))
                            .equals(move)
                    ? Optional.of(text)
                    : Optional.empty();
        } catch (InexpressibleException | NotationException e) {
            return Optional.empty();
        }
    }

    /** Returns a value as JSON, in one line. */
    static String write(Object value) {
        try {
            return INVISIBLE.matcher(MAPPER.writeValueAsString(value)).replaceAll(Json::escape);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** Writes the constants of any enum as the library's are written: in lowercase, with hyphens. */
    private static final class Constants extends StdSerializer<Enum<?>> {

        private static final long serialVersionUID = 1L;

        Constants() {
            super(Enum.class, false);
        }

        @Override
        public void serialize(Enum<?> constant, JsonGenerator out, SerializerProvider provider) throws IOException {
            out.writeString(constant.name().toLowerCase(Locale.ROOT).replace('_', '-'));
        }
    }
}
