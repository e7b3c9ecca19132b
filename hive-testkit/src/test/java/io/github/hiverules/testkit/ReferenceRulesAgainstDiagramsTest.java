package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.testkit.reference.ReferenceRuleFinder;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The reference rules agree with all diagrams. */
class ReferenceRulesAgainstDiagramsTest {

    static List<RulebookDiagram> diagrams() {
        return RulebookDiagrams.all();
    }

    @ParameterizedTest
    @MethodSource("diagrams")
    void legalMoves_eachDiagram_matchDiagram(RulebookDiagram diagram) {
        Set<Move> legal = ReferenceRules.legalMoves(diagram.setup());

        assertThat(diagram.agreesWith(legal)).as(diagram.text()).isTrue();
    }

    @ParameterizedTest
    @MethodSource("diagrams")
    void refusals_refusedMoves_nameRuleOfDiagram(RulebookDiagram diagram) {
        ReferenceRuleFinder rules = ReferenceRules.ruleFinder(diagram.setup());

        for (RefusedMoves refusal : diagram.refusedMoves()) {
            assertThat(refusal.moves()).as(diagram.text()).allSatisfy(move -> {
                assertThat(rules.find(move)).isPresent();
                assertThat(List.of(rules.find(move), findForThrow(rules, refusal, move)))
                        .contains(Optional.of(refusal.rule()));
            });
        }
    }

    /** The refusal of a player's own piece names the rule for the piece, not that for the throw. */
    private static Optional<Rule> findForThrow(ReferenceRuleFinder rules, RefusedMoves refusal, Move move) {
        return refusal.thrower().isPresent() && move instanceof Move.Movement movement
                ? rules.findForThrow(movement)
                : Optional.empty();
    }

    @ParameterizedTest
    @MethodSource("diagrams")
    void outcome_eachDiagram_matchesDiagram(RulebookDiagram diagram) {
        for (Expectation expectation : diagram.expectations()) {
            if (expectation instanceof Expectation.OutcomeIs expected) {
                assertThat(ReferenceRules.outcome(diagram.setup()))
                        .as(diagram.text())
                        .isEqualTo(expected.outcome());
            } else if (expectation instanceof Expectation.OutcomeAfter after) {
                assertThat(ReferenceRules.outcome(ReferenceRules.after(diagram.setup(), after.move())))
                        .as(diagram.text())
                        .isEqualTo(after.outcome());
            }
        }
        assertThat(ReferenceRules.outcome(diagram.setup()).isOver())
                .isEqualTo(ReferenceRules.legalMoves(diagram.setup()).isEmpty());
    }
}
