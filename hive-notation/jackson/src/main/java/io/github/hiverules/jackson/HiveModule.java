package io.github.hiverules.jackson;

import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import io.github.hiverules.CanonicalForm;
import io.github.hiverules.Expansion;
import io.github.hiverules.Game;
import io.github.hiverules.GameCursor;
import io.github.hiverules.GameResult;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Role;
import io.github.hiverules.Route;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.SetupProblem;
import io.github.hiverules.Toggle;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.notation.Numbering;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.TournamentOpening;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.InexpressibleFeature;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.fault.TextLocation;
import io.github.hiverules.notation.file.TextKind;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.game.RulesetText;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.position.TextDiagram;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Tells Jackson how to write and read the values of the library.
 *
 * <pre>{@code
 * JsonMapper json = JsonMapper.builder().addModule(new HiveModule()).build();
 * }</pre>
 *
 * <p>Each value has one shape, however the mapper names the properties of other types. Minor versions may add
 * properties to an object, but change nothing else. The module therefore ignores properties that it does not know, and
 * other clients should do the same.
 *
 * <ul>
 *   <li>Pieces, rulesets, positions and games are strings: {@code "wA1"}, a {@link RulesetText}, a {@link
 *       PositionText}, a {@link GameText}. Rules and kinds are their ids, and other constants their names with
 *       lowercase letters and hyphens, as in {@code "queen-bee"}.
 *   <li>A cell is <code>{"q":1,"r":0}</code>, and {@code "1,0"} as the key of a map. The text is also read wherever a
 *       cell is expected.
 *   <li>A move has a {@code kind}: {@code "placement"}, {@code "movement"} or {@code "pass"}.
 *   <li>A violation, a problem of a setup, and a fault of a text are objects with their {@code kind} and the evidence
 *       that they have, under the names of its accessors; a violation also has the {@code rule}.
 *   <li>Routes, game results, game records, the results and repairs of readers, and other
 *       values are objects with the names of their accessors. An empty component is null, or missing.
 *   <li>An {@link Optional}, such as the violation of a move, is its value or null: this module brings along Jackson's
 *       own, {@link Jdk8Module}.
 *   <li>What is a string as a value is a key of a map, too. A move and other objects have no text of their own, so a map
 *       with such keys is an error; write a list instead.
 *   <li>Options, numberings and languages have no form in JSON: writing one is an error.
 * </ul>
 *
 * <p>The message of a {@link com.fasterxml.jackson.databind.exc.InvalidFormatException} says what was expected and
 * found, and at which path, for example {@code expected a string, found the number 7 at $.stacks[0].pieces[1]}. Of a
 * property that an object has twice, the last counts, unless {@link
 * com.fasterxml.jackson.databind.DeserializationFeature#FAIL_ON_READING_DUP_TREE_KEY} makes it an error. A move that
 * Jackson has read may still be illegal.
 */
public final class HiveModule extends SimpleModule {

    private static final long serialVersionUID = 1L;

    /** Readers are strict, because a value has no place for repairs. */
    private static final ReadOptions STRICT = ReadOptions.strict();

    /** Creates the module. */
    public HiveModule() {
        super("io.github.hiverules.jackson");
        addText(Piece.class, Piece::toString, Piece::of);
        addText(
                Position.class,
                PositionText::write,
                text -> PositionText.parse(text, STRICT).orThrow());
        addText(
                Ruleset.class,
                RulesetText::write,
                text -> RulesetText.parse(text, STRICT).orThrow());
        addText(
                Game.class,
                GameText::write,
                text -> GameText.parse(text, STRICT).orThrow());

        addIds(Rule.class, Rule::id);
        addIds(Role.class, Role::id);
        addIds(Violation.Kind.class, Violation.Kind::id);
        addIds(SetupProblem.Kind.class, SetupProblem.Kind::id);
        addIds(Fault.Kind.class, Fault.Kind::id);
        addIds(Repair.Kind.class, Repair.Kind::id);
        addIds(Expected.class, Expected::id);
        addIds(InexpressibleFeature.class, InexpressibleFeature::id);
        addIds(TextKind.class, TextKind::id);
        addConstants(Color.class);
        addConstants(Bug.class);
        addConstants(Expansion.class);
        addConstants(Toggle.class);
        addConstants(Outcome.class);
        addConstants(GameResult.Ending.class);
        addConstants(Direction.class);
        addConstants(Symmetry.class);
        addConstants(TournamentOpening.class);
        addConstants(PgnFlavor.class);

        addRecord(GameCursor.class);
        addRecord(GameResult.class);
        addRecord(Route.Stop.class);
        addRecord(TextLocation.class);
        addRecord(TextDiagram.class);
        ValueJson.addTo(this);
        Stream.of(ReadOptions.class, Numbering.class, CanonicalForm.class, Sentences.class)
                .forEach(this::refuse);
        addKey(Hex.class, hex -> hex.q() + "," + hex.r(), Hex::of);
    }

    /** {@return Jackson's own module for optional values, which the library's types have} */
    @Override
    public Iterable<? extends Module> getDependencies() {
        return List.of(new Jdk8Module());
    }

    /** Adds a record, whose properties are its components. */
    <T> void addRecord(Class<T> type) {
        addObject(type, (value, out) -> out.putComponents(value), in -> in.components(type));
    }

    <T> void addObject(Class<T> type, Adapters.Write<T> write, Adapters.Read<T> read) {
        addObject(type, write, new Adapters.Reader<>(type, read));
    }

    /**
     * Adds a type whose values are objects. They are refused as keys of maps; Jackson alone would write what {@code
     * toString} returns.
     */
    <T> void addObject(Class<T> type, Adapters.Write<T> write, JsonDeserializer<T> reader) {
        addSerializer(type, new Adapters.Writer<>(type, (value, out) -> {
            out.generator().writeStartObject();
            write.write(value, out);
            out.generator().writeEndObject();
        }));
        addDeserializer(type, reader);
        addKeySerializer(type, new Adapters.Writer<>(type, (value, out) -> {
            String reason = "a " + type.getSimpleName() + " is not text, so it cannot be the key of a map";
            out.provider().reportBadDefinition(type, reason);
        }));
    }

    /** Refuses to write values that have no form in JSON. Jackson alone would write the little that it finds. */
    private <T> void refuse(Class<T> type) {
        addSerializer(
                type,
                new Adapters.Writer<>(
                        type,
                        (value, out) -> out.provider()
                                .reportBadDefinition(type, "a " + type.getSimpleName() + " has no form in JSON")));
    }

    <T> void addReader(Class<T> type, Adapters.Read<T> read) {
        addDeserializer(type, new Adapters.Reader<>(type, read));
    }

    /** Adds a type whose values are strings, also as keys of maps. */
    private <T> void addText(Class<T> type, Function<T, String> write, Function<String, T> read) {
        addText(type, write, read, "a string");
    }

    private <T> void addText(Class<T> type, Function<T, String> write, Function<String, T> read, String expected) {
        addSerializer(
                type,
                new Adapters.Writer<>(type, (value, out) -> out.generator().writeString(write.apply(value))));
        addReader(type, in -> read.apply(in.text(expected)));
        addKey(type, write, read);
    }

    private <T> void addKey(Class<T> type, Function<T, String> write, Function<String, T> read) {
        addKeySerializer(
                type,
                new Adapters.Writer<>(type, (value, out) -> out.generator().writeFieldName(write.apply(value))));
        addKeyDeserializer(type, new Adapters.KeyReader<>(type, read));
    }

    /** Adds the constants of an enum, each by its id. */
    private <E extends Enum<E>> void addIds(Class<E> type, Function<E, String> id) {
        Map<String, E> constants = Stream.of(type.getEnumConstants())
                .collect(Collectors.toMap(id, Function.identity(), (a, b) -> b, LinkedHashMap::new));
        String expected = "one of " + constants.keySet();
        addText(
                type,
                id,
                text -> {
                    E constant = constants.get(text);
                    if (constant == null) {
                        throw new IllegalArgumentException("unknown id '" + text + "', expected " + expected);
                    }
                    return constant;
                },
                expected);
    }

    private <E extends Enum<E>> void addConstants(Class<E> type) {
        addIds(type, HiveModule::idOf);
    }

    private static String idOf(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
