package io.github.hiverules.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Route;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.SetupProblem;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.fault.TextLocation;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Writes and reads values by way of records, whose components become the JSON properties. Optional components may be
 * missing in JSON.
 */
final class FormJson {

    private FormJson() {}

    static void addTo(HiveModule module) {
        module.addObject(Stack.class, new RecordJson.Writer<>(Stack.class), new RecordJson.Reader<>(Stack.class));
        add(module, Setup.class, SetupForm.class, SetupForm::of, SetupForm::toValue);
        add(module, Route.class, RouteForm.class, RouteForm::of, RouteForm::toValue);
        add(module, Repair.class, RepairForm.class, RepairForm::of, RepairForm::toValue);
        module.addObject(
                Fault.class, new FaultWriter(), new Reader<>(Fault.class, FaultForm.class, FaultForm::toValue));
        add(module, GameRecord.class, GameRecordForm.class, GameRecordForm::of, GameRecordForm::toValue);
    }

    private static <T, F> void add(
            HiveModule module, Class<T> type, Class<F> form, Function<T, F> write, Function<F, T> read) {
        module.addObject(type, new Writer<>(type, write), new Reader<>(type, form, read));
    }

    /** The form of a setup, with a list of stacks instead of a map. */
    record SetupForm(Ruleset ruleset, Color sideToMove, int turnNumber, List<Stack> stacks, Optional<Piece> resting) {

        static SetupForm of(Setup setup) {
            List<Stack> stacks = setup.stacks().entrySet().stream()
                    .map(stack -> new Stack(stack.getKey(), stack.getValue()))
                    .toList();
            return new SetupForm(setup.ruleset(), setup.sideToMove(), setup.turnNumber(), stacks, setup.resting());
        }

        Setup toValue() {
            Map<Hex, List<Piece>> stacksByCell = new LinkedHashMap<>();
            for (Stack stack : stacks) {
                if (stacksByCell.put(stack.at, stack.pieces) != null) {
                    throw new IllegalArgumentException("two stacks on " + stack.at);
                }
            }
            return new Setup(ruleset, sideToMove, turnNumber, stacksByCell, resting);
        }
    }

    /** The pieces on a cell, from bottom to top. */
    record Stack(Hex at, List<Piece> pieces) {}

    record RouteForm(Piece piece, List<Route.Stop> stops, Bug movesAs, Optional<Piece> thrower) {

        static RouteForm of(Route route) {
            return new RouteForm(route.piece(), route.stops(), route.movesAs(), route.thrower());
        }

        Route toValue() {
            Route route = Route.of(piece, stops).withMovesAs(movesAs);
            return thrower.map(route::withThrower).orElse(route);
        }
    }

    record RepairForm(TextLocation location, Repair.Kind kind, String text, String replacement) {

        static RepairForm of(Repair repair) {
            return new RepairForm(repair.location(), repair.kind(), repair.text(), repair.replacement());
        }

        Repair toValue() {
            return Repair.of(location, kind, text, replacement);
        }
    }

    /** The kind, the location and the text of a fault, and the evidence of its kind. */
    record FaultForm(
            Fault.Kind kind,
            TextLocation location,
            String text,
            Optional<Expected> expected,
            Optional<String> replacement,
            Optional<List<Piece>> candidates,
            Optional<Position> position,
            Optional<Move> move,
            Optional<Violation> violation,
            Optional<Setup> setup,
            Optional<List<SetupProblem>> problems,
            Optional<Outcome> recorded,
            Optional<GameResult> actual) {

        Fault toValue() {
            return switch (kind) {
                case UNREADABLE_TEXT -> {
                    Fault fault = Fault.unreadable(location, text, present(expected));
                    fault = replacement.map(fault::withReplacement).orElse(fault);
                    yield candidates.map(fault::withCandidates).orElse(fault);
                }
                case AMBIGUOUS_PIECE -> Fault.ambiguous(location, text, present(candidates));
                case ILLEGAL_MOVE ->
                    Fault.illegal(location, text, present(position), present(move), present(violation));
                case INVALID_POSITION -> Fault.invalid(location, text, present(setup), present(problems));
                case CONTRADICTORY_RESULT -> Fault.contradictory(location, text, present(recorded), present(actual));
            };
        }

        private <T> T present(Optional<T> evidence) {
            return evidence.orElseThrow(() -> new IllegalArgumentException(kind + " needs more evidence"));
        }
    }

