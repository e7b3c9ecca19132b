package io.github.hiverules.jackson;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import io.github.hiverules.Expansion;
import io.github.hiverules.Game;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Route;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.ParsedGame;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.TournamentOpening;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.fault.TextLocation;
import io.github.hiverules.notation.uhp.EngineInfo;
import io.github.hiverules.notation.uhp.SearchLimit;
import io.github.hiverules.notation.uhp.UhpAnswer;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.io.IOException;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Values that are written and read by way of another record, their form. An optional part of a form may be missing in a
 * text.
 */
final class FormJson {

    private FormJson() {}

    static void addTo(SimpleModule module) {
        add(module, Setup.class, OfSetup.class, OfSetup::of, OfSetup::value);
        add(module, Route.class, OfRoute.class, OfRoute::of, OfRoute::value);
        add(module, Repair.class, OfRepair.class, OfRepair::of, OfRepair::value);
        add(module, GameRecord.class, OfGameRecord.class, OfGameRecord::of, OfGameRecord::value);
        add(module, ParsedGame.class, OfParsedGame.class, OfParsedGame::of, OfParsedGame::value);
        add(module, ReadOptions.class, OfReadOptions.class, OfReadOptions::of, OfReadOptions::value);
        add(module, EngineInfo.class, OfEngineInfo.class, OfEngineInfo::of, OfEngineInfo::value);
        add(module, UhpAnswer.class, OfUhpAnswer.class, OfUhpAnswer::of, OfUhpAnswer::value);
        add(module, SearchLimit.class, OfSearchLimit.class, OfSearchLimit::of, OfSearchLimit::value);
    }

    private static <T, F> void add(
            SimpleModule module, Class<T> type, Class<F> form, Function<T, F> write, Function<F, T> read) {
        module.addSerializer(type, new Writer<>(type, write));
        module.addDeserializer(type, new Reader<>(type, form, read));
    }

    /** A setup: a list of stacks instead of a map. */
    @JsonIgnoreProperties(ignoreUnknown = true)
    record OfSetup(Ruleset ruleset, Color sideToMove, int turnNumber, List<Stack> stacks, Optional<Piece> resting) {

        static OfSetup of(Setup setup) {
            List<Stack> stacks = setup.stacks().entrySet().stream()
                    .map(stack -> new Stack(stack.getKey(), stack.getValue()))
                    .toList();
            return new OfSetup(setup.ruleset(), setup.sideToMove(), setup.turnNumber(), stacks, setup.resting());
        }

        Setup value() {
            Map<Hex, List<Piece>> byHex = new LinkedHashMap<>();
            for (Stack stack : stacks) {
                if (byHex.put(stack.at, stack.pieces) != null) {
                    throw new IllegalArgumentException("two stacks on " + stack.at);
                }
            }
            return new Setup(ruleset, sideToMove, turnNumber, byHex, resting);
        }
    }

    /** The pieces on a cell, from bottom to top. */
    @JsonIgnoreProperties(ignoreUnknown = true)
    record Stack(Hex at, List<Piece> pieces) {}

    @JsonIgnoreProperties(ignoreUnknown = true)
    record OfRoute(Piece piece, List<Route.Stop> stops, Bug movesAs, Optional<Piece> thrower) {

        static OfRoute of(Route route) {
            return new OfRoute(route.piece(), route.stops(), route.movesAs(), route.thrower());
        }

        Route value() {
            Route route = Route.of(piece, stops).withMovesAs(movesAs);
            return thrower.map(route::withThrower).orElse(route);
        }
    }

    @JsonIgnoreProperties(ignoreUnknown = true)
    record OfRepair(TextLocation location, Repair.Kind kind, String text, String replacement) {

        static OfRepair of(Repair repair) {
            return new OfRepair(repair.location(), repair.kind(), repair.text(), repair.replacement());
        }

        Repair value() {
            return Repair.of(location, kind, text, replacement);
        }
    }

    @JsonIgnoreProperties(ignoreUnknown = true)
    record OfGameRecord(
            Game game,
            Optional<Map<String, String>> tags,
            Optional<Map<Integer, String>> comments,
            Optional<Map<Integer, Long>> timesLeft,
            Optional<Map<Integer, Long>> timesUsed) {

        static OfGameRecord of(GameRecord gameRecord) {
            return new OfGameRecord(
                    gameRecord.game(),
                    Optional.of(gameRecord.tags()),
                    Optional.of(gameRecord.comments()),
                    Optional.of(gameRecord.timesLeft()),
                    Optional.of(gameRecord.timesUsed()));
        }

        GameRecord value() {
            return GameRecord.of(game)
                    .withTags(tags.orElse(Map.of()))
                    .withComments(comments.orElse(Map.of()))
                    .withTimesLeft(timesLeft.orElse(Map.of()))
                    .withTimesUsed(timesUsed.orElse(Map.of()));
        }
    }

