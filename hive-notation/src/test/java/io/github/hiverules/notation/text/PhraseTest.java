package io.github.hiverules.notation.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.GameResult;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.SetupProblem;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.Fault;
import io.github.hiverules.notation.TextPlace;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.violation.ReachViolation;
import io.github.hiverules.violation.TurnViolation;
import io.github.hiverules.violation.Violation;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Compares the code that chooses the sentence for each kind of violation, problem and fault with the kinds that reflection
 * finds: a new kind has no sentence until the code knows it.
 */
class PhraseTest {

    private static final Position POSITION = Position.initial(Ruleset.ONLINE);

    /** For some kinds, the sentence depends on the set, and on whether the player has a Pillbug in play. */
    private static final List<Position> POSITIONS = List.of(
            POSITION,
            Position.initial(Ruleset.BASE),
            POSITION.play(Move.place(Piece.of("wP"), Hex.ORIGIN)).play(Move.place(Piece.of("bS1"), Hex.of(1, 0))));

    static Stream<Class<?>> kinds() {
        return Stream.of(Violation.class, SetupProblem.class, Fault.class).flatMap(PhraseTest::records);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void kind_hasTextsOfItsOwn(Class<?> kind) throws ReflectiveOperationException {
        for (Object example : examples(kind)) {
            assertThat(phrases(example))
                    .extracting(phrase -> phrase.key)
                    .allMatch(key -> key.matches(name(example) + "(\\.[\\w-]+)?"));
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void values_areTheEvidenceOfTheirNames(Class<?> kind) throws ReflectiveOperationException {
        for (Object example : examples(kind)) {
            Map<String, Object> known = components(example);
            known.put("player", POSITION.sideToMove());
            if (example instanceof ReachViolation step) {
                known.put("sides", step.sides());
                known.put("rule", step.rule());
            }
            assertThat(phrases(example)).allSatisfy(phrase -> assertThat(known).containsAllEntriesOf(phrase.values));
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void texts_needNoOtherValues(Class<?> kind) throws ReflectiveOperationException {
        for (Object example : examples(kind)) {
            for (Templates language : List.of(Templates.ENGLISH, Templates.GERMAN)) {
                assertThat(phrases(example))
                        .extracting(phrase -> language.say(phrase, Optional.of(POSITION)))
                        .noneMatch(text -> text.contains("{") || text.contains("}"));
            }
        }
    }

    @Test
    void texts_areAllSaidOfSomething() throws ReflectiveOperationException {
        Set<String> said = new TreeSet<>();
        for (Class<?> kind : kinds().toList()) {
            for (Object example : examples(kind)) {
                phrases(example).forEach(phrase -> said.add(phrase.key));
            }
        }

        assertThat(TemplatesTest.ENGLISH.stringPropertyNames())
                .filteredOn(key -> key.matches("(violation|problem|fault)\\..*"))
                .containsExactlyInAnyOrderElementsOf(said);
    }

    private static String name(Object example) {
        if (example instanceof Violation violation) {
            return "violation\\." + violation.kind().id();
        }
        return example instanceof SetupProblem problem
                ? "problem\\." + problem.kind().id()
                : "fault\\." + example.getClass().getSimpleName();
    }

    private static List<Phrase> phrases(Object example) {
        if (example instanceof Violation violation) {
            return POSITIONS.stream()
                    .map(position -> Phrase.of(violation, position))
                    .toList();
        }
        return List.of(example instanceof SetupProblem problem ? Phrase.of(problem) : Phrase.of((Fault) example));
    }

    private static Stream<Class<?>> records(Class<?> type) {
        return type.isRecord()
                ? Stream.of(type)
                : Arrays.stream(type.getPermittedSubclasses()).flatMap(PhraseTest::records);
    }

    private static Map<String, Object> components(Object example) throws ReflectiveOperationException {
        Map<String, Object> components = new TreeMap<>();
        for (RecordComponent component : example.getClass().getRecordComponents()) {
            components.put(component.getName(), component.getAccessor().invoke(example));
        }
        return components;
    }

    /** Records with all combinations of values that may matter for the sentence. */
    private static List<Object> examples(Class<?> kind) throws ReflectiveOperationException {
        RecordComponent[] components = kind.getRecordComponents();
        List<List<Object>> rows = List.of(List.of());
        for (int i = 0; i < components.length; i++) {
            List<List<Object>> longer = new ArrayList<>();
            for (List<Object> row : rows) {
                for (Object value : values(components[i], i)) {
                    longer.add(Stream.concat(row.stream(), Stream.of(value)).toList());
                }
            }
            rows = longer;
        }
        Constructor<?> constructor = kind.getConstructor(
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
        List<Object> examples = new ArrayList<>();
        for (List<Object> row : rows) {
            examples.add(constructor.newInstance(row.toArray()));
        }
        return examples;
    }

    /** Values for a component; its pieces, cells and numbers differ from those of the other components. */
    private static List<?> values(RecordComponent component, int index) {
        Class<?> type = component.getType();
        if (type.isEnum()) {
            return Arrays.asList(type.getEnumConstants());
        }
        Piece piece = Piece.all().get(index);
        Piece opponents = Piece.all().get(Piece.all().size() - 1 - index);
        Hex hex = Hex.of(index, -1);
        String name = component.getGenericType().getTypeName().replaceAll("\\w+\\.", "");
        return switch (name) {
            case "GameResult" -> List.of(GameResult.agreement());
            case "Hex" -> List.of(hex);
            case "int" -> List.of(index);
            case "List<Hex>" -> List.of(List.of(hex), List.of(hex, Hex.ORIGIN));
            case "List<Piece>" -> List.of(List.of(piece));
            case "List<SetupProblem>" -> List.of(List.of(new SetupProblem.NotInSet(piece, hex)));
            case "Move" -> List.of(Move.pass());
            case "Optional<Hex>" -> List.of(Optional.empty(), Optional.of(hex));
            case "Piece" -> List.of(piece, opponents);
            case "Position" -> List.of(POSITION);
            case "Set<Bug>" -> List.of(Set.of(), Set.of(Bug.SPIDER));
            case "String" -> List.of("", "text");
            case "TextPlace" -> List.of(TextPlace.START);
            case "Violation" -> List.of(new TurnViolation.QueenInHand(piece, hex));
            default -> throw new IllegalArgumentException("no example of " + name);
        };
    }
}
