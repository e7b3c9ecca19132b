package io.github.hiverules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Programs store and send these ids, so changing one would break them. */
class ViolationKindTest {

    private static final String VIOLATION_IDS = """
            game-over pass-not-allowed not-your-piece not-on-start-cell queen-in-hand
            piece-not-in-set already-in-play number-out-of-order queen-due queen-too-early
            cell-occupied not-at-origin not-touching-first-piece touches-opponent touches-no-own-piece no-placement
            covered ends-at-start resting pinned no-move leaves-hive gate contact-lost gate-above-ground
            too-far destination-occupied not-in-line nothing-to-jump-over empty-cell-in-line too-few-steps too-many-steps no-path
            mosquito-cannot-copy mosquito-on-top
            throw-destination-occupied throw-thrower-covered throw-thrower-on-top throw-thrower-rests
            throw-piece-rests throw-piece-stacked throw-piece-pinned throw-gate-up throw-gate-down
            """;

    private static final String PROBLEM_IDS = """
            piece-not-in-set duplicate number-skipped cannot-climb disconnected turn-number-out-of-range too-many-pieces
            resting-piece-not-on-top
            """;

    @Test
    void violationIds_neverChange() {
        assertThat(Stream.of(Violation.Kind.values()).map(Violation.Kind::id))
                .containsExactly(VIOLATION_IDS.trim().split("\\s+"))
                .doesNotHaveDuplicates();
    }

    @Test
    void problemIds_neverChange() {
        assertThat(Stream.of(SetupProblem.Kind.values()).map(SetupProblem.Kind::id))
                .containsExactly(PROBLEM_IDS.trim().split("\\s+"))
                .doesNotHaveDuplicates();
    }

    @Test
    void ids_areDocumentedNextToTheirConstants() throws IOException {
        String violations = Files.readString(Path.of("src/main/java/io/github/hiverules/Violation.java"));
        String problems = Files.readString(Path.of("src/main/java/io/github/hiverules/SetupProblem.java"));

        for (Violation.Kind kind : Violation.Kind.values()) {
            assertThat(violations)
                    .containsPattern("/\\*\\* \\{@code " + kind.id() + "}: see .*\\*/\\s+" + kind + "\\b");
        }
        for (SetupProblem.Kind kind : SetupProblem.Kind.values()) {
            assertThat(problems).containsPattern("\\{@code " + kind.id() + "}: [^/]*\\*/\\s+" + kind + "\\b");
        }
    }

    @Test
    void find_everyId_returnsItsKind() {
        assertThat(Violation.Kind.values())
                .allSatisfy(kind -> assertThat(Violation.Kind.find(kind.id())).contains(kind));
    }

    @Test
    void find_unknownId_isEmpty() {
        assertThat(Violation.Kind.find("Pinned")).isEmpty();
        assertThat(Violation.Kind.find("")).isEmpty();
    }

    @Test
    void kinds_exceptThoseOfThrows_matchOneRecordEach() {
        List<String> records = records(Violation.class)
                .map(Class::getSimpleName)
                .filter(name -> !name.equals("ThrowViolation"))
                .map(ViolationKindTest::constantName)
                .toList();

        assertThat(Violation.Kind.values())
                .extracting(Enum::name)
                .filteredOn(name -> !name.startsWith("THROW_"))
                .containsExactlyInAnyOrderElementsOf(records);
    }

    @Test
    void rule_ofThrowViolation_dependsOnItsKind() {
        assertThat(Stream.of(Violation.Kind.values())
                        .filter(kind -> kind.id().startsWith("throw-"))
                        .map(kind -> throwViolation(kind).rule()))
                .containsExactly(
                        Rule.PILLBUG_2,
                        Rule.PILLBUG_6,
                        Rule.PILLBUG_6,
                        Rule.PILLBUG_5,
                        Rule.PILLBUG_5,
                        Rule.PILLBUG_3,
                        Rule.PILLBUG_3,
                        Rule.PILLBUG_4,
                        Rule.PILLBUG_4);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> throwViolation(Violation.Kind.PINNED))
                .withMessageContaining("PINNED");
    }

    private static Violation throwViolation(Violation.Kind kind) {
        return new ThrowViolation(
                kind, Piece.of("wQ"), Hex.ORIGIN, Hex.of(2, 0), Piece.of("wP"), Hex.of(1, 0), List.of(), List.of());
    }

    @Test
    void rule_ofDestinationOutOfReach_dependsOnKindOfPiece() {
        List<Rule> rules = Stream.of(Bug.values())
                .map(kind -> new ReachViolation.TooFar(Piece.of("wM"), kind, Hex.ORIGIN, Hex.of(2, 0), 2).rule())
                .toList();

        assertThat(rules)
                .containsExactly(
                        Rule.QUEEN_3,
                        Rule.SPIDER_1,
                        Rule.BEETLE_1,
                        Rule.GRASSHOPPER_1,
                        Rule.ANT_1,
                        Rule.MOSQUITO_1,
                        Rule.LADYBUG_1,
                        Rule.PILLBUG_1);
    }

    private static Stream<Class<?>> records(Class<?> type) {
        return type.isRecord()
                ? Stream.of(type)
                : Arrays.stream(type.getPermittedSubclasses()).flatMap(ViolationKindTest::records);
    }

    private static String constantName(String name) {
        return name.replaceAll("(?<!^)(?=[A-Z])", "_").toUpperCase(Locale.ROOT);
    }
}
