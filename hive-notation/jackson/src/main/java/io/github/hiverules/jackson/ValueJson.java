package io.github.hiverules.jackson;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.deser.ContextualDeserializer;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.type.TypeFactory;
import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Role;
import io.github.hiverules.Route;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.SetupProblem;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.jackson.Adapters.Output;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.fault.TextLocation;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.io.IOException;
import java.time.Duration;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** How the values that are JSON objects are written and read. Optional properties may be missing. */
final class ValueJson {

    private static final String KIND = "kind";

    private ValueJson() {}

    /** The pieces on a cell, from bottom to top. */
    record Stack(Hex at, List<Piece> pieces) {}

    static void addTo(HiveModule module) {
        module.addRecord(Stack.class);
        module.addRecord(Route.class);
        module.addRecord(Repair.class);
        module.addObject(Setup.class, ValueJson::write, ValueJson::readSetup);
        module.addObject(Hex.class, (cell, out) -> out.putComponents(cell), ValueJson::readCell);
        module.addObject(Fault.class, ValueJson::write, ValueJson::readFault);
        module.addObject(Violation.class, ValueJson::write, ValueJson::readViolation);
        module.addObject(SetupProblem.class, ValueJson::write, ValueJson::readProblem);
        module.addObject(GameRecord.class, ValueJson::write, ValueJson::readGameRecord);
        module.addObject(Move.class, ValueJson::write, in -> readMove(in, Move.class));
        module.addReader(Move.Placement.class, in -> readMove(in, Move.Placement.class));
        module.addReader(Move.Movement.class, in -> readMove(in, Move.Movement.class));
        module.addReader(Move.Pass.class, in -> readMove(in, Move.Pass.class));
        module.addObject(Parsed.class, ValueJson::write, new ParsedReader());
    }

    private static void write(Setup setup, Output out) throws IOException {
        out.put("ruleset", setup.ruleset())
                .put("sideToMove", setup.sideToMove())
                .put("turnNumber", setup.turnNumber())
                .put(
                        "stacks",
                        setup.stacks().entrySet().stream()
                                .map(stack -> new Stack(stack.getKey(), stack.getValue()))
                                .toList())
                .put("resting", setup.resting());
    }

    private static Setup readSetup(Input in) throws IOException {
        Map<Hex, List<Piece>> stacks = new LinkedHashMap<>();
        for (Stack stack : in.list("stacks", Stack.class)) {
            if (stacks.put(stack.at, stack.pieces) != null) {
                throw new IllegalArgumentException("two stacks on " + stack.at);
            }
        }
        return new Setup(
                in.get("ruleset", Ruleset.class),
                in.get("sideToMove", Color.class),
                in.get("turnNumber", Integer.class),
                stacks,
                in.find("resting", Piece.class));
    }

    /** Reads a cell from an object or from a string such as {@code "1,0"}. */
    private static Hex readCell(Input in) throws IOException {
        JsonNode node = in.node();
        return node.isTextual() ? Hex.of(node.textValue()) : in.components(Hex.class);
    }

    private static void write(Fault fault, Output out) throws IOException {
        out.put(KIND, fault.kind()).put("location", fault.location()).put("text", fault.text());
        for (Map.Entry<String, Object> evidence : fault.evidence().entrySet()) {
            out.put(evidence.getKey(), evidence.getValue());
        }
    }

    private static Fault readFault(Input in) throws IOException {
        TextLocation location = in.get("location", TextLocation.class);
        String text = in.get("text", String.class);
        return switch (in.get(KIND, Fault.Kind.class)) {
            case UNREADABLE_TEXT -> {
                Fault fault = Fault.unreadable(location, text, in.get("expected", Expected.class));
                fault = in.find("replacement", String.class)
                        .map(fault::withReplacement)
                        .orElse(fault);
                yield in.<List<Piece>>find("candidates", in.listOf(Piece.class))
                        .map(fault::withCandidates)
                        .orElse(fault);
            }
            case AMBIGUOUS_PIECE -> Fault.ambiguous(location, text, in.list("candidates", Piece.class));
            case ILLEGAL_MOVE ->
                Fault.illegal(
                        location,
                        text,
                        in.get("position", Position.class),
                        in.get("move", Move.class),
                        in.get("violation", Violation.class));
            case INVALID_POSITION ->
                Fault.invalid(location, text, in.get("setup", Setup.class), in.list("problems", SetupProblem.class));
            case CONTRADICTORY_RESULT ->
                Fault.contradictory(
                        location, text, in.get("recorded", Outcome.class), in.get("actual", GameResult.class));
        };
    }

    private static void write(Violation violation, Output out) throws IOException {
        out.put(KIND, violation.kind()).put("rule", violation.rule());
        write(violation.evidence(), out);
    }

    private static Violation readViolation(Input in) throws IOException {
        Violation.Kind kind = in.get(KIND, Violation.Kind.class);
        Rule rule = in.get("rule", Rule.class);
        if (!kind.rules().contains(rule)) {
            List<String> ids = kind.rules().stream().map(Rule::id).sorted().toList();
            throw new IllegalArgumentException(
                    "the kind '" + kind.id() + "' is about one of " + ids + ", not " + rule.id());
        }
        return Violation.of(kind, rule, readEvidence(in, kind.evidence(), kind.occasionalEvidence()));
    }

    private static void write(SetupProblem problem, Output out) throws IOException {
        out.put(KIND, problem.kind());
        write(problem.evidence(), out);
    }

