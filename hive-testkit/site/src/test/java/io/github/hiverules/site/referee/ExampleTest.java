package io.github.hiverules.site.referee;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The examples of the Referee, and the page as it looks before its script runs. */
class ExampleTest {

    private static final Map<String, Rule> RULES = Map.of(
            "ant", Rule.HIVE_2,
            "gate", Rule.SLIDE_1,
            "throw", Rule.PILLBUG_5,
            "spider", Rule.SPIDER_1,
            "mosquito", Rule.MOSQUITO_1,
            "stack", Rule.CLIMB_1);

    @Test
    void examples_showSixRefusals() {
        assertThat(Example.ALL)
                .hasSize(6)
                .allSatisfy(example -> assertThat(example.state().violation().map(Violation::rule))
                        .contains(RULES.get(example.name())));
    }

    @Test
    void prerenderedPage_eitherLanguage_hasAnswerAndBoard() {
        assertThat(PrerenderedPage.html("en"))
                .contains(
                        "<html lang=\"en\">",
                        "The Soldier Ant <span class=\"tile\" role=\"img\" aria-label=\"white Soldier Ant 3\"",
                        "<span>wS2</span></span> on the way",
                        "#SLIDE-1\" title=\"",
                        "\">SLIDE-1</a>")
                .contains("This is an example. Tap a piece, then a cell.", "data-cell=\"2,-3\"", "data-piece=\"wP\"")
                .doesNotContain("<style", "style=\"", "<script>")
                .doesNotContainPattern("\\{[a-z-]+}");
        assertThat(PrerenderedPage.html("de"))
                .contains(
                        "<html lang=\"de\">",
                        "Die Ameise <span class=\"tile\"",
                        "Tippe auf einen Stein",
                        "href=\"../de.html\"");
    }
}
