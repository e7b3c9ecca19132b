package io.github.hiverules.notation.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.MovementViolation;
import io.github.hiverules.Position;
import io.github.hiverules.ReachViolation;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.ThrowViolation;
import io.github.hiverules.TurnViolation;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.internal.LanguageTexts;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
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
 * Finds all kinds of violations by reflection, and checks that the library has sentences for each
 * of them. A new kind fails these tests until it has a sentence.
 */
class PhraseTest {

    private static final Position POSITION = Position.initial(Ruleset.ONLINE);

    /** For some kinds, the sentence depends on the set, and on whether the player has a Pillbug in play. */
    private static final List<Position> POSITIONS = List.of(
            POSITION,
            Position.initial(Ruleset.BASE),
            POSITION.play(Move.place(Piece.of("wP"), Hex.ORIGIN)).play(Move.place(Piece.of("bS1"), Hex.of(1, 0))));

    /** Evidence whose elements a sentence may count instead of listing. */
    private static final Set<String> COUNTED_EVIDENCE =
            Set.of("reachable", "ringCells", "cutOffCells", "attempts", "thrower");

    static Stream<Class<?>> kinds() {
        return records(Violation.class);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void phrase_everyKind_hasItsKey(Class<?> kind) throws ReflectiveOperationException {
        for (Object example : examples(kind)) {
            assertThat(phrases(example))
                    .extracting(phrase -> phrase.key)
                    .allMatch(key -> key.matches(keyPattern(example) + "(\\.[\\w-]+)?"));
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void phrase_values_areEvidenceOfSameName(Class<?> kind) throws ReflectiveOperationException {
        for (Object example : examples(kind)) {
            Map<String, Object> evidence = components(example);
            assertThat(phrases(example))
                    .allSatisfy(phrase -> phrase.values.forEach((name, value) -> {
                        boolean isEvidence = evidence.containsKey(name) && !COUNTED_EVIDENCE.contains(name);
                        assertThat(value).as(name).isEqualTo(isEvidence ? evidence.get(name) : value);
                    }));
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void say_everyPhrase_fillsAllPlaceholders(Class<?> kind) throws ReflectiveOperationException {
        for (Object example : examples(kind)) {
            for (LanguageTexts texts : List.of(LanguageTexts.ENGLISH, LanguageTexts.german())) {
                Templates language = new Templates(texts);
                assertThat(phrases(example))
                        .extracting(phrase -> language.say(phrase, Optional.of(POSITION)))
                        .noneMatch(text -> text.contains("{") || text.contains("}"));
            }
        }
    }

    @Test
    void templates_everyKey_isUsed() throws ReflectiveOperationException {
        Set<String> used = new TreeSet<>();
        for (Class<?> kind : kinds().toList()) {
            for (Object example : examples(kind)) {
                phrases(example).forEach(phrase -> used.add(phrase.key));
            }
        }

        assertThat(TemplatesTest.ENGLISH.stringPropertyNames())
                .filteredOn(key -> key.matches("violation\\..*"))
                .containsExactlyInAnyOrderElementsOf(used);
    }

    private static String keyPattern(Object example) {
        return "violation\\." + ((Violation) example).kind().id();
    }

    private static List<Phrase> phrases(Object example) {
        return POSITIONS.stream()
                .map(position -> Phrase.of((Violation) example, position))
                .toList();
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

    /** Returns records of a kind with all combinations of values that may matter for the sentence. */
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
            if (isPossible(kind, row)) {
                examples.add(constructor.newInstance(row.toArray()));
            }
        }
        return examples;
    }

    private static boolean isPossible(Class<?> record, List<Object> row) {
        boolean needsPath = Set.of(
                        ReachViolation.Gate.class,
                        ReachViolation.ContactLost.class,
                        ReachViolation.GateAboveGround.class)
                .contains(record);
        if (needsPath) {
            return row.get(4) instanceof List<?> path && path.size() > 1;
        }
        return record != ThrowViolation.class
                || ((Violation.Kind) row.get(0)).id().startsWith("throw-");
    }

    private static List<ReachViolation> attempts(Piece piece, Hex hex) {
        List<Hex> path = List.of(Hex.ORIGIN, hex);
        return List.of(
                new ReachViolation.TooFar(piece, piece.bug(), Hex.ORIGIN, hex, 2),
                new ReachViolation.Gate(piece, piece.bug(), Hex.ORIGIN, hex, path, path, List.of()),
                new ReachViolation.DestinationOccupied(piece, piece.bug(), Hex.ORIGIN, hex, piece),
                new ReachViolation.MosquitoCannotCopy(
                        Rule.MOSQUITO_3, piece, Hex.ORIGIN, hex, Optional.empty(), List.of()),
                new ReachViolation.MosquitoCannotCopy(
                        Rule.MOSQUITO_1, piece, Hex.ORIGIN, hex, Optional.empty(), List.of()));
    }

    /**
     * A piece that cannot move has at least one attempt; a {@code MosquitoCannotCopy} never contains another
     * {@code MosquitoCannotCopy}.
     */
    private static List<?> attemptLists(Class<?> record, Piece piece, Hex hex) {
        List<ReachViolation> all = attempts(piece, hex);
        return record == MovementViolation.NoMove.class
                ? Stream.concat(Stream.of(all), all.stream().map(List::of)).toList()
                : List.of(List.of(), all.subList(0, 3));
    }

    /** Returns values for a component; its pieces, cells and numbers differ from those of the other components. */
    private static List<?> values(RecordComponent component, int index) {
        Class<?> type = component.getType();
        if (type.isEnum()) {
            return Arrays.asList(type.getEnumConstants());
        }
        Piece piece = Piece.all().get(index);
        Piece opponentsPiece = Piece.all().get(Piece.all().size() - 1 - index);
        Hex hex = Hex.of(index, -1);
        String name = component.getGenericType().getTypeName().replaceAll("\\w+\\.", "");
        return switch (name) {
            case "GameResult" -> List.of(GameResult.drawByAgreement());
            // The second value equals the component before it: the destination of the jump is then the empty cell.
            case "Hex" -> component.getName().equals("emptyCell") ? List.of(hex, Hex.of(index - 1, -1)) : List.of(hex);
            case "boolean" -> List.of(true, false);
            case "int" -> List.of(index);
            case "List<Hex>" ->
                List.of(List.of(), List.of(hex, Hex.ORIGIN), List.of(hex, Hex.ORIGIN, Hex.of(9, 9), Hex.of(8, 8)));
            case "List<Move>" -> List.of(List.of(Move.pass()));
            case "Move" -> List.of(Move.pass());
            case "List<Piece>" -> List.of(List.of(piece), Piece.all());
            case "List<ReachViolation>" -> attemptLists(component.getDeclaringRecord(), piece, hex);
            case "Optional<Color>" -> List.of(Optional.empty(), Optional.of(Color.WHITE));
            case "Optional<Hex>" -> List.of(Optional.empty(), Optional.of(hex));
            case "Piece" -> List.of(piece, opponentsPiece);
            case "Position" -> List.of(POSITION);
            case "String" -> List.of("", "text");
            case "Violation" -> List.of(new TurnViolation.QueenInHand(piece, hex));
            default -> throw new IllegalArgumentException("no example of " + name);
        };
    }
}
