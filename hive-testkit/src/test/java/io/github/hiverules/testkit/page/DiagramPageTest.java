package io.github.hiverules.testkit.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Rule;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class DiagramPageTest {

    private static final String PAGE = DiagramPage.html();

    static List<RulebookDiagram> diagrams() {
        return RulebookDiagrams.all();
    }

    @ParameterizedTest
    @MethodSource("diagrams")
    void html_everyDiagram_isPicturedWithItsCaption(RulebookDiagram diagram) {
        assertThat(article(diagram))
                .contains("<svg ", "role=\"img\"")
                .contains(Html.escaped(diagram.title()))
                .contains(Html.escaped(diagram.caption()));
    }

    @ParameterizedTest
    @MethodSource("diagrams")
    void html_everyDiagram_linksToItsRules(RulebookDiagram diagram) {
        List<String> links = found("<a href=\"#([^\"]+)\"", article(diagram));
        assertThat(links).containsAll(ids(diagram.allows())).containsAll(ids(diagram.refuses()));
    }

    @ParameterizedTest
    @EnumSource(Rule.class)
    void html_everyRule_linksToItsDiagrams(Rule rule) {
        String entry = section("<dt id=\"" + rule.id() + "\">", "</dd>");
        List<String> expected =
                RulebookDiagrams.byRule(rule).stream().map(RulebookDiagram::id).toList();
        assertThat(found("<a href=\"#([^\"]+)\"", entry)).containsAll(expected);
    }

    @Test
    void html_links_endOnThePage() {
        List<String> ids = found(" id=\"([^\"]+)\"", PAGE);
        assertThat(ids).doesNotHaveDuplicates();
        assertThat(found(" href=\"([^\"]+)\"", PAGE)).allMatch(link -> ids.contains(link.substring(1)));
    }

    @Test
    void html_wholePage_needsNoNetwork() {
        assertThat(PAGE.replace("xmlns=\"http://www.w3.org/2000/svg\"", ""))
                .doesNotContain("http:", "https:", "//", "src=", "<script", "<link", "url(", "@import");
    }

    @Test
    void html_colors_followTheReader() {
        assertThat(PAGE)
                .contains("@media (prefers-color-scheme: dark)", "@media(prefers-color-scheme:dark)")
                .contains("<meta name=\"color-scheme\" content=\"light dark\">");
    }

    @Test
    void main_folder_getsTheSamePageEachTime(@TempDir Path folder) throws IOException {
        Path target = folder.resolve("new");
        DiagramPage.main(new String[] {target.toString()});
        assertThat(Files.readString(target.resolve("index.html"))).isEqualTo(PAGE);
    }

    private static String article(RulebookDiagram diagram) {
        return section("<article id=\"" + diagram.id() + "\">", "</article>");
    }

    /** What the page has between a start tag, whose id makes it the only one, and the next end tag. */
    private static String section(String start, String end) {
        assertThat(PAGE).contains(start);
        return PAGE.substring(PAGE.indexOf(start), PAGE.indexOf(end, PAGE.indexOf(start)));
    }

    private static List<String> ids(Iterable<Rule> rules) {
        List<String> ids = new ArrayList<>();
        rules.forEach(rule -> ids.add(rule.id()));
        return ids;
    }

    private static List<String> found(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map((MatchResult match) -> match.group(1))
                .toList();
    }
}
