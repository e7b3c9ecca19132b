package io.github.hiverules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.violation.MovementViolation;
import io.github.hiverules.violation.ReachViolation;
import io.github.hiverules.violation.ReachViolation.Reach;
import io.github.hiverules.violation.Rule;
import io.github.hiverules.violation.ThrowViolation.Obstacle;
import io.github.hiverules.violation.Violation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Programs store and send these ids, so changing one breaks such programs. */
class ViolationKindTest {

    private static final String VIOLATIONS = """
            game-over pass-not-allowed not-your-piece not-there queen-in-hand
            piece-not-in-set already-in-play number-out-of-order queen-due queen-too-early
            cell-occupied not-at-origin not-touching-first-piece touches-opponent touches-no-own-piece
            covered stays resting pinned leaves-hive gate contact-lost gate-above-ground
            too-far destination-occupied not-in-line nothing-to-jump gap-in-line too-short wrong-length no-way
            mosquito-cannot-copy mosquito-on-top
            throw-destination-occupied throw-thrower-covered throw-thrower-on-top throw-thrower-rests
            throw-thrown-rests throw-thrown-stacked throw-thrown-pinned throw-gate-up throw-gate-down
            """;

    private static final String PROBLEMS = """
            not-in-set duplicate number-skipped cannot-climb disconnected bad-turn-number too-many-pieces
            resting-piece-not-on-top
            """;

    @Test
    void ids_ofViolations_stayAsTheyAre() {
        assertThat(Stream.of(Violation.Kind.values()).map(Violation.Kind::id))
                .containsExactly(VIOLATIONS.trim().split("\\s+"))
                .doesNotHaveDuplicates();
    }

    @Test
    void ids_ofProblems_stayAsTheyAre() {
        assertThat(Stream.of(SetupProblem.Kind.values()).map(SetupProblem.Kind::id))
                .containsExactly(PROBLEMS.trim().split("\\s+"))
                .doesNotHaveDuplicates();
    }

    @Test
    void ids_areDocumentedNextToTheirConstants() throws IOException {
        String violations = Files.readString(Path.of("src/main/java/io/github/hiverules/violation/Violation.java"));
        String problems = Files.readString(Path.of("src/main/java/io/github/hiverules/SetupProblem.java"));

        for (Violation.Kind kind : Violation.Kind.values()) {
            assertThat(violations)
                    .containsPattern("/\\*\\* \\{@code " + kind.id() + "}: see .*\\*/\\s+" + kind + "\\b");
        }
        for (SetupProblem.Kind kind : SetupProblem.Kind.values()) {
            assertThat(problems).containsPattern("/\\*\\* \\{@code " + kind.id() + "}: see .*\\*/\\s+" + kind + "\\b");
        }
    }

    @Test
    void ofId_findsEveryKind() {
        assertThat(Violation.Kind.values())
                .allSatisfy(kind -> assertThat(Violation.Kind.ofId(kind.id())).contains(kind));
    }

    @Test
    void ofId_unknown_isEmpty() {
        assertThat(Violation.Kind.ofId("Pinned")).isEmpty();
        assertThat(Violation.Kind.ofId("")).isEmpty();
    }

    @Test
    void kinds_areOnePerRecord_orOnePerReason() {
        List<String> records = records(Violation.class)
                .map(Class::getSimpleName)
                .filter(name -> !Set.of("OutOfReach", "ThrowViolation").contains(name))
                .map(ViolationKindTest::constant)
                .toList();
        Stream<String> reasons = Stream.concat(
                        Stream.of(Reach.values()).map(Reach::kind),
                        Stream.of(Obstacle.values()).map(Obstacle::kind))
                .map(Enum::name);

        assertThat(Violation.Kind.values())
                .extracting(Enum::name)
                .containsExactlyInAnyOrderElementsOf(
                        Stream.concat(records.stream(), reasons).toList());
        assertThat(SetupProblem.Kind.values())
                .extracting(Enum::name)
                .containsExactlyElementsOf(records(SetupProblem.class)
                        .map(Class::getSimpleName)
                        .map(ViolationKindTest::constant)
                        .toList());
    }

    @Test
    void reasons_haveKindsOfTheirOwnNames() {
        assertThat(Obstacle.values())
                .allSatisfy(obstacle -> assertThat(obstacle.kind()).hasToString("THROW_" + obstacle));
        assertThat(Reach.values())
                .filteredOn(reach -> reach != Reach.OCCUPIED)
                .allSatisfy(reach -> assertThat(reach.kind()).hasToString(reach.name()));
        assertThat(Reach.OCCUPIED.kind()).isEqualTo(Violation.Kind.DESTINATION_OCCUPIED);
    }

    @Test
    void obstacles_breakTheRulesOfThrows() {
        assertThat(Obstacle.values())
                .extracting(Obstacle::rule)
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
    }

    @Test
    void rule_isThatOfTheKind_orDependsOnThePiece() {
        Piece queen = Piece.of("wQ");
        Piece mosquito = Piece.of("wM");
        Violation tooFar = new ReachViolation.OutOfReach(Rule.QUEEN_3, queen, Hex.ORIGIN, Hex.of(2, 0), Reach.TOO_FAR);
        Violation noLoan = new ReachViolation.MosquitoCannotCopy(
                Rule.MOSQUITO_3, mosquito, Hex.ORIGIN, Hex.of(2, 0), Set.of(), Optional.empty());
        Violation pinned = new MovementViolation.Pinned(queen, Hex.ORIGIN, List.of());

        assertThat(tooFar.kind().rule()).isEmpty();
        assertThat(tooFar.rule()).isEqualTo(Rule.QUEEN_3);
        assertThat(noLoan.kind().rule()).isEmpty();
        assertThat(noLoan.rule()).isEqualTo(Rule.MOSQUITO_3);
        assertThat(pinned.kind().rule()).contains(Rule.HIVE_2);
        assertThat(pinned.rule()).isEqualTo(Rule.HIVE_2);
    }

    private static Stream<Class<?>> records(Class<?> type) {
        return type.isRecord()
                ? Stream.of(type)
                : Arrays.stream(type.getPermittedSubclasses()).flatMap(ViolationKindTest::records);
    }

    private static String constant(String name) {
        return name.replaceAll("(?<!^)(?=[A-Z])", "_").toUpperCase(Locale.ROOT);
    }
}
