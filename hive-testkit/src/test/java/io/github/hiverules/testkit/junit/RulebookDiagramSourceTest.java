package io.github.hiverules.testkit.junit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.params.ParameterizedTest;

class RulebookDiagramSourceTest {

    @ParameterizedTest
    @RulebookDiagramSource(ids = "X44")
    void displayName_eachDiagram_containsIdAndTitle(RulebookDiagram diagram, TestInfo test) {
        assertThat(test.getDisplayName()).contains("X44 Spider: no step across a gap");
        assertThat(diagram.id()).isEqualTo("X44");
    }

    @ParameterizedTest
    @RulebookDiagramSource(ruleset = "base")
    void ruleset_base_givesDiagramsUnderTheseRules(RulebookDiagram diagram) {
        assertThat(diagram.setup().ruleset()).isEqualTo(Ruleset.BASE);
        assertThat(diagram.agreesWith(diagram.position().legalMoves())).isTrue();
    }

    @Test
    void under_eachToggle_givesDiagramsThatAreTrueThere() {
        assertThat(idsUnder(Ruleset.BASE))
                .contains("R34", "N02", "R02", "N11", "N07", "X01")
                .doesNotContain("R32", "R33", "N12", "N16", "X10");
        assertThat(idsUnder(Ruleset.BASE.with(Toggle.TOURNAMENT_OPENING)))
                .contains("R32", "R33", "N07")
                .doesNotContain("R34", "N02", "R02", "N11");
        assertThat(idsUnder(Ruleset.BASE.without(Toggle.GATES_ABOVE_GROUND)))
                .contains("N12", "N13", "X02", "X06", "R07")
                .doesNotContain("X01", "X03", "X05", "X07");
        assertThat(idsUnder(Ruleset.TOURNAMENT)).contains("N16", "N19", "N18").doesNotContain("N17");
    }

    private static List<String> idsUnder(Ruleset ruleset) {
        return RulebookDiagrams.all().stream()
                .filter(diagram -> diagram.under(ruleset).isPresent())
                .map(RulebookDiagram::id)
                .toList();
    }

    @ParameterizedTest
    @RulebookDiagramSource(exceptRules = Rule.END_3)
    void exceptRules_end_omitsDiagramsThatShowIt(RulebookDiagram diagram) {
        assertThat(diagram.forbiddingRules()).doesNotContain(Rule.END_3);
    }

    @ParameterizedTest
    @RulebookDiagramSource(
            ids = {"X44", "R01a"},
            withGame = true)
    void withGame_true_omitsDiagramsWithoutGame(RulebookDiagram diagram) {
        assertThat(diagram.id()).isEqualTo("X44");
    }
}