    record GameRecordForm(
            Game game,
            Optional<Map<String, String>> tags,
            Optional<Map<Integer, String>> comments,
            Optional<Map<Integer, Long>> timesLeft,
            Optional<Map<Integer, Long>> timesUsed) {

        static GameRecordForm of(GameRecord gameRecord) {
            return new GameRecordForm(
                    gameRecord.game(),
                    Optional.of(gameRecord.tags()),
                    Optional.of(gameRecord.comments()),
                    Optional.of(millis(gameRecord.timesLeft())),
                    Optional.of(millis(gameRecord.timesUsed())));
        }

        GameRecord toValue() {
            return GameRecord.of(game)
                    .withTags(tags.orElse(Map.of()))
                    .withComments(comments.orElse(Map.of()))
                    .withTimesLeft(times(timesLeft.orElse(Map.of())))
                    .withTimesUsed(times(timesUsed.orElse(Map.of())));
        }

        private static Map<Integer, Long> millis(Map<Integer, Duration> times) {
            Map<Integer, Long> millis = new LinkedHashMap<>();
            times.forEach((ply, time) -> millis.put(ply, time.toMillis()));
            return millis;
        }

        private static Map<Integer, Duration> times(Map<Integer, Long> millis) {
            Map<Integer, Duration> times = new LinkedHashMap<>();
            millis.forEach((ply, time) -> times.put(ply, Duration.ofMillis(time)));
            return times;
        }
    }

    @SuppressWarnings("serial") // No mapper is ever serialized.
    private static final class FaultWriter extends StdSerializer<Fault> {

        FaultWriter() {
            super(Fault.class);
        }

        @Override
        public void serialize(Fault fault, JsonGenerator generator, SerializerProvider provider) throws IOException {
            generator.writeStartObject();
            provider.defaultSerializeField("kind", fault.kind(), generator);
            provider.defaultSerializeField("location", fault.location(), generator);
            provider.defaultSerializeField("text", fault.text(), generator);
            for (Map.Entry<String, Object> evidence : fault.evidence().entrySet()) {
                provider.defaultSerializeField(evidence.getKey(), evidence.getValue(), generator);
            }
            generator.writeEndObject();
        }
    }

    @SuppressWarnings("serial") // No mapper is ever serialized.
    private static final class Writer<T, F> extends StdSerializer<T> {

        private final transient Function<T, F> toForm;

        Writer(Class<T> type, Function<T, F> toForm) {
            super(type);
            this.toForm = toForm;
        }

        @Override
        public void serialize(T value, JsonGenerator generator, SerializerProvider provider) throws IOException {
            RecordJson.write(toForm.apply(value), generator, provider);
        }
    }

    @SuppressWarnings("serial") // No mapper is ever serialized.
    private static final class Reader<T, F> extends StdDeserializer<T> {

        private final transient Class<F> form;
        private final transient Function<F, T> toValue;

        Reader(Class<T> type, Class<F> form, Function<F, T> toValue) {
            super(type);
            this.form = form;
            this.toValue = toValue;
        }

        @Override
        public T deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            F read = RecordJson.read(context.readTree(parser), form, context);
            try {
                return toValue.apply(read);
            } catch (IllegalArgumentException | NullPointerException e) {
                return context.reportInputMismatch(this, "%s", e.getMessage());
            }
        }
    }
}
