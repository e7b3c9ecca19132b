package io.github.hiverules.site;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.testkit.Booklet;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import io.github.hiverules.violation.Rule;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class DiagramPageTest {

    private static final String REFEREE = "../referee/index.html";
    private static final PageText PAGE = new PageText(DiagramPage.html(Optional.of(REFEREE)));

    static List<RulebookDiagram> diagrams() {
        return RulebookDiagrams.all();
    }

    @Test
    void html_wholePage_isBelowAMillionBytes() {
        assertThat(PAGE.html().getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(1_000_000);
    }

    @ParameterizedTest
    @MethodSource("diagrams")
    void html_everyDiagram_isPicturedWithItsCaption(RulebookDiagram diagram) {
        assertThat(PAGE.article(diagram))
                .contains("<svg ", "role=\"img\"")
                .contains(Html.escaped(diagram.title()))
                .contains(Html.escaped(diagram.caption()));
    }

    @Test
    void html_diagrams_areInTheOrderOfTeaching() {
        List<String> shown = PAGE.found("<article id=\"([^\"]+)\"");
        assertThat(shown)
                .containsExactlyInAnyOrderElementsOf(
                        diagrams().stream().map(RulebookDiagram::id).toList());
        assertThat(Stream.of("R32", "R04", "R22", "R07", "R14", "R35b", "R29", "R30"))
                .map(shown::indexOf)
                .isSorted();
    }

    @ParameterizedTest
    @MethodSource("diagrams")
    void html_everyDiagram_linksToItsRules(RulebookDiagram diagram) {
        String article = PAGE.article(diagram);
        List<String> links = PageText.found("<a href=\"#([^\"]+)\"", article);
        assertThat(links).containsAll(ids(diagram.allows())).containsAll(ids(diagram.refuses()));
        assertThat(PageText.words(article, "data-allows")).isEqualTo(ids(diagram.allows()));
        assertThat(PageText.words(article, "data-refuses")).isEqualTo(ids(diagram.refuses()));
        assertThat(PageText.words(article, "data-bugs"))
                .isEqualTo(diagram.bugs().stream()
                        .map(bug -> String.valueOf(bug.letter()))
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("diagrams")
    void html_everySentence_standsOnceInItsDiagram(RulebookDiagram diagram) {
        List<String> sentences =
                PageText.found("<(?:li|span)[^>]*><a href=\"#[^>]*>([^\n]*?)</(?:li|span)>", PAGE.article(diagram));
        assertThat(sentences)
                .doesNotHaveDuplicates()
                .hasSameSizeAs(Reason.of(diagram))
                .containsExactlyInAnyOrderElementsOf(Reason.of(diagram).stream()
                        .map(reason -> reason.rule().id() + "</a> " + Html.escaped(reason.sentence()))
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("diagrams")
    void html_everyDiagram_opensInTheReferee(RulebookDiagram diagram) {
        List<String> links = PageText.found("href=\"" + REFEREE + "#([^\"]+)\"", PAGE.article(diagram));
        assertThat(links).hasSize(1);
        String text = links.get(0).substring(links.get(0).indexOf('=') + 1);
        if (diagram.gameString().isPresent()) {
            assertThat(links.get(0)).startsWith("game=");
            assertThat(GameText.read(text).position().isRepetitionOf(diagram.position()))
                    .isTrue();
        } else {
            assertThat(links.get(0)).startsWith("position=");
            assertThat(PositionText.read(text)).isEqualTo(diagram.position());
        }
    }

    @ParameterizedTest
    @MethodSource("diagrams")
    void html_everyDiagram_hasItsTexts(RulebookDiagram diagram) {
        String article = PAGE.article(diagram);
        String position = PositionText.write(diagram.setup());
        assertThat(article).contains("<code class=\"position\">" + position + "</code>");
        assertThat(PageText.found("<code class=\"uhp\"[^>]*>([^<]*)<", article))
                .isEqualTo(diagram.gameString().map(Html::escaped).stream().toList());
        String drawing = diagram.text().strip().split("\n\n", -1)[3];
        assertThat(article).contains(Html.escaped(drawing));
    }

    @ParameterizedTest
    @EnumSource(Rule.class)
    void html_everyRule_linksToItsDiagramsByTitle(Rule rule) {
        String entry = PAGE.between("<dt id=\"" + rule.id() + "\">", "</dd>");
        List<String> expected = RulebookDiagrams.byRule(rule).stream()
                .map(diagram -> diagram.id() + "</a> " + Html.escaped(diagram.title()))
                .toList();
        assertThat(PageText.found("<a href=\"#[^>]*>([^\n]*?)</li>", entry)).containsAll(expected);
    }

    @ParameterizedTest
    @EnumSource(Booklet.class)
    void html_everySource_isExplained(Booklet booklet) {
        assertThat(PAGE.between("<dt id=\"source-" + booklet.letter() + "\">", "</dd>"))
                .containsPattern("<dd>[A-Z][^<]{20,}\\.");
    }

    @Test
    void html_links_endOnThePage() {
        PageText page = PAGE.withoutScript();
        List<String> ids = page.found(" id=\"([^\"]+)\"");
        assertThat(ids).doesNotHaveDuplicates();
        assertThat(page.found(" href=\"#([^\"]+)\"")).isSubsetOf(ids);
        assertThat(page.found("<a [^>]*href=\"([^#\"]+)")).isSubsetOf(REFEREE, "../index.html");
    }

    @Test
    void html_withoutReferee_hasNoLinkToOtherPages() {
        PageText alone = new PageText(DiagramPage.html(Optional.empty())).withoutScript();
        assertThat(alone.found(" href=\"([^\"]+)\"")).allMatch(link -> link.matches("#.*|data:image/svg.xml,.*"));
    }

    @Test
    void html_wholePage_needsNoNetwork() {
        assertThat(PAGE.html()
                        .replace("xmlns=\"http://www.w3.org/2000/svg\"", "")
                        .replace("xmlns='http://www.w3.org/2000/svg'", ""))
                .doesNotContain(
                        "http:",
                        "https:",
                        "src=",
                        "<script src",
                        "<link rel=\"stylesheet",
                        "url(",
                        "@import",
                        "fetch(");
    }

    @Test
    void html_withoutScript_hidesOnlyTheForm() {
        String plain = PAGE.withoutScript().html();
        assertThat(PageText.found("<(\\w+)[^>]* hidden>", plain)).containsExactly("form", "div");
        assertThat(plain).doesNotContain("<button type=\"button\"", " onclick=");
    }

    @Test
    void html_colors_followTheReader() {
        assertThat(PAGE.html())
                .contains("@media (prefers-color-scheme: dark)", "@media(prefers-color-scheme:dark)", "@media print")
                .contains("<meta name=\"color-scheme\" content=\"light dark\">");
    }

    @Test
    void main_folder_getsTheSamePageEachTime(@TempDir Path folder) throws IOException {
        Path target = folder.resolve("new");
        DiagramPage.main(new String[] {target.toString()});
        assertThat(Files.readString(target.resolve("index.html"))).isEqualTo(DiagramPage.html(Optional.empty()));
    }

    private static List<String> ids(Collection<Rule> rules) {
        return rules.stream().map(Rule::id).toList();
    }
}
