package io.github.hiverules.command;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import io.github.hiverules.Move;
import io.github.hiverules.jackson.HiveModule;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Piece;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The JSON that the command prints. Values of the library look as {@code docs/formats.md} describes. */
final class Json {

    private static final JsonMapper MAPPER =
            JsonMapper.builder().addModule(new HiveModule()).build();

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
    static ObjectNode move(Move move, Names names) {
        ObjectNode object = MAPPER.valueToTree(move);
        move.movedPiece().ifPresent(piece -> object.put("piece", names.of(piece).toString()));
        uhp(move, names).ifPresent(text -> object.put("uhp", text));
        return object;
    }

    /**
     * Returns the move's text only if reading it gives the same move. There is none for a cell that touches nothing, or
     * for a piece that stands elsewhere.
     */
    private static Optional<String> uhp(Move move, Names names) {
        try {
            String text = names.of(move);
            return MoveString.read(text, names.position(), ReadOptions.lenient().withNumbering(names.numbering()))
                            .equals(move)
                    ? Optional.of(text)
                    : Optional.empty();
        } catch (InexpressibleException | NotationException e) {
            return Optional.empty();
        }
    }

    /** Returns a value as JSON, in one line. */
    static String write(Object value) {
        return write(value, MAPPER);
    }

    /** Returns a value as JSON, in one line, with the names that a game has for its pieces. */
    static String write(Object value, Names names) {
        SimpleModule pieces = new SimpleModule().addSerializer(new Named(names));
        return write(value, names.areUsual() ? MAPPER : MAPPER.copy().registerModule(pieces));
    }

    private static String write(Object value, ObjectMapper mapper) {
        try {
            return INVISIBLE.matcher(mapper.writeValueAsString(value)).replaceAll(Json::escape);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** Writes pieces with the names that a game has for them. */
    private static final class Named extends StdSerializer<Piece> {

        private static final long serialVersionUID = 1L;

        private final transient Names names;

        Named(Names names) {
            super(Piece.class);
            this.names = names;
        }

        @Override
        public void serialize(Piece piece, JsonGenerator out, SerializerProvider provider) throws IOException {
            out.writeString(names.of(piece).toString());
        }
    }
}
