package io.github.hiverules.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Route;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.fault.TextPlace;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Values that are written and read as a record of another form. */
final class FormJson {

    private FormJson() {}

    /** A setup: a list of stacks instead of a map. */
    record OfSetup(Ruleset ruleset, Color sideToMove, int turnNumber, List<Stack> stacks, Optional<Piece> resting) {

        static OfSetup of(Setup setup) {
            List<Stack> stacks = setup.stacks().entrySet().stream()
                    .map(stack -> new Stack(stack.getKey(), stack.getValue()))
                    .toList();
            return new OfSetup(setup.ruleset(), setup.sideToMove(), setup.turnNumber(), stacks, setup.resting());
        }

        Setup value() {
            Map<Hex, List<Piece>> byHex = new LinkedHashMap<>();
            stacks.forEach(stack -> byHex.put(stack.at, stack.pieces));
            return new Setup(ruleset, sideToMove, turnNumber, byHex, resting);
        }
    }

    /** The pieces on a cell, from bottom to top. */
    record Stack(Hex at, List<Piece> pieces) {}

    /** A route. */
    record OfRoute(Piece piece, List<Route.Stop> stops, Bug movesAs, Optional<Piece> thrower) {

        static OfRoute of(Route route) {
            return new OfRoute(route.piece(), route.stops(), route.movesAs(), route.thrower());
        }

        Route value() {
            Route route = Route.of(piece, stops).withMovesAs(movesAs);
            return thrower.map(route::withThrower).orElse(route);
        }
    }

    /** A repair. */
    record OfRepair(TextPlace place, Repair.Kind kind, String found, String readAs) {

        static OfRepair of(Repair repair) {
            return new OfRepair(repair.place(), repair.kind(), repair.found(), repair.readAs());
        }

        Repair value() {
            return Repair.of(place, kind, found, readAs);
        }
    }

    @SuppressWarnings("serial") // No mapper is ever serialized.
    static final class Writer<T, F> extends StdSerializer<T> {

        private final transient Function<T, F> form;

        Writer(Class<T> type, Function<T, F> form) {
            super(type);
            this.form = form;
        }

        @Override
        public void serialize(T value, JsonGenerator generator, SerializerProvider provider) throws IOException {
            provider.defaultSerializeValue(form.apply(value), generator);
        }
    }

    @SuppressWarnings("serial") // No mapper is ever serialized.
    static final class Reader<T, F> extends StdDeserializer<T> {

        private final transient Class<F> form;
        private final transient Function<F, T> value;

        Reader(Class<T> type, Class<F> form, Function<F, T> value) {
            super(type);
            this.form = form;
            this.value = value;
        }

        @Override
        public T deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            return value.apply(context.readValue(parser, form));
        }
    }
}