    @JsonIgnoreProperties(ignoreUnknown = true)
    record OfParsedGame(
            Optional<TextLocation> location, GameRecord record, Optional<List<Repair>> repairs, Optional<Fault> fault) {

        static OfParsedGame of(ParsedGame parsed) {
            return new OfParsedGame(
                    Optional.of(parsed.location()), parsed.record(), Optional.of(parsed.repairs()), parsed.fault());
        }

        ParsedGame value() {
            return ParsedGame.of(record)
                    .withLocation(location.orElse(TextLocation.START))
                    .withRepairs(repairs.orElse(List.of()))
                    .withFault(fault);
        }
    }

    @JsonIgnoreProperties(ignoreUnknown = true)
    record OfReadOptions(
            Optional<Boolean> strict,
            Optional<Boolean> renumbering,
            Optional<TournamentOpening> tournamentOpening,
            Optional<Boolean> repetitionDraw,
            Optional<Boolean> gatesAboveGround) {

        static OfReadOptions of(ReadOptions options) {
            return new OfReadOptions(
                    Optional.of(options.isStrict()),
                    Optional.of(options.renumbering()),
                    Optional.of(options.tournamentOpening()),
                    Optional.of(options.repetitionDraw()),
                    Optional.of(options.gatesAboveGround()));
        }

        ReadOptions value() {
            ReadOptions start = ReadOptions.lenient();
            return start.withStrict(strict.orElse(start.isStrict()))
                    .withRenumbering(renumbering.orElse(start.renumbering()))
                    .withTournamentOpening(tournamentOpening.orElse(start.tournamentOpening()))
                    .withRepetitionDraw(repetitionDraw.orElse(start.repetitionDraw()))
                    .withGatesAboveGround(gatesAboveGround.orElse(start.gatesAboveGround()));
        }
    }

    @JsonIgnoreProperties(ignoreUnknown = true)
    record OfEngineInfo(String id, Set<Expansion> expansions) {

        static OfEngineInfo of(EngineInfo info) {
            return new OfEngineInfo(info.id(), info.expansions());
        }

        /** As an engine would say it. */
        EngineInfo value() {
            List<String> names = expansions.stream().map(Expansion::name).toList();
            Objects.requireNonNull(id, "id");
            return EngineInfo.of(new UhpAnswer("info", List.of("id " + id, String.join(";", names))));
        }
    }

    @JsonIgnoreProperties(ignoreUnknown = true)
    record OfUhpAnswer(String command, List<String> lines) {

        static OfUhpAnswer of(UhpAnswer answer) {
            return new OfUhpAnswer(answer.command(), answer.lines());
        }

        UhpAnswer value() {
            return new UhpAnswer(command, lines);
        }
    }

    /** The time in the words of ISO 8601, because Jackson alone cannot write a duration. */
    @JsonIgnoreProperties(ignoreUnknown = true)
    record OfSearchLimit(int depth, String time) {

        static OfSearchLimit of(SearchLimit limit) {
            return new OfSearchLimit(limit.depth(), limit.time().toString());
        }

        SearchLimit value() {
            return new SearchLimit(depth, Duration.parse(time));
        }
    }

    @SuppressWarnings("serial") // No mapper is ever serialized.
    private static final class Writer<T, F> extends StdSerializer<T> {

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
    private static final class Reader<T, F> extends StdDeserializer<T> {

        private final transient Class<T> type;
        private final transient Class<F> form;
        private final transient Function<F, T> value;

        Reader(Class<T> type, Class<F> form, Function<F, T> value) {
            super(type);
            this.type = type;
            this.form = form;
            this.value = value;
        }

        /** A part that is missing or makes no sense becomes Jackson's ValueInstantiationException. */
        @Override
        public T deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            F read = context.readValue(parser, form);
            try {
                return value.apply(read);
            } catch (IllegalArgumentException | NullPointerException | DateTimeParseException e) {
                return type.cast(context.handleInstantiationProblem(type, read, e));
            }
        }
    }
}
