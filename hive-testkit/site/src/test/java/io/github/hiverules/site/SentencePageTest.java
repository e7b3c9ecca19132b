package io.github.hiverules.site;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.violation.Violation.Kind;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The page of sentences shows every kind of refusal, and the rules of good sentences hold on it. */
class SentencePageTest {

    @Test
    void examples_areOfAllKinds() {
        Set<Kind> kinds = SentencePage.examples().stream()
                .map(example -> example.violation().kind())
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Kind.class)));

        // The first two depend on a board without pieces, which no diagram shows; the others need luck.
        assertThat(EnumSet.complementOf(EnumSet.copyOf(kinds)))
                .isSubsetOf(
                        Kind.NOT_AT_ORIGIN, Kind.NOT_TOUCHING_FIRST_PIECE, Kind.NO_PLACE, Kind.THROW_THROWER_ON_TOP);
    }

    @Test
    void sentences_neverNameACellByTheMovingPiece() {
        assertThat(SentencePage.examples())
                .hasSizeGreaterThan(50)
                .allSatisfy(example -> example.violation().pieces().stream()
                        .limit(1)
                        .forEach(piece -> assertThat(example.english())
                                .doesNotContain(" of " + piece + " ")
                                .doesNotContain(" of " + piece + ".")
                                .doesNotContain(" of " + piece + ",")));
    }

    @Test
    void html_hasBothLanguagesOfEachExample() {
        String html = SentencePage.html("../");

        assertThat(html).contains("lang=\"de\"", "data-kind=\"gate\"");
        assertThat(html.split("<figure class=\"sentence\""))
                .hasSize(SentencePage.examples().size() + 1);
    }
}
