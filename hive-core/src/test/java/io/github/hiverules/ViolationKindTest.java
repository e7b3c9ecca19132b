package io.github.hiverules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Violation.Kind;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
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
            throw-pillbug-covered throw-destination-occupied throw-thrower-covered throw-thrower-on-top throw-thrower-rests
            throw-piece-rests throw-piece-stacked throw-piece-pinned throw-gate-up throw-gate-down
            """;

    private static final String PROBLEM_IDS = """
            piece-not-in-set duplicate number-skipped cannot-climb disconnected turn-number-out-of-range too-many-pieces
            resting-piece-not-on-top
            """;

    @Test
    void violationIds_neverChange() {
        assertThat(Stream.of(Kind.values()).map(Violation.Kind::id))
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
    void find_everyId_returnsItsKind() {
        assertThat(Kind.values())
                .allSatisfy(kind -> assertThat(Kind.find(kind.id())).contains(kind));
        assertThat(SetupProblem.Kind.values())
                .allSatisfy(
                        kind -> assertThat(SetupProblem.Kind.find(kind.id())).contains(kind));
    }

    @Test
    void find_unknownId_isEmpty() {
        assertThat(Kind.find("Pinned")).isEmpty();
        assertThat(SetupProblem.Kind.find("pinned")).isEmpty();
        assertThat(Kind.find("")).isEmpty();
    }

    /** A refused Mosquito names a rule that stops a step before all others. */
    @Test
    void rules_kindsThatStopSteps_areRulesOfSteps() {
        Set<Rule> rules = EnumSet.noneOf(Rule.class);
        for (Kind kind : List.of(Kind.GATE, Kind.CONTACT_LOST, Kind.GATE_ABOVE_GROUND)) {
            rules.addAll(kind.rules());
        }

        assertThat(Rule.OF_STEPS).isEqualTo(rules);
        assertThat(Kind.MOSQUITO_CANNOT_COPY.rules()).containsAll(rules);
    }
}
