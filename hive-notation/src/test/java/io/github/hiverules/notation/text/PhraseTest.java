package io.github.hiverules.notation.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Role;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The library has sentences for each kind of violation. A new kind fails these tests until it has a sentence. */
class PhraseTest {

    private static final Position POSITION = Position.initial(Ruleset.ONLINE);

    private static final Hex UNCOPIED_CELL = cell(Role.UNCOPIED_CELL);

    /**
     * For some kinds, the sentence depends on the set, on whether the player has a Pillbug in play, and on whether a
     * Mosquito stands on top of another piece.
     */
    private static final List<Position> POSITIONS = List.of(
            POSITION,
            Position.initial(Ruleset.BASE),
            Position.of(Setup.empty(Ruleset.ONLINE)
                    .withPiece(UNCOPIED_CELL, Piece.of("bS1"))
                    .withPiece(UNCOPIED_CELL, Piece.of("bM"))
                    .withPiece(UNCOPIED_CELL.neighbor(Direction.E), Piece.of("wP"))
                    .withTurn(Color.WHITE, 3)));

    private static final Map<Violation.Kind, List<Violation>> VIOLATIONS = new EnumMap<>(Violation.Kind.class);

    /** Evidence for which a sentence has a phrase of its own. */
    private static final Set<String> ROLES_WITH_PHRASES = Set.of("attempts", "result", "thrower");

    @ParameterizedTest
    @EnumSource
    void phrase_everyKind_hasItsKey(Violation.Kind kind) {
        assertThat(violations(kind).stream().flatMap(PhraseTest::phrases))
                .extracting(phrase -> phrase.key)
                .allMatch(key -> key.matches("violation\\." + kind.id() + "(\\.[\\w-]+)?"));
    }

    @ParameterizedTest
    @EnumSource
    void phrase_values_areEvidenceOfSameName(Violation.Kind kind) {
        for (Violation example : violations(kind)) {
            Map<String, Object> evidence = new HashMap<>();
            example.evidence().forEach((role, value) -> evidence.put(role.id(), value));
            evidence.keySet().removeAll(ROLES_WITH_PHRASES);
            assertThat(phrases(example))
                    .allSatisfy(phrase -> assertThat(phrase.values).containsAllEntriesOf(evidence));
        }
    }

    @ParameterizedTest
    @EnumSource
    void say_everyPhrase_fillsAllPlaceholders(Violation.Kind kind) {
        for (Map<String, String> templates : List.of(Templates.english(), Templates.german())) {
            SentenceWriter language = new SentenceWriter(templates, UnaryOperator.identity());
            assertThat(violations(kind).stream().flatMap(PhraseTest::phrases))
                    .extracting(phrase -> language.say(phrase, Optional.of(POSITION)))
                    .noneMatch(text -> text.contains("{") || text.contains("}"));
        }
    }

    @Test
    void templates_everyKey_isUsed() {
        Set<String> used = new TreeSet<>();
        for (Violation.Kind kind : Violation.Kind.values()) {
            violations(kind).stream().flatMap(PhraseTest::phrases).forEach(phrase -> used.add(phrase.key));
        }

        assertThat(TemplatesTest.ENGLISH.stringPropertyNames())
                .filteredOn(key -> key.matches("violation\\..*"))
                .containsExactlyInAnyOrderElementsOf(used);
    }

    private static Stream<Phrase> phrases(Violation example) {
        return POSITIONS.stream().map(position -> Phrase.of(example, position));
    }

    /** Returns violations of a kind with all combinations of evidence that may matter for the sentence. */
    private static List<Violation> violations(Violation.Kind kind) {
        return VIOLATIONS.computeIfAbsent(kind, PhraseTest::newViolations);
    }

    private static List<Violation> newViolations(Violation.Kind kind) {
        List<Map<Role, Object>> examples = List.of(Map.of());
        for (Role role : Role.values()) {
            List<Map<Role, Object>> longer = new ArrayList<>();
            if (!kind.evidence().contains(role)) {
                longer.addAll(examples);
            }
            if (kind.evidence().contains(role) || kind.occasionalEvidence().contains(role)) {
                for (Object value : values(kind, role)) {
                    examples.forEach(example -> longer.add(with(example, role, value)));
                }
            }
            examples = longer;
        }
        return examples.stream()
                .filter(evidence -> kind != Violation.Kind.NO_PATH || isPossible(evidence))
                .flatMap(evidence -> kind.rules().stream().map(rule -> Violation.of(kind, rule, evidence)))
                .toList();
    }

