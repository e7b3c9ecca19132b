package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Rule;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Bug;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * If {@link ReferenceRules} ignores any single rule, or lets one kind of piece leave although it is pinned, at least one
 * diagram disagrees.
 */
class IgnoredRuleTest {

    @ParameterizedTest
    @EnumSource(
            mode = EnumSource.Mode.EXCLUDE,
            names = {"DRAW_1", "DRAW_2", "RESIGN_1"})
    void diagrams_oneRuleIgnored_atLeastOneDisagrees(Rule rule) {
        List<RulebookDiagram> disagreeing = RulebookDiagrams.all().stream()
                .filter(diagram -> !agrees(diagram, rule))
                .toList();

        assertThat(disagreeing).isNotEmpty();
        assertThat(disagreeing)
                .as("%s is shown by one of them", rule.id())
                .anyMatch(diagram -> diagram.allowingRules().contains(rule)
                        || diagram.forbiddingRules().contains(rule));
    }

    @Test
    void diagrams_repetitionIgnored_atLeastOneDisagrees() {
        ReadOptions withoutRepetition = ReadOptions.lenient().withRepetitionDraw(false);

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
        MistakenRules rules = MistakenRules.of(Mistake.of("MOVES_PINNED_PIECES:" + bug));

        assertThat(RulebookDiagrams.byRule(Rule.HIVE_2)).anyMatch(diagram -> !PlantedFaultsPage.agrees(diagram, rules));
    }

    private static boolean agrees(RulebookDiagram diagram, Rule rule) {
        return PlantedFaultsPage.relevant(diagram).stream()
                .filter(mistake -> mistake.bug().isEmpty() && mistake.rules().contains(rule))
                .allMatch(mistake -> PlantedFaultsPage.agrees(diagram, MistakenRules.of(mistake)));
    }
}
