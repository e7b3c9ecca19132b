package io.github.hiverules.site;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Violation.Kind;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The sentences page shows every kind of refusal, and its sentences follow the style rules. */
class SentencePageTest {

    @Test
    void examples_coverAllKindsOfViolations() {
        Set<Kind> kinds = SentencePage.examples().stream()
                .map(example -> example.violation().kind())
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Kind.class)));

        assertThat(kinds).containsExactly(Kind.values());
    }

    @Test
    void sentences_neverLocateCellByMovingPiece() {
        assertThat(SentencePage.examples())
                .hasSizeGreaterThan(50)
                .allSatisfy(example -> example.violation().pieces().stream()
                        .limit(1)
                        .forEach(piece -> assertThat(example.english())
                                .doesNotContain(" of " + piece + " ")
                                .doesNotContain(" of " + piece + ".")
                                .doesNotContain(" of " + piece + ",")));
    }

    /** The sentence in the language of the page comes first. */
    @Test
    void html_inEitherLanguage_showsEachExampleInBoth() {
        for (SiteLanguage language : List.of(SiteLanguage.ENGLISH, SiteLanguage.GERMAN)) {
            PageText page = new PageText(SentencePage.html(language));
            String first = language.code();
            String second = language.other().code();
            assertThat(page.firstGroups("<p lang=\"(" + first + ")\">[^<]+</p>\n<p lang=\"" + second + "\">[^<]+</p>"))
                    .hasSize(SentencePage.examples().size());
        }
    }

    @Test
    void html_inEitherLanguage_linksToPagesOfThatLanguage() {
        assertThat(SentencePage.html(SiteLanguage.ENGLISH))
                .contains(
                        "<html lang=\"en\">", "href=\"#main\"", "href=\"sentences.de.html\"", "href=\"../index.html\"");
        assertThat(SentencePage.html(SiteLanguage.GERMAN))
                .contains("<html lang=\"de\">", "href=\"#main\"", "href=\"sentences.html\"", "href=\"../de.html\"")
                .contains("<h1>Hive: die Sätze über verbotene Züge</h1>");
    }
}
