package io.github.hiverules.site;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each cross in a picture comes with the sentence for the violation that {@link Position#check} finds. */
class RefusedCellsTest {

    private static final PageText PAGE = new PageText(DiagramPage.html(SiteLanguage.ENGLISH));
    private static final Pattern CELL_OR_CROSS =
            Pattern.compile("data-cell=\"(-?\\d+),(-?\\d+)\"|data-mark=\"unreachable\"");

    static List<RulebookDiagram> diagrams() {
        return RulebookDiagrams.all();
    }

    @ParameterizedTest
    @MethodSource("diagrams")
    void html_crossesOfPiece_quoteTheirViolations(RulebookDiagram diagram) {
        String article = PAGE.article(diagram);
        for (String figure : PageText.firstGroups("(?s)<figure data-subject=\"(\\w+\".*?</figure>)", article)) {
            String subject = figure.substring(0, figure.indexOf('"'));
            for (Hex hex : crosses(figure)) {
                List<String> sentences = sentences(article, subject + "@" + hex.q() + "," + hex.r());
                assertThat(sentences).as(subject + " " + hex).isNotEmpty();
                if (!subject.equals("place")) {
                    assertThat(sentences).containsExactly(expected(diagram.position(), subject, hex));
                }
            }
        }
    }

    @Test
    void html_hasManyCrosses() {
        assertThat(crosses(PAGE.html())).hasSizeGreaterThan(150);
    }

    private static List<Hex> crosses(String html) {
        List<Hex> crosses = new ArrayList<>();
        Hex cell = Hex.ORIGIN;
        for (MatchResult found : CELL_OR_CROSS.matcher(html).results().toList()) {
            if (found.group(1) == null) {
                crosses.add(cell);
            } else {
                cell = Hex.of(Integer.parseInt(found.group(1)), Integer.parseInt(found.group(2)));
            }
        }
        return crosses;
    }

    private static List<String> sentences(String article, String cross) {
        return PageText.firstGroups(
                "data-why=\"(?:[^\"]* )?" + Pattern.quote(cross) + "(?: [^\"]*)?\"><a [^>]*>([^\n]*?)</(?:li|span)>",
                article);
    }

    private static String expected(Position position, String name, Hex to) {
        Piece piece = Piece.all().stream()
                .filter(each -> each.toString().equals(name))
                .findFirst()
                .orElseThrow();
        Move move = position.moveOf(piece, to);
        return position.check(move)
                .map(violation -> violation.rule().id() + "</a> "
                        + Html.escaped(Sentences.english().violation(position, violation)))
                .orElseThrow();
    }
}
