package io.github.hiverules.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Rule;
import io.github.hiverules.Toggle;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.testkit.Expectation;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * If a program makes a mistake about any single rule, or lets one kind of piece leave although it is pinned, at least one
 * diagram disagrees.
 */
class IgnoredRuleTest {

    @ParameterizedTest
    @EnumSource(
            mode = EnumSource.Mode.EXCLUDE,
            names = {"DRAW_1", "DRAW_2", "RESIGN_1"})
    void diagrams_oneRuleIgnored_atLeastOneDisagrees(Rule rule) {
        assertThat(RulebookDiagrams.all().stream()
                        .filter(diagram -> diagram.allowingRules().contains(rule)
                                || diagram.forbiddingRules().contains(rule)))
                .as("diagrams that show %s; without it, one of them disagrees", rule.id())
                .anyMatch(diagram -> !agrees(diagram, rule));
    }

    @Test
    void diagrams_repetitionIgnored_atLeastOneDisagrees() {
        ReadOptions withoutRepetition = ReadOptions.lenient().without(Toggle.REPETITION_DRAW);

        assertThat(RulebookDiagrams.byRule(Rule.DRAW_2)).anySatisfy(diagram -> {
            String game = diagram.gameString().orElseThrow();
            assertThat(diagram.expectations())
                    .doesNotContain(new Expectation.GameResultIs(GameString.parse(game, withoutRepetition)
                            .value()
                            .orElseThrow()
                            .result()));
        });
    }

    @ParameterizedTest
    @EnumSource
    void diagrams_onlyPinnedPiecesOfKindMove_atLeastOneDisagrees(Bug bug) {
        Mistake mistake = Mistake.of("MOVES_PINNED_PIECES:" + bug.name());

        assertThat(RulebookDiagrams.byRule(Rule.HIVE_2)).anyMatch(diagram -> !FoundMistakes.agrees(diagram, mistake));
    }

    private static boolean agrees(RulebookDiagram diagram, Rule rule) {
        return Mistake.unlimited().stream()
                .filter(mistake -> mistake.rules().contains(rule))
                .allMatch(mistake -> FoundMistakes.agrees(diagram, mistake));
    }
}