    private static Map<Role, Object> with(Map<Role, Object> evidence, Role role, Object value) {
        Map<Role, Object> longer = new EnumMap<>(Role.class);
        longer.putAll(evidence);
        longer.put(role, value);
        return longer;
    }

    /** A Ladybug has cells halfway, or none; for other kinds, either a gate or a ring is in the way. */
    private static boolean isPossible(Map<Role, Object> evidence) {
        boolean isLadybug = evidence.get(Role.MOVES_AS) == Bug.LADYBUG;
        Set<Role> present = new TreeSet<>(Set.of(Role.PATH, Role.SIDES, Role.RING_CELLS, Role.ENCLOSED_CELL));
        present.retainAll(evidence.keySet());
        return isLadybug
                ? present.isEmpty()
                : Set.of(Set.of(Role.PATH, Role.SIDES), Set.of(Role.RING_CELLS, Role.ENCLOSED_CELL))
                        .contains(present);
    }

    /** Returns a cell that no other role has. */
    private static Hex cell(Role role) {
        return Hex.of(role.ordinal(), -1);
    }

    private static List<?> values(Violation.Kind kind, Role role) {
        Hex hex = cell(role);
        return switch (role) {
            case PIECE -> List.of(Piece.of("wM"), Piece.of("bP"));
            case MOVES_AS -> List.of(Bug.values());
            case THROWER -> List.of(Piece.of("wM"), Piece.of("wP"));
            // The second value is the destination: then nothing stands between it and the piece.
            case FIRST_EMPTY_CELL -> List.of(hex, cell(Role.TO));
            case ENCLOSED_CELL -> List.of(cell(Role.FROM), cell(Role.TO));
            case CUT_OFF_PIECES -> List.of(List.of(Piece.of("wQ")), Piece.all());
            case ATTEMPTS -> attemptLists(kind);
            case ALTERNATIVES -> List.of(List.of(Move.pass()));
            case RESULT -> List.of(GameResult.drawByAgreement());
            default ->
                role.isList()
                        ? List.of(List.of(hex, Hex.ORIGIN), List.of(hex, Hex.ORIGIN, Hex.of(9, 9), Hex.of(8, 8)))
                        : List.of(role.type() == Piece.class ? Piece.of("bB1") : hex);
        };
    }

    /** A piece that cannot move has at least one attempt; only other violations contain the attempts of a Mosquito. */
    private static List<?> attemptLists(Violation.Kind kind) {
        List<Violation> all = List.of(
                attempt(Violation.Kind.TOO_FAR, Map.of()),
                attempt(
                        Violation.Kind.GATE,
                        Map.of(Role.PATH, List.of(Hex.ORIGIN, Hex.of(1, 0)), Role.SIDES, List.of(Hex.ORIGIN))),
                attempt(Violation.Kind.DESTINATION_OCCUPIED, Map.of(Role.TOP, Piece.of("wQ"))),
                attempt(Violation.Kind.MOSQUITO_CANNOT_COPY, Map.of()),
                attempt(Violation.Kind.LEAVES_HIVE, Map.of()),
                attempt(Violation.Kind.NO_PATH, Map.of(Role.MOVES_AS, Bug.LADYBUG)));
        return kind == Violation.Kind.NO_MOVE
                ? Stream.concat(Stream.of(all), all.stream().map(List::of)).toList()
                : List.of(all.subList(0, 3));
    }

    private static Violation attempt(Violation.Kind kind, Map<Role, ?> evidence) {
        Map<Role, Object> all = new HashMap<>(Map.of(
                Role.PIECE, Piece.of("wM"), Role.FROM, Hex.ORIGIN, Role.TO, Hex.of(2, 0), Role.MOVES_AS, Bug.BEETLE));
        all.putAll(evidence);
        return Violation.of(kind, kind.rules().iterator().next(), all);
    }
}
