package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.uhp.GameString;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The diagrams notice when one rule is missing. */
class SwitchedOffRuleTest {

    @Test
    void allRulesOn_everyDiagramAgrees() {
        assertThat(RulebookDiagrams.all()).allMatch(diagram -> agrees(diagram, Optional.empty()));
    }

    @ParameterizedTest
    @EnumSource(
            mode = EnumSource.Mode.EXCLUDE,
            names = {"DRAW_1", "DRAW_2", "RESIGN_1"})
    void oneRuleOff_someDiagramDisagrees(Rule rule) {
        List<RulebookDiagram> disagreeing = RulebookDiagrams.all().stream()
                .filter(diagram -> !agrees(diagram, Optional.of(rule)))
                .toList();

        assertThat(disagreeing).isNotEmpty();
        assertThat(disagreeing)
                .as("%s is shown by one of them", rule.id())
                .anyMatch(diagram ->
                        diagram.allows().contains(rule) || diagram.refuses().contains(rule));
    }

    @Test
    void repetitionOff_someDiagramDisagrees() {
        ReadOptions off = ReadOptions.lenient().withRepetitionDraw(false);

        assertThat(RulebookDiagrams.byRule(Rule.DRAW_2)).anySatisfy(diagram -> {
            String game = diagram.gameString().orElseThrow();
            assertThat(diagram.expectations())
                    .doesNotContain(new Expectation.GameStanding(
                            GameString.read(game, off).game().result()));
        });
    }

    private static boolean agrees(RulebookDiagram diagram, Optional<Rule> off) {
        SwitchableRules rules = new SwitchableRules(diagram.setup(), off);
        return diagram.compare(rules.legalMoves()).isEmpty()
                && diagram.expectations().stream().allMatch(expectation -> agrees(expectation, rules));
    }

    private static boolean agrees(Expectation expectation, SwitchableRules rules) {
        if (expectation instanceof Expectation.Standing standing) {
            return rules.outcome() == standing.outcome();
        }
        if (expectation instanceof Expectation.StandingAfter after && after.move() instanceof Move.Movement movement) {
            return rules.after(movement).outcome() == after.outcome();
        }
        return true;
    }
}