    private static SetupProblem readProblem(Input in) throws IOException {
        SetupProblem.Kind kind = in.get(KIND, SetupProblem.Kind.class);
        return SetupProblem.of(kind, readEvidence(in, kind.evidence(), Set.of()));
    }

    private static void write(Map<Role, Object> evidence, Output out) throws IOException {
        for (Map.Entry<Role, Object> part : evidence.entrySet()) {
            out.put(part.getKey().id(), part.getValue());
        }
    }

    private static Map<Role, Object> readEvidence(Input in, Set<Role> always, Set<Role> sometimes) throws IOException {
        Map<Role, Object> evidence = new EnumMap<>(Role.class);
        for (Role role : always) {
            evidence.put(role, readEvidence(in, role).orElseThrow(() -> missing(role)));
        }
        for (Role role : sometimes) {
            readEvidence(in, role).ifPresent(value -> evidence.put(role, value));
        }
        return evidence;
    }

    private static IllegalArgumentException missing(Role role) {
        return new IllegalArgumentException("no property '" + role.id() + "', or an empty one");
    }

    private static Optional<Object> readEvidence(Input in, Role role) throws IOException {
        if (role.type() == in.type()) {
            requireShallow(in.node().path(role.id()), role);
        }
        JavaType type = role.isList() ? in.listOf(role.type()) : in.types().constructType(role.type());
        return in.find(role.id(), type).filter(value -> !value.equals(List.of()));
    }

    /** Refuses an attempt with attempts of its own: reading each again within another takes too much memory. */
    private static void requireShallow(JsonNode values, Role role) {
        for (JsonNode inner : values) {
            if (inner.hasNonNull(role.id())) {
                throw new IllegalArgumentException("'" + role.id() + "' within '" + role.id() + "'");
            }
        }
    }

    private static void write(GameRecord game, Output out) throws IOException {
        out.put("game", game.game())
                .put("tags", game.tags())
                .put("comments", game.comments())
                .put("timesLeft", millis(game.timesLeft()))
                .put("timesUsed", millis(game.timesUsed()));
    }

    private static GameRecord readGameRecord(Input in) throws IOException {
        return GameRecord.of(in.get("game", Game.class))
                .withTags(in.mapOrEmpty("tags", String.class, String.class))
                .withComments(in.mapOrEmpty("comments", Integer.class, String.class))
                .withTimesLeft(times(in.mapOrEmpty("timesLeft", Integer.class, Long.class)))
                .withTimesUsed(times(in.mapOrEmpty("timesUsed", Integer.class, Long.class)));
    }

    private static Map<Integer, Long> millis(Map<Integer, Duration> times) {
        Map<Integer, Long> millis = new TreeMap<>();
        times.forEach((ply, time) -> millis.put(ply, time.toMillis()));
        return millis;
    }

    private static Map<Integer, Duration> times(Map<Integer, Long> millis) {
        Map<Integer, Duration> times = new TreeMap<>();
        millis.forEach((ply, time) -> times.put(ply, Duration.ofMillis(time)));
        return times;
    }

    /** Writes the kind itself. As a type id of Jackson's, it would be missing wherever the static type is erased. */
    private static void write(Move move, Output out) throws IOException {
        out.put(KIND, kindOf(move.getClass()));
        out.putComponents(move);
    }

    private static String kindOf(Class<?> type) {
        return type.getSimpleName().toLowerCase(Locale.ROOT);
    }

    /** Reads a move of any kind, or of the only kind that its type allows. */
    private static <T extends Move> T readMove(Input in, Class<T> type) throws IOException {
        String kind = in.get(KIND, String.class);
        Move move = switch (kind) {
            case "placement" -> in.components(Move.Placement.class);
            case "movement" -> in.components(Move.Movement.class);
            case "pass" -> in.components(Move.Pass.class);
            default ->
                throw new IllegalArgumentException(
                        "unknown kind '" + kind + "', expected one of [placement, movement, pass]");
        };
        if (!type.isInstance(move)) {
            throw new IllegalArgumentException("expected a " + kindOf(type) + ", found a " + kind);
        }
        return type.cast(move);
    }

    private static void write(Parsed<?> parsed, Output out) throws IOException {
        out.put("location", parsed.location())
                .put("value", parsed.value())
                .put("repairs", parsed.repairs())
                .put("fault", parsed.fault());
    }

    /** Reads the result of a reader; the type of its value is known only where it is read. */
    @SuppressWarnings({"serial", "rawtypes"}) // No mapper is serialized, and Jackson registers raw types.
    private static final class ParsedReader extends StdDeserializer<Parsed> implements ContextualDeserializer {

        private final JavaType content;

        ParsedReader() {
            this(TypeFactory.unknownType());
        }

        private ParsedReader(JavaType content) {
            super(Parsed.class);
            this.content = content;
        }

        @Override
        public JsonDeserializer<?> createContextual(DeserializationContext context, BeanProperty property) {
            return new ParsedReader(context.getContextualType().containedTypeOrUnknown(0));
        }

        @Override
        public Parsed deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            Input in = new Input(context.readTree(parser), Parsed.class, context);
            TextLocation location = in.find("location", TextLocation.class).orElse(TextLocation.START);
            Optional<Object> value = in.find("value", content);
            List<Repair> repairs =
                    in.<List<Repair>>find("repairs", in.listOf(Repair.class)).orElse(List.of());
            Optional<Fault> fault = in.find("fault", Fault.class);
            if (value.isEmpty() && fault.isEmpty()) {
                throw in.unreadable("neither a value nor a fault");
            }
            return Parsed.of(value, repairs, fault).withLocation(location);
        }
    }
}
