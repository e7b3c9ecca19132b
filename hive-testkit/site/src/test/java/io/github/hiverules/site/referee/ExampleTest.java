package io.github.hiverules.site.referee;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The page of the Referee as it looks before its script runs. */
class ExampleTest {

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
