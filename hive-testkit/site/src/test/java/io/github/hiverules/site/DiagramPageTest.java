package io.github.hiverules.site;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Rule;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.testkit.RuleSource;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class DiagramPageTest {

    private static final PageText PAGE = new PageText(DiagramPage.html(SiteLanguage.ENGLISH));

    private static final PageText RULES = new PageText(RulePage.html(SiteLanguage.ENGLISH));

    static List<RulebookDiagram> diagrams() {
        return RulebookDiagrams.all();
    }

    /** The page grows with each diagram, but by less than 9,400 bytes. */
    @Test
    void html_eachDiagram_takesLittleRoom() {
        assertThat(PAGE.html().getBytes(StandardCharsets.UTF_8))
                .hasSizeLessThan(9_400 * diagrams().size());
    }

    @ParameterizedTest
    @MethodSource("diagrams")
    void html_everyDiagram_hasPictureTitleAndCaption(RulebookDiagram diagram) {
        assertThat(PAGE.article(diagram))
                .contains("<svg ", "role=\"img\"")
                .contains(Html.escaped(diagram.title()))
                .contains(Html.escaped(diagram.caption()));
    }

    /** Looks for marks of single cells. Arrows and the caps of resting pieces have other attributes. */
    @Test
    void html_legend_explainsEveryMark() {
        String marks = PAGE.between("<details id=\"marks\"", "</details>");
        assertThat(PageText.firstGroups("data-mark=\"([^\"]+)\"", marks))
                .containsAll(PAGE.firstGroups("data-mark=\"([^\"]+)\""));
    }

    @Test
    void html_diagrams_areInTeachingOrder() {
        List<String> shown = PAGE.firstGroups("<article id=\"([^\"]+)\"");
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
        List<String> links = PageText.firstGroups("<a href=\"rules.html#([^\"]+)\"", article);
        assertThat(links).containsAll(ids(diagram.allowingRules())).containsAll(ids(diagram.forbiddingRules()));
        assertThat(PageText.words(article, "data-allows")).isEqualTo(ids(diagram.allowingRules()));
        assertThat(PageText.words(article, "data-refuses")).isEqualTo(ids(diagram.forbiddingRules()));
        assertThat(PageText.words(article, "data-bugs"))
                .isEqualTo(diagram.bugs().stream()
                        .map(bug -> String.valueOf(bug.letter()))
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("diagrams")
    void html_everyDiagram_hasEachSentenceOnce(RulebookDiagram diagram) {
        List<String> sentences = PageText.firstGroups(
                "<(?:li|span)[^>]*><a href=\"rules.html#[^>]*>([^\n]*?)</(?:li|span)>", PAGE.article(diagram));
        assertThat(sentences)
                .doesNotHaveDuplicates()
                .hasSameSizeAs(RefusalExplanation.of(diagram, Sentences.english()))
                .containsExactlyInAnyOrderElementsOf(RefusalExplanation.of(diagram, Sentences.english()).stream()
                        .map(explanation -> explanation.rule().id() + "</a> " + Html.escaped(explanation.sentence()))
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("diagrams")
    void html_everyDiagram_linksToReferee(RulebookDiagram diagram) {
        assertThat(PAGE.article(diagram))
                .contains("href=\"../referee/index.html#" + Html.escaped(DiagramLink.fragment(diagram)) + "\"");
    }

    @ParameterizedTest
    @MethodSource("diagrams")
    void html_everyDiagram_hasPositionGameAndDrawingAsText(RulebookDiagram diagram) {
        String article = PAGE.article(diagram);
        String position = PositionText.write(diagram.setup());
        assertThat(article).contains("<code class=\"position\">" + position + "</code>");
        assertThat(PageText.firstGroups("<code class=\"uhp\"[^>]*>([^<]*)<", article))
                .isEqualTo(diagram.gameString().map(Html::escaped).stream().toList());
        String drawing = diagram.text().strip().split("\n\n", -1)[3];
        assertThat(article).contains(Html.escaped(drawing));
    }

    @ParameterizedTest
    @EnumSource(Rule.class)
    void rulePage_everyRule_linksToItsDiagrams(Rule rule) {
        String entry = RULES.between("<article id=\"" + rule.id() + "\"", "</article>");
        List<String> expected = RulebookDiagrams.all().stream()
                .filter(diagram -> diagram.allowingRules().contains(rule)
                        || diagram.forbiddingRules().contains(rule))
                .map(diagram -> diagram.id() + "</a> " + Html.escaped(diagram.title()))
                .toList();
        assertThat(PageText.firstGroups("<a href=\"index.html#[^>]*>([^\n]*?)</li>", entry))
                .containsAll(expected);
        assertThat(entry).contains(Html.escaped(Sentences.english().rule(rule)));
        if (!expected.isEmpty()) {
            assertThat(entry.indexOf("<svg ")).isBetween(0, entry.indexOf("<ul"));
        }
    }

    @ParameterizedTest
    @EnumSource(RuleSource.class)
    void html_everySource_isExplained(RuleSource ruleSource) {
        assertThat(PAGE.between("<dt id=\"source-" + ruleSource.letter() + "\">", "</dd>"))
                .containsPattern("<dd>[A-Z][^<]{20,}\\.");
    }

    @Test
    void html_links_leadToExistingTargets() {
        PageText page = PAGE;
        List<String> ids = page.firstGroups(" id=\"([^\"]+)\"");
        assertThat(ids).doesNotHaveDuplicates();
        assertThat(page.firstGroups(" href=\"#([^\"]+)\"")).isSubsetOf(ids);
        assertThat(page.firstGroups("<a [^>]*href=\"([^#\"]+)"))
                .isSubsetOf(
                        "../index.html",
                        "../referee/index.html",
                        "../diagrams/index.html",
                        "../diagrams/rules.html",
                        "../puzzles/index.html",
                        "de.html",
                        "rules.html");
    }

    /** The policy is {@code default-src 'self'}. */
    @Test
    void html_everyPage_fitsStrictPolicy() {
        for (SiteLanguage language : List.of(SiteLanguage.ENGLISH, SiteLanguage.GERMAN)) {
            for (String html : List.of(
                    DiagramPage.html(language),
                    RulePage.html(language),
                    LandingPage.html(language),
                    PuzzlePage.html(language))) {
                assertThat(html)
                        .doesNotContain(" style=\"", "<style", "<script>", " onclick=", "data:", "url(", "@import")
                        .doesNotContainPattern("(src|href)=\"http:");
            }
        }
    }

    @Test
    void html_withoutScript_hidesOnlyWhatScriptShows() {
        assertThat(PAGE.firstGroups("<(\\w+)[^>]* hidden>")).containsExactly("form", "p", "div");
        assertThat(PAGE.html()).doesNotContain("<button type=\"button\"");
    }

    @ParameterizedTest
    @MethodSource("diagrams")
    void html_german_hasItsOwnTitleAndCaption(RulebookDiagram diagram) {
        assertThat(SiteLanguage.GERMAN.title(diagram)).isNotEqualTo(diagram.title());
        assertThat(SiteLanguage.GERMAN.caption(diagram)).isNotEqualTo(diagram.caption());
    }

    /** Screen readers read titles and descriptions of drawings aloud. */
    @Test
    void html_german_describesItsDrawingsInGerman() {
        for (String html : List.of(
                DiagramPage.html(SiteLanguage.GERMAN),
                RulePage.html(SiteLanguage.GERMAN),
                LandingPage.html(SiteLanguage.GERMAN),
                PuzzlePage.html(SiteLanguage.GERMAN))) {
            assertThat(html).doesNotContain("Marked ", "In hand: ").doesNotContainPattern("<desc>[^<]* on [wb]");
        }
    }

    @Test
    void texts_ofBothLanguages_haveTheSameKeys() throws IOException {
        assertThat(keys("pages-german.properties")).isEqualTo(keys("pages-english.properties"));
    }

    private static Set<String> keys(String file) throws IOException {
        Properties properties = new Properties();
        properties.load(new StringReader(PageFile.text(file)));
        return properties.stringPropertyNames();
    }

    private static List<String> ids(Collection<Rule> rules) {
        return rules.stream().map(Rule::id).toList();
    }
}
